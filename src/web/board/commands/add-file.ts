import type { BoardNode } from '#contract/board/board.schema.ts';
import { canvasFileTypes, checkCanvasFile, type FileEnding } from '#contract/files/upload-check.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { addNodes, type AddOptions, type NewNode } from './add-node.ts';

/** Brings the bytes to the server; answers the id under which they are kept. `onPart` hears of 0 to 1. */
export type SendFile = (file: File, onPart: (share: number) => void) => Promise<{ fileId: string }>;

export type FileRefusal = 'too-large' | 'empty' | 'wrong-type';

interface FileWords {
  /** Why the upload failed, in a sentence for the node. */
  failed: (error: unknown) => string;
}

/**
 * Puts the files on the board at once and sends their bytes; a node whose file could not be sent stays, with the reason
 * and a way to try again. Answers which files were refused before anything was made.
 */
export function addFiles(
  editor: BoardEditor,
  files: readonly File[],
  options: AddOptions & { send: SendFile; words: FileWords },
): { refused: { file: File; reason: FileRefusal }[]; nodes: BoardNode[] } {
  const judged = files.map((file) => ({ file, verdict: checkCanvasFile(file) }));
  const refused = judged.flatMap(({ file, verdict }) => (verdict.ok ? [] : [{ file, reason: verdict.reason }]));
  const accepted = judged.flatMap(({ file, verdict }) => (verdict.ok ? [{ file, ending: verdict.value }] : []));
  const nodes = addNodes(
    editor,
    accepted.map(({ file, ending }) => fileNode(file, ending)),
    options,
  );
  nodes.forEach((node, i) => {
    const file = accepted[i]?.file;
    if (file) void upload(editor, node.id, file, options);
  });
  return { refused, nodes };
}

const fileNode = (file: File, ending: FileEnding): NewNode => ({
  kind: 'file',
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

async function upload(
  editor: BoardEditor,
  nodeId: string,
  file: File,
  options: { send: SendFile; words: FileWords },
): Promise<void> {
  const tell = (share: number) => editor.setUpload(nodeId, { percent: Math.round(share * 100), retry: null });
  tell(0);
  const release = holdPage();
  try {
    const { fileId } = await options.send(file, tell);
    editor.setUpload(nodeId, null);
    patch(editor, nodeId, { fileId, isUploading: null });
  } catch (error) {
    const retry = () => {
      patch(editor, nodeId, { isProcessing: true, isUploading: true, processingError: null, isRetryable: null });
      void upload(editor, nodeId, file, options);
    };
    editor.setUpload(nodeId, { percent: null, retry });
    patch(editor, nodeId, {
      isProcessing: false,
      isUploading: null,
      processingError: options.words.failed(error),
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
