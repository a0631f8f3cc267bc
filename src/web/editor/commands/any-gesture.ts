import * as fc from 'fast-check';
import { keysOf } from '#contract/base/keys-of.ts';
import { alignWays, distributeWays } from '../rules/align.ts';
import { readContent } from '../rules/edits.ts';
import type { NodePatch } from '#contract/board/board.schema.ts';
import { readClip } from '../rules/read-clip.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';
import { tickAt } from '../note-text/tick.ts';
import { stickyColours } from '../sticky-colours.ts';
import { addConnected } from './add-connected.ts';
import { addGroupOf } from './add-group-of.ts';
import { addLinks, linkNode, readLinks } from './add-link.ts';
import { addNode, addNodes } from './add-node.ts';
import { addText } from './add-text.ts';
import { alignCards, distributeCards } from './arrange.ts';
import { connect, connectAll } from './connect.ts';
import { connectToChat, nearestChat } from './connect-to-chat.ts';
import { clipOfBoard, duplicate } from './duplicate.ts';
import { groupTogether } from './group.ts';
import { lock } from './lock.ts';
import { openGroups, putIntoGroup, takeOutOfGroup } from './membership.ts';
import { Move, nudge, nudgeToGrid } from './move.ts';
import { paste } from './paste.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { resizeEnd, resizeTo } from './resize.ts';
import { restack, type StackWay } from './restack.ts';
import { tidy } from './tidy.ts';
import { ungroup } from './ungroup.ts';
import { describe, reconnect, relabel, reverse } from './wires.ts';

/** Something that a hand does on a board; numbers pick among what is there. For tests. */
export interface Gesture {
  name: keyof typeof gestures;
  pick: number;
  many: number;
  x: number;
  y: number;
}

const korean = { language: 'ko' } as const;
/** What is typed into notes: headings, lists, check boxes, a table, and what JSON has to guard. */
const writings = [
  '# 기획\n\n- [ ] 섭외\n- [x] 대본\n  - [ ] 도입\n',
  '1. 하나\n2. 둘\n\n| 장면 | 초 |\n| --- | ---: |\n| "열기" | 12 |\n',
  '**굵게** `code` \\ \u2028 👩‍🍳 <b>그대로</b>',
  '',
] as const;
const ways = ['front', 'back', 'forward', 'backward'] as const satisfies readonly StackWay[];
const of = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)];
const cards = (editor: BoardEditor): SceneNode[] => [...editor.scene.entries()];
const cardOf = (editor: BoardEditor, { pick }: Gesture) => of(cards(editor), pick);

const patch = (editor: BoardEditor, id: string, facts: NodePatch): void =>
  editor.commit([{ do: 'patch-node', id, patch: facts }]);

/** Selects up to five cards next to each other in their order, wherever they lie. */
function chosen(editor: BoardEditor, { pick, many }: Gesture): Set<string> {
  const all = cards(editor).map((card) => card.id);
  const from = all.length > 0 ? pick % all.length : 0;
  editor.select(all.slice(from, from + 1 + (many % 5)));
  return new Set(editor.selection());
}

function drag(editor: BoardEditor, gesture: Gesture, makesCopies: boolean): void {
  chosen(editor, gesture);
  const lead = cardOf(editor, gesture);
  if (!lead) return;
  const move = new Move(editor, lead, makesCopies);
  const { x, y, many } = gesture;
  move.to({ x: x / 2, y: y / 2 }, { keepsAxis: false, isFree: false });
  move.to({ x, y }, { keepsAxis: many % 3 === 0, isFree: many % 4 === 0 });
  if (many % 7 === 0) move.cancel();
  else move.end();
}

const gestures = {
  note: (editor: BoardEditor, { x, y }: Gesture) =>
    void addNode(editor, { kind: 'text', title: '글' }, { ...korean, at: { x, y } }),
  connected: (editor: BoardEditor, gesture: Gesture) => {
    const card = cardOf(editor, gesture);
    if (card) addConnected(editor, card.id, 'ko');
  },
  write(editor: BoardEditor, gesture: Gesture) {
    const card = cardOf(editor, gesture);
    const verdict = card && readContent(of(writings, gesture.many) ?? '', card.node.content);
    if (card && verdict?.ok) patch(editor, card.id, { content: verdict.value });
  },
  tick(editor: BoardEditor, gesture: Gesture) {
    const card = of(
      cards(editor).filter(({ node }) => node.content.includes('- [')),
      gesture.pick,
    );
    const content = card ? tickAt(card.node.content, card.node.content.indexOf('- [')) : null;
    if (card && content !== null) patch(editor, card.id, { content });
  },
  colour: (editor: BoardEditor, gesture: Gesture) => {
    const card = cardOf(editor, gesture);
    const colour = of(stickyColours, gesture.many) ?? null;
    if (card) patch(editor, card.id, { metadata: { colour: colour === 'yellow' ? null : colour } });
  },
  fold(editor: BoardEditor, { pick, many }: Gesture) {
    const group = of([...editor.scene.groups()], pick);
    if (group) patch(editor, group.id, { metadata: { isCollapsed: many % 2 === 0 ? true : null } });
  },
  group: (editor: BoardEditor, { x, y }: Gesture) =>
    void addNode(editor, { kind: 'group' }, { ...korean, at: { x, y } }),
  chat: (editor: BoardEditor) => void addNode(editor, { kind: 'ai-chat' }, korean),
  some: (editor: BoardEditor, { many }: Gesture) =>
    void addNodes(
      editor,
      Array.from({ length: 1 + (many % 4) }, () => ({ kind: 'sticky' as const })),
      korean,
    ),
  links: (editor: BoardEditor, { x, y }: Gesture) =>
    void addLinks(editor, readLinks('https://a.kr/1 https://youtu.be/dQw4w9WgXcQ') ?? [], { ...korean, at: { x, y } }),
  text: (editor: BoardEditor) => void addText(editor, '첫 줄\n둘째 줄', null, korean),
  drag: (editor: BoardEditor, gesture: Gesture) => drag(editor, gesture, false),
  'drag copies': (editor: BoardEditor, gesture: Gesture) => drag(editor, gesture, true),
  nudge(editor: BoardEditor, gesture: Gesture) {
    chosen(editor, gesture);
    nudge(editor, { x: 1, y: -10 });
  },
  'nudge to grid'(editor: BoardEditor, gesture: Gesture) {
    chosen(editor, gesture);
    nudgeToGrid(editor, { x: (gesture.many % 3) - 1, y: 1 });
  },
  'into group'(editor: BoardEditor, gesture: Gesture) {
    const card = cardOf(editor, gesture);
    const group = card && of(openGroups(editor, card.node), gesture.many);
    if (group) putIntoGroup(editor, card.id, group.id);
  },
  'out of group': (editor: BoardEditor, gesture: Gesture) => {
    const card = of(
      cards(editor).filter(({ node }) => node.parentId !== null),
      gesture.pick,
    );
    if (card) takeOutOfGroup(editor, card.id);
  },
  duplicate: (editor: BoardEditor, gesture: Gesture) => duplicate(editor, chosen(editor, gesture)),
  paste(editor: BoardEditor, gesture: Gesture) {
    const clip = clipOfBoard(editor, chosen(editor, gesture));
    const carried = clip && readClip(JSON.stringify(clip));
    if (carried) paste(editor, carried, gesture.many % 2 === 0 ? { x: gesture.x, y: gesture.y } : null);
  },
  cut: (editor: BoardEditor, gesture: Gesture) => void remove(editor, chosen(editor, gesture)),
  remove: (editor: BoardEditor, gesture: Gesture) => {
    const wire = of([...editor.edges()], gesture.pick);
    const card = cardOf(editor, gesture);
    remove(editor, [...(wire ? [wire.id] : []), ...(card ? [card.id] : [])]);
  },
  resize(editor: BoardEditor, gesture: Gesture) {
    const card = cardOf(editor, gesture);
    if (!card) return;
    const rect = { x: card.x - 20, y: card.y, width: card.width + gesture.many * 10, height: card.height + 40 };
    resizeTo(editor, card.id, rect);
    resizeEnd(editor, card.id, rect);
  },
  rename(editor: BoardEditor, gesture: Gesture) {
    const card = cardOf(editor, gesture);
    if (card) rename(editor, card.id, `제목 ${gesture.many}`);
  },
  together: (editor: BoardEditor, gesture: Gesture) => void groupTogether(editor, chosen(editor, gesture), 'ko'),
  ungroup: (editor: BoardEditor, gesture: Gesture) => ungroup(editor, chosen(editor, gesture)),
  lock: (editor: BoardEditor, gesture: Gesture) => lock(editor, chosen(editor, gesture), gesture.many % 3 === 0),
  restack: (editor: BoardEditor, gesture: Gesture) =>
    restack(editor, chosen(editor, gesture), of(ways, gesture.many) ?? 'front'),
  align: (editor: BoardEditor, gesture: Gesture) =>
    alignCards(editor, chosen(editor, gesture), of(alignWays, gesture.x) ?? 'left'),
  distribute: (editor: BoardEditor, gesture: Gesture) =>
    distributeCards(editor, chosen(editor, gesture), of(distributeWays, gesture.x) ?? 'across'),
  tidy: (editor: BoardEditor, gesture: Gesture) => void tidy(editor, chosen(editor, gesture)),
  connect(editor: BoardEditor, { pick, many }: Gesture) {
    const source = of(cards(editor), pick)?.id ?? '';
    const target = of(cards(editor), many)?.id ?? '';
    connect(editor, { source, sourceHandle: null, target, targetHandle: null });
  },
  'connect several': (editor: BoardEditor, gesture: Gesture) => {
    const target = of(cards(editor), gesture.x)?.id ?? '';
    connectAll(editor, chosen(editor, gesture), target);
  },
  'connect to chat': (editor: BoardEditor, gesture: Gesture) => {
    const ids = chosen(editor, gesture);
    const chat = nearestChat(editor, ids);
    if (chat) connectToChat(editor, ids, chat.id);
  },
  'links as a group': (editor: BoardEditor, { x, y }: Gesture) => {
    const found = readLinks('https://a.kr/1 https://b.kr/2 https://youtu.be/dQw4w9WgXcQ') ?? [];
    addGroupOf(
      editor,
      found.map((one) => linkNode(one, 'ko')),
      '링크 3개',
      { ...korean, at: { x, y } },
    );
  },
  reconnect(editor: BoardEditor, { pick, many, x }: Gesture) {
    const wire = of([...editor.edges()], pick);
    const nodeId = of(cards(editor), many)?.id ?? '';
    if (wire) reconnect(editor, wire.id, x % 2 === 0 ? 'source' : 'target', { nodeId, handle: null });
  },
  label: (editor: BoardEditor, { pick, many }: Gesture) => {
    const wire = of([...editor.edges()], pick);
    if (wire) relabel(editor, wire.id, `까닭 ${many}`);
  },
  wire: (editor: BoardEditor, { pick, many }: Gesture) => {
    const wire = of([...editor.edges()], pick);
    if (!wire) return;
    if (many % 2 === 0) reverse(editor, [wire.id]);
    else describe(editor, [wire.id], { colour: 'red', animated: true });
  },
} satisfies Record<string, (editor: BoardEditor, gesture: Gesture) => void>;

export const perform = (editor: BoardEditor, gesture: Gesture): void => gestures[gesture.name](editor, gesture);

const number = fc.nat(200);
const place = fc.integer({ min: -1_500, max: 1_500 });
export const anyGesture: fc.Arbitrary<Gesture> = fc.record({
  name: fc.constantFrom(...keysOf(gestures)),
  pick: number,
  many: number,
  x: place.map(Math.abs),
  y: place,
});
