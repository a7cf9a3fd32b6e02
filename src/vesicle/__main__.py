"""`python -m vesicle` is the command `vesicle`."""

from vesicle.cli import app

if __name__ == "__main__":
    app(prog_name="vesicle")
