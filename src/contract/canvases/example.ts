import { blankEdge, blankNode } from '../board/blank.ts';
import type { BoardNode } from '../board/board.schema.ts';
import type { BoardChange } from '../board/changes.ts';
import { canvasFileTypes, endingOf, type FileEnding } from '../files/upload-check.ts';
import { BOARD, TITLES } from '../limits.ts';
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
  const height = GUIDE_HEIGHT + GAP + groupHeight;
  const group = blankNode({
    id: nextId(),
    type: 'group',
    title: words.references,
    position: { x: 0, y: GUIDE_HEIGHT + GAP },
    size: { width: WIDTH, height: groupHeight },
  });
  const chat = blankNode({
    id: nextId(),
    type: 'ai_chat',
    title: TITLES.aiChat,
    position: { x: 460, y: 0 },
    size: { width: 540, height },
    metadata: { name: TITLES.aiChat, isExpanded: false },
  });
  const nodes = [
    group,
    ...files.map((file, place) => ({ ...fileNode(nextId(), file, place), parentId: group.id })),
    chat,
    note(nextId(), 'sticky', words.guideTitle, words.guide, { x: 0, width: WIDTH, height: GUIDE_HEIGHT }),
    note(nextId(), 'text', words.scriptTitle, words.script, { x: 1_100, width: 400, height: 640 }),
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
const STEP = 164;

function fileNode(id: string, { fileId, name, size }: ExampleFile, place: number): BoardNode {
  const { fileType, mimeType } = canvasFileTypes[endingOf(name) as FileEnding];
  return blankNode({
    id,
    type: 'file',
    title: name,
    position: { x: 24, y: 64 + place * STEP },
    size: { width: 292, height: 148 },
    metadata: { fileName: name, fileSize: size, fileType, mimeType, fileId, isProcessing: true },
  });
}

function note(
  id: string,
  type: 'sticky' | 'text',
  title: string,
  content: string,
  { x, width, height }: { x: number; width: number; height: number },
): BoardNode {
  return blankNode({ id, type, title, content, position: { x, y: 0 }, size: { width, height } });
}
