"""Numbers that are read from bytes."""


def read_i32_be(raw: bytes, at: int) -> int:
    """Give the number of 32 bits that begins at a byte, the high end first."""
    return int.from_bytes(raw[at : at + 4], "big", signed=True)
