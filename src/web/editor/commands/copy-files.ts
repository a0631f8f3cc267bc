import { COPIED_AT_ONCE, type CopyRefusal } from '#contract/files/copy-files.ts';
import type { FileToCopy } from '#contract/board/paste.ts';
import type { BoardEditor } from '../board-editor.ts';

/** Why a pasted node has no file: the server's reason, or that it was not reached. */
export type CopyProblem = CopyRefusal | 'offline';

/**
 * Has the server copy the files of pasted nodes to this board, and gives each node its own. A node whose file cannot be
 * brought stays, with the reason in words and, where that may help, a way to try again.
 */
export async function copyFiles(
  editor: BoardEditor,
  files: readonly FileToCopy[],
  sayWhy: (problem: CopyProblem) => string,
): Promise<void> {
  for (let i = 0; i < files.length; i += COPIED_AT_ONCE)
    await copySome(editor, files.slice(i, i + COPIED_AT_ONCE), sayWhy);
}

async function copySome(editor: BoardEditor, files: readonly FileToCopy[], sayWhy: (problem: CopyProblem) => string) {
  for (const { nodeId } of files) editor.setUpload(nodeId, { percent: null, retry: null, choose: null });
  const fail = (file: FileToCopy, problem: CopyProblem) => {
    editor.setUpload(file.nodeId, null);
    patch(editor, file.nodeId, {
      isProcessing: false,
      isUploading: null,
      processingError: sayWhy(problem),
      isRetryable: false,
    });
    if (problem !== 'offline' && problem !== 'no-room') return;
    // Where files can be chosen again, that has been offered by now.
    const choose = editor.upload(file.nodeId)?.choose ?? null;
    editor.setUpload(file.nodeId, { percent: null, retry: () => void again(file), choose });
  };
  const again = (file: FileToCopy) => {
    patch(editor, file.nodeId, { isProcessing: true, isUploading: true, processingError: null, isRetryable: null });
    return copyFiles(editor, [file], sayWhy);
  };
  try {
    const copies = editor.copyFiles ? await editor.copyFiles(files.map(({ fileId }) => fileId)) : [];
    for (const [i, file] of files.entries()) {
      const copy = copies[i];
      if (!copy?.fileId) {
        fail(file, copy?.refusal ?? 'wrong-type');
        continue;
      }
      editor.setUpload(file.nodeId, null);
      patch(editor, file.nodeId, { fileId: copy.fileId, isUploading: null });
    }
  } catch {
    for (const file of files) fail(file, 'offline');
  }
}

/** Facts about the copying are no step of the person: they go past undo. */
const patch = (editor: BoardEditor, id: string, metadata: Record<string, unknown>): void => {
  if (editor.node(id)) editor.commit([{ do: 'patch-node', id, patch: { metadata } }], { isOwnStep: false });
};
