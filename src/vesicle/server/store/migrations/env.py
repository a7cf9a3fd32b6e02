"""Alembic runs this file; the connection comes from `migrate`, in whose transaction all steps are taken."""

from alembic import context

from vesicle.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
