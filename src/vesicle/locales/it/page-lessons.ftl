# page-lessons
