import { isAlike, type Figure, type PlacedFigure } from './figures.ts';

const SECONDS: Record<string, number> = {
  시간: 3600,
  분: 60,
  초: 1,
  hour: 3600,
  hr: 3600,
  h: 3600,
  minute: 60,
  min: 60,
  second: 1,
  sec: 1,
  s: 1,
};
const SECOND = 's';
const LATIN = /^[a-z]/u;

/** Durations are one figure each, in seconds ('12분 30초' is 750); all others stay as they are. */
export function measured<Of extends PlacedFigure>(figures: readonly Of[]): Of[] {
  const found: Of[] = [];
  let last = Infinity;
  for (const figure of figures) {
    const worth = SECONDS[figure.unit];
    const before = found.at(-1);
    const gap = figure.start - (before?.end ?? Infinity);
    if (worth === undefined) found.push(figure);
    else {
      const own = { ...figure, value: figure.value * worth, unit: SECOND, step: figure.step * worth };
      if (
        before?.unit === SECOND &&
        worth < last &&
        gap >= 0 &&
        gap < (LATIN.test(figure.unit) ? ' and '.length + 1 : 2)
      )
        found[found.length - 1] = {
          ...before,
          value: before.value + own.value,
          // Its first digits alone are another length.
          digits: `${before.digits}:${own.digits}`,
          step: own.step,
          end: own.end,
        };
      else found.push(own);
    }
    last = worth ?? Infinity;
  }
  return found;
}

const ABOUT_BEFORE = /(?:약|대략|거의|얼추|\b(?:about|around|roughly|nearly|almost|approximately|some))\s*[$₩€]?$/iu;
const ABOUT_AFTER = /^\S{0,3}?\s?(?:쯤|정도|가까이|가량|안팎|내외|or so\b)/iu;
const OVER = /(?:\b(?:over|more than))\s*[$₩€]?$/iu;
/** '21만 4천여 회' */
const OVER_WITHIN = /\d\s?[십백천만억]+여/u;
const OVER_AFTER = /^\S{0,3}?\s?(?:넘|이상|남짓|초과)|^여\s/u;
/** Rounded by more than this it is another figure. */
const MOST_ROUNDED = 0.1;

/**
 * Asks whether a figure is as exact as its text says: '약 3천만' is told of 28,740,000, '1만 명 넘게' of 12,300, and '21만 5천'
 * of 214,932.
 */
export function isSaidOf(figure: PlacedFigure, text: string): (exact: Figure) => boolean {
  const { value, start, end } = figure;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const worth = worthOf(figure);
  const isOver = OVER.test(before) || OVER_AFTER.test(after) || OVER_WITHIN.test(text.slice(start, end));
  const isAbout = !isOver && (ABOUT_BEFORE.test(before) || ABOUT_AFTER.test(after));
  return (exact) => {
    if (!isAlike(figure, exact)) return false;
    if (value === exact.value) return true;
    if (isOver) return exact.value > value && exact.value < value + worth;
    return isAbout ? isRounded(figure, exact) : isRoundedInWords(figure, exact);
  };
}

/** Rounded further than its words show, it may still be off by this part. */
const MOST_UNSAID = 0.005;

/**
 * Whether a figure in words ('21만 5천', '215K', '1.4 million') is this one, rounded to the last digit that it has. One digit
 * alone is too rough to go without an 'about', and one that is written out ('215,000') claims to be exact.
 */
function isRoundedInWords(figure: Figure, exact: Figure): boolean {
  if (figure.step <= 1) return false;
  const apart = Math.abs(figure.value - exact.value);
  if (apart <= figure.step / 2) return figure.value >= figure.step * 10;
  return apart <= worthOf(figure) / 2 && apart <= Math.abs(exact.value) * MOST_UNSAID;
}

/** Whether a figure may be this one, rounded to the digits that it has. */
export function isRounded(figure: Figure, exact: Figure): boolean {
  const apart = Math.abs(figure.value - exact.value);
  return apart <= worthOf(figure) / 2 && apart <= Math.abs(exact.value) * MOST_ROUNDED;
}

/** The worth of its last digit that is no nought. */
export const worthOf = ({ value, step }: Figure): number => Math.max(step, 10 ** trailingNoughts(value));

const trailingNoughts = (value: number): number => /(?<!0)0*$/.exec(String(Math.round(value)))?.[0].length ?? 0;
