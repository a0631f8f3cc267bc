import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { VOICES } from '#contract/limits.ts';
import type { VoiceProfile } from '#contract/recipes/voice/profile.ts';
import type {
  ListedVoice,
  MeasuredVoice,
  moreMaterial,
  newVoice,
  voiceFields,
  VoiceView,
} from '#contract/voices/voices.schema.ts';
import type { z } from 'zod';
import type { BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { ReadLink } from '../sources/read-link.ts';
import { readAddress, readAgain, readThing, type FindReadable, type Thing, type Words, spokenIn } from './material.ts';
import type { Measuring } from './measuring.ts';
import * as store from './voices.store.ts';

export type VoicesDeps = BoardDeps & Pick<Measuring, 'measure'> & { readLink: ReadLink };
type Material = Pick<z.output<typeof newVoice>, 'texts' | 'nodeIds' | 'fileIds' | 'links'>;
/** The id is that of the kept text, by which it is dropped; what is new has none yet. Old are words that could not be read again. */
type KeptWords = Words & { id?: string; isOld?: true };

export async function listVoices(deps: BoardDeps, ownerId: string): Promise<ListedVoice[]> {
  const rows = await store.listVoices(deps.database.db, ownerId);
  return rows.map(({ voice: { id, name, measure, measuredAt }, uses }) => ({
    id,
    name,
    words: measure.words,
    isEnough: measure.isEnough,
    syllablesPerSec: measure.syllablesPerSec,
    uses,
    measuredAt: measuredAt.toISOString(),
  }));
}

/** Throws Fault 'not-found' for a voice that is absent or somebody else's. */
export async function readVoice(deps: Pick<BoardDeps, 'database'>, ownerId: string, id: string): Promise<VoiceView> {
  const found = await store.findVoice(deps.database.db, ownerId, id);
  if (!found) throw new Fault('not-found');
  const texts = await store.readTexts(deps.database.db, id);
  return {
    id,
    profile: profileOf(found.voice),
    texts: texts.map(({ id: textId, kind, title, text }) => ({ id: textId, kind, title, length: text.length })),
    uses: found.uses,
    measuredAt: found.voice.measuredAt.toISOString(),
  };
}

/**
 * Throws Fault 'not-found' for a node or a file that the owner may not read, 'nothing-readable' for one or an address
 * without words, 'not-this-source' for what is no address that can be read,
 * 'conflict' where the owner has as many voices as anybody may.
 */
export async function createVoice(
  deps: VoicesDeps,
  ownerId: string,
  find: FindReadable,
  { name, ...material }: z.output<typeof newVoice>,
): Promise<VoiceView> {
  await demandRoom(deps.database.db, ownerId);
  const words = await gather(deps, find, material);
  const measure = await deps.measure(words.map(measured));
  const now = deps.clock.now();
  const id = newId(now);
  const at = new Date(now);
  const own = { forbidden: [], openers: [], notes: '', formality: null };
  await deps.database.tx(async (tx) => {
    await store.lockOwner(tx, ownerId);
    await demandRoom(tx, ownerId);
    await store.writeVoice(tx, { id, ownerId, name, measure, ...own, measuredAt: at, createdAt: at });
    await store.writeTexts(tx, id, toRows(id, words, now));
  });
  return readVoice(deps, ownerId, id);
}

/** Throws Fault 'not-found'. */
export async function changeVoice(
  deps: BoardDeps,
  ownerId: string,
  id: string,
  fields: z.output<typeof voiceFields>,
): Promise<VoiceView> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0 && !(await store.changeVoice(deps.database.db, ownerId, id, given))) {
    throw new Fault('not-found');
  }
  return readVoice(deps, ownerId, id);
}

/** So often it is measured anew where another tab has changed the texts meanwhile. */
const TRIES = 5;

/**
 * Measures on what is kept and on more; nodes and files as they read now, addresses too where nothing is added or dropped,
 * and as they read before what cannot be read any more. What
 * another tab adds or drops at the same time counts too. Throws Fault as `createVoice` does, 'bad-input' where nothing
 * would be left, 'conflict' where others change the texts all the while.
 */
export async function measureAgain(
  deps: VoicesDeps,
  { ownerId, id }: { ownerId: string; id: string },
  find: FindReadable,
  { dropped, ...material }: z.output<typeof moreMaterial>,
): Promise<MeasuredVoice> {
  const isOnlyAsked = dropped.length === 0 && Object.values(material).every((given) => given.length === 0);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await readVoice(deps, ownerId, id);
    const rows = await store.readTexts(deps.database.db, id);
    const kept = rows.filter((row) => !dropped.includes(row.id));
    const words = await withMore(deps, find, { kept, isAskedFor: isOnlyAsked }, material);
    heedLimits(words);
    const measure = await deps.measure(words.map(measured));
    const now = deps.clock.now();
    const isWritten = await deps.database.tx(async (tx) => {
      await store.lockOwner(tx, ownerId);
      if (!isSameTexts(rows, await store.readTexts(tx, id))) return false;
      const isThere = await store.changeVoice(tx, ownerId, id, { measure, measuredAt: new Date(now) });
      if (!isThere) throw new Fault('not-found');
      await store.writeTexts(tx, id, toRows(id, words, now));
      return true;
    });
    if (isWritten) return { ...(await readVoice(deps, ownerId, id)), unread: unreadOf(words) };
  }
  throw new Fault('conflict', '다른 탭에서 이 말투를 바꾸고 있어요. 잠시 뒤에 다시 시도해 주세요.');
}

/** The kept texts as they read now, and what is not among them yet. Addresses are read again where nothing else is asked. */
async function withMore(
  deps: VoicesDeps,
  find: FindReadable,
  { kept, isAskedFor }: { kept: readonly store.TextRow[]; isAskedFor: boolean },
  { texts, nodeIds, fileIds, links }: Material,
): Promise<KeptWords[]> {
  const before: KeptWords[] = [];
  for (let i = 0; i < kept.length; i += VOICES.links) {
    const some = kept.slice(i, i + VOICES.links);
    before.push(...(await Promise.all(some.map((row) => refreshed(deps, find, row, isAskedFor)))));
  }
  const known = new Set(before.flatMap(({ thingId, address }) => thingId ?? address ?? []));
  const isNew = (one: string) => !known.has(one);
  const more = { texts, links: links.filter(isNew), nodeIds: nodeIds.filter(isNew), fileIds: fileIds.filter(isNew) };
  return [...before, ...(await gather(deps, find, more))];
}

const unreadOf = (words: readonly KeptWords[]): string[] => words.flatMap(({ isOld, title }) => (isOld ? title : []));

const isSameTexts = (some: readonly store.TextRow[], others: readonly store.TextRow[]): boolean =>
  some.length === others.length && some.every(({ id }, i) => id === others[i]?.id);

/** Throws Fault 'not-found'. */
export async function removeVoice(deps: BoardDeps, ownerId: string, id: string): Promise<void> {
  if (!(await store.removeVoice(deps.database.db, ownerId, id))) throw new Fault('not-found');
}

/** All voices of somebody with the texts that they were measured on. */
export async function exportVoices(deps: Pick<BoardDeps, 'database'>, ownerId: string): Promise<object[]> {
  const { db } = deps.database;
  const found = await store.listVoices(db, ownerId);
  return Promise.all(
    found.map(async ({ voice }) => ({
      ...profileOf(voice),
      texts: (await store.readTexts(db, voice.id)).map(({ title, text }) => ({ title, text })),
    })),
  );
}

export const profileOf = ({ name, measure, forbidden, openers, notes, formality }: store.VoiceRow): VoiceProfile => ({
  name,
  measure,
  forbidden,
  openers,
  notes,
  formality,
});

async function demandRoom(db: Db, ownerId: string): Promise<void> {
  if ((await store.countVoices(db, ownerId)) < VOICES.perPerson) return;
  throw new Fault('conflict', `말투는 ${VOICES.perPerson}개까지 만들 수 있어요. 쓰지 않는 말투를 지워 주세요.`);
}

function heedLimits(words: readonly Words[]): void {
  const pasted = words.filter(({ kind }) => kind === 'pasted').length;
  if (words.length === 0) throw new Fault('bad-input', '잴 글이 하나도 남지 않아요. 글을 하나 넘게 남겨 주세요.');
  if (pasted > VOICES.pasted || words.length - pasted > VOICES.sources) {
    throw new Fault(
      'bad-input',
      `한 말투에는 붙여 넣은 글 ${VOICES.pasted}편, 소스 ${VOICES.sources}개까지 쓸 수 있어요.`,
    );
  }
}

async function gather(
  deps: VoicesDeps,
  find: FindReadable,
  { texts, nodeIds, fileIds, links }: Material,
): Promise<Words[]> {
  const things: Thing[] = [
    ...[...new Set(nodeIds)].map((id) => ({ kind: 'node' as const, id })),
    ...[...new Set(fileIds)].map((id) => ({ kind: 'file' as const, id })),
  ];
  const read: Words[] = [];
  for (const thing of things) read.push(await readThing(deps, find, thing));
  const linked = await Promise.all([...new Set(links)].map((address) => readAddress(deps, address)));
  return [...texts.map(pastedWords), ...linked, ...read];
}

const pastedWords = (pasted: string): Words => {
  const { text, durationSec } = spokenIn(pasted) ?? { text: pasted, durationSec: null };
  const [line = ''] = text.trim().split('\n');
  const title = line.slice(0, 60).toWellFormed();
  return { kind: 'pasted', thingId: null, address: null, title, text, durationSec };
};

async function refreshed(
  deps: VoicesDeps,
  find: FindReadable,
  row: store.TextRow,
  isAskedFor: boolean,
): Promise<KeptWords> {
  const { id, kind, thingId, address } = row;
  const isThing = (kind === 'node' || kind === 'file') && thingId !== null;
  const isLink = address !== null && isAskedFor;
  if (!isThing && !isLink) return row;
  const read = await readAgain(
    isThing ? readThing(deps, find, { kind, id: thingId }) : readAddress(deps, address ?? ''),
  );
  return read ? { ...read, id } : { ...row, isOld: true };
}

const measured = ({ text, durationSec }: Words) => ({ text, ...(durationSec !== null && { durationSec }) });

const toRows = (voiceId: string, words: readonly KeptWords[], now: number): store.TextRow[] =>
  words.map(({ id = newId(now), kind, thingId, address, title, text, durationSec }, ordinal) => ({
    id,
    voiceId,
    ordinal,
    kind,
    thingId,
    address,
    title,
    text,
    durationSec,
  }));
