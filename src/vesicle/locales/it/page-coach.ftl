# page-coach
