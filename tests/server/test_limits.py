"""Buckets, places and the sizes of things."""

from dataclasses import replace

from vesicle.server.limits import Bucket, Buckets, Limits, Places, Rate, retry_after


class Watch:
    """A clock that the test turns."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    watch = Watch()
    bucket = Bucket(Rate(per_second=2, burst=3), watch)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    watch.now += 0.25
    assert bucket.take() == 0.25
    watch.now += 0.25
    assert bucket.take() == 0 and bucket.take() == 0.5


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    watch = Watch()
    bucket = Bucket(Rate(per_second=2, burst=3), watch)
    watch.now += 1000
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]


def test_what_is_spilled_must_be_filled_up_first() -> None:
    watch = Watch()
    bucket = Bucket(Rate(2, burst=4), watch)
    bucket.spill(6)
    assert bucket.take() == 1.5
    bucket.spill(100)
    assert bucket.take() == 2.5, "nobody owes more than a whole bucket"


def test_addresses_have_buckets_of_their_own() -> None:
    buckets = Buckets(Rate(1, 1), 10, Watch())
    assert [buckets.take(address) for address in "aab"] == [0, 1, 0]


def test_the_address_longest_silent_is_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), 2, Watch())
    assert [buckets.take(address) for address in "abac"] == [0, 0, 1, 0]
    assert len(buckets) == 2 and buckets.take("a") == 1 and buckets.take("b") == 0


def test_places_are_limited_and_given_back() -> None:
    places = Places(2)
    assert [places.enter(address) for address in "aaab"] == [True, True, False, True]
    places.leave("a")
    assert places.enter("a") and not places.enter("a")


def test_the_header_says_whole_seconds_of_at_least_one() -> None:
    assert [retry_after(wait) for wait in (0.01, 1.0, 1.01)] == [1, 1, 2]


def test_an_import_may_be_larger_than_another_request_and_a_message_smaller() -> None:
    limits = Limits()
    assert limits.message < limits.body < limits.imported


def test_limits_are_set_one_by_one() -> None:
    usual = Limits()
    chosen = usual.changed(["connections=500", "requests=400,40", "patience=2.5"])
    assert (chosen.connections, chosen.requests, chosen.patience) == (500, Rate(40, 400), 2.5)
    assert replace(chosen, connections=100, requests=usual.requests, patience=usual.patience) == usual


def test_the_last_word_on_a_limit_counts() -> None:
    assert Limits().changed(["viewers=3", "viewers=5"]).viewers == 5
