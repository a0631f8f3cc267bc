import { namedPlaces } from '../../overview/overview-of.ts';
import { SOURCE_KIND_WORDS } from '../../overview/vocabulary.ts';
import type { NamedSource } from '../../overview/source-kinds.ts';
import type { GatheredSource } from '../../context/gather.ts';
import { holderOf } from './held.ts';
import { isTimed } from './spoken.ts';

/** A source as people name it. */
export const toNamed = (source: GatheredSource): NamedSource => ({
  title: source.title,
  kind: source.kind,
  url: source.url,
  isTimed: isTimed(source),
});

const COUNT = '(?:두|세|네|다섯|[2-9])\\s?(?:개의?\\s?|편의?\\s?)?';
const ORDINAL = '(?:첫(?:\\s?번째)?|[가-힣]{1,2}\\s?번째|마지막|[1-9]\\s?번째?)\\s?';
const ENGLISH = '(?:(?:the|this|these|those|both|my|our|all)\\s)*(?:(?:two|three|four|first|second|third|last)\\s)?';
const KINDS = `(?:${SOURCE_KIND_WORDS})(?![a-z])`;
const SAYS = '(?:say|mention|tell|state|explain|recommend|cover|talk|claim|suggest|show)s?';

/** How a question says where it wants its answer from; the first group is what it calls the sources. */
const FROM: readonly RegExp[] = [
  `(${ORDINAL}${KINDS})(?:들)?`,
  `(${COUNT}${KINDS})(?:들)?(?:에서는?|은|는|이|가|의|모두|다)?(?=\\s)`,
  `(?<![가-힣])(${KINDS})(?:들)?(?:에서는?|에서도|에선|에\\s?(?:따르면|의하면)|\\s?속(?:에서?)?)(?![가-힣])`,
  `(?<![가-힣])(${KINDS})(?:들)?에\\s(?:나온|나오는|적힌|적혀 있는|쓰인|쓴|담긴|있는)(?=\\s)`,
  `(?<![가-힣])(${KINDS})(?:들)?에는?\\s(?=[가-힣\\s]*(?:나오|나온|나와|적혀|적힌|적어|쓰여|쓰인|쓴|담긴|되어|라고|다고))`,
  `\\b(?:in|from|according to)\\s(${ENGLISH}${KINDS})`,
  `\\b(?:do|does|did)\\s(${ENGLISH}${KINDS})(?=\\s${SAYS}\\b)`,
  `\\b(${ENGLISH}${KINDS})(?=\\s${SAYS}\\b)`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** What has to be done in a video is said elsewhere. */
const DUTY = /[가-힣]야\s?(?:하|되|돼|할|해|만)|\b(?:must|have to|has to|need to|needs to|required|should)\b/i;
const VIDEO = /영상|비디오|클립|쇼츠|숏츠|릴스|\b(?:videos?|clips?|shorts|reels?)\b/i;

/** Where a title stands: '브리프에서는', 'in the brief'. */
const IN_TITLE = [
  /(?<![가-힣])([가-힣A-Za-z\d ]{2,30}?)(?:에서는?|에선|에 따르면)\s/u,
  /\b(?:in|from|according to) the ([a-z ]{3,30}?)(?=[,?]|$)/i,
];

/** The sources whose titles hold what a question wants its answer from; null where none or all of them do. */
export function narrowByTitle(question: string, sources: readonly GatheredSource[]): Narrowed | null {
  const found = IN_TITLE.map((pattern) => pattern.exec(question)).find((one) => one !== null);
  const [whole = '', name = ''] = found ?? [];
  const words = name.split(/\s+/).filter((word) => word.length > 1);
  if (!found || words.length === 0) return null;
  const named = sources.filter(({ title }) => words.every(holderOf(title)));
  if (named.length === 0 || named.length === sources.length) return null;
  const rest = `${question.slice(0, found.index)} ${question.slice(found.index + whole.length)}`;
  return { sources: named, rest: rest.trim(), name: name.trim() };
}

export interface Narrowed {
  sources: GatheredSource[];
  /** The question without the name of the sources. */
  rest: string;
  /** What it calls them; null where it names none, or none of these is of that kind. */
  name: string | null;
}

/** The sources that a question names by their kind, their number or their order; all where it names none of them. */
export function narrow(question: string, sources: readonly GatheredSource[]): Narrowed {
  const all = { sources: [...sources], rest: question, name: null };
  const found = FROM.map((pattern) => pattern.exec(question)).find((one) => one !== null);
  const [whole = '', name = ''] = found ?? [];
  if (!found || (VIDEO.test(name) && DUTY.test(question))) return all;
  const places = namedPlaces(name, sources.map(toNamed));
  if (places === null) return all;
  const rest = `${question.slice(0, found.index)} ${question.slice(found.index + whole.length)}`;
  return { sources: places.flatMap((place) => sources[place] ?? []), rest: rest.trim(), name: name.trim() };
}
