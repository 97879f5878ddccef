"""Which system package holds what, and the command that installs it."""

from collections.abc import Iterable, Mapping
from enum import StrEnum


class Manager(StrEnum):
    """A program that installs system packages."""

    APT = "apt"
    DNF = "dnf"
    PACMAN = "pacman"
    ZYPPER = "zypper"
    BREW = "brew"
    UNKNOWN = ""


_INSTALL = {
    Manager.APT: "apt-get install",
    Manager.DNF: "dnf install",
    Manager.PACMAN: "pacman -S",
    Manager.ZYPPER: "zypper install",
    Manager.BREW: "brew install",
}

_MANAGER_OF_DISTRIBUTION = {
    "debian": Manager.APT,
    "ubuntu": Manager.APT,
    "fedora": Manager.DNF,
    "rhel": Manager.DNF,
    "centos": Manager.DNF,
    "arch": Manager.PACMAN,
    "opensuse": Manager.ZYPPER,
    "suse": Manager.ZYPPER,
}
"""By ``ID`` or ``ID_LIKE`` in /etc/os-release; a suffix such as ``-leap`` is ignored."""

FONTS = "fonts"
"""Stands for a font with all Latin letters where `package_names` expects a library."""

FONT_ALIASES = frozenset(("Monospace", "Sans Serif", "Serif"))
"""Names that Qt lists even where there is no font at all."""

QT_LIBRARIES = (
    "libEGL.so.1",
    "libGL.so.1",
    "libxkbcommon.so.0",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libglib-2.0.so.0",
)
"""Shared libraries that Qt loads and its Python package does not bring along."""

X11_LIBRARIES = (
    "libX11-xcb.so.1",
    "libxkbcommon-x11.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-sync.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
)
"""What Qt needs besides to open windows on an X11 display."""

_PACKAGES: Mapping[Manager, Mapping[str, str]] = {
    Manager.APT: {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        FONTS: "fonts-dejavu-core",
    },
    Manager.DNF: {FONTS: "dejavu-sans-fonts"},
    Manager.ZYPPER: {FONTS: "dejavu-fonts"},
    Manager.PACMAN: {
        "libEGL.so.1": "libglvnd",
        "libGL.so.1": "libglvnd",
        "libxkbcommon.so.0": "libxkbcommon",
        "libdbus-1.so.3": "dbus",
        "libfontconfig.so.1": "fontconfig",
        "libglib-2.0.so.0": "glib2",
        "libgthread-2.0.so.0": "glib2",
        "libX11-xcb.so.1": "libx11",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11",
        "libxcb-cursor.so.0": "xcb-util-cursor",
        "libxcb-icccm.so.4": "xcb-util-wm",
        "libxcb-image.so.0": "xcb-util-image",
        "libxcb-keysyms.so.1": "xcb-util-keysyms",
        "libxcb-randr.so.0": "libxcb",
        "libxcb-render-util.so.0": "xcb-util-renderutil",
        "libxcb-shape.so.0": "libxcb",
        "libxcb-sync.so.1": "libxcb",
        "libxcb-xfixes.so.0": "libxcb",
        "libxcb-xkb.so.1": "libxcb",
        FONTS: "ttf-dejavu",
    },
    Manager.BREW: {FONTS: "font-dejavu"},
}


def manager_of(os_release: Mapping[str, str], platform: str) -> Manager:
    """Return the package manager of a distribution, or `Manager.UNKNOWN`.

    ``os_release`` holds the fields of /etc/os-release, ``platform`` is
    `sys.platform`.
    """
    if platform == "darwin":
        return Manager.BREW
    for name in [os_release.get("ID", ""), *os_release.get("ID_LIKE", "").split()]:
        manager = _MANAGER_OF_DISTRIBUTION.get(name.lower().partition("-")[0])
        if manager:
            return manager
    return Manager.UNKNOWN


def install_command(needed: Iterable[str], manager: Manager, *, is_root: bool = False) -> str:
    """Return the command that installs libraries (or `FONTS`), or advice where none is known."""
    needed = list(needed)
    names = list(dict.fromkeys(_package_name(item, manager) for item in needed))
    if manager is Manager.UNKNOWN or "" in names:
        wanted = ["a font such as DejaVu Sans" if item == FONTS else item for item in needed]
        return f"install what provides {', '.join(wanted)}"
    words = f"{_INSTALL[manager]} {' '.join(names)}"
    return words if is_root or manager is Manager.BREW else f"sudo {words}"


def _package_name(needed: str, manager: Manager) -> str:
    """Return what to ask ``manager`` for, or nothing if we cannot know."""
    name = _PACKAGES.get(manager, {}).get(needed, "")
    if not name and manager in (Manager.DNF, Manager.ZYPPER):
        return f"'{needed}()(64bit)'"  # RPM finds packages by the library they provide
    return name
