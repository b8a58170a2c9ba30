"""The phases of Flandern 1302, one file each: offers above the handlers they lead to."""
