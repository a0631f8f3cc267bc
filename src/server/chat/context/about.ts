import { cut } from '#contract/base/letters.ts';
import { central } from '../../ai/embedded/overview.ts';
import type { GatheredSource } from './gather.ts';

const LENGTH = 120;
/** So many passages are looked at, evenly spread over the source. */
const LOOKED_AT = 24;

const known = new WeakMap<GatheredSource['passages'], string | null>();

/** What a source is about, in one sentence of its own; null where it has no words. At most 120 letters and an ellipsis. */
export function aboutOf({ passages }: Pick<GatheredSource, 'passages'>): string | null {
  const found = known.get(passages);
  if (found !== undefined) return found;
  const step = Math.max(1, passages.length / LOOKED_AT);
  const places = Array.from({ length: Math.min(LOOKED_AT, passages.length) }, (_, i) => Math.floor(i * step));
  const texts = places.map((place) => passages[place]?.text ?? '');
  const [sentence] = central(texts, [...texts.keys()], 1);
  const about = sentence === undefined ? null : cut(sentence.text.replace(/\s+/g, ' ').trim(), LENGTH);
  known.set(passages, about);
  return about;
}
