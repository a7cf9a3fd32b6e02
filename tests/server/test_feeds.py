"""Atom feeds and calendars of games by correspondence."""

from xml.etree import ElementTree

from vesicle.server.feeds import Entry, atom_feed, ics_calendar

AT = 1_700_000_000_000  # 14 November 2023, 22:13:20
TURN = Entry("k3v9", "Tuesday: it is Ada's turn", "https://games.example/t/k3v9", AT, AT + 86_400_000)
OVER = Entry("m2x7", "<b>&; \x00Bert, Zoë wins\nnow", "https://games.example/t/m2x7?a=1&b=2", AT + 1000)
ATOM = "{http://www.w3.org/2005/Atom}"


def test_a_feed_lists_the_newest_first() -> None:
    feed = ElementTree.fromstring(atom_feed("https://games.example/feed/secret", "My games", [TURN, OVER]))
    assert [entry.findtext(f"{ATOM}title") for entry in feed.iter(f"{ATOM}entry")] == [
        "<b>&; Bert, Zoë wins\nnow",
        "Tuesday: it is Ada's turn",
    ]
    assert feed.findtext(f"{ATOM}updated") == "2023-11-14T22:13:21Z"
    assert feed.findall(f".//{ATOM}link")[0].get("href") == OVER.url


def test_ids_stay_the_same_and_tell_no_secret() -> None:
    address = "https://games.example/feed/secret"
    first, later = atom_feed(address, "My games", []), atom_feed(address, "My games", [TURN])
    name = ElementTree.fromstring(first).findtext(f"{ATOM}id")
    assert name is not None and name.startswith("urn:uuid:") and name in later and "secret" not in later


def test_a_calendar_holds_deadlines_only() -> None:
    lines = ics_calendar("My games", [TURN, OVER]).split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-2:] == ["END:VCALENDAR", ""]
    assert lines.count("BEGIN:VEVENT") == 1 and f"UID:k3v9-{AT}@vesicle" in lines
    assert "DTSTAMP:20231114T221320Z" in lines and "DTSTART:20231115T221320Z" in lines


def test_a_calendar_escapes_and_folds_what_people_wrote() -> None:
    sentence = "a,b;c\\d\r\nEND:VEVENT " + "Zoë " * 40
    text = ics_calendar("My games", [Entry("k3v9", sentence, "https://games.example/", AT, AT)])
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert "\n" not in text.replace("\r\n", "") and text.count("\r\nEND:VEVENT") == 1
    assert "SUMMARY:a\\,b\\;c\\\\d END:VEVENT Zoë Zoë" in text.replace("\r\n ", "")
