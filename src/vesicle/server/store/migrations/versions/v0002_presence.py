"""Who is at a table, in whichever server process; a process that dies takes its people with it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make two tables; those of players stay as they are."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("ballast", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "process",
            sa.Text,
            sa.ForeignKey("processes.id", name="presence_process", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("holders", sa.JSON, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
    )
    op.create_index("presence_of_table", "presence", ["table_id"])
