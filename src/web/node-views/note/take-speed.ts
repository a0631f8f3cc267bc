import { isLocked } from '../../editor/rules/locking.ts';
import { spokenAt } from '../../recipes/speed-of-note.ts';
import type { Editor } from '../../editor/editor.ts';

/** Takes a speed for that of a note's script, in one step that can be undone; nothing where the note is gone or locked by now. */
export function takeSpeed(editor: Pick<Editor, 'node' | 'commit'>, id: string, speed: number): void {
  const node = editor.node(id);
  if (!node || isLocked(node)) return;
  editor.commit([{ do: 'patch-node', id, patch: { metadata: spokenAt(node.metadata, speed) } }]);
}
