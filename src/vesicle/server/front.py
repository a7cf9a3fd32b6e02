"""The first page of a server: what it is, and where its doors are."""

from html import escape

import vesicle


def front_page() -> str:
    """A plain page in both languages, without scripts or styles."""
    version = escape(vesicle.__version__)
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vesicle</title></head>
<body>
<main>
<h1>Vesicle {version}</h1>
<p>A table for Cytosis and Virus &amp; Co. is open here.
Programs play through <a href="/api/openapi.json">the API</a> and the websocket at <code>/ws</code>.</p>
<p lang="it">Qui è aperto un tavolo per Cytosis e Virus &amp; Co.
I programmi giocano attraverso <a href="/api/openapi.json">l’API</a> e il websocket <code>/ws</code>.</p>
<p><a href="/api/tables">/api/tables</a> · <a href="/api/games">/api/games</a> ·
<a href="/api/health">/api/health</a></p>
</main>
</body>
</html>
"""
