# page-atlas
