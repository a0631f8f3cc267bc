import { DAY_MS } from '#contract/base/day.ts';
import { forgetStored, keepTyped, readStored } from '../../lib/stored.ts';

/** A text on the board that somebody types in. */
export interface DraftPlace {
  boardId: string;
  /** Of a label the id of its wire. */
  nodeId: string;
  field: 'title' | 'content' | 'label';
}

/** A text that the board does not show: typed and not saved yet, or saved by a colleague and replaced by ours. */
export interface KeptDraft {
  text: string;
  /** The print of the saved text that the typing began with. */
  base: string;
  /** The tab in which it is typed. */
  tab: string;
  atMs: number;
  whose: 'mine' | 'theirs';
  /** The server refused it: a name is offered then, and not put back into its field. */
  isRefused?: boolean;
}
/** `key` is where this browser keeps it: two tabs on one text keep theirs apart. */
export type FoundDraft = DraftPlace & KeptDraft & { key: string };

const PREFIX = 'board-draft';
const ORPHAN_DAYS = 30;

/** What this browser had no room for lives as long as the page. */
const unkept = new Map<string, string>();

export const placeOf = ({ boardId, nodeId, field }: DraftPlace): string => [boardId, nodeId, field].join(':');

export const keyOfDraft = (place: DraftPlace, { tab, whose }: Pick<KeptDraft, 'tab' | 'whose'>): string =>
  [PREFIX, placeOf(place), tab, ...(whose === 'theirs' ? [whose] : [])].join(':');

export function keepDraft(place: DraftPlace, draft: KeptDraft): void {
  const key = keyOfDraft(place, draft);
  const value = JSON.stringify(draft);
  if (keepTyped(key, value)) unkept.delete(key);
  else unkept.set(key, value);
}

export function forgetDraft(key: string): void {
  unkept.delete(key);
  forgetStored(key);
}

/** Whether something that was typed on this page would go with it. */
export const hasUnkept = (): boolean => unkept.size > 0;

export function readDraft(key: string): FoundDraft | null {
  const [prefix, boardId, nodeId, field] = key.split(':');
  if (prefix !== PREFIX || !boardId || !nodeId) return null;
  if (field !== 'title' && field !== 'content' && field !== 'label') return null;
  const draft = parsed(unkept.get(key) ?? readStored(key));
  return draft && { boardId, nodeId, field, ...draft, key };
}

/** All drafts of a board that this browser keeps, the newest first. */
export const draftsOfBoard = (boardId: string): FoundDraft[] =>
  [...new Set([...storedKeys(), ...unkept.keys()])]
    .flatMap((key) => (key.startsWith(`${PREFIX}:${boardId}:`) ? (readDraft(key) ?? []) : []))
    .toSorted((a, b) => b.atMs - a.atMs);

/** A draft whose node is gone is offered for a while and then forgotten. */
export const isTooOld = ({ atMs }: Pick<KeptDraft, 'atMs'>, nowMs: number): boolean =>
  nowMs - atMs > ORPHAN_DAYS * DAY_MS;

function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  } catch {
    return [];
  }
}

function parsed(stored: string | null): KeptDraft | null {
  if (stored === null) return null;
  try {
    const { text, base, tab, atMs, whose, isRefused } = JSON.parse(stored) as Partial<KeptDraft>;
    const isWhole = typeof text === 'string' && typeof base === 'string' && typeof tab === 'string';
    if (!isWhole || typeof atMs !== 'number') return null;
    return {
      text,
      base,
      tab,
      atMs,
      whose: whose === 'theirs' ? whose : 'mine',
      ...(isRefused === true && { isRefused }),
    };
  } catch {
    return null;
  }
}
