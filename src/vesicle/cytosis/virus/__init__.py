"""The Virus expansion: outbreaks, dice, pay-outs and antibodies (C-VIR)."""
