// The share of the window in which the picture of the cell can be seen: neither beyond it nor under something else.
() => {
  const POINTS = 40; // in each direction
  const board = document.querySelector("[data-board]");
  const { left, top, width, height } = board.getBoundingClientRect();
  const [, , wide, high] = board.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
  const scale = Math.min(width / wide, height / high);
  const [right, lower] = [(width - wide * scale) / 2, (height - high * scale) / 2]; // the picture lies in the middle
  let seen = 0;
  for (let across = 0; across < POINTS; across++) {
    for (let down = 0; down < POINTS; down++) {
      const [x, y] = [((across + 0.5) / POINTS) * innerWidth, ((down + 0.5) / POINTS) * innerHeight];
      const isIn = Math.abs(x - left - width / 2) < width / 2 - right && Math.abs(y - top - height / 2) < height / 2 - lower;
      if (isIn && board.contains(document.elementFromPoint(x, y))) seen++;
    }
  }
  return seen / POINTS ** 2;
};
