"""Measures for operators."""

import time

from vesicle.server.metrics import Metrics


def test_measures_are_shown_in_prometheus_form() -> None:
    metrics = Metrics()
    metrics.tables.labels("playing").set(3)
    metrics.acknowledged.labels("cytosis").inc()
    metrics.count_refusal("origin")
    metrics.durable.observe(0.004)
    metrics.bots.labels("greedy").observe(0.2)
    page, kind = metrics.page()
    lines = page.decode().splitlines()
    assert kind.startswith("text/plain")
    assert 'vesicle_tables{status="playing"} 3.0' in lines and 'vesicle_actions_total{game="cytosis"} 1.0' in lines
    assert 'vesicle_refusals_total{kind="origin"} 1.0' in lines
    assert 'vesicle_durable_seconds_bucket{le="0.005"} 1.0' in lines
    assert 'vesicle_bot_seconds_bucket{le="0.1",level="greedy"} 0.0' in lines


def test_what_is_counted_all_the_time_is_on_the_page_when_somebody_asks() -> None:
    metrics = Metrics()
    for _ in range(2):
        metrics.count_action("cytosis")
        metrics.count_sent(3)
        metrics.note_durable(time.perf_counter() - 1.5)
        lines = metrics.page()[0].decode().splitlines()
    assert 'vesicle_actions_total{game="cytosis"} 2.0' in lines and "vesicle_messages_sent_total 6.0" in lines
    assert 'vesicle_durable_seconds_bucket{le="1.0"} 0.0' in lines
    assert 'vesicle_durable_seconds_bucket{le="2.5"} 2.0' in lines and "vesicle_durable_seconds_count 2.0" in lines


def test_two_servers_in_one_process_do_not_mix() -> None:
    one, two = Metrics(), Metrics()
    one.sent.inc(5)
    assert b"vesicle_messages_sent_total 5.0" in one.page()[0]
    assert b"vesicle_messages_sent_total 0.0" in two.page()[0]


def test_every_measure_says_what_it_is() -> None:
    for family in Metrics().registry.collect():
        assert family.name.startswith("vesicle_") and family.documentation.endswith(".")
