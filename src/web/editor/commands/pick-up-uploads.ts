import { textFact } from '../facts.ts';
import type { BoardEditor } from '../board-editor.ts';
import { sendInto, type Sending } from './add-file.ts';

/** Another tab may be sending; after this long without its file the node is taken for abandoned. */
const PATIENCE_MS = 120_000;

/**
 * Offers to choose the file again for every file node that has none: one that failed, one whose upload ended with its
 * tab (any that is found so on opening), and one that another tab leaves waiting. Answers how to stop.
 */
export function pickUpUploads(editor: BoardEditor, sending: Sending): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const lacksFile = (id: string): boolean => {
    const node = editor.node(id);
    return node?.type === 'file' && textFact(node, 'fileId') === null && editor.upload(id) === null;
  };
  const offer = (id: string) => {
    waiting.delete(id);
    if (lacksFile(id)) {
      editor.setUpload(id, { percent: null, retry: null, choose: (file) => sendInto(editor, id, file, sending) });
    }
  };
  const look = (id: string) => {
    const node = editor.node(id);
    if (!node || waiting.has(id) || !lacksFile(id)) return;
    if (textFact(node, 'processingError') !== null) return offer(id);
    waiting.set(
      id,
      setTimeout(() => offer(id), PATIENCE_MS),
    );
  };
  for (const { id } of editor.scene.entries()) offer(id);
  const stop = editor.onBoard((touched) => {
    for (const id of touched ?? Array.from(editor.scene.entries(), (entry) => entry.id)) look(id);
  });
  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
