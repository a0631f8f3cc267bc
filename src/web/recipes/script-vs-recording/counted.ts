import type { Span } from '#contract/base/marked-text.ts';
import { COUNTED } from '#contract/recipes/said/numbers.ts';

const COUNTER = new RegExp(`^\\s?(?:${COUNTED}|가지|마리|사람|편|곡|팀|단계|시|달|%)`);

/** The number with what it counts: '38만 원'. */
export function counted(text: string, [from, to]: Span): string {
  const isDay = /월\s?$/.test(text.slice(Math.max(0, from - 3), from));
  const counter = (isDay ? /^\s?일/ : COUNTER).exec(text.slice(to, to + 8))?.[0];
  return text.slice(from, to) + (counter ?? '');
}
