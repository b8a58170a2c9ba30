import type { loadPyodide } from "pyodide";
import type { Heard, Question, Reply } from "./engine";
import { keepFetched } from "./keeping";

/** Python in this thread: the desk of src/guildhall/offline. It answers one question after the other, and lets bots decide in between. */
const here = (file: string): string => new URL(file, self.location.href).href;

async function open(): Promise<(text: string) => string> {
  const [{ loadPyodide: load }, rules] = await Promise.all([
    import(/* @vite-ignore */ here(`${__PYODIDE__}/pyodide.mjs`)) as Promise<{ loadPyodide: typeof loadPyodide }>,
    fetch(here("rules.zip")).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText)))),
  ]);
  const python = await load({ indexURL: here(`${__PYODIDE__}/`) });
  python.unpackArchive(rules, "zip", { extractDir: "/rules" });
  return python.runPython("import sys\nsys.path.insert(0, '/rules')\nfrom guildhall.offline.door import Door\nDoor().ask") as (text: string) => string;
}

const opened = open();
const tell = (heard: Heard): void => self.postMessage(heard);
opened.then(
  () => keepFetched(self.location.href),
  (error: unknown) => tell({ failed: String(error) }),
);

let stepping: ReturnType<typeof setTimeout> | undefined;

/** Ask the desk; while bots are due they decide one by one, and what is asked meanwhile comes in between. */
async function ask(question: Question): Promise<Reply> {
  const door = await opened;
  const reply = JSON.parse(door(JSON.stringify(question))) as Reply;
  clearTimeout(stepping);
  if (reply.due) stepping = setTimeout(() => void step(), 0);
  return reply;
}

async function step(): Promise<void> {
  tell({ reply: await ask({ do: "step" }) });
}

self.addEventListener("message", ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  ask(data.question).then(
    (reply) => tell({ id: data.id, reply }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
