import type { Point } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../board-editor.ts';

const GLIDE_MS = 260;
/** More than this many at once would come to rest before they are seen to move. */
const MOST = 300;

/** Shows how cards come from where they were to where they are by now; the board itself has changed already. */
export function glide(editor: BoardEditor, from: ReadonlyMap<string, Point>): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || from.size === 0 || from.size > MOST) return;
  const started = performance.now();
  const goals = new Map([...from.keys()].map((id) => [id, editor.scene.node(id)?.position]));
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - started) / GLIDE_MS));
    const eased = 1 - (1 - share) ** 3;
    for (const [id, start] of from) {
      const entry = editor.scene.entry(id);
      const goal = entry?.node.position;
      // Who was moved meanwhile goes on from there.
      if (!entry || !goal || goal !== goals.get(id)) continue;
      editor.scene.moveRect(entry, {
        x: start.x + (goal.x - start.x) * eased,
        y: start.y + (goal.y - start.y) * eased,
      });
    }
    editor.redraw(from.keys());
    if (share < 1) requestAnimationFrame(step);
  };
  step(started);
}
