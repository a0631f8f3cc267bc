import type { Notice } from '../../lib/notices.ts';
import type { Words } from '../../words/index.ts';

interface Reasoned {
  name: string;
  reason: string;
}

/** Every reason with all that it is about, each name once: 'a.exe, b.exe: …'. */
export function byReason(all: readonly Reasoned[]): string {
  const names = new Map<string, string[]>();
  for (const { name, reason } of all) names.set(reason, [...(names.get(reason) ?? []), name]);
  return [...names].map(([reason, of]) => `${[...new Set(of)].join(', ')}: ${reason}`).join(' ');
}

/** One notice for all files of a gesture that a board does not take. */
export function saidOfRefused(refused: readonly Reasoned[], t: Words<'board'>): Notice {
  const [first, more] = refused;
  if (first && !more) return { tone: 'failed', title: t('fileRefused', { name: first.name }), text: first.reason };
  return { tone: 'failed', title: t('filesRefused', { count: refused.length }), text: byReason(refused) };
}
