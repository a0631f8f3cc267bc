import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import { marksIn } from '#contract/chat/citations.ts';
import { quotesIn, quotesOf } from '#contract/chat/kept-quotes.ts';
import type { AnswerNote } from '#contract/chat/answer-note.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { cut } from '#contract/base/letters.ts';
import type { Language } from '#contract/base/language.ts';
import { newWire, makeNode } from '../../editor/commands/add-node.ts';
import { groupable } from '../../editor/commands/group.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { readersOf, type Ghost, type GroupGhost, type NoteGhost, type RemovalGhost } from './lay-plan.ts';

const titled = (title: string): string => cut(title, OURS.titleLength - 1);

/**
 * Puts the taken ghosts on the board as one step, and selects what is new. Notes keep the evidence of their numbers from
 * the answer that proposed them. Wires of which an end was not taken, or is gone meanwhile, are left out, and groups that are
 * not empty then stay.
 */
export function takePlan(
  editor: BoardEditor,
  ghosts: readonly Ghost[],
  from: AnswerNote,
  language: Language,
): BoardNode[] {
  const made = new Map<string, BoardNode>();
  const changes = ghosts.flatMap((ghost): BoardChange[] => {
    if (ghost.kind === 'link' || ghost.kind === 'removal') return [];
    const node = ghost.kind === 'group' ? groupOf(editor, ghost, language) : noteOf(editor, ghost, from, language);
    made.set(ghost.key, node);
    return [{ do: 'add-node', node }, ...(ghost.kind === 'group' ? joinsOf(editor, ghost, node.id) : [])];
  });
  const wires = ghosts.flatMap((ghost): BoardChange[] => {
    if (ghost.kind !== 'link') return [];
    const [source, target] = [ghost.from, ghost.to].map((end) => made.get(end)?.id ?? editor.scene.node(end)?.id);
    if (!source || !target) return [];
    return [labelled(newWire(editor, source, target), ghost.label)];
  });
  const removals = ghosts.flatMap((ghost) => (ghost.kind === 'removal' ? removalOf(editor, ghost, changes) : []));
  editor.commit([...changes, ...wires, ...removals]);
  const nodes = [...made.values()];
  if (nodes.length > 0) editor.select(nodes.map(({ id }) => id));
  return nodes;
}

function groupOf(editor: BoardEditor, { title, rect }: GroupGhost, language: Language): BoardNode {
  const { x, y, width, height } = rect;
  return {
    ...makeNode(editor, { kind: 'group', title: titled(title), size: { width, height } }, language),
    position: { x, y },
  };
}

/** What may still join, at its place in the group, which is read by whoever read the group that it leaves. */
function joinsOf(editor: BoardEditor, { places }: GroupGhost, groupId: string): BoardChange[] {
  const members = groupable(editor, places.keys());
  const joins = members.flatMap(({ id }): BoardChange[] => {
    const place = places.get(id);
    return place ? [{ do: 'patch-node', id, patch: { position: { x: place.x, y: place.y }, parentId: groupId } }] : [];
  });
  const readers = readersOf(
    editor,
    members.map(({ id }) => id),
  );
  return [...joins, ...readers.map((edge) => newWire(editor, groupId, edge.target, edge.depth ?? undefined))];
}

/**
 * The group goes where these changes take its last card; nothing while somebody has put another one into it. What was wired to
 * it is wired to the groups that have its cards.
 */
function removalOf(editor: BoardEditor, { id }: RemovalGhost, changes: readonly BoardChange[]): BoardChange[] {
  const group = editor.scene.node(id);
  const goals = new Map(
    changes.flatMap((change) =>
      change.do === 'patch-node' && change.patch.parentId ? [[change.id, change.patch.parentId] as const] : [],
    ),
  );
  const members = editor.scene.membersOf(id);
  if (!group || isLocked(group) || members.some((member) => !goals.has(member.id))) return [];
  const heirs = new Set(members.flatMap((member) => goals.get(member.id) ?? []));
  const incoming = editor.scene.edgesOf(id).filter(({ target }) => target === id);
  return [
    ...[...heirs].flatMap((heir) =>
      incoming.map((edge) => newWire(editor, edge.source, heir, edge.depth ?? undefined)),
    ),
    { do: 'remove-node', id },
  ];
}

function noteOf(
  editor: BoardEditor,
  { title, text, rect }: NoteGhost,
  { metadata }: AnswerNote,
  language: Language,
): BoardNode {
  const marks = new Set(marksIn(text));
  const all = Array.isArray(metadata['citations']) ? (metadata['citations'] as Citation[]) : [];
  const citations = all.filter(({ mark }) => marks.has(mark));
  const quotes = quotesOf(quotesIn(metadata), text);
  const { x, y, width, height } = rect;
  const wish = {
    kind: 'text',
    title: titled(title),
    content: text,
    size: { width, height },
    metadata: {
      answerOf: metadata['answerOf'],
      ...(citations.length > 0 && { citations }),
      ...(quotes.length > 0 && { quotes }),
    },
  } as const;
  return { ...makeNode(editor, wish, language), position: { x, y } };
}

const labelled = (change: BoardChange, label: string): BoardChange =>
  change.do === 'add-edge' && label !== '' ? { ...change, edge: { ...change.edge, label: titled(label) } } : change;
