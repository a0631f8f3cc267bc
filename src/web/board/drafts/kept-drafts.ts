import { forgetStored, keepTyped, readStored } from '../../lib/stored.ts';

/** The text of a node that somebody types in. */
export interface DraftPlace {
  boardId: string;
  nodeId: string;
  field: 'title' | 'content';
}

/** What was typed there and not saved yet. */
export interface KeptDraft {
  text: string;
  /** The print of the saved text that the typing began with. */
  base: string;
  /** The tab in which it is typed. */
  tab: string;
  atMs: number;
}
export type FoundDraft = DraftPlace & KeptDraft;

const PREFIX = 'board-draft';
const ORPHAN_DAYS = 30;
const DAY_MS = 86_400_000;

export const keyOfDraft = ({ boardId, nodeId, field }: DraftPlace): string =>
  [PREFIX, boardId, nodeId, field].join(':');

export const keepDraft = (place: DraftPlace, draft: KeptDraft): void =>
  keepTyped(keyOfDraft(place), JSON.stringify(draft));

export const forgetDraft = (place: DraftPlace): void => forgetStored(keyOfDraft(place));

export function readDraft(place: DraftPlace): FoundDraft | null {
  const draft = parsed(readStored(keyOfDraft(place)));
  return draft && { ...place, ...draft };
}

/** All drafts of a board that this browser keeps. */
export function draftsOfBoard(boardId: string): FoundDraft[] {
  return storedKeys().flatMap((key) => {
    const [prefix, board, nodeId, field] = key.split(':');
    if (prefix !== PREFIX || board !== boardId || !nodeId || (field !== 'title' && field !== 'content')) return [];
    return readDraft({ boardId, nodeId, field }) ?? [];
  });
}

/** A draft whose node is gone is offered for a while and then forgotten. */
export const isTooOld = ({ atMs }: KeptDraft, nowMs: number): boolean => nowMs - atMs > ORPHAN_DAYS * DAY_MS;

/** Tells one saved text from another. */
export function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}

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
    const { text, base, tab, atMs } = JSON.parse(stored) as Partial<KeptDraft>;
    const isWhole = typeof text === 'string' && typeof base === 'string' && typeof tab === 'string';
    return isWhole && typeof atMs === 'number' ? { text, base, tab, atMs } : null;
  } catch {
    return null;
  }
}
