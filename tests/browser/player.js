/**
 * Plays a game to its end from inside the page, as a mouse would: what glows on the board is clicked where it can be
 * hit, the list only when no shape leads on. No round trip per click: a game of hundreds of questions takes seconds.
 */
async ([seed, most, patience]) => {
  const GLOWS = "section.board :is(button, [role=button])[data-kind]:is([data-choice=open], [data-choice=chosen]):not(:disabled, [aria-disabled=true])";
  const CHOICES = "section.now .choices button:not(.plain)";
  const SEND = "section.now .send:not(:disabled)";
  const CLICKS = 12;
  const told = { decisions: 0, on_board: 0, listed: {}, covered: [] };

  const all = (what) => [...document.querySelectorAll(what)];
  const over = () => !!document.querySelector("section.now .scroll");
  const question = () => document.querySelector(".table")?.dataset.question ?? "";
  const name = (shape) => `${shape.dataset.kind} ${shape.dataset.id} ${shape.dataset.city ?? ""}`.trim();

  let state = seed;
  const luck = (below) => (state = (state * 48271) % 2147483647) % below;

  let sent = "";
  const fetched = window.fetch;
  window.fetch = (path, init) => {
    const made = /\/moves?$/.test(String(path)) ? JSON.parse(init.body) : null;
    if (made) sent = (made.move ?? made.moves[0]).split(" ")[0];
    return fetched(path, init);
  };
  const said = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    sent = (JSON.parse(text).move ?? sent).split(" ")[0];
    return said.call(this, text);
  };

  const until = (test) =>
    new Promise((done, fail) => {
      if (test()) return done();
      const late = setTimeout(() => (watch.disconnect(), fail(new Error(`nothing after question ${question()}: ${document.body.innerText}`))), patience);
      const watch = new MutationObserver(() => {
        if (!test()) return;
        watch.disconnect();
        clearTimeout(late);
        done();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const asked = (old) => over() || (question() !== "" && question() !== old && document.querySelector(`${CHOICES}:not(:disabled), ${SEND}`));
  /** The page has done what follows from a click, and drawn it: a map may have come closer. */
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** What follows from the row is known. */
  const looked = () => sent || !document.querySelector('section.now .choices[aria-busy="true"]');

  /** Give a point where a click reaches this shape and nothing that lies upon it. */
  function point(shape) {
    const box = shape.getBoundingClientRect();
    for (const part of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const rest of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const at = { clientX: box.left + box.width * part, clientY: box.top + box.height * rest };
        const hit = document.elementFromPoint(at.clientX, at.clientY);
        if (hit && shape.contains(hit) && hit.closest("[data-kind]") === shape) return { hit, at };
      }
    return null;
  }

  /** Where a shape that cannot be hit is, and what is there instead. */
  function where(shape) {
    const { x, y, width, height } = shape.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return `at ${[x, y, width, height].map(Math.round)} in ${[innerWidth, innerHeight]} under ${hit?.tagName} ${hit?.getAttribute("class")}`;
  }

  function click(shape) {
    shape.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const found = point(shape);
    if (!found) told.covered.push(`${name(shape)} ${where(shape)}`);
    found?.hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...found.at }));
    return !!found;
  }

  /** Send what is collected for a row, one answer at a time; where all must be answered, the rest as it comes. */
  async function sendRow() {
    await drawn();
    if (!document.querySelector("[data-drafted]")) return;
    await until(looked);
    while (!sent && !document.querySelector(SEND)) {
      const rests = all("section.now .choices .most:not(:disabled)");
      rests[luck(rests.length)].click();
      await drawn();
      await until(looked);
    }
    if (!sent) document.querySelector(SEND).click();
    await until(() => sent);
  }

  /** Click shapes until a move is on its way. */
  async function byBoard(old) {
    const tried = new Set();
    for (let clicks = 0; clicks < CLICKS; clicks += 1) {
      const shapes = all(GLOWS).filter((shape) => !tried.has(name(shape)));
      if (!shapes.length) return false;
      const shape = shapes[luck(shapes.length)];
      tried.add(name(shape));
      if (!click(shape)) continue;
      await sendRow();
      if (sent || question() !== old) return true;
    }
    return false;
  }

  /** Choose from the list until a move is on its way: many answers are listed by what they begin with. */
  async function byList() {
    for (;;) {
      const choices = all(`${CHOICES}:not(:disabled)`);
      const choice = choices[luck(choices.length)] ?? document.querySelector(SEND);
      choice.click();
      if (!choice.classList.contains("step")) break;
      await drawn();
    }
    await sendRow();
  }

  await until(() => asked(""));
  while (!over() && told.decisions < most) {
    const old = question();
    document.querySelector(".counted .close")?.click();
    await drawn();
    sent = "";
    if (await byBoard(old)) told.on_board += 1;
    else {
      await byList();
      told.listed[sent] = (told.listed[sent] ?? 0) + 1;
    }
    told.decisions += 1;
    await until(() => asked(old));
  }
  window.fetch = fetched;
  WebSocket.prototype.send = said;
  return told;
};
