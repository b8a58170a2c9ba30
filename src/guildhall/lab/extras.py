"""Libraries that not everybody needs, as `lab` asks for them."""

from guildhall.core.extras import extra

__all__ = ["extra"]
