import { repeatedInImage, SURFACES } from './title-bench.ts';
import type { Language } from '#contract/base/language.ts';
import type { Words } from '../../words/index.ts';
import { tooSmallOn } from './bench-titles.ts';
import { colourAreaOf, coloursOf, innerContrastOf, meanOf, outerContrasts, type Area } from './picture-colours.ts';
import { isCropped, LEAST_WIDTH_PX, type ReadPicture } from './read-picture.ts';

/** What a creator says of a picture, for it cannot be read. */
export interface PictureText {
  words: string;
  /** The height of its letters, in hundredths of the height of the picture. */
  heightPercent: number;
  area: Area;
}

export interface BenchFinding {
  tone: 'warn' | 'told';
  text: string;
}

/** Large text of WCAG. */
const LEAST_INNER = 3;
/** Ours: less is nearly the same brightness. */
const LEAST_OUTER = 1.25;

interface Benched {
  title: string;
  read: ReadPicture;
  text: PictureText;
  neighbours: readonly ReadPicture[];
}

/** What can be said of a picture with a title: of its text only what the creator has typed. */
export function benchFindings(
  { title, read, text, neighbours }: Benched,
  t: Words<'titleBench'>,
  language: Language,
): BenchFinding[] {
  const hasText = text.words.trim() !== '';
  return [
    ...sizeFindings(read, t),
    ...(hasText ? textFindings({ title, read, text }, t, language) : [told(t('noText'))]),
    ...neighbourFindings(read, neighbours, t),
  ];
}

const warn = (text: string): BenchFinding => ({ tone: 'warn', text });
const told = (text: string): BenchFinding => ({ tone: 'told', text });
const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

function sizeFindings({ width, height }: ReadPicture, t: Words<'titleBench'>): BenchFinding[] {
  const size = { width, height };
  return [
    ...(width < LEAST_WIDTH_PX ? [warn(t('narrow', { ...size, least: LEAST_WIDTH_PX }))] : []),
    ...(isCropped(width, height) ? [warn(t('cropped', size))] : []),
  ];
}

function textFindings(
  { title, read: { pixels }, text: { words, heightPercent, area } }: Omit<Benched, 'neighbours'>,
  t: Words<'titleBench'>,
  language: Language,
): BenchFinding[] {
  const repeated = repeatedInImage(title, words);
  const small = tooSmallOn(heightPercent / 100).map((surface) => SURFACES[surface].label[language]);
  const inner = innerContrastOf(colourAreaOf(pixels, area));
  return [
    ...(repeated ? [warn(repeated.words[language])] : []),
    small.length > 0 ? warn(t('small', { surfaces: small.join(', ') })) : told(t('legible')),
    inner < LEAST_INNER ? warn(t('flat', { ratio: ratio(inner) })) : told(t('inner', { ratio: ratio(inner) })),
  ];
}

function neighbourFindings(
  { pixels }: ReadPicture,
  neighbours: readonly ReadPicture[],
  t: Words<'titleBench'>,
): BenchFinding[] {
  const means = neighbours.map((neighbour) => meanOf(coloursOf(neighbour.pixels)));
  const outer = outerContrasts(meanOf(coloursOf(pixels)), means);
  const alike = outer.filter((value) => value < LEAST_OUTER).length;
  const [least] = outer;
  if (least === undefined) return [];
  const values = { count: outer.length, alike, ratio: ratio(least) };
  if (alike === 0) return [told(t('apart', values))];
  return [alike * 2 > outer.length ? warn(t('drowns', values)) : told(t('standsOut', values))];
}
