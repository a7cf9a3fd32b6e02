"""The whole page as a folder of files, for a web host that runs no program of ours."""

from vesicle.site.writing import Site, write_site

__all__ = ["Site", "write_site"]
