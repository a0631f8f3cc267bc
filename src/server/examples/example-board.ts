import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { canvasFileTypes, endingOf, type FileEnding } from '#contract/files/upload-check.ts';
import { BOARD, TITLES } from '#contract/limits.ts';
import { exampleScript } from './example-script.ts';
import { exampleWords } from './example-words.ts';

export interface ExampleFile {
  fileId: string;
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * The changes that lay out the example board: a guide, references in a group below it, wired to the AI chat beside them,
 * and the script behind it, whose lines get their evidence once the references are read. `nextId` names what they add; every call must answer another id.
 */
export function exampleChanges(
  language: keyof typeof exampleWords,
  files: readonly ExampleFile[],
  nextId: () => string,
): { changes: BoardChange[]; chatId: string; noteId: string; answerId: string } {
  const words = exampleWords[language];
  const groupHeight = 64 + files.length * STEP;
  const top = GUIDE_HEIGHT + GAP;
  const middle = (top + groupHeight) / 2;
  const group = blankNode({
    id: nextId(),
    type: 'group',
    title: words.references,
    position: { x: 0, y: top },
    size: { width: WIDTH, height: groupHeight },
  });
  const chat = blankNode({
    id: nextId(),
    type: 'ai_chat',
    title: TITLES.aiChat,
    position: { x: 460, y: middle - CHAT_HEIGHT / 2 },
    size: { width: 540, height: CHAT_HEIGHT },
    metadata: { name: TITLES.aiChat, isExpanded: false, suggested: words.questions },
  });
  const answerId = nextId();
  const { title, content, metadata } = exampleScript(language, answerId, []);
  const script = blankNode({
    id: nextId(),
    type: 'text',
    title,
    content,
    metadata,
    position: { x: 1_100, y: middle - SCRIPT_HEIGHT / 2 },
    size: { width: 400, height: SCRIPT_HEIGHT },
  });
  const nodes = [
    group,
    ...files.map((file, place) => ({ ...fileNode(nextId(), file, top + 64 + place * STEP), parentId: group.id })),
    chat,
    blankNode({
      id: nextId(),
      type: 'sticky',
      title: words.guideTitle,
      content: words.guide,
      position: { x: 0, y: 0 },
      size: { width: WIDTH, height: GUIDE_HEIGHT },
    }),
    script,
  ];
  const style = { strokeWidth: BOARD.edgeStrokePx };
  const edges = [
    blankEdge({ id: nextId(), source: group.id, target: chat.id, style }),
    // As where an answer is put on the board: it tells where the note is from, and brings nothing back.
    { ...blankEdge({ id: nextId(), source: chat.id, target: script.id, style }), depth: 'off' as const },
  ];
  const changes = [
    ...nodes.map((node): BoardChange => ({ do: 'add-node', node })),
    ...edges.map((edge): BoardChange => ({ do: 'add-edge', edge })),
  ];
  return { changes, chatId: chat.id, noteId: script.id, answerId };
}

const WIDTH = 340;
const GUIDE_HEIGHT = 324;
const GAP = 24;
const CHAT_HEIGHT = 600;
const SCRIPT_HEIGHT = 420;
const STEP = 164;

function fileNode(id: string, { fileId, name, size }: ExampleFile, y: number): BoardNode {
  const { fileType, mimeType } = canvasFileTypes[endingOf(name) as FileEnding];
  return blankNode({
    id,
    type: 'file',
    title: name,
    position: { x: 24, y },
    size: { width: 292, height: 148 },
    metadata: { fileName: name, fileSize: size, fileType, mimeType, fileId, isProcessing: true },
  });
}
