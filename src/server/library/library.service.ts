import type { z } from 'zod';
import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import { blankNode } from '#contract/board/blank.ts';
import { placeCard } from '#contract/board/place-card.ts';
import { NOTE_FACT } from '#contract/board/note-for-ai.ts';
import {
  LIBRARY_PAGE,
  type libraryApi,
  type LibraryOrigin,
  type LibrarySource,
} from '#contract/library/library.api.ts';
import { commitPlan, type Standing } from '../boards/boards.service.ts';
import { copyFiles, fileReader, type CopyDeps } from '../files/copies.service.ts';
import type { StoredFile } from '../files/files.service.ts';
import type { AccessPort, BoardRef } from '../platform/http/mount.ts';
import { recordCopy, type ProjectFileDeps } from '../project-files/project-files.service.ts';
import { patternsOf } from '../search/readable.ts';
import { bounded } from '../search/bounded.ts';
import { fileNoteOf } from '../sources/file-notes.ts';
import { copyFacts, copySource, demandCopyable, nodeOf, type CopyableSource } from '../sources/copies.service.ts';
import { forgetSource, intake, wantedOf } from '../sources/sources.service.ts';
import * as store from './library.store.ts';

export type LibraryDeps = ProjectFileDeps & CopyDeps;
type BoardOf = Pick<AccessPort, 'boardOf'>;

/** Names of more places than these are of no use to anybody. */
const MOST_PLACES = 200;

/** Every source that stands where this person may read, each once. */
export async function listSources(
  deps: LibraryDeps,
  actorId: string,
  { q = '', kind, page }: z.output<typeof libraryApi.list.query>,
): Promise<AnswerOf<typeof libraryApi.list>> {
  const wish = { patterns: patternsOf(q), kind, offset: page * LIBRARY_PAGE, most: LIBRARY_PAGE + 1 };
  const found = await bounded(deps, actorId, (db) => store.readPage(db, actorId, wish));
  return { sources: found.slice(0, LIBRARY_PAGE).flatMap(toSource), hasMore: found.length > LIBRARY_PAGE };
}

function toSource(places: readonly store.PlacedSource[]): LibrarySource[] {
  const [best] = places;
  if (!best) return [];
  const { kind, title, url, facts, status, fetchedAt } = best;
  const fact = (name: string): string | null => (typeof facts[name] === 'string' ? facts[name] : null);
  const count = facts['passageCount'];
  return [
    {
      kind,
      title,
      url,
      from: fact('channelTitle') ?? fact('username') ?? fact('siteName') ?? fact('domain'),
      thumbnail: fact('thumbnail'),
      status,
      passageCount: typeof count === 'number' ? count : null,
      fetchedAt: fetchedAt === null ? null : new Date(fetchedAt).toISOString(),
      places: places.slice(0, MOST_PLACES).map(({ nodeId, fileId, boardId, canvasId, projectId, where, mayEdit }) => ({
        nodeId,
        fileId,
        boardId,
        canvasId,
        projectId,
        where,
        mayEdit,
      })),
    },
  ];
}

export interface Bringing {
  board: BoardRef;
  actor: Actor;
  from: LibraryOrigin;
  nodeId: string;
  isPlaced: boolean;
}

/**
 * Gives a node of this board what was read of a source that the person may read where it stands; the node comes with
 * `isPlaced`, or with the caller's next change. Throws Fault 'not-found' for a source that is foreign or absent.
 */
export async function bringSource(
  deps: LibraryDeps,
  access: BoardOf,
  { board, actor, from, nodeId, isPlaced }: Bringing,
): Promise<AnswerOf<typeof libraryApi.bring>> {
  const { db } = deps.database;
  const source = await demandReadable(deps, access, actor, from);
  if (await store.isNode(db, nodeId)) throw new Fault('conflict', '이 id의 노드가 이미 있어요.');
  const title = await store.readTitle(db, from);
  const file = source.fileId === null ? null : await takeFile(deps, access, board, actor, source.fileId);
  const facts = await copyFacts(deps, source, board.boardId);
  const standsAlone = board.projectId !== null && file !== null;
  const isHere = standsAlone && source.standsAlone && source.boardId === board.boardId;
  const node = nodeOf(source, { title, facts, file });
  const note = isHere ? fileNoteOf(source) : null;
  if (note !== null) node.metadata[NOTE_FACT] = note;
  await deps.database.tx(async (tx) => {
    const place = { boardId: board.boardId, nodeId, actorId: actor.id, file, standsAlone };
    if (!isHere) await copySource(deps, tx, source, place, { title, facts });
    if (standsAlone && file && board.projectId !== null)
      await recordCopy(deps, tx, { projectId: board.projectId, boardId: board.boardId, actorId: actor.id }, file);
  });
  if (isPlaced) await placeNode(deps, board.boardId, actor.id, { id: nodeId, ...node });
  return node;
}

async function demandReadable(
  deps: LibraryDeps,
  access: BoardOf,
  actor: Actor,
  from: LibraryOrigin,
): Promise<CopyableSource> {
  const place =
    'nodeId' in from
      ? await access.boardOf.node(from.nodeId, actor.id)
      : await access.boardOf.file(from.fileId, actor.id);
  if (!place || !can(actor, 'board.read', place)) throw new Fault('not-found');
  return demandCopyable(deps, place.boardId, from);
}

/** The file itself comes along, by the rules of every copied file. Throws Fault. */
async function takeFile(
  deps: LibraryDeps,
  access: BoardOf,
  { boardId, projectId }: BoardRef,
  actor: Actor,
  fileId: string,
): Promise<StoredFile> {
  const family = projectId === null ? 'canvas' : 'project';
  const wish = { family, boardId, userId: actor.id, fileIds: [fileId], mayRead: fileReader(access, actor) } as const;
  const { copies, files } = await copyFiles(deps, wish);
  const [file] = files;
  if (file) return file;
  switch (copies[0]?.refusal) {
    case 'no-room':
      throw new Fault('plan-limit', '저장 공간이 모자라 이 파일을 놓을 수 없어요.');
    case 'too-large':
      throw new Fault('too-large', '이 보드에 놓기에는 파일이 너무 커요.');
    case 'wrong-type':
      throw new Fault('unsupported-type', '이 보드에는 놓을 수 없는 형식의 파일이에요.');
    default:
      throw new Fault('not-found');
  }
}

/** Puts the node at a free place of the board, as the person's own change. */
async function placeNode(
  deps: LibraryDeps,
  boardId: string,
  actorId: string,
  node: Pick<Parameters<typeof blankNode>[0], 'id' | 'type' | 'title' | 'metadata'>,
): Promise<void> {
  await commitPlan(
    deps,
    boardId,
    actorId,
    async ({ lookAround }: Standing) => {
      const position = placeCard((await lookAround()).nodes);
      return [{ id: newId(deps.clock.now()), change: { do: 'add-node', node: blankNode({ ...node, position }) } }];
    },
    (tx, accepted) => intake(deps, tx, { boardId, actorId }, accepted),
  );
}

/**
 * Takes nodes with a source away from whichever boards, with what was read for them; a project's file stays with its
 * project. What is absent or may not be read is left out; throws Fault 'not-allowed', and does nothing, where one may only be read.
 */
export async function removeSources(
  deps: LibraryDeps,
  access: BoardOf,
  actor: Actor,
  nodeIds: readonly string[],
): Promise<number> {
  const byBoard = new Map<string, string[]>();
  for (const id of new Set(nodeIds)) {
    const place = await access.boardOf.node(id, actor.id);
    if (!place || !can(actor, 'board.read', place)) continue;
    if (!can(actor, 'board.edit', place)) throw new Fault('not-allowed');
    byBoard.set(place.boardId, [...(byBoard.get(place.boardId) ?? []), id]);
  }
  let removed = 0;
  for (const [boardId, ids] of byBoard) removed += await removeFrom(deps, boardId, actor.id, ids);
  return removed;
}

async function removeFrom(
  deps: LibraryDeps,
  boardId: string,
  actorId: string,
  ids: readonly string[],
): Promise<number> {
  let removed = 0;
  await commitPlan(
    deps,
    boardId,
    actorId,
    async ({ look }) => {
      const standing = (await look({ nodes: [...ids] })).nodes.filter((node) => wantedOf(node) !== null);
      return standing.map(({ id }) => ({ id: newId(deps.clock.now()), change: { do: 'remove-node' as const, id } }));
    },
    async (tx, accepted) => {
      const gone = accepted.flatMap((change) => (change.do === 'remove-node' ? change.id : []));
      for (const id of gone) await forgetSource(tx, boardId, id);
      removed = gone.length;
    },
  );
  return removed;
}
