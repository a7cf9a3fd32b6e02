"""One file for each area of the board. Every area has `why_not_x` and `do_x` for a piece that lands on its spot.

`spent` is ATP that has to be paid before the area's own action: the price of a grey piece.
"""
