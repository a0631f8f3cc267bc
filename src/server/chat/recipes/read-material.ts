import { stemOf } from '#contract/base/stem.ts';
import { isTemplateTitle } from '#contract/canvases/template-lines.ts';
import { titleOfFile, withoutAddresses } from '#contract/files/title-of-file.ts';
import { hasTemplatePlace } from '#contract/recipes/open-places.ts';
import type { ReadSource, RecipeMaterial } from '#contract/recipes/recipe.ts';
import { spokenLines } from '../../recipes/spoken-lines.ts';
import { utterancesOf } from '../../recipes/structure/utterances.ts';
import { evidenceIn, withoutTemplate } from '../../recipes/written.ts';
import { keywordsOf } from '../../ai/embedded/keywords.ts';
import { stemsOf, tellingWordsOf } from '../../ai/embedded/terms.ts';
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
    const words = own.map(wordsOf);
    const evidence = source.kind === 'text' ? words.map(evidenceIn) : spokenIn(source, own);
    return saysSomething(source, words, evidence) ? [{ source, own, words, evidence }] : [];
  });
  const titles = read.map(titleWordsOf).filter((title) => !isTemplateTitle(title));
  const keywords = keywordsOf(
    read.map(({ evidence }) => withoutAddresses(evidence.join('\n\n'))),
    titles,
    KEYWORDS,
  );
  const beats = sources.find(({ sheet, depth }) => sheet && depth !== 'off')?.sheet;
  const found = read.map((one) => readOne(one, quotables));
  return { material: { sources: found, keywords, ...(beats && { beats }) }, quotables };
}

/** What a title says of the matter: an author's or a creator's in whole, of the name of a file what its words say, too. */
function titleWordsOf({ source: { title, kind }, evidence }: Read): string {
  const bare = plain(withoutAddresses(titleOfFile(title)));
  if (kind !== 'file') return bare;
  const said = new Set(stemsOf(withoutAddresses(evidence.join('\n'))));
  return tellingWordsOf(bare)
    .filter((word) => said.has(stemOf(word)))
    .join(' ');
}

interface Read {
  source: GatheredSource;
  own: readonly PackedPassage[];
  words: readonly string[];
  /** What of the words of each passage may be quoted. */
  evidence: readonly string[];
}

/** False for a note that holds nothing but its title once its template and what is still to be done are left aside. */
function saysSomething({ title }: GatheredSource, words: readonly string[], evidence: readonly string[]): boolean {
  const isWhole = words.every((each, place) => each === evidence[place]);
  return words.length > 0 && (isWhole || !['', title.trim()].includes(evidence.join('\n').trim()));
}

/** What is heard in each passage, sentence by sentence; what is read stays as it is. */
function spokenIn({ segments }: GatheredSource, own: readonly PackedPassage[]): string[] {
  if (segments.length === 0) return own.map(wordsOf);
  const spoken = utterancesOf(segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text })));
  return own.map((passage, i) => {
    const from = passage.startSec ?? Number.POSITIVE_INFINITY;
    const to = own[i + 1]?.startSec ?? Number.POSITIVE_INFINITY;
    const said = spoken.filter(({ startSec, endSec }) => endSec >= from && startSec <= to);
    return spokenLines(wordsOf(passage), said);
  });
}

function readOne({ source, own, words, evidence }: Read, quotables: Quotable[]): ReadSource {
  const central = sumUp(evidence).filter(({ text }) => !hasTemplatePlace(text));
  const telling = central.filter(({ text }) => SENTENCE.test(text) && text !== source.title);
  const quotes = (telling.length > 0 ? telling : central).flatMap(({ passage: place, text }) => {
    const passage = own[place];
    if (!passage) return [];
    const mark = quotables.push({ passage, text });
    return [{ mark, text: plain(text), startSec: secondOf(text, passage) }];
  });
  return {
    nodeId: source.nodeId,
    title: plain(source.title),
    kind: source.kind,
    quotes,
    text: (source.kind === 'text' ? words.map(withoutTemplate) : words).join('\n\n'),
    segments: source.segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text })),
    chapters: source.chapters ?? [],
    ...(source.madeBy !== undefined && { madeBy: source.madeBy }),
    ...(source.offer && { offer: source.offer }),
    citeAt(startSec, text) {
      const passage = own.findLast((one) => one.startSec !== null && one.startSec <= startSec);
      return passage ? quotables.push({ passage, text }) : null;
    },
  };
}
