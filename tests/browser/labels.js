/** Gives the names on the map of the Dutch Revolt that lie on each other or under a box, with how much of the smaller is covered. */
() => {
  const MOST = 0.2;
  const all = (what) => [...document.querySelectorAll(`.map ${what}`)].filter((each) => each.checkVisibility());
  const names = all("text").filter((text) => /\p{L}/u.test(text.textContent));
  const boxes = all(":is(.plank, .scroll)");
  const area = ({ width, height }) => width * height;

  function covered(one, other) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? (wide * high) / Math.min(area(a), area(b)) : 0;
  }

  const found = [];
  const tell = (one, other, what) => {
    const part = covered(one, other);
    if (part > MOST) found.push(`${one.textContent} ${what} (${Math.round(part * 100)} %)`);
  };
  names.forEach((one, at) => {
    for (const other of names.slice(at + 1)) tell(one, other, `and ${other.textContent}`);
    for (const box of boxes) if (!box.parentElement.contains(one)) tell(one, box, `and the box ${box.parentElement.textContent.trim()}`);
  });
  return found;
}
