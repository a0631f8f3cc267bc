import { nameOf } from '#contract/account/name-of.ts';
import type { HistoryLine } from '#contract/history/sessions.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import { wordPatterns } from '../platform/db/word-patterns.ts';
import * as store from './lines.store.ts';
import type { SeenPast } from './seen-past.ts';

/** Which changes of a past are sought. */
export interface Sought {
  by?: string | undefined;
  node?: string | undefined;
  /** Words of a card as it is or was, or the name of a person. */
  q?: string | undefined;
  byAi?: 'true' | undefined;
}

/** More people and cards than a search of one board is about. */
const MOST_PEOPLE = 500;
const MOST_NODES = 2_000;

export const isSought = ({ by, node, q, byAi }: Sought): boolean =>
  [by, node, q, byAi].some((one) => one !== undefined);

/** Everybody who is among these, and all who have changed the board. */
export const everybody = async (db: Db, boardId: string, among: readonly string[] = []): Promise<string[]> => [
  ...new Set([...among, ...(await store.listPeople(db, boardId, MOST_PEOPLE))]),
];

/** The filter that finds what is sought on a board of which who looks sees everything. */
export async function filterFor(db: Db, boardId: string, sought: Sought, people: readonly string[]) {
  const { by, node, q, byAi } = sought;
  const patterns = wordPatterns(q ?? '');
  const about =
    patterns.length === 0
      ? undefined
      : {
          nodeIds: await store.findNodesSaying(db, boardId, patterns, MOST_NODES),
          people: await peopleCalled(db, people, q ?? ''),
        };
  return { by, node, isByAi: byAi === 'true', about } satisfies store.LineFilter;
}

const ofWords: ReadonlySet<string> = new Set(['added', 'texts', 'removed']);

/** The same of what he may be told of: by the words that he might see. */
export async function findSeen(db: Db, past: SeenPast, sought: Sought): Promise<HistoryLine[]> {
  const lines = past.lines();
  const people = new Set(lines.flatMap(({ actorId }) => actorId ?? []));
  const called = new Set(sought.q === undefined ? [] : await peopleCalled(db, [...people], sought.q));
  const saying = sought.q === undefined ? null : past.saying();
  return lines.filter(
    ({ actorId, nodeId, isByAi, deed }) =>
      (sought.by === undefined || actorId === sought.by) &&
      (sought.node === undefined || nodeId === sought.node) &&
      (sought.byAi === undefined || isByAi) &&
      (saying === null ||
        (actorId !== null && called.has(actorId)) ||
        (nodeId !== null && saying.has(nodeId) && ofWords.has(deed))),
  );
}

/** Whether a text holds every word, whatever the spaces: as `wordPatterns` finds it in the database. */
export function sayerOf(sought: string): (text: string) => boolean {
  const words = sought
    .split(/\s+/)
    .map(squeezed)
    .filter((word) => word !== '');
  return (text) => {
    const whole = squeezed(text);
    return words.length > 0 && words.every((word) => whole.includes(word));
  };
}

const squeezed = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ \t\r\n]/g, '');

async function peopleCalled(db: Db, ids: readonly string[], q: string): Promise<string[]> {
  const isCalled = sayerOf(q);
  return [...(await readPeople(db, ids)).values()]
    .filter((person) => isCalled(nameOf({ ...person, email: null })))
    .map(({ id }) => id);
}
