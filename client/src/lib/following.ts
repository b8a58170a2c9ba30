/** So long things may still move after a change, in milliseconds. */
const MOVES = 1500;

/** Cards turn over and travel longer than usual where the machine is busy; what moves for ever does not count. */
function isMoving(board: Element): boolean {
  const all = board.getAnimations({ subtree: true });
  return all.some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
}

/**
 * Look at a board in every frame while things move on it, and once when they have come to rest; again when it changes: it may
 * draw itself late or be moved by hand. Gives what ends it.
 */
export function follow(board: Element, look: (rested: boolean) => void): () => void {
  let [until, frame] = [performance.now() + MOVES, 0];
  const next = (): void => {
    const rested = performance.now() >= until && !isMoving(board);
    look(rested);
    frame = rested ? 0 : requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  const changes = new MutationObserver(() => {
    until = performance.now() + MOVES;
    frame ||= requestAnimationFrame(next);
  });
  changes.observe(board, { subtree: true, childList: true, attributeFilter: ["transform"] });
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}
