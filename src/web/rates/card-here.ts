import { forgetStored, keepStored, readStored } from '../lib/stored.ts';
import { readTyped } from '../lib/typed-fields.ts';

/** Where this browser held the own fields of replies to sponsors, the rate card among them. */
const KEY = 'recipe-own:sponsor-reply';
const FIELD = 'rateCard';

const held = (): Record<string, string> => readTyped(readStored(KEY) ?? '');

/** The rate card that only this browser knows; empty where it knows none. */
export const cardHere = (): string => (held()[FIELD] ?? '').trim();

/** The other own fields stay. */
export function forgetCardHere(): void {
  const { [FIELD]: _, ...others } = held();
  if (Object.keys(others).length === 0) forgetStored(KEY);
  else keepStored(KEY, JSON.stringify(others));
}
