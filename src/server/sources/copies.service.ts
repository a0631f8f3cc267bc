import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { toStoredType } from '#contract/board/kinds/index.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { cut } from '#contract/base/letters.ts';
import { fileTypeOf } from '#contract/files/file-types.ts';
import { OURS } from '#contract/limits.ts';
import { sources as sourceRows } from '#contract/sources/index.ts';
import { KEPT_PICTURES } from '#contract/board/paste.ts';
import { copyPicture, type FileDeps, type StoredFile } from '../files/files.service.ts';
import type { Db } from '../platform/db/db.ts';
import { writeCopy } from './copies.store.ts';
import { finishedPatch } from './node-patches.ts';
import * as showing from './showing.store.ts';
import { isFinished } from './sources.service.ts';
import * as files from './files-read.store.ts';
import type { SourceRow } from './sources.store.ts';

export type CopyableSource = SourceRow;

/** A source that another board may take over. Throws Fault 'not-found' for none, 'nothing-readable' for one without its text. */
export async function demandCopyable(
  deps: Pick<FileDeps, 'database'>,
  boardId: string,
  from: { nodeId: string } | { fileId: string },
): Promise<SourceRow> {
  const { db } = deps.database;
  const source =
    'nodeId' in from ? await standingOf(db, boardId, from.nodeId) : await files.findOfFile(db, boardId, from.fileId);
  if (!source) throw new Fault('not-found');
  if (!isFinished(source.status) || source.status === 'failed')
    throw new Fault('nothing-readable', '아직 읽은 내용이 없는 소스예요. 다 읽은 뒤에 놓아 주세요.');
  return source;
}

/** Of a node that stands; a source whose node is gone is nobody's. */
async function standingOf(db: Db, boardId: string, nodeId: string): Promise<SourceRow | null> {
  const [found] = await showing.readStanding(db, [nodeId]);
  return found?.boardId === boardId ? found : null;
}

export interface CopyPlace {
  boardId: string;
  nodeId: string;
  actorId: string;
  /** The copy of the file that a file's source was read from. */
  file: StoredFile | null;
  /** A project's file carries the source itself. */
  standsAlone: boolean;
}

/** What a source shows on another board: its facts, with pictures that belong to that board. */
export async function copyFacts(deps: FileDeps, source: SourceRow, boardId: string): Promise<Record<string, unknown>> {
  const facts: Record<string, unknown> = { ...source.meta.facts };
  for (const key of KEPT_PICTURES) {
    const fileId = pictureIn(facts[key]);
    const copy = fileId ? await copyPicture(deps, fileId, boardId) : null;
    if (copy) facts[key] = `/api/files/${copy}`;
    else delete facts[key];
  }
  return facts;
}

/** Gives a place its own copy of a source, within `tx`. Throws Fault 'conflict' where the id stands for something else. */
export async function copySource(
  deps: Pick<FileDeps, 'clock'>,
  tx: Db,
  source: SourceRow,
  { boardId, nodeId, actorId, file, standsAlone }: CopyPlace,
  shown: { title: string; facts: Record<string, unknown> },
): Promise<void> {
  const now = deps.clock.now();
  const isWritten = await writeCopy(tx, source.id, {
    id: newId(now),
    boardId,
    nodeId: standsAlone && file ? file.id : nodeId,
    fileId: file?.id ?? null,
    standsAlone,
    addedBy: actorId,
    facts: shown.facts,
    givenTitle: shown.title,
    at: new Date(now),
  });
  if (!isWritten) throw new Fault('conflict', '이 id는 이미 쓰이고 있어요. 새 id로 다시 시도해 주세요.');
}

/** The node of a source that has been read. */
export function nodeOf(
  source: SourceRow,
  { title, facts, file }: { title: string; facts: Record<string, unknown>; file: StoredFile | null },
): Pick<BoardNode, 'type' | 'title' | 'metadata'> {
  const type = source.kind === 'file' ? ('file' as const) : toStoredType(sourceRows[source.kind].storedAs);
  const blank = blankNode({ id: source.nodeId, type });
  const read = { ...source, meta: { ...source.meta, facts, refresh: undefined } } as SourceRow;
  const shown = Object.entries(finishedPatch(blank, read).metadata ?? {}).filter(([, value]) => value !== null);
  const fileFacts = file && {
    fileId: file.id,
    fileName: file.name,
    fileSize: file.size,
    fileType: fileTypeOf(file.mimeType),
  };
  return {
    type,
    title: cut(title, OURS.titleLength - 1),
    metadata: { ...Object.fromEntries(shown), ...(source.url !== null && { url: source.url }), ...fileFacts },
  };
}

interface CopiedNodes {
  boardId: string;
  actorId: string;
  /** The board of the originals. */
  from: string;
  /** Which node is whose copy, and which file. */
  nodes: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
  /** The file that an original shows. */
  shown: (nodeId: string) => string | null;
}

/** Gives copies of nodes on another board what was read for theirs, within `tx`; what is not read yet is left to be read. */
export async function copyOfNodes(
  deps: Pick<FileDeps, 'clock'>,
  tx: Db,
  { boardId, actorId, from, nodes, files, shown }: CopiedNodes,
): Promise<void> {
  const now = deps.clock.now();
  const standing = await showing.readStanding(tx, [...nodes.keys()]);
  const found = new Set(standing.map((source) => source.nodeId));
  const left = [...nodes.keys()].filter((id) => !found.has(id)).map((nodeId) => ({ nodeId, fileId: shown(nodeId) }));
  for (const source of [...standing, ...(await showing.readLeft(tx, from, left))]) {
    const nodeId = nodes.get(source.nodeId);
    if (nodeId === undefined || !isFinished(source.status)) continue;
    const facts = { ...source.meta.facts };
    for (const key of KEPT_PICTURES) {
      const copy = files.get(pictureIn(facts[key]) ?? '');
      if (copy === undefined) delete facts[key];
      else facts[key] = `/api/files/${copy}`;
    }
    await writeCopy(tx, source.id, {
      id: newId(now),
      boardId,
      nodeId,
      fileId: source.fileId === null ? null : (files.get(source.fileId) ?? null),
      standsAlone: false,
      addedBy: actorId,
      facts,
      givenTitle: source.meta.givenTitle ?? source.title ?? '',
      at: new Date(now),
    });
  }
}

/** The id of the file that keeps a picture; undefined where it is none of ours. */
const pictureIn = (address: unknown): string | undefined =>
  /^\/api\/files\/([0-9a-f-]{36})$/.exec(String(address ?? ''))?.[1];
