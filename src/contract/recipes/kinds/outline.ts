import type { Language } from '../../base/language.ts';
import { once } from '../../base/once.ts';
import { isTemplateTitle } from '../../canvases/template-lines.ts';
import { OPEN_PLACE } from '../open-places.ts';
import type { Quote, ReadSource, RecipeMaterial } from '../recipe.ts';

/** A quote as it stands in a result. */
export const cite = ({ text, mark }: Quote): string => `${text} [${mark}]`;

export const bulletsOf = (quotes: readonly Quote[]): string => quotes.map((quote) => `- ${cite(quote)}`).join('\n');

/** What the sources are about in two or three words; empty where that cannot be told. */
export const topicOf = ({ keywords }: RecipeMaterial, count = 3): string => keywords.slice(0, count).join(' ');

/** What a person must say himself, as a blank that is seen. */
export const blank = (what: string): string => `〔${what}〕`;

export const hasBlank = (text: string): boolean => text.search(OPEN_PLACE) >= 0;

/** All quotes, one of each source after the other, so that no source comes late; what two of them say alike once. */
export function inTurn(material: RecipeMaterial): Quote[] {
  const most = Math.max(0, ...material.sources.map(({ quotes }) => quotes.length));
  return once(
    Array.from({ length: most }, (_, place) => material.sources.flatMap(({ quotes }) => quotes[place] ?? [])).flat(),
  );
}

/** What a person or an author has called a source; null for a card without a title, and for one that has that of its template. */
export const ownTitleOf = ({ title }: Pick<ReadSource, 'title'>): string | null =>
  title.trim() === '' || isTemplateTitle(title) ? null : title;

/** What is said of a source stands below this. */
export const headingOf = (source: Pick<ReadSource, 'title'>, language: Language): string =>
  ownTitleOf(source) ?? (language === 'ko' ? '내 메모' : 'My notes');
