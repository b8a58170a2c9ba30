/**
 * Takes a way through a lesson from inside the page, as a mouse would: waits for the words of each step and for what it lights
 * up, then presses the thing on the board that the move names, the button in the list where none can be hit, or Next.
 */
async ([way, patience]) => {
  const OPEN = "section.board :is(button, [role=button])[data-decides]";
  const SEND = "section.now .send:not(:disabled)";
  const told = { on_board: 0, listed: [] };

  const table = () => document.querySelector(".table")?.dataset ?? {};
  const text = () => document.querySelector(".shown-card .text")?.textContent ?? "";
  const around = () => document.querySelector(".spotlight")?.dataset.around ?? "";
  const rows = () => document.querySelectorAll(".counted tr.lit").length;
  /** On a phone the words lie over the board: what is lit up has come out from below them. */
  const inSight = () => {
    const ring = document.querySelector(".spotlight .ring")?.getBoundingClientRect();
    const panel = document.querySelector("section.now").getBoundingClientRect();
    return !ring || panel.left >= ring.right || ring.top < panel.top;
  };
  const shows = (moment) =>
    table().step === moment.step &&
    Number(table().taken) === moment.taken &&
    text() === moment.text &&
    around() === moment.around &&
    rows() === moment.rows &&
    inSight();

  let sent = false;
  const fetched = window.fetch;
  window.fetch = (path, init) => {
    sent ||= /\/api\/lessons\/\w+\/\w+$/.test(String(path));
    return fetched(path, init);
  };

  const until = (test, what) =>
    new Promise((done, fail) => {
      if (test()) return done();
      const late = setTimeout(() => (watch.disconnect(), fail(new Error(`${what}; there is ${JSON.stringify(table())} ${around()} ${rows()}: ${text()}`))), patience);
      const watch = new MutationObserver(() => {
        if (!test()) return;
        watch.disconnect();
        clearTimeout(late);
        done();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  /** The page has done what follows from a press, and drawn it. */
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** Press a thing in its middle, if nothing lies upon it. */
  function click(shape) {
    shape.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = shape.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const hit = document.elementFromPoint(at.clientX, at.clientY);
    if (!hit || !shape.contains(hit)) return false;
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...at }));
    return true;
  }

  /** Send what is collected for a row. */
  async function sendRow() {
    await drawn();
    if (!document.querySelector("[data-drafted]")) return;
    await until(() => sent || document.querySelector(SEND), "the row can't be sent");
    if (!sent) document.querySelector(SEND).click();
    await until(() => sent, "the row is not sent");
  }

  /** Press the thing that stands for all that a move names. */
  async function byBoard(move) {
    const named = move.split(" ").slice(1).sort().join();
    const shape = [...document.querySelectorAll(OPEN)].find(({ dataset }) => dataset.decides.split(" ").slice(1).sort().join() === named);
    if (!named || !shape || !click(shape)) return false;
    await sendRow();
    return sent;
  }

  async function byList(move) {
    for (const more of [".fold[aria-expanded=false]", ".choices .all"]) {
      document.querySelector(`.question ${more}`)?.click();
      await drawn();
    }
    document.querySelector(`.question [data-decides="${move}"]`).click();
    await sendRow();
  }

  for (const moment of way) {
    // what ends a row went with the move before
    if (Number(table().taken) > moment.taken) continue;
    await until(() => shows(moment), `no ${JSON.stringify(moment)}`);
    sent = false;
    if (moment.answer === "next") document.querySelector(".shown-card [data-decides=next]").click();
    else if (await byBoard(moment.answer)) told.on_board += 1;
    else {
      told.listed.push(moment.answer);
      await byList(moment.answer);
    }
    await until(() => sent && Number(table().taken) > moment.taken, `${moment.answer} is not taken`);
  }
  window.fetch = fetched;
  return told;
};
