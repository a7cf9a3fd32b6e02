// What of some parts of the page cannot be seen: beyond the window, cut off, under something else, or too small to read.
// A part: { name, find, least, scrolls, pictured }; `find` is a selector. Letters on a picture may be small. What may scroll may do so inside a strip of its own that
// is itself in sight, never with the whole table.
([parts, smallest]) => {
  const SLACK = 1.5; // pixels that are a matter of rounding
  const table = document.querySelector("section.surface");

  const isInside = (box, room) =>
    box.left >= room.left - SLACK &&
    box.top >= room.top - SLACK &&
    box.right <= room.right + SLACK &&
    box.bottom <= room.bottom + SLACK;

  const clips = (element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow);
  const isClipped = (element) => getComputedStyle(element).clipPath === "inset(50%)"; // read by screen readers alone
  const isMute = (element) => element !== null && (isClipped(element) || isMute(element.parentElement));
  const isSign = (text) => /^\p{L}$/u.test(text); // a letter on a picture, which has its own shape and colour too
  const letter = (element) => element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);

  /** The window, and every box around an element that cuts off what is beyond it. */
  const rooms = (element) => {
    const found = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around !== document.body && around !== document.documentElement && clips(around)) {
        found.push(around.getBoundingClientRect());
      }
    }
    return found;
  };

  /** Nothing of another branch of the page is drawn over a point of an element. */
  const isOnTop = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (top.contains(element) || element.contains(top));
  };

  const textsOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (walker.currentNode.data.trim() && !isMute(parent) && parent.checkVisibility()) found.push(walker.currentNode);
    }
    return found;
  };

  const linesOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((line) => line.width > 1);
  };

  /** How large letters are on the screen; those of a picture grow with it. */
  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGElement ? size * element.getScreenCTM().a : size;
  };

  const wrongWithText = (text, pictured) => {
    const element = text.parentElement;
    const lines = linesOf(text);
    const around = [...rooms(element), ...(clips(element) ? [element.getBoundingClientRect()] : [])];
    if (lines.length === 0) return "has no room";
    if (!lines.every((line) => around.every((room) => isInside(line, room)))) return "is cut off";
    if (!pictured && sizeOf(element) < smallest && !isSign(text.data.trim())) return `is too small (${sizeOf(element).toFixed(1)} px)`;
    const points = lines.flatMap((line) =>
      [line.left + 2, (line.left + line.right) / 2, line.right - 2].map((x) => [x, (line.top + line.bottom) / 2]),
    );
    return points.every(([x, y]) => isOnTop(element, x, y)) ? null : "is under something else";
  };

  const wrongWith = (element, pictured) => {
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return ["is not drawn"];
    if (!rooms(element).every((room) => isInside(box, room))) return ["is out of sight"];
    return textsOf(element).flatMap((text) => {
      const wrong = wrongWithText(text, pictured);
      return wrong ? [`“${text.data.trim()}” ${wrong}`] : [];
    });
  };

  /** The strip that an element may be scrolled in: not the table itself. */
  const stripOf = (element) => {
    for (let around = element.parentElement; around && around !== table; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const isLong = around.scrollWidth > around.clientWidth + 1 || around.scrollHeight > around.clientHeight + 1;
      if (isLong && /auto|scroll/.test(overflowX + overflowY)) return around;
    }
    return null;
  };

  const scrolledAround = (strip) => {
    const found = [];
    for (let around = strip.parentElement; around; around = around.parentElement) found.push(around.scrollTop);
    return found.join();
  };

  const look = ({ scrolls, pictured }, element) => {
    const strip = scrolls ? stripOf(element) : null;
    if (!strip) return wrongWith(element, pictured);
    const [left, top, around] = [strip.scrollLeft, strip.scrollTop, scrolledAround(strip)];
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const hasStayed = scrolledAround(strip) === around;
    const found = hasStayed ? wrongWith(element, pictured) : ["is out of sight"];
    [strip.scrollLeft, strip.scrollTop] = [left, top];
    return found;
  };

  return parts.flatMap((part) => {
    const found = [...document.querySelectorAll(part.find)].filter((one) => !isMute(one));
    const few = found.length < part.least ? [`${part.name}: ${found.length} of ${part.least}`] : [];
    return [...few, ...found.flatMap((one) => look(part, one).map((wrong) => `${part.name} “${letter(one)}” ${wrong}`))];
  });
};
