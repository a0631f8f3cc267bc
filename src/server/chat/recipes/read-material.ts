import type { ReadSource, RecipeMaterial } from '#contract/recipes/recipe.ts';
import { keywordsOf } from '../../ai/embedded/keywords.ts';
import { sumUp } from '../../ai/embedded/summary.ts';
import { secondOf } from '../answers/cite.ts';
import type { GatheredSource } from '../context/gather.ts';
import { plain } from '../context/safe-text.ts';
import { wordsOf, type Packed, type PackedPassage } from '../context/pack.ts';

const KEYWORDS = 20;
/** What recipes find by rule for a model: its numbers are those of the passages that the model reads. */
export function materialForModel(sources: readonly GatheredSource[], packed: Packed): RecipeMaterial {
  const { material, quotables } = materialOf(sources, packed);
  const toPassage = (mark: number) => quotables[mark - 1]?.passage.mark ?? mark;
  return {
    ...material,
    sources: material.sources.map((source) => ({
      ...source,
      quotes: source.quotes.map((quote) => ({ ...quote, mark: toPassage(quote.mark) })),
      citeAt(startSec, words) {
        const mark = source.citeAt(startSec, words);
        return mark === null ? null : toPassage(mark);
      },
    })),
  };
}

/** A short line without an end is a title or a heading, which says little by itself. */
const SENTENCE = /[.!?。？！…~)"'”’]$|^.{12}/su;

/** A sentence of a source that a result may cite, with the passage that it stands in. */
export interface Quotable {
  passage: PackedPassage;
  text: string;
}

/** What recipes without a model are made from, and what stands behind the numbers of its quotes: the n-th is [n]. */
export function materialOf(
  sources: readonly GatheredSource[],
  { passages }: Packed,
): { material: RecipeMaterial; quotables: Quotable[] } {
  const quotables: Quotable[] = [];
  const read = sources.flatMap((source) => {
    const own = passages.filter((passage) => passage.source === source);
    return own.length === 0 ? [] : [readOne(source, own, quotables)];
  });
  const keywords = keywordsOf(
    read.map(({ text }) => text),
    read.map(({ title }) => title),
    KEYWORDS,
  );
  const beats = sources.find(({ sheet, depth }) => sheet && depth !== 'off')?.sheet;
  return { material: { sources: read, keywords, ...(beats && { beats }) }, quotables };
}

function readOne(source: GatheredSource, own: readonly PackedPassage[], quotables: Quotable[]): ReadSource {
  const words = own.map(wordsOf);
  const central = sumUp(words);
  const telling = central.filter(({ text }) => SENTENCE.test(text) && text !== source.title);
  const quotes = (telling.length > 0 ? telling : central).flatMap(({ passage: place, text }) => {
    const passage = own[place];
    if (!passage) return [];
    const mark = quotables.push({ passage, text });
    return [{ mark, text: plain(text), startSec: secondOf(text, passage) }];
  });
  return {
    title: plain(source.title),
    kind: source.kind,
    quotes,
    text: words.join('\n\n'),
    segments: source.segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text })),
    chapters: source.chapters ?? [],
    ...(source.madeBy !== undefined && { madeBy: source.madeBy }),
    citeAt(startSec, text) {
      const passage = own.findLast((one) => one.startSec !== null && one.startSec <= startSec);
      return passage ? quotables.push({ passage, text }) : null;
    },
  };
}
