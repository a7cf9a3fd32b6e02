"""Bring a database to the newest schema when a store opens it."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

ONE_AT_A_TIME = 0x76657369636C65  # "vesicle": the advisory lock of those who migrate


def migrate(engine: Engine) -> None:
    """Take the missing steps in one transaction while other processes wait; ValueError for a newer schema."""
    config = Config()
    config.set_main_option("script_location", "vesicle.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        refuse_newer(connection, script)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def refuse_newer(connection: Connection, script: ScriptDirectory) -> None:
    """A schema that this program does not know was made by a newer one."""
    known = {step.revision for step in script.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            newest = script.get_current_head()
            raise ValueError(
                f"The database has schema {revision} of a newer Vesicle; this one knows schemas up to {newest}."
            )
