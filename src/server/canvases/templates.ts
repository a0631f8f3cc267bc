import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { BOARD, TITLES } from '#contract/limits.ts';
import type { BoardNode, StoredType } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Rect } from '#contract/board/geometry.ts';
import type { CanvasTemplate } from '#contract/canvases/canvas.schema.ts';
import { creatorTemplates } from '#contract/canvases/creator-templates/index.ts';
import { layOut } from './lay-out.ts';
import { templateWords } from '#contract/canvases/template-words.ts';

type Language = keyof typeof templateWords;

/** The changes that fill a new board. `nextId` names what they add; every call must answer another id. */
export function templateChanges(template: CanvasTemplate, language: Language, nextId: () => string): BoardChange[] {
  switch (template) {
    case 'blank':
      return [];
    case 'default':
      return fillDefault(language, nextId);
    default:
      return layOut(creatorTemplates[template], language, nextId);
  }
}

/**
 * A group for references, wired to an AI chat, and under them two prompts to be filled in. The prompts are not wired:
 * a chat answers from what it is connected to, and its first answer shall come from the references alone.
 */
function fillDefault(language: Language, nextId: () => string): BoardChange[] {
  const words = templateWords[language];
  const references = node(nextId(), 'group', words.references, { x: 0, y: 0, width: 480, height: 456 });
  const guide = node(nextId(), 'sticky', words.guideTitle, { x: 24, y: 64, width: 300, height: 216 }, words.guide);
  const chat: BoardNode = {
    ...node(nextId(), 'ai_chat', TITLES.aiChat, { x: 600, y: 0, width: 500, height: 456 }),
    metadata: { name: TITLES.aiChat, isExpanded: false },
  };
  const prompts = node(nextId(), 'group', words.prompts, { x: 0, y: 520, width: 1104, height: 480 });
  const generator = node(
    nextId(),
    'text',
    words.generatorTitle,
    { x: 24, y: 584, width: 400, height: 392 },
    words.generator,
  );
  const thread = node(nextId(), 'text', words.threadTitle, { x: 448, y: 584, width: 400, height: 392 }, words.thread);
  const tip = node(nextId(), 'sticky', words.tipTitle, { x: 872, y: 584, width: 208, height: 216 }, words.tip);
  const nodes: BoardNode[] = [
    references,
    { ...guide, parentId: references.id },
    chat,
    prompts,
    { ...generator, parentId: prompts.id },
    { ...thread, parentId: prompts.id },
    { ...tip, parentId: prompts.id },
  ];
  return [
    ...nodes.map((added): BoardChange => ({ do: 'add-node', node: added })),
    wire(nextId(), references.id, chat.id),
  ];
}

function node(id: string, type: StoredType, title: string, at: Rect, content = ''): BoardNode {
  const { x, y, width, height } = at;
  return blankNode({ id, type, title, content, position: { x, y }, size: { width, height } });
}

const wire = (id: string, source: string, target: string): BoardChange => ({
  do: 'add-edge',
  edge: blankEdge({ id, source, target, style: { strokeWidth: BOARD.edgeStrokePx } }),
});
