/* Words of a page, or of the dialog in front of it, that reach out of their button or lie upon other words. */
() => {
  const BUTTONS = "button, .button, summary, th, td, legend, label, h1, h2, strong";
  const APART = ".heard, [aria-hidden=true], svg, canvas, option, [role=gridcell]"; // not read here, or drawn on purpose
  const FLOATING = ".tip, .arrival, .notice, [popover]"; // they may cover something for a moment
  const front = document.querySelector("dialog[open]") ?? document.body;

  const above = function* (one) {
    for (let up = one; up && up !== front; up = up.parentElement) yield up;
  };
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true }) &&
    !one.closest(APART) &&
    [...above(one)].every((up) => getComputedStyle(up).clipPath === "none");
  const said = (one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 80)}`;

  const bursting = [...front.querySelectorAll(BUTTONS)].filter(
    (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 2 && seen(one),
  );

  /** What is seen of a box: the rest may be scrolled out of the window of something around it. */
  const visible = (one, { left, right, top, bottom }) => {
    const box = { left, right, top, bottom };
    for (const up of above(one)) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const frame = up.getBoundingClientRect();
      if (overflowX !== "visible")
        Object.assign(box, { left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right) });
      if (overflowY !== "visible")
        Object.assign(box, { top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) });
    }
    return box;
  };
  const words = (one) => [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const boxes = (one) => {
    const range = document.createRange();
    range.selectNode(words(one));
    const seen = [...range.getClientRects()].map((box) => visible(one, box));
    return seen.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
  };
  const overlap = (one, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 3 && high > 0.45 * Math.min(one.bottom - one.top, other.bottom - other.top);
  };
  const texts = [...front.querySelectorAll("*")]
    .filter((one) => words(one) && !one.closest(FLOATING) && seen(one))
    .map((one) => ({ one, boxes: boxes(one) }));
  const upon = texts.flatMap(({ one, boxes }, at) =>
    texts
      .slice(at + 1)
      .filter((other) => !one.contains(other.one) && !other.one.contains(one))
      .filter((other) => boxes.some((box) => other.boxes.some((its) => overlap(box, its))))
      .map((other) => `upon each other: ${said(one)} | ${said(other.one)}`),
  );
  return [...new Set([...bursting.map((one) => `too long: ${said(one)}`), ...upon])];
}
