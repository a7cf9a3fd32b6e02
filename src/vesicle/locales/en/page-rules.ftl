# The rules in the page: the reference, and the clauses of a thing or of a line of the log.

## The clauses of something

rules-loading = Looking the rules up …
rules-none-for-this = No rule speaks of this.
rules-more = { $count ->
    [one] One more clause
   *[other] { $count } more clauses
}
rules-unreachable = The rules cannot be fetched just now.
rules-new-tab = opens in a new tab
rules-of-line = The rules behind this
    .label = The rules behind: { $line }
