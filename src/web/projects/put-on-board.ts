import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { placeCard } from '#contract/board/place-card.ts';
import { shownSize } from '#contract/board/sizes.ts';
import { tidyBoard } from '../editor/rules/tidy.ts';
import { newId } from '#contract/base/new-id.ts';
import type { Language } from '#contract/base/language.ts';
import { sourcesOfNote, type AnswerNote } from '#contract/chat/answer-note.ts';
import { notesOfAnswer, pagesOfNote } from '#contract/chat/found-page.ts';
import { BOARD } from '#contract/limits.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { recogniseLink } from '#contract/sources/index.ts';
import type { NewNode } from '../editor/commands/add-node.ts';
import { pageNode, type FoundPage } from '../editor/commands/page-node.ts';
import { noteNode } from '../editor/commands/put-answer.ts';
import { call } from '../lib/api.ts';

/** Where something stands now: put there, or found there. */
export interface Put {
  did: 'added' | 'there';
  nodeId: string;
}

/** Puts an answer on the board of its project as a note, wired from the cards of what it cites. */
export async function putNote(projectId: string, note: AnswerNote, language: Language): Promise<Put> {
  const board = await readBoard(projectId);
  const made = placed(board, noteNode(note, language));
  const standing = new Set(board.nodes.map(({ id }) => id));
  const cited = new Set([...sourcesOfNote(note).filter((id) => standing.has(id)), ...pagesOfNote(board.nodes, note)]);
  await send(projectId, [{ do: 'add-node', node: made }, ...[...cited].map((source) => wire(source, made.id))]);
  return { did: 'added', nodeId: made.id };
}

/** Makes a page a source of the project: a card on its board, which its conversation reads. Null for an address that is none. */
export async function putPage(projectId: string, page: FoundPage, language: Language): Promise<Put | null> {
  const found = recogniseLink(page.url);
  if (!found) return null;
  const board = await readBoard(projectId);
  const standing = board.nodes.find(({ metadata }) => metadata['url'] === found.link.url);
  if (standing) return { did: 'there', nodeId: standing.id };
  const made = placed(board, pageNode(found, page, language));
  const notes = notesOfAnswer(board.nodes, page.foundBy);
  await send(projectId, [{ do: 'add-node', node: made }, ...notes.map((note) => wire(made.id, note))]);
  return { did: 'added', nodeId: made.id };
}

async function readBoard(projectId: string): Promise<Board> {
  const { nodes, edges } = await call(projectsApi.readBoard, { params: { projectId } });
  return tidyBoard({ nodes, edges }, Math.random);
}

function placed({ nodes }: Board, { kind, title = '', content = '', metadata = {}, size }: NewNode): BoardNode {
  const id = newId(Date.now());
  const made = blankNode({ id, type: nodeKinds[kind].storedAs, title, content, metadata, size: size ?? null });
  return { ...made, position: placeCard(nodes, shownSize(made)) };
}

const wire = (source: string, target: string): BoardChange => ({
  do: 'add-edge',
  edge: blankEdge({ id: newId(Date.now()), source, target, style: { strokeWidth: BOARD.edgeStrokePx } }),
});

async function send(projectId: string, changes: readonly BoardChange[]): Promise<void> {
  const body = { changes: changes.map((change) => ({ id: newId(Date.now()), change })) };
  await call(projectsApi.change, { params: { projectId }, body });
}
