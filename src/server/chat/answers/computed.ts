import { isAlike, type Figure } from './figures.ts';

/** How an answer says that it reckoned: the words of its language for what it did. */
const SUM =
  /합계|합산|총|합(?:하|치|쳐|해|은|이)|도합|더하|더해|묶|모으|모두|전부|\+|\b(?:total|sum|altogether|combined|together|in all|plus|add)/iu;
const DIFFERENCE =
  /차이|차액|빼|뺀|남|더\s|덜\s|비[싸쌌]|[싸쌌]|많|적|줄|늘|감소|증가|절약|아끼|아낄|[-−]\s?\d|\b(?:difference|minus|more|less|fewer|sav\w+|increas\w+|decreas\w+|drop\w*|rose|fell|remain\w*|left|cheaper|dearer)\b/iu;
const AVERAGE = /평균|\b(?:average|mean)\b/iu;
const ABOUT = /약\s|대략|쯤|정도|가까이|\b(?:about|around|roughly|nearly|almost|some|approximately)\b/iu;
const TIMES = /^(?:배|times?|fold|x)/iu;
/** Units that only a reckoning has. */
export const RECKONING_UNIT = /^(?:%|배|times?$|fold$|x$)/iu;
/** Words of reckoning, which no source has to hold. */
export const RECKONING = new RegExp(
  `(?:${[SUM, DIFFERENCE, AVERAGE, ABOUT].map(({ source }) => source).join('|')})`,
  'iu',
);

/** Beyond so many figures hardly any sum is told apart from chance. */
const MOST_OPERANDS = 12;

/**
 * Whether a figure is what these come to, where the words around it say that it was reckoned. Each group stands together
 * (in one sentence, in one table, in one passage) and is reckoned as a whole; of the first one, the sentence's own, any
 * two do as well.
 */
export function isComputed(figure: Figure, text: string, groups: readonly (readonly Figure[])[]): boolean {
  const [own = []] = groups;
  const pairs = own.flatMap((one, place) => own.slice(place + 1).map((other) => [one, other]));
  return [...groups.flatMap(byUnit), ...pairs].some((operands) => {
    if (operands.length < 2 || operands.length > MOST_OPERANDS) return false;
    return resultsOf(figure, text, operands).some((result) => isNear(figure, text, result));
  });
}

/** Those of a group that count the same; one that stands there twice counts once. */
function byUnit(group: readonly Figure[]): Figure[][] {
  const alike = Map.groupBy(group, ({ unit }) => unit);
  const bare = alike.get('') ?? [];
  const all = alike.size === 2 && bare.length > 0 ? [[...group]] : [];
  return [...alike.values(), ...all].map((one) => [...new Map(one.map((figure) => [figure.value, figure])).values()]);
}

function resultsOf(figure: Figure, text: string, operands: readonly Figure[]): number[] {
  const { unit } = figure;
  const values = operands.map(({ value }) => value);
  const sum = values.reduce((all, value) => all + value, 0);
  const [a = 0, b = 0] = values;
  const isPair = values.length === 2;
  const isAlikeAll = operands.every((one) => operands.every((other) => isAlike(one, other)));
  const isSame = isAlikeAll && operands.every((one) => isAlike(one, figure));
  const shares = [a / b, b / a, Math.abs(a - b) / b, Math.abs(a - b) / a];
  return [
    ...(isSame && SUM.test(text) ? [sum] : []),
    ...(isSame && AVERAGE.test(text) ? [sum / values.length] : []),
    ...(isSame && isPair && DIFFERENCE.test(text) ? [Math.abs(a - b)] : []),
    ...(isPair && unit === '%' && isAlikeAll && operands[0]?.unit !== '%' ? shares.map((share) => share * 100) : []),
    ...(isPair && TIMES.test(unit) ? shares.slice(0, 2) : []),
  ].filter(Number.isFinite);
}

/** As exact as it is written: shares and averages are rounded, and so is what is said to be about right. */
function isNear({ value, step, unit }: Figure, text: string, result: number): boolean {
  const isRounded = unit === '%' || TIMES.test(unit) || AVERAGE.test(text) || ABOUT.test(text);
  return Math.abs(value - result) <= (isRounded ? step / 2 : 0) + Math.abs(result) * 1e-9;
}
