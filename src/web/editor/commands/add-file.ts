import type { BoardNode } from '#contract/board/board.schema.ts';
import { canvasFileTypes, checkCanvasFile, type FileEnding } from '#contract/files/upload-check.ts';
import type { BoardEditor, SendFile } from '../board-editor.ts';
import { addNodes, type AddOptions } from './add-node.ts';

/** What a file field offers to choose. */
export const acceptedFiles = Object.keys(canvasFileTypes)
  .map((ending) => `.${ending}`)
  .join(',');

export type FileRefusal = 'too-large' | 'empty' | 'wrong-type';

export interface RefusedFile {
  name: string;
  reason: FileRefusal;
}

/** How bytes are sent and what is said about it. */
export interface Sending {
  send: SendFile;
  /** Tells that the upload failed; answers why, in a sentence for the node. */
  failed: (file: File, error: unknown) => string;
  /** Tells of all files of a gesture that a canvas does not take. */
  refused: (files: readonly RefusedFile[]) => void;
}

/**
 * Puts the files on the board at once and sends their bytes; a node whose file could not be sent stays, with the reason
 * and ways to go on. Answers the nodes, which are none where every file was refused.
 */
export function addFiles(
  editor: BoardEditor,
  files: readonly File[],
  sending: Sending,
  options: AddOptions,
): BoardNode[] {
  const refused: RefusedFile[] = [];
  const accepted = files.flatMap((file) => {
    const verdict = checkCanvasFile(file);
    if (!verdict.ok) refused.push({ name: file.name, reason: verdict.reason });
    return verdict.ok ? [{ file, ending: verdict.value }] : [];
  });
  if (refused.length > 0) sending.refused(refused);
  const nodes = addNodes(
    editor,
    accepted.map(({ file, ending }) => fileNode(file, ending)),
    options,
  );
  sendAll(
    editor,
    nodes.flatMap(({ id }, i) => (accepted[i] ? [{ nodeId: id, file: accepted[i].file }] : [])),
    sending,
  );
  return nodes;
}

const AT_ONCE = 4;

/** Sends the bytes of nodes that stand already, a few at a time. */
export function sendAll(editor: BoardEditor, files: readonly { nodeId: string; file: File }[], sending: Sending): void {
  for (const { nodeId } of files) editor.setUpload(nodeId, { percent: 0, retry: null, choose: null });
  const waiting = files.values();
  const work = async () => {
    for (const { nodeId, file } of waiting) await upload(editor, nodeId, file, sending);
  };
  for (let i = 0; i < Math.min(AT_ONCE, files.length); i++) void work();
}

/** Sends this file into a node that has none yet: its own upload was cut off or failed. */
export function sendInto(editor: BoardEditor, nodeId: string, file: File, sending: Sending): void {
  const node = editor.node(nodeId);
  if (!node) return;
  const verdict = checkCanvasFile(file);
  if (!verdict.ok) return sending.refused([{ name: file.name, reason: verdict.reason }]);
  const { title, metadata } = fileNode(file, verdict.value);
  const isNamedByFile = node.title === node.metadata['fileName'];
  editor.commit(
    [
      {
        do: 'patch-node',
        id: nodeId,
        patch: { ...(isNamedByFile && { title }), metadata: { ...metadata, ...NO_PROBLEM } },
      },
    ],
    { isOwnStep: false },
  );
  void upload(editor, nodeId, file, sending);
}

const NO_PROBLEM = { processingError: null, processingProblem: null, isRetryable: null };

/** The node of a file whose bytes are on their way. */
export const fileNode = (file: File, ending: FileEnding) => ({
  kind: 'file' as const,
  title: file.name.slice(0, 300),
  metadata: {
    fileName: file.name,
    fileSize: file.size,
    fileType: canvasFileTypes[ending].fileType,
    mimeType: canvasFileTypes[ending].mimeType,
    isProcessing: true,
    isUploading: true,
  },
});

async function upload(editor: BoardEditor, nodeId: string, file: File, sending: Sending): Promise<void> {
  const tell = (share: number) =>
    editor.setUpload(nodeId, { percent: Math.round(share * 100), retry: null, choose: null });
  tell(0);
  const release = holdPage();
  try {
    const { fileId } = await sending.send(file, tell);
    editor.setUpload(nodeId, null);
    patch(editor, nodeId, { fileId, isUploading: null });
  } catch (error) {
    const retry = () => {
      patch(editor, nodeId, { isProcessing: true, isUploading: true, ...NO_PROBLEM });
      void upload(editor, nodeId, file, sending);
    };
    const choose = (other: File) => sendInto(editor, nodeId, other, sending);
    editor.setUpload(nodeId, { percent: null, retry, choose });
    patch(editor, nodeId, {
      isProcessing: false,
      isUploading: null,
      processingError: sending.failed(file, error),
      isRetryable: false,
    });
  } finally {
    release();
  }
}

/** Facts about the upload are no step of the person: they go past undo. */
const patch = (editor: BoardEditor, id: string, metadata: Record<string, unknown>): void =>
  editor.commit([{ do: 'patch-node', id, patch: { metadata } }], { isOwnStep: false });

/** The browser asks before the page is left while bytes travel. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
