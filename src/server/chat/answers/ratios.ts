import { isAlike, placedIn, type PlacedFigure } from './figures.ts';
import { wordsOf } from './heads.ts';

/** So many of so many, or so much to so much. */
export interface Ratio {
  kind: 'of' | 'to';
  /** The part of a whole, or what is said first. */
  one: PlacedFigure;
  /** The whole, or what is said second. */
  other: PlacedFigure;
  /** Of what is so much to so much: what stands before it in its sentence, in its order. */
  before: readonly string[];
}

/** '1,204명 중 746명', '1,204명의 응답자 가운데 746명'. */
const WHOLE_FIRST =
  /^(?:의)?\s?(?:\p{Script=Hangul}+\s){0,2}?(?:중|가운데)(?:에서|에서는|에선|에는|에|엔|은)?[\s,]+(?:[^\d\s]+\s){0,3}$/u;
/** '540명이 답했고, 이 중 312명', '2,450 applications and picked 180 of them'. */
const OF_THOSE = /(?:^|[\s,])(?:이|그)\s?(?:중|가운데)(?:에서|에)?\s(?:[^\d\s]+\s){0,3}$/u;
const THOSE_AFTER = /^\s?(?:[a-z]+\s)?of\s(?:them|those|these|which)\b/iu;
/** A verb leads on to the time in which something was done: '300명이 보던 중'. */
const IN_TIME = /(?:[는던될할한은]|[아어해]?지는)\s(?:중|가운데)/u;
const SOME_OF = /^(?:\s[a-z]+)?\s(?:out\s)?of(?:\s(?:the|all|our|their|its|these|those|a total of|every))?\s[$€₩]?$/iu;
const BEFORE_WHOLE =
  /(?:^|[,;:.(]\s?|\b(?:that|and|while|but)\s)(?:out\s)?of\s(?:(?:the|all|our|their|these|those)\s)?$/iu;
const AFTER_WHOLE = /^[a-z\s]{0,40},\s(?:[a-z]+\s){0,3}$/iu;
const TO = /^\s?(?:대|to)\s$/u;
/** Dates and years count nothing. */
const IS_DATE = /^(?:년|월|일|시|분|초|주|%)$/u;

const isCount = ({ unit, value }: PlacedFigure): boolean =>
  !IS_DATE.test(unit) && Number.isInteger(value) && !(unit === '' && value > 1900 && value < 2100);

/** So far before a ratio stands what names it. */
const AHEAD = 120;
const stemsIn = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** The ratios that a text tells by their words. */
export function ratiosIn(text: string): Ratio[] {
  const plain = text.normalize('NFKC').trim();
  const figures = placedIn(plain);
  return figures.slice(1).flatMap((second, place): Ratio[] => {
    const first = figures[place];
    if (!first || !isCount(first) || !isCount(second)) return [];
    const ahead = plain.slice(Math.max(0, first.start - AHEAD), first.start);
    const between = plain.slice(first.end, second.start).replace(/^(?=[a-z])/iu, ' ');
    const isTo = first.unit === '대' ? between === ' ' : TO.test(between) && !/\bfrom\s*[$€₩]?$/iu.test(ahead);
    if (isTo && first.value < 1000) return [{ kind: 'to', one: first, other: second, before: stemsIn(ahead) }];
    if (!isAlike(first, second) && !/[a-z]/u.test(first.unit + second.unit)) return [];
    const isWhole =
      (WHOLE_FIRST.test(between) && !IN_TIME.test(between)) ||
      OF_THOSE.test(between) ||
      THOSE_AFTER.test(plain.slice(second.end).replace(/^(?=[a-z])/iu, ' ')) ||
      (BEFORE_WHOLE.test(ahead) && AFTER_WHOLE.test(between));
    if (isWhole) return [{ kind: 'of', one: second, other: first, before: [] }];
    return SOME_OF.test(between) ? [{ kind: 'of', one: first, other: second, before: [] }] : [];
  });
}

/** Whether a text turns a ratio of its passages round: the whole as the part, or in the same words the second as the first. */
export function turnsRatio(text: string, cited: readonly (readonly Ratio[])[]): boolean {
  const known = cited.flat();
  return ratiosIn(text).some((said) => {
    const alike = known.filter(({ kind }) => kind === said.kind);
    if (alike.some((one) => isSame(one, said))) return false;
    return alike.some((one) => isTurned(one, said) && (said.kind === 'of' || isSaidInOrder(said.before, one.before)));
  });
}

const isSame = (a: Ratio, b: Ratio): boolean => a.one.value === b.one.value && a.other.value === b.other.value;
const isTurned = (a: Ratio, b: Ratio): boolean => a.one.value === b.other.value && a.other.value === b.one.value;

/** All that names the ratio stands before that of the source, too, and in the same order: nobody has turned what is compared. */
function isSaidInOrder(said: readonly string[], known: readonly string[]): boolean {
  const places = said.map((word) => known.indexOf(word));
  return places.length > 0 && places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
}
