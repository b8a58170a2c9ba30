/** Gives what does not fit the window of a desk: parts of the board outside its place, cut words, targets out of sight or too small. */
() => {
  const SLACK = 1.5;
  /** What can be chosen is at least so wide and high (WCAG 2.5.8). */
  const POINTED = 24;
  const board = document.querySelector("section.board");
  const frame = board.getBoundingClientRect();
  const problems = [];

  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 60);
  const size = (box) => `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;
  const beyond = (box, edge) =>
    box.left < edge.left - SLACK || box.right > edge.right + SLACK || box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;

  /** The first element around it that cuts it off; what can be scrolled there is not cut off. */
  function cutter(start, box) {
    for (let each = start; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const scrolls = [style.overflowX, style.overflowY].some((way) => way === "auto" || way === "scroll");
      if (scrolls || each.classList.contains("unseen")) return null;
      const cuts = [style.overflowX, style.overflowY].some((way) => way === "hidden" || way === "clip");
      if (cuts && !(each instanceof SVGElement) && beyond(box, each.getBoundingClientRect())) return each;
    }
    return null;
  }

  function words() {
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent.closest("svg, .unseen") || !seen(parent)) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const by = box.width ? cutter(parent, box) : null;
      if (by) problems.push(`"${text.data.trim().slice(0, 40)}" (${size(box)}) is cut by ${name(by)} (${size(by.getBoundingClientRect())})`);
    }
  }

  function parts() {
    for (const each of board.querySelectorAll("*")) {
      if (each instanceof SVGElement && each.ownerSVGElement) continue;
      const box = each.getBoundingClientRect();
      if (!box.width || !box.height || each.closest(".unseen") || !seen(each)) continue;
      const whole = each.parentElement !== board && beyond(each.parentElement.getBoundingClientRect(), frame);
      if (!whole && beyond(box, frame) && cutter(each.parentElement, box)) problems.push(`${name(each)} (${size(box)}) lies outside the board (${size(frame)})`);
    }
  }

  function targets() {
    for (const each of board.querySelectorAll("[data-choice=open]")) {
      const box = each.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (seen(each) && Math.min(box.width, box.height) < POINTED) problems.push(`${each.dataset.kind} ${each.dataset.id} is ${Math.round(box.width)} by ${Math.round(box.height)} px`);
      if (seen(each) && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom))
        problems.push(`${each.dataset.kind} ${each.dataset.id} can be chosen out of sight`);
    }
  }

  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + SLACK) problems.push(`the page is ${root.scrollHeight} px high in a window of ${innerHeight}`);
  if (root.scrollWidth > innerWidth + SLACK) problems.push(`the page is ${root.scrollWidth} px wide in a window of ${innerWidth}`);
  const question = document.querySelector("section.now h2").getBoundingClientRect();
  if (question.top < 0 || question.bottom > innerHeight) problems.push("the question is out of sight");
  words();
  parts();
  targets();
  return [...new Set(problems)];
}
