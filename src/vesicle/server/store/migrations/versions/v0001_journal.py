"""Tables, their journals, and tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    make_tables()
    make_entries()
    make_tokens()


def make_tables() -> None:
    """One row for each table of players."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("awaiting", sa.Text, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("card", sa.JSON, nullable=False),
        sa.Column("secret", sa.JSON, nullable=False),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name="tables_status"),
        sa.CheckConstraint("awaiting IN ('person', 'bot', 'nobody')", name="tables_awaiting"),
    )
    bot = sa.text("awaiting = 'bot'")
    op.create_index("tables_listed", "tables", ["public", "status", "created"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_awaiting_bot", "tables", ["updated"], sqlite_where=bot, postgresql_where=bot)


def make_entries() -> None:
    """The journals of all tables; the number is unique within a table."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="entries_table"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def make_tokens() -> None:
    """Hashes of the tokens that were given out."""
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="tokens_table"), primary_key=True),
        sa.Column("holder", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_of_table", "tokens", ["table_id"])
