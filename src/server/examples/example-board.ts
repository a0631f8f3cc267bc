import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Rect } from '#contract/board/geometry.ts';
import { canvasFileTypes, endingOf, type FileEnding } from '#contract/files/upload-check.ts';
import { BOARD, TITLES } from '#contract/limits.ts';
import { exampleWords } from './example-words.ts';

export interface ExampleFile {
  fileId: string;
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * The changes that lay out the example board: a guide, references in a group below it, wired to the AI chat beside them,
 * and a finished script behind. `nextId` names what they add; every call must answer another id.
 */
export function exampleChanges(
  language: keyof typeof exampleWords,
  files: readonly ExampleFile[],
  nextId: () => string,
): BoardChange[] {
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
  const nodes = [
    group,
    ...files.map((file, place) => ({ ...fileNode(nextId(), file, top + 64 + place * STEP), parentId: group.id })),
    chat,
    note(nextId(), 'sticky', words.guideTitle, words.guide, { x: 0, y: 0, width: WIDTH, height: GUIDE_HEIGHT }),
    note(nextId(), 'text', words.scriptTitle, words.script, {
      x: 1_100,
      y: middle - CHAT_HEIGHT / 2,
      width: 400,
      height: CHAT_HEIGHT,
    }),
  ];
  const wire = blankEdge({
    id: nextId(),
    source: group.id,
    target: chat.id,
    style: { strokeWidth: BOARD.edgeStrokePx },
  });
  return [...nodes.map((node): BoardChange => ({ do: 'add-node', node })), { do: 'add-edge', edge: wire }];
}

const WIDTH = 340;
const GUIDE_HEIGHT = 324;
const GAP = 24;
const CHAT_HEIGHT = 600;
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

function note(
  id: string,
  type: 'sticky' | 'text',
  title: string,
  content: string,
  { x, y, width, height }: Rect,
): BoardNode {
  return blankNode({ id, type, title, content, position: { x, y }, size: { width, height } });
}
