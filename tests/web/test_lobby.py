"""The first screen."""

from web.conftest import OpenScreen


def test_the_first_screen_greets(screen: OpenScreen) -> None:
    page = screen("/").page
    page.get_by_role("heading", level=1).wait_for()
