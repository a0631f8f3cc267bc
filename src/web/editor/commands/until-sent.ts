import type { BoardEditor } from '../board-editor.ts';

const PATIENCE_MS = 15_000;

/** Resolves when the server has everything that was changed here; rejects as a missing line does when that takes too long. */
export function untilSent(editor: Pick<BoardEditor, 'flush' | 'line' | 'subscribe'>): Promise<void> {
  editor.flush();
  return new Promise((resolve, reject) => {
    let leave = () => {};
    const timer = setTimeout(() => {
      leave();
      reject(new TypeError('The changes did not reach the server in time.'));
    }, PATIENCE_MS);
    const look = () => {
      if (editor.line().waiting > 0) return;
      clearTimeout(timer);
      leave();
      resolve();
    };
    leave = editor.subscribe(look);
    look();
  });
}
