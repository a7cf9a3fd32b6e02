"""A newcomer: from the first screen into a game in two clicks, and to its end."""

import re

from web.conftest import OpenScreen
from web.player import play_by_clicks


def test_a_newcomer_is_in_a_game_with_two_clicks_and_finishes_it(screen: OpenScreen) -> None:
    newcomer = screen("/")
    page = newcomer.page
    page.get_by_role("button", name="Play Cytosis").click()
    page.get_by_role("button", name=re.compile("^Freshman")).click()
    page.wait_for_url("**/t/*")
    assert play_by_clicks(newcomer, seed=1) > 50
