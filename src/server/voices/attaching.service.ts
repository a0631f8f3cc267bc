import { can } from '#contract/access/can.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { depthOf, otherEnd } from '#contract/board/depth.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { Fault } from '#contract/base/fault.ts';
import { nearestVoice, type VoicePlace } from '#contract/voices/used-voice.ts';
import type { SpokenVoice } from '#contract/voices/voices.schema.ts';
import { readPart, readPartIn, refOf, type BoardDeps } from '../boards/boards.service.ts';
import { readFeeding } from '../boards/feeding.ts';
import type { Db } from '../platform/db/db.ts';
import { profileOf } from './voices.service.ts';
import * as store from './voices.store.ts';
import { sentencesOf } from '../ai/sentences.ts';

const MOST = 5;
/** In letters: shorter ones show no manner, longer ones are most often several that nobody has parted. */
const LENGTH = { least: 12, most: 90 } as const;
/** Addresses, numbers of passages and figures say more of the matter than of the manner. */
const OF_THE_MATTER = /https?:|[[\]<>{}@#]|\d{3}/;

/** Sentences of somebody as they stand in his texts, evenly spread over them: they show a manner better than figures do. */
function ownSentences(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => text.split('\n').flatMap((line) => sentencesOf(line.trim())));
  const fitting = [...new Set(all.map((sentence) => sentence.replace(/\s+/g, ' ').trim()))].filter((sentence) => {
    const { length } = Array.from(sentence);
    return length >= LENGTH.least && length <= LENGTH.most && !OF_THE_MATTER.test(sentence);
  });
  const step = Math.max(1, fitting.length / MOST);
  const places = Array.from({ length: Math.min(MOST, fitting.length) }, (_, i) => Math.floor(i * step));
  return places.flatMap((place) => fitting[place] ?? []);
}

/** A chat or group node, or with the board's own id the whole board. */
interface Standing {
  boardId: string;
  /** Null for the board itself. */
  nodeId: string | null;
}

/** Where a voice may stand for this chat or group, the nearest place first. */
export async function readPlaces(deps: BoardDeps, standing: Standing, readerId: string): Promise<VoicePlace[]> {
  return (await placesOf(deps, standing)).map(({ voice, ...place }) => ({
    ...place,
    voice: voice && { id: voice.id, name: voice.name, isMine: voice.ownerId === readerId },
  }));
}

/** The voices that are attached somewhere on a board. */
export type Attached = Awaited<ReturnType<typeof store.readUses>>;

/** `db`: the connection to ask through where they are not in memory. */
export const readAttached = ({ database }: Pick<BoardDeps, 'database'>, boardId: string, db?: Db): Promise<Attached> =>
  store.readUses(database, boardId, db);

const READ_OF_VOICE = { texts: 5, letters: 8_000 };

/**
 * The voice in which something is made there; null where none is attached, or its owner may not read the board any more. Its
 * owner gets sentences of his own with it: nobody else is led to what he has written. `known` is for whoever has read it already: what `readFeeding` and `readAttached` say.
 */
export async function findSpokenVoice(
  deps: BoardDeps,
  standing: Standing,
  known: { feeding?: Board; attached?: Attached; askerId?: string } = {},
): Promise<SpokenVoice | null> {
  const used = nearestVoice(await placesOf(deps, standing, known))?.voice;
  if (!used) return null;
  const voice = { id: used.id, profile: profileOf(used) };
  if (used.ownerId !== known.askerId) return voice;
  return { ...voice, sentences: ownSentences(await store.readTextStarts(deps.database.db, used.id, READ_OF_VOICE)) };
}

/** Null detaches. Throws Fault 'not-found' for a voice that is not the actor's, 'bad-input' for a node that is neither chat nor group. */
export async function attachVoice(
  deps: BoardDeps,
  { boardId, nodeId }: Standing,
  { actorId, voiceId }: { actorId: string; voiceId: string | null },
): Promise<void> {
  const { db } = deps.database;
  const kind = nodeId === null ? 'board' : await demandKind(deps, boardId, nodeId);
  const id = nodeId ?? boardId;
  if (voiceId === null) return store.detach(db, kind, id);
  if (!(await store.attach(db, { kind, id, boardId }, { ownerId: actorId, voiceId }))) throw new Fault('not-found');
}

/** What was attached to a node that is cleaned up. */
export const forgetVoiceUse = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  store.detachNode(tx, boardId, nodeId);

/** Where voices stand for these nodes, whichever board they are on. */
export const readUsesOf = (db: Db, nodeIds: readonly string[]): Promise<store.NodeUse[]> =>
  store.readUsesOf(db, nodeIds);

/** Attaches a voice of this owner to a chat or group that was made as a copy just now; nothing where it is not his any more. */
export async function attachCopy(
  tx: Db,
  { id, boardId }: { id: string; boardId: string },
  voice: { ownerId: string; voiceId: string },
): Promise<void> {
  const [node] = (await readPartIn(tx, boardId, { nodes: [id] })).nodes;
  const kind = node && useKindOf(node);
  if (kind) await store.attach(tx, { kind, id, boardId }, voice);
}

type Place = Omit<VoicePlace, 'voice'> & { voice: store.VoiceRow | null };

async function placesOf(
  deps: BoardDeps,
  { boardId, nodeId }: Standing,
  { feeding, attached }: { feeding?: Board; attached?: Attached } = {},
): Promise<Place[]> {
  const uses = attached ?? (await store.readUses(deps.database, boardId));
  const voiceOf = (kind: store.UseKind, id: string) => uses.find((use) => use.kind === kind && use.id === id)?.voice;
  const named = [
    ...(nodeId === null ? [] : nodesFor(feeding ?? (await readFeeding(deps, boardId, nodeId)), nodeId)),
    { kind: 'board' as const, id: boardId, title: null },
  ];
  return Promise.all(
    named.map(async (place) => ({ ...place, voice: await standingOf(deps, boardId, voiceOf(place.kind, place.id)) })),
  );
}

/** The chat with the groups that feed it in the board's order, or the group itself; nothing for other nodes. */
function nodesFor({ nodes, edges }: Board, nodeId: string): Omit<VoicePlace, 'voice'>[] {
  const own = nodes.find(({ id }) => id === nodeId);
  const kind = own && useKindOf(own);
  if (!own || !kind) return [];
  if (kind === 'group') return [groupPlace(own)];
  const joined = new Set(edges.flatMap((edge) => (depthOf(edge) === 'off' ? [] : (otherEnd(edge, nodeId) ?? []))));
  const groups = nodes.filter((one) => joined.has(one.id) && useKindOf(one) === 'group');
  return [{ kind, id: nodeId, title: null }, ...groups.map(groupPlace)];
}

const groupPlace = ({ id, title }: BoardNode) => ({ kind: 'group' as const, id, title });

function useKindOf({ type, metadata }: BoardNode): 'chat' | 'group' | null {
  const kind = toNodeKind(type, metadata);
  return kind === 'ai-chat' ? 'chat' : kind === 'group' ? 'group' : null;
}

async function demandKind(deps: BoardDeps, boardId: string, nodeId: string): Promise<'chat' | 'group'> {
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node) throw new Fault('not-found');
  const kind = useKindOf(node);
  if (!kind) throw new Fault('bad-input', '말투는 AI Chat이나 그룹, 보드 전체에만 붙일 수 있어요.');
  return kind;
}

async function standingOf(
  deps: BoardDeps,
  boardId: string,
  voice: store.VoiceRow | undefined,
): Promise<store.VoiceRow | null> {
  if (!voice) return null;
  const ref = await refOf(deps, 'board', boardId, voice.ownerId);
  return ref && can({ id: voice.ownerId, isSystemAdmin: false }, 'board.read', ref) ? voice : null;
}
