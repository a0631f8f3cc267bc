import { isRecord } from '#contract/base/is-record.ts';
import { keepStored, readStored } from '../lib/stored.ts';

export interface Recent {
  path: string;
  title: string;
  where: string;
  kind: string;
}

const MOST = 6;
const keyOf = (userId: string) => `recent:${userId}`;

const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  ['path', 'title', 'where', 'kind'].every((key) => typeof value[key] === 'string') &&
  /^\/(canvas|projects)\//.test(String(value['path']));

/** What this person opened from the search in this browser, last first. */
export function readRecent(userId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, opened: Recent): void {
  const others = readRecent(userId).filter(({ path }) => path !== opened.path);
  keepStored(keyOf(userId), JSON.stringify([opened, ...others].slice(0, MOST)));
}
