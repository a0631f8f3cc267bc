import { formatMoment } from '../../base/moment.ts';
import { recipeIn } from '../chosen.ts';
import type { RecipeMaterial, RecipeValues } from '../recipe.ts';
import { roleOf, type Role } from '../script/section-name.ts';
import { targetsOf, titleAndTimeOf, type SectionTime } from '../script/section-time.ts';
import { textValue } from '../values.ts';
import type { SheetBeat } from './beats.ts';

/** A beat at its place in a script. */
export interface TimedBeat {
  name: string;
  role: Role;
  startSec: number;
  endSec: number;
  purpose: string;
}

/** The recipe whose result is structure to follow, and nothing to quote. */
const BEAT_SHEET = 'beat-sheet';
const MOST_ROWS = 24;
const NAME_LENGTH = 40;
const PURPOSE_LENGTH = 80;
const RULE = /^:?-{2,}:?$/;

const plainCell = (cell: string, length: number): string =>
  Array.from(
    cell
      .replace(/\[\d+\]/g, ' ')
      .replace(/[*_`#<>[\](){}〔〕\t|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, length)
    .join('');

/** The rows of a table of beats; none for a text without a table that gives times or lengths. */
export function readBeatSheet(text: string): SheetBeat[] {
  const rows = text.split('\n').flatMap((line) => {
    if (!line.trim().startsWith('|')) return [];
    const [first = '', ...others] = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    const cells = others.map((cell) => cell.trim().slice(0, 200));
    const name = plainCell(first, NAME_LENGTH);
    if (name === '' || cells.some((cell) => RULE.test(cell))) return [];
    const times = cells.map(timeOf);
    const time = times.find((one) => one?.kind === 'span') ?? times.find((one) => one !== null) ?? null;
    const told = cells.filter((cell, i) => times[i] === null && cell !== '').at(-1) ?? '';
    return time === null ? [] : [{ name, time, purpose: plainCell(told, PURPOSE_LENGTH) }];
  });
  const kept = rows.slice(0, MOST_ROWS);
  const lengths = targetsOf(kept.map(({ time }) => time));
  return kept.flatMap(({ name, purpose }, i) => {
    const sec = lengths[i] ?? 0;
    return sec > 0 ? [{ name, purpose, sec }] : [];
  });
}

/** Null for a cell that says anything else. */
function timeOf(cell: string): SectionTime | null {
  const { title, time } = titleAndTimeOf(`(${plainCell(cell, 60)})`);
  return title === '' ? time : null;
}

/** The beats of a note that is a beat sheet; null for every other note, and for one without rows that can be read. */
export function sheetOf({
  content,
  metadata,
}: {
  content: string;
  metadata: Record<string, unknown>;
}): SheetBeat[] | null {
  if (recipeIn(metadata)?.id !== BEAT_SHEET) return null;
  const beats = readBeatSheet(content);
  return beats.length > 0 ? beats : null;
}

/** The value under which a script keeps the beats that it follows. */
const KEPT = 'beats';

/** The form with the beats of the wired sheet; as it is where none is wired. */
export function learnBeats(values: RecipeValues, { beats = [] }: RecipeMaterial): RecipeValues {
  if (beats.length === 0) return values;
  return { ...values, [KEPT]: beats.map(({ name, sec, purpose }) => [name, sec, purpose].join('\t')).join('\n') };
}

interface Frame {
  targetSec: number;
  /** Shorter ones become part of the beat before them. */
  leastSec: number;
  mostBeats?: number;
}

/**
 * The beats that a script follows, brought to its length one after another without gaps; none where no sheet was wired. A
 * slot for a sponsor that the form does not name is left out.
 */
export function beatsFor(values: RecipeValues, { targetSec, leastSec, mostBeats = MOST_ROWS }: Frame): TimedBeat[] {
  const hasSponsor = textValue(values, 'sponsor').trim() !== '';
  let beats = textValue(values, KEPT)
    .split('\n')
    .slice(0, MOST_ROWS)
    .flatMap((line) => {
      const [name = '', sec = '', purpose = ''] = line.split('\t');
      const isLeftOut = name === '' || !(Number(sec) > 0) || (!hasSponsor && roleOfBeat(name) === 'sponsor');
      return isLeftOut || !Number.isFinite(Number(sec)) ? [] : [{ name, sec: Number(sec), purpose }];
    });
  const all = beats.reduce((sum, { sec }) => sum + sec, 0);
  const isFitting = () =>
    beats.length <= mostBeats && beats.every(({ sec }) => (sec / all) * targetSec >= leastSec || beats.length === 1);
  while (beats.length > 1 && !isFitting()) beats = withoutShortest(beats);
  let before = 0;
  return beats.map(({ name, sec, purpose }) => {
    const startSec = Math.round((before / all) * targetSec);
    before += sec;
    return { name, role: roleOfBeat(name), startSec, endSec: Math.round((before / all) * targetSec), purpose };
  });
}

/** The shortest one gives its time to the one before it, the first one to the next. */
function withoutShortest(beats: readonly SheetBeat[]): SheetBeat[] {
  const shortest = Math.min(...beats.map(({ sec }) => sec));
  const gone = beats.findLastIndex(({ sec }) => sec === shortest);
  const heir = gone === 0 ? 1 : gone - 1;
  return beats.flatMap((beat, i) => (i === gone ? [] : [i === heir ? { ...beat, sec: beat.sec + shortest } : beat]));
}

/** 'Ask' is what our own English sheets call the call to action. */
const roleOfBeat = (name: string): Role => (/^ask$/i.test(name) ? 'cta' : roleOf(name));

/** From when to when, as '0:00–0:12'. */
export const spanOf = ({ startSec, endSec }: TimedBeat): string => `${formatMoment(startSec)}–${formatMoment(endSec)}`;
