import { rankPassages } from '../../ai/embedded/quoting.ts';
import type { GatheredSource } from './gather.ts';

type Document = Pick<GatheredSource, 'passages' | 'pageCount'>;

/** Of a document whose pages nobody counted at most so many are tried. */
const UNCOUNTED = 8;

/**
 * The pages of a scan in the order in which they are worth being seen: those that the question names, those of which
 * there are no words, those whose words fit the question, then from the beginning.
 */
export function pagesOfScan(document: Document, question: string, named: readonly number[]): number[] {
  const all = Array.from({ length: document.pageCount ?? UNCOUNTED }, (_, i) => i + 1);
  return unique([
    ...named.filter((page) => isIn(document, page)),
    ...wordless(document),
    ...fitting(document, question),
    ...all,
  ]);
}

/** The pages that hold pictures alone, whose words nobody could read. */
export function wordless({ passages, pageCount }: Document): number[] {
  const read = new Set(passages.map(({ page }) => page));
  return Array.from({ length: pageCount ?? 0 }, (_, i) => i + 1).filter((page) => !read.has(page));
}

/**
 * The pages of documents with words that a question about their looks needs, best first: those that it names, else those
 * whose words fit it best. Of a document without a fitting word none.
 */
export function pagesToLookAt<Kept extends Document>(
  documents: readonly Kept[],
  question: string,
  named: readonly number[],
): { document: Kept; page: number }[] {
  const wanted = documents.flatMap((document) =>
    named.filter((page) => isIn(document, page)).map((page) => ({ document, page })),
  );
  if (wanted.length > 0) return wanted;
  const all = documents.flatMap((document) => document.passages.map((passage) => ({ document, ...passage })));
  const places = rankPassages(
    question,
    all.map(({ text }) => text),
    all.length,
  );
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const { document, page = null } = all[place] ?? {};
    if (!document || page === null) return [];
    const key = `${documents.indexOf(document)}#${page}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ document, page }];
  });
}

const isIn = ({ pageCount }: Document, page: number): boolean => page >= 1 && page <= (pageCount ?? UNCOUNTED);

function fitting({ passages }: Document, question: string): number[] {
  const places = rankPassages(
    question,
    passages.map(({ text }) => text),
    passages.length,
  );
  return unique(places.flatMap((place) => passages[place]?.page ?? []));
}

const unique = (pages: readonly number[]): number[] => [...new Set(pages)];
