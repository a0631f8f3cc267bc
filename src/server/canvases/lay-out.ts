import type { Language } from '#contract/base/language.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Point } from '#contract/board/geometry.ts';
import { BOARD } from '#contract/limits.ts';
import type {
  BoardPlan,
  PlannedBlock,
  PlannedCard,
  PlannedChat,
  PlannedGroup,
} from '#contract/canvases/creator-templates/plan.ts';

const CARD_WIDTH = 344;
const GAP = 24;
const BLOCK_GAP = 48;
const COLUMN_GAP = 96;
const HEAD = 64;
const CHAT = { width: 560, height: 600 } as const;

interface Placed {
  nodes: BoardNode[];
  width: number;
  height: number;
  key: string | null;
}

interface Writing {
  language: Language;
  nextId: () => string;
}

/** The changes that put the board on an empty one, groups before their members. Both languages stand at the same places. */
export function layOut({ columns, wires }: BoardPlan, language: Language, nextId: () => string): BoardChange[] {
  const nodes: BoardNode[] = [];
  const idOf = new Map<string, string>();
  let x = 0;
  for (const column of columns) {
    let [y, width] = [0, 0];
    for (const block of column) {
      const placed = place(block, { x, y }, { language, nextId });
      nodes.push(...placed.nodes);
      if (placed.key !== null && placed.nodes[0]) idOf.set(placed.key, placed.nodes[0].id);
      y += placed.height + BLOCK_GAP;
      width = Math.max(width, placed.width);
    }
    x += width + COLUMN_GAP;
  }
  const edges = wires.map(([from, to]): BoardEdge => {
    const [source, target] = [idOf.get(from), idOf.get(to)];
    if (!source || !target) throw new Error(`no block for the wire ${from} -> ${to}`);
    return blankEdge({ id: nextId(), source, target, style: { strokeWidth: BOARD.edgeStrokePx } });
  });
  return [
    ...nodes.map((node): BoardChange => ({ do: 'add-node', node })),
    ...edges.map((edge): BoardChange => ({ do: 'add-edge', edge })),
  ];
}

function place(block: PlannedBlock, at: Point, writing: Writing): Placed {
  switch (block.kind) {
    case 'group':
      return placeGroup(block, at, writing);
    case 'chat':
      return placeChat(block, at, writing);
    default: {
      const node = cardNode(block, at, writing, null);
      return { nodes: [node], width: CARD_WIDTH, height: heightOf(block), key: null };
    }
  }
}

function placeChat({ key, title }: PlannedChat, position: Point, { language, nextId }: Writing): Placed {
  const name = title[language];
  const metadata = { name, isExpanded: false };
  const node = blankNode({ id: nextId(), type: 'ai_chat', title: name, position, size: { ...CHAT }, metadata });
  return { nodes: [node], ...CHAT, key };
}

/** Cards go row by row; a row is as high as its highest card. */
function placeGroup(group: PlannedGroup, at: Point, writing: Writing): Placed {
  const { cards, across = 1, roomPx = 0 } = group;
  const id = writing.nextId();
  const members: BoardNode[] = [];
  let y = at.y + HEAD;
  for (let start = 0; start < cards.length; start += across) {
    const row = cards.slice(start, start + across);
    row.forEach((card, i) => members.push(cardNode(card, { x: at.x + GAP + i * (CARD_WIDTH + GAP), y }, writing, id)));
    y += Math.max(...row.map(heightOf)) + GAP;
  }
  const size = { width: GAP + across * (CARD_WIDTH + GAP), height: y - at.y + roomPx };
  const node = blankNode({ id, type: 'group', title: group.title[writing.language], position: at, size });
  return { nodes: [node, ...members], ...size, key: group.key };
}

function cardNode(
  card: PlannedCard,
  position: Point,
  { language, nextId }: Writing,
  parentId: string | null,
): BoardNode {
  return blankNode({
    id: nextId(),
    type: card.kind,
    title: card.title[language],
    content: contentOf(card, language),
    position,
    size: { width: CARD_WIDTH, height: heightOf(card) },
    parentId,
    metadata: card.colour ? { colour: card.colour } : {},
  });
}

/** A sticky note shows no title: its words begin with it. */
const contentOf = ({ kind, title, lines }: PlannedCard, language: Language): string =>
  (kind === 'sticky' ? [title[language], '', ...lines[language].map(asItStands)] : lines[language]).join('\n');

const LINE_PX = 22;
const FRAME_PX = 76;
/** Latin letters in a line of a card; a Korean letter is as wide as two. */
const LINE_LETTERS = 42;

/** A sticky note shows its words as they were typed. */
const asItStands = (line: string): string => line.replace(/^- \[ \] /, '☐ ').replace(/^- /, '• ');

/** What the longer of both languages needs, in steps of 8 pixels; longer notes are scrolled. */
function heightOf({ lines }: PlannedCard): number {
  const rows = (text: readonly string[]) =>
    text.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(asItStands(line)) / LINE_LETTERS)), 0);
  const needed = FRAME_PX + LINE_PX * Math.max(rows(lines.ko), rows(lines.en));
  return Math.min(720, Math.max(152, Math.ceil(needed / 8) * 8));
}

const widthOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (letter > '\u1100' ? 2 : 1), 0);
