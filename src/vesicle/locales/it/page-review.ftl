# page-review
