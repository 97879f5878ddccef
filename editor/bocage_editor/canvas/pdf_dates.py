"""PDF files that are the same bytes whenever they are made."""

import os
import re
from datetime import UTC, datetime
from hashlib import sha256
from uuid import UUID

_DATE = re.compile(rb"(?<=Date \(D:)\d{14}")
_XMP_DATE = re.compile(rb'(?<=Date=")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d')
_XMP_ID = re.compile(rb'(?<=DocumentID="uuid:)[0-9a-f-]{36}')
_ID = re.compile(rb"(?<=/ID \[ )<[0-9a-f]+> <[0-9a-f]+>")


def reproducible(pdf: bytes) -> bytes:
    """Return a PDF file as of the moment in ``SOURCE_DATE_EPOCH``, if that is set.

    Qt writes the time of day and random ids.  What takes their place is as long, because a PDF
    file says where in it everything begins.  https://reproducible-builds.org/specs
    """
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not epoch.isdecimal():
        return pdf
    try:
        moment = datetime.fromtimestamp(int(epoch), UTC)
    except (OverflowError, ValueError, OSError):
        return pdf
    pdf = _DATE.sub(f"{moment:%Y%m%d%H%M%S}".encode(), pdf)
    pdf = _XMP_DATE.sub(f"{moment:%Y-%m-%dT%H:%M:%S}".encode(), pdf)
    pdf = _XMP_ID.sub(bytes(36).replace(b"\0", b"0"), pdf)
    pdf = _ID.sub(lambda found: re.sub(rb"[0-9a-f]", b"0", found[0]), pdf)
    name = str(UUID(bytes=sha256(pdf).digest()[:16])).encode()
    pdf = _XMP_ID.sub(name, pdf)
    return _ID.sub(b"<%b> <%b>" % (name.hex().encode(), name.hex().encode()), pdf)
