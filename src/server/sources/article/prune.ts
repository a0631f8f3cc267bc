import { isHeadLine } from './head-lines.ts';
import { readPublicName } from './public-name.ts';
import {
  AFFILIATE_NOTE,
  AGENCY_CREDIT,
  BYLINE,
  CAPTION_CREDIT,
  CLOCK_LINE,
  CREDIT_IN_BRACKETS,
  DATE_FIRST,
  DATE_LINE,
  ENDS_A_SENTENCE,
  ENDS_WITH_MARK,
  FILED_LINE,
  HOUSE_NOTE,
  JUNK,
  TAIL,
} from './noise.ts';
import { linkShare, type Unit } from './units.ts';
import { wordsOf } from './words-of.ts';

/** What the page says about its article; each may be unknown. */
export interface PageFacts {
  title: string | null;
  byline: string | null;
  url: string;
  /** Whether a line says no more than the page's titles, or its description as a heading. */
  isSaid: (unit: Unit) => boolean;
}

/** A unit among its neighbours. `at` is the share of the text that stands before it, 0 to 1. */
interface Place {
  unit: Unit;
  length: number;
  links: number;
  at: number;
  before: Unit | undefined;
  after: Unit | undefined;
  facts: PageFacts;
}

type Rule = (place: Place) => boolean;

const isAddress = (text: string): boolean => /^https?:/.test(text);
const addressStart = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').slice(0, 40);
const isLinkItem = (unit: Unit | undefined): boolean => unit !== undefined && unit.inList && linkShare(unit) > 0.8;

/** Reasons to leave a unit out. The figures were found on public pages with known article text. */
const rules: Rule[] = [
  ({ unit }) => unit.inFigure && !unit.isCaption && !unit.inTable && !unit.inQuote,
  ({ unit, length, links }) => unit.isBeside && length < 400 && (length < 140 || links > 0.3),
  ({ unit, length }) => length < 200 && JUNK.test(unit.text),
  ({ unit, length }) => unit.isCaption && length < 300 && CAPTION_CREDIT.test(unit.text),
  ({ unit, length, at }) => length < 250 && (at < 0.05 || at > 0.85) && FILED_LINE.test(unit.text),
  ({ unit, facts }) => unit.text.toLowerCase() === readPublicName(facts.url),
  ({ unit }) => unit.heading !== null && TAIL.test(unit.text),
  ({ unit, length }) => length < 90 && !unit.inTable && !unit.inQuote && DATE_LINE.test(unit.text),
  ({ unit, length, facts }) => length < 200 && facts.title !== null && wordsOf(unit.text) === wordsOf(facts.title),
  ({ unit, length, facts }) =>
    length < 120 &&
    isName(facts.byline) &&
    unit.text.toLowerCase().includes((facts.byline ?? '').toLowerCase().slice(0, 60)),
  ({ unit, length }) => length < 80 && BYLINE.test(unit.text),
  ({ unit, length, links }) =>
    links > 0.8 &&
    length < 160 &&
    !unit.inList &&
    !unit.inTable &&
    !unit.inQuote &&
    !isAddress(unit.text) &&
    !/^\[.*\]$/.test(unit.text) &&
    (!ENDS_WITH_MARK.test(unit.text) || /^[^:]{3,30}: /.test(unit.text) || unit.heading !== null),
  ({ unit, length, at }) => at < 0.02 && length < 140 && DATE_FIRST.test(unit.text),
  ({ unit, length, at, facts }) =>
    at < 0.02 &&
    facts.title !== null &&
    length < facts.title.length + 40 &&
    wordsOf(unit.text).endsWith(wordsOf(facts.title)),
  ({ unit, length, links }) =>
    links > 0.55 && length < 100 && /^[^:]{3,30}: /.test(unit.text) && !ENDS_WITH_MARK.test(unit.text),
  ({ unit, length }) => length < 80 && CLOCK_LINE.test(unit.text),
  ({ unit, length, facts }) =>
    length < 200 && isAddress(unit.text) && addressStart(unit.text) === addressStart(facts.url),
  ({ unit, length }) => length < 300 && (CREDIT_IN_BRACKETS.test(unit.text) || AGENCY_CREDIT.test(unit.text)),
  ({ unit, length, at, facts }) => at > 0.6 && length < 500 && isAboutAuthor(unit.text, facts.byline),
  ({ unit, length, at }) =>
    at > 0.8 && length < 400 && HOUSE_NOTE.test(unit.text) && !/^(©|copyright)/i.test(unit.text),
  ({ unit, length, at }) => at < 0.1 && length < 300 && AFFILIATE_NOTE.test(unit.text),
  ({ unit, before, after }) => isLinkItem(unit) && !isAddress(unit.text) && (isLinkItem(before) || isLinkItem(after)),
];

/** Reasons to leave out what stands above the first paragraph. */
const headRules: Rule[] = [
  ({ unit }) => unit.code === null && !unit.inTable && isHeadLine(unit.text),
  ({ unit, length }) => length < 250 && FILED_LINE.test(unit.text),
  ({ unit, facts }) => facts.isSaid(unit),
];

/** Initials stand in many lines that are no byline. */
const isName = (byline: string | null): boolean => byline !== null && (byline.length > 3 || /[가-힣]{2}/.test(byline));

function isAboutAuthor(text: string, byline: string | null): boolean {
  const name = (byline ?? '')
    .replace(/^by\s+/i, '')
    .trim()
    .toLowerCase();
  if (name.length < 5 || name.length > 49) return false;
  const line = text.toLowerCase();
  const first = name.split(' ')[0] ?? name;
  return [name, `${first} is `, `${first} joined `].some((start) => line.startsWith(start));
}

/** Hangul and Chinese characters say twice as much as letters. */
const weightOf = (text: string): number =>
  text.length + (text.match(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/g)?.length ?? 0);
const isProse = (unit: Unit): boolean =>
  weightOf(unit.text) >= 80 && linkShare(unit) < 0.5 && unit.heading === null && !isHeadLine(unit.text);

/** The units of the article: what stands beside it, above it and after its end is left out. */
export function prune(units: readonly Unit[], facts: PageFacts): Unit[] {
  const kept = pruneBody(units, facts);
  const firstProse = kept.findIndex(({ unit }) => isProse(unit));
  return withoutLooseEnd(
    kept
      .filter((place, index) => index >= firstProse || !headRules.some((rule) => rule(place)))
      .map(({ unit }) => unit),
  );
}

function pruneBody(units: readonly Unit[], facts: PageFacts): Place[] {
  const total = units.reduce((sum, unit) => sum + unit.text.length, 0) || 1;
  const seen = new Set<string>();
  const kept: Place[] = [];
  let before = 0;
  for (const [index, unit] of units.entries()) {
    const at = before / total;
    before += unit.text.length;
    const verdict = judgeTail(units, index, at);
    if (verdict === 'end') break;
    const place: Place = {
      unit,
      at,
      facts,
      length: unit.text.length,
      links: linkShare(unit),
      before: units[index - 1],
      after: units[index + 1],
    };
    const isRepeated = unit.text.length > 25 && !unit.inTable && unit.code === null && seen.has(unit.text);
    seen.add(unit.text);
    const isKept = unit.code !== null || !rules.some((rule) => rule(place));
    if (verdict === 'keep' && !isRepeated && isKept) kept.push(place);
  }
  return kept;
}

/** At a heading such as 'Related articles': the end, unless long prose goes on behind it. */
function judgeTail(units: readonly Unit[], index: number, at: number): 'keep' | 'drop' | 'end' {
  const { text } = units[index] as Unit;
  if (at <= 0.35 || text.length >= 90 || !TAIL.test(text)) return 'keep';
  const rest = units.slice(index + 1);
  const length = rest.reduce((sum, unit) => sum + unit.text.length, 0);
  const prose = rest
    .filter(
      (u) => u.text.length >= 60 && linkShare(u) < 0.2 && ENDS_A_SENTENCE.test(u.text) && !u.isBeside && !u.inFigure,
    )
    .reduce((sum, unit) => sum + unit.text.length, 0);
  return length === 0 || prose / length < (at > 0.8 ? 0.7 : 0.5) ? 'end' : 'drop';
}

const isShortLine = (unit: Unit): boolean =>
  unit.heading === null && unit.code === null && unit.text.length < 90 && !ENDS_A_SENTENCE.test(unit.text);

function withoutLooseEnd(units: Unit[]): Unit[] {
  const isLoose = (unit: Unit) =>
    unit.heading !== null ||
    (unit.text.length < 40 &&
      !/\d/.test(unit.text) &&
      !ENDS_A_SENTENCE.test(unit.text) &&
      !unit.inTable &&
      unit.code === null &&
      !unit.inList);
  const last = units.findLastIndex((unit) => !isLoose(unit));
  const before = units[last];
  // A text of short lines ends with one.
  if (before && isShortLine(before)) return units;
  return units.slice(0, last + 1);
}
