import { isRecord } from '../../base/is-record.ts';
import { CLOCK, secondsOf } from './clock.ts';

/** A moment as JSON gives it: `isSaid` where the value says itself what it counts, else a bare number. */
export interface Moment {
  value: number;
  isSaid: boolean;
}

/** One record of a transcript in JSON: words with their time. */
export interface Entry {
  start: Moment | null;
  end: Moment | null;
  lasts: Moment | null;
  text: string;
  speaker: string | null;
  /** A single word. */
  isWord: boolean;
}

const STARTS = [
  'start start_time startTime begin from ts startOffset start_offset startSec start_sec startSeconds offset time',
  'startMs start_ms start_at offsetMilliseconds tStartMs startTimeMs begin_ms',
];
const ENDS = [
  'end end_time endTime to end_ts endOffset end_offset endSec end_sec endSeconds resultEndTime resultEndOffset',
  'endMs end_ms end_at endTimeMs',
];
const LASTS = ['duration dur', 'duration_ms durationMs durationMilliseconds dDurationMs'];
const TICKS = { start: 'offsetInTicks', lasts: 'durationInTicks' } as const;
const TEXTS = 'text transcript sentence body msg display content caption utterance raw_text value'.split(' ');
const WORDS = 'punctuated_word word'.split(' ');
const SPEAKERS =
  'speaker_name speakerName speaker speaker_label speakerLabel speaker_id speakerId speakerTag spk'.split(' ');
/** A recogniser may part a written word in so many. */
const MOST_PARTS = 8;
/** Readings of the same words, the best first. */
const READINGS = ['alternatives', 'nBest'];

const [IN_SECONDS, IN_MS] = [1, 1 / 1_000];
const TICK = 1 / 10_000_000;

type Json = Record<string, unknown>;

/** What a record says, and when; null for one that holds no words. */
export function entryOf(record: Json): Entry | null {
  const reading =
    READINGS.map((key) => record[key])
      .find(Array.isArray)
      ?.find(isRecord) ?? null;
  const word = textIn(record, WORDS);
  const text = word ?? textIn(record, TEXTS) ?? (reading && (textIn(reading, WORDS) ?? textIn(reading, TEXTS)));
  if (text === null) return null;
  const pair = pairIn(record) ?? pairOfWords(record, text) ?? (reading && pairOfWords(reading, text));
  const isWord =
    word !== null ||
    /^(?:word|pronunciation|punctuation|punct|spacing)$/.test(String(record['type'])) ||
    isRecognised(record);
  return {
    start: momentIn(record, STARTS) ?? tick(record[TICKS.start]) ?? pair?.start ?? null,
    end: momentIn(record, ENDS) ?? pair?.end ?? null,
    lasts: momentIn(record, LASTS) ?? tick(record[TICKS.lasts]),
    text,
    speaker: speakerIn(record) ?? (reading && speakerIn(reading)),
    isWord,
  };
}

/** Elements of rev.ai call a word a text. */
const isRecognised = (record: Json): boolean => record['type'] === 'text' && 'ts' in record;

const textIn = (record: Json, keys: readonly string[]): string | null =>
  keys.map((key) => record[key]).find((value) => typeof value === 'string') ?? null;

/** `timestamp: [0, 4.2]` of Hugging Face, `offsets` and `timestamps` of whisper.cpp. */
function pairIn(record: Json): { start: Moment | null; end: Moment | null } | null {
  const { timestamp, offsets, timestamps } = record;
  if (Array.isArray(timestamp)) return { start: toMoment(timestamp[0]), end: toMoment(timestamp[1]) };
  if (isRecord(offsets)) return { start: toMoment(offsets['from'], IN_MS), end: toMoment(offsets['to'], IN_MS) };
  return isRecord(timestamps) ? { start: toMoment(timestamps['from']), end: toMoment(timestamps['to']) } : null;
}

/**
 * Where only the words of a phrase have times, it lasts from the first to the last: `words` are records, `timestamps` of IBM
 * lists. The last phrase of Google has those of all.
 */
function pairOfWords({ words, timestamps }: Json, text: string): { start: Moment | null; end: Moment | null } | null {
  const list = Array.isArray(words) ? words : Array.isArray(timestamps) ? timestamps : [];
  const [first, last]: unknown[] = [list[0], list.at(-1)];
  if (list.length > MOST_PARTS * text.split(/\s+/).length) return null;
  if (Array.isArray(first) && Array.isArray(last)) return { start: toMoment(first[1]), end: toMoment(last[2]) };
  return isRecord(first) && isRecord(last) ? { start: momentIn(first, STARTS), end: momentIn(last, ENDS) } : null;
}

/** The first list names what counts as it says itself, the second what counts milliseconds. */
function momentIn(record: Json, [open = '', ms = '']: readonly string[]): Moment | null {
  const bare = open.split(' ').map((key) => toMoment(record[key]));
  const counted = ms.split(' ').map((key) => toMoment(record[key], IN_MS));
  return [...counted, ...bare].find((moment) => moment !== null) ?? null;
}

const tick = (value: unknown): Moment | null => toMoment(value, TICK);

/** A number, '1.3s', '00:00:04,200', 'PT1M4.2S' or {seconds, nanos}; `unit` where the name of the field says it. */
function toMoment(value: unknown, unit: number | null = null): Moment | null {
  if (typeof value === 'number' && Number.isFinite(value))
    return { value: value * (unit ?? IN_SECONDS), isSaid: unit !== null };
  if (isRecord(value)) {
    const { seconds = 0, nanos = 0 } = value;
    const total = Number(seconds) + Number(nanos) / 1e9;
    return ('seconds' in value || 'nanos' in value) && Number.isFinite(total) ? { value: total, isSaid: true } : null;
  }
  if (typeof value !== 'string') return null;
  const told = value.trim();
  if (/^-?\d{1,12}(?:\.\d{1,9})?$/.test(told)) return toMoment(Number(told), unit);
  if (/^\d{1,9}(?:\.\d{1,9})?s$/.test(told)) return { value: Number.parseFloat(told), isSaid: true };
  if (new RegExp(`^${CLOCK}$`).test(told)) return { value: secondsOf(told), isSaid: true };
  const [, hours = 0, minutes = 0, seconds = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(told) ?? [];
  return /^PT\d/.test(told)
    ? { value: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), isSaid: true }
    : null;
}

/** Who says it: a name, a label, or the number that a recogniser gives. */
export function speakerIn(record: Json): string | null {
  for (const key of SPEAKERS) {
    const told = record[key];
    const name = isRecord(told) ? told['name'] || told['label'] : told;
    if (typeof name === 'number') return `Speaker ${name}`;
    if (typeof name === 'string' && name.trim() !== '')
      return /^\d{1,3}$/.test(name.trim()) ? `Speaker ${name.trim()}` : name;
  }
  return null;
}
