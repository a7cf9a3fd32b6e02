# page-replay
