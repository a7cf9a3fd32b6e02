# page-rules
