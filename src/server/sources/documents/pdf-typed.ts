import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { LeftOut, LeftOutKind } from '#contract/sources/left-out-kinds.ts';

/** What somebody typed or ticked on top of a page. */
export interface Typed {
  lines: string[];
  /** What it answers, where the file has names for people: of the field, and of the box that is ticked. */
  names: string[];
  /** A tick says nothing without its name; typed words mostly stand beside a printed one. */
  isTick: boolean;
  /** Left, lower, right and upper edge, in points from the lower left. */
  rect: readonly [number, number, number, number];
}

/** As pdf.js tells an annotation, as far as it is read here. */
interface Annotation {
  subtype?: string;
  fieldType?: string | null;
  fieldName?: string;
  fieldValue?: unknown;
  alternativeText?: string;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string | null;
  buttonValue?: string | null;
  options?: { exportValue: string | null; displayValue: string | null }[];
  password?: boolean;
  hidden?: boolean;
  noView?: boolean;
  annotationFlags?: number;
  hasAppearance?: boolean;
  contentsObj?: { str?: string };
  richText?: { str?: string } | null;
  textContent?: string[];
  stateModel?: string | null;
  rect?: number[] | null;
}

const MOST_ON_PAGE = 2_000;
const FLAGS_UNSEEN = 2 | 32;
export const TICKED = '☑';
export const UNTICKED = '☐';

/** Remarks of readers, each with its own window: what they say is about the page, and no part of it. */
const REMARKS = new Set([
  'Text',
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
  'Caret',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Ink',
]);
const KEPT_APART: Partial<Record<string, LeftOutKind>> = {
  FileAttachment: 'objects',
  Sound: 'media',
  Movie: 'media',
  Screen: 'media',
  RichMedia: 'media',
  Stamp: 'pictures',
};

/** The values of form fields and the texts that lie on a page, and what else lies there and is not read. */
export async function typedOn(page: PDFPageProxy): Promise<{ typed: Typed[]; leftOut: LeftOut }> {
  const annotations = ((await page.getAnnotations()) as Annotation[]).filter(isSeen).slice(0, MOST_ON_PAGE);
  const leftOut: LeftOut = {};
  for (const annotation of annotations) {
    const kind = kindLeftOut(annotation);
    if (kind) leftOut[kind] = (leftOut[kind] ?? 0) + 1;
  }
  const hasTick = annotations.some(isTicked);
  const typed = annotations.flatMap((annotation) => {
    const { rect, subtype } = annotation;
    const read = subtype === 'FreeText' ? freeText(annotation) : fieldValue(annotation, hasTick);
    const [left = NaN, low = NaN, right = NaN, high = NaN] = rect ?? [];
    const isSomewhere = [left, low, right, high].every(Number.isFinite);
    return read && isSomewhere ? [{ ...read, rect: [left, low, right, high] as const }] : [];
  });
  return { typed: withoutTwins(typed), leftOut };
}

const isSeen = ({ hidden, noView, annotationFlags = 0 }: Annotation): boolean =>
  !hidden && !noView && (annotationFlags & FLAGS_UNSEEN) === 0;

function kindLeftOut(annotation: Annotation): LeftOutKind | null {
  const { subtype = '', fieldType, fieldValue, hasAppearance, contentsObj, stateModel, password } = annotation;
  if (password && fieldValue) return 'fields';
  if (fieldType) return null;
  if (subtype === 'Stamp' && !hasAppearance) return null;
  if (!REMARKS.has(subtype)) return KEPT_APART[subtype] ?? null;
  return (contentsObj?.str ?? '').trim() !== '' && !stateModel ? 'comments' : null;
}

type Read = Omit<Typed, 'rect'>;

function freeText({ contentsObj, richText, textContent }: Annotation): Read | null {
  const said = [contentsObj?.str, richText?.str, textContent?.join('\n')].find((text) => text?.trim());
  return said ? { lines: linesOf(said), names: [], isTick: false } : null;
}

function fieldValue(annotation: Annotation, hasTick: boolean): Read | null {
  const { fieldType, fieldValue: value, password, options = [], checkBox, radioButton } = annotation;
  const names = [nameOf(annotation)].filter((name) => name !== null);
  if (fieldType === 'Tx' && typeof value === 'string' && !password) {
    const lines = linesOf(value);
    return lines.length > 0 ? { lines, names, isTick: false } : null;
  }
  if (fieldType === 'Ch') {
    const shown = (one: unknown) => options.find(({ exportValue }) => exportValue === one)?.displayValue ?? one;
    const chosen = [value].flat().map((one) => String(shown(one) ?? '').trim());
    const words = chosen.filter(Boolean).join(', ');
    return words === '' ? null : { lines: [words], names, isTick: false };
  }
  if (fieldType !== 'Btn' || (!checkBox && !radioButton)) return null;
  if (isTicked(annotation)) return { lines: [TICKED], names: [...names, ...valueOf(annotation)], isTick: true };
  return hasTick ? { lines: [UNTICKED], names: [], isTick: true } : null;
}

function isTicked({ fieldType, fieldValue: value, checkBox, radioButton, exportValue, buttonValue }: Annotation) {
  if (fieldType !== 'Btn' || typeof value !== 'string' || value === '' || value === 'Off') return false;
  if (checkBox) return exportValue === undefined || exportValue === null || value === exportValue;
  return radioButton === true && value === buttonValue;
}

/** What programs call fields and values by themselves, without figures and signs. */
const GIVEN_NAMES = new Set(
  'checkbox check text textfield field textbox button pushbutton group radio radiobutton radiobuttonlist dropdown listbox combobox undefined untitled choice option toggle value yes no on off true false ja nein oui'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 3;

const isForPeople = (name: string): boolean => {
  const letters = name.toLowerCase().replace(/[^\p{L}]/gu, '');
  const isIdeographic = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  return !GIVEN_NAMES.has(letters) && (isIdeographic || letters.length >= LEAST_LETTERS);
};

/** Its tooltip, which is written for people, else the last part of its name, where that is no mere number. */
function nameOf({ alternativeText = '', fieldName = '' }: Annotation): string | null {
  const told = oneLine(alternativeText);
  if (told !== '') return told;
  const last = oneLine((fieldName.split('.').at(-1) ?? '').replace(/\[\d+\]/g, '').replaceAll('_', ' '));
  return isForPeople(last) ? last : null;
}

const valueOf = ({ radioButton, buttonValue }: Annotation): string[] =>
  radioButton && buttonValue && isForPeople(buttonValue) ? [oneLine(buttonValue)] : [];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .filter(Boolean);

/** The same words on the same spot are one, however often the file holds them. */
function withoutTwins(typed: readonly Typed[]): Typed[] {
  const seen = new Set<string>();
  return typed.filter(({ lines, rect }) => {
    const key = `${lines.join('\n')} ${rect.map(Math.round).join(' ')}`;
    return !seen.has(key) && seen.add(key);
  });
}
