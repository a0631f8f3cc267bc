import { EVERYONE } from '#contract/board/audience.ts';
import { readCaptions, unixLines } from '#contract/sources/captions/read-captions.ts';
import { saidShareOf } from '../sources/documents/said-share.ts';
import { Fault } from '#contract/base/fault.ts';
import { VOICES } from '#contract/limits.ts';
import { saidIn } from '../recipes/written.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { isNote, nameOfNote } from './own-writing.ts';
import { readSeen, type BoardDeps } from '../boards/boards.service.ts';
import { wasNeverRestricted } from '../visibility/visibility.service.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { findReadSource, readSegments, readText } from '../sources/passages.service.ts';
import type { ReadLink } from '../sources/read-link.ts';

export type ThingKind = 'node' | 'file';
export interface Thing {
  kind: ThingKind;
  id: string;
}

/** The board of a node or a file, where the caller may read it; null for what is foreign or absent. */
export type FindReadable = (thing: Thing) => Promise<BoardRef | null>;

/** Words of somebody and how long they took to say, where that is known. */
export interface Words {
  kind: ThingKind | 'pasted' | 'link';
  thingId: string | null;
  /** Where it was read, of a link. */
  address: string | null;
  title: string;
  text: string;
  durationSec: number | null;
}

const TITLE_LENGTH = 200;

/** What was read for a node or a file. Throws Fault 'not-found' for one that is not the caller's to read, 'nothing-readable' for one without words. */
export async function readThing(deps: BoardDeps, find: FindReadable, thing: Thing): Promise<Words> {
  const ref = await find(thing);
  if (!ref) throw new Fault('not-found');
  const read = await readWords(deps, ref.boardId, thing);
  if (!read || read.text.trim() === '') {
    throw new Fault('nothing-readable', '고른 소스 가운데 아직 읽은 글이 없는 것이 있어요. 빼고 다시 시도해 주세요.');
  }
  return read;
}

/** The words as they read now, null where nothing can be read of them any more. */
export const readAgain = (reading: Promise<Words>): Promise<Words | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof Fault) return null;
    throw error;
  });

async function readWords(deps: BoardDeps, boardId: string, thing: Thing): Promise<Words | null> {
  const { kind, id } = thing;
  if (kind === 'node') {
    const [node] = (await readSeen(deps, boardId, { nodes: [id] }, EVERYONE)).nodes;
    if (!node && !(await wasNeverRestricted(deps.database.db, boardId))) return null;
    if (node && isNote(node)) {
      const text = saidIn(node.content);
      return fitted({ kind, thingId: id, address: null, title: nameOfNote(node), text, durationSec: null });
    }
  }
  const source = await findReadSource(deps, boardId, kind === 'node' ? { nodeId: id } : { fileId: id });
  if (!source) return null;
  const [text, segments] = [await readText(deps, source.id), await readSegments(deps, source.id)];
  return fitted({
    kind,
    thingId: id,
    address: null,
    title: source.title ?? '',
    text,
    durationSec: spokenSec(segments),
  });
}

/** What stands at an address. Throws Fault as `ReadLink` does. */
export async function readAddress(deps: { readLink: ReadLink }, address: string): Promise<Words> {
  const { title, text, segments } = await deps.readLink(address);
  return fitted({ kind: 'link', thingId: null, address, title, text, durationSec: spokenSec(segments) });
}

/** As much as is measured of one text; the time that it took is cut with it. */
function fitted({ text, durationSec, title, ...rest }: Words): Words {
  const kept = text.slice(0, VOICES.textLength).toWellFormed();
  const share = text.length === 0 ? 1 : kept.length / text.length;
  const seconds = durationSec === null ? null : durationSec * share;
  return { ...rest, title: title.slice(0, TITLE_LENGTH).toWellFormed(), text: kept, durationSec: seconds };
}

/** Of a text with times so many letters are said at least; of others a line or two begin with a time. */
const SAID_SHARE = 0.6;

/** What is said in pasted subtitles or a pasted transcript, without its numbers and times; null for any other text. */
export function spokenIn(pasted: string): Pick<Words, 'text' | 'durationSec'> | null {
  const captions = readCaptions(unixLines(pasted));
  if (!captions) return null;
  const text = captions.segments.map((segment) => segment.text).join('\n');
  if (saidShareOf(captions) < SAID_SHARE) return null;
  return text.trim() === '' ? null : { text, durationSec: spokenSec(captions.segments) };
}

/** How long somebody spoke: captions overlap, and pauses between them are none of it. Null for words without times. */
export function spokenSec(segments: readonly Pick<Segment, 'start' | 'end'>[]): number | null {
  let total = 0;
  let until = -Infinity;
  for (const { start, end } of segments.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return total > 0 ? total : null;
}
