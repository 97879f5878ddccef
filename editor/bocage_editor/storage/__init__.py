"""Files and folders on the user's machine; nothing here needs a window."""
