"""Who may take a free seat: ratings in a range, and perhaps only those that are settled."""

from dataclasses import dataclass

from guildhall.core.errors import GuildhallError


@dataclass(frozen=True)
class Requirements:
    """What a table asks of those who were not invited; 0: no bound."""

    least: int = 0
    most: int = 0
    settled: bool = False
    """Whether provisional ratings are not enough."""

    def checked(self) -> "Requirements":
        """The same; raises GuildhallError bad_range where nobody could meet it."""
        if self.most and self.least > self.most:
            raise GuildhallError("bad_range", {"least": str(self.least), "most": str(self.most)})
        return self


ANYBODY = Requirements()


@dataclass(frozen=True)
class Strength:
    """How strong a person is in a game at a pace, and whether that is still unsure."""

    rating: int
    provisional: bool


def unfit(required: Requirements, strength: Strength) -> GuildhallError | None:
    """Why a person does not meet what a table asks; None: they do.

    Ratings are told as words, else texts would write them with commas.
    """
    rating, least, most = str(strength.rating), str(required.least), str(required.most)
    if required.settled and strength.provisional:
        return GuildhallError("rating_provisional", {})
    if strength.rating < required.least:
        return GuildhallError("rating_too_low", {"rating": rating, "least": least})
    if required.most and strength.rating > required.most:
        return GuildhallError("rating_too_high", {"rating": rating, "most": most})
    return None


def check_fit(required: Requirements, strength: Strength) -> None:
    """Raise GuildhallError where a person does not meet what a table asks."""
    if error := unfit(required, strength):
        raise error
