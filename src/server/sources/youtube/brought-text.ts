import { passagesOf, type Draft } from '../passages/passages.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { readTranscript, type TranscriptForm } from './subtitles.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

export interface BroughtText {
  text: string;
  /** False for the text of a page, in which a time at the beginning of a line is no moment of a recording. */
  isSpoken: boolean;
}

export interface Brought {
  form: TranscriptForm;
  segments: Segment[];
  passages: Draft[];
  /** By its letters; null where they do not tell. */
  language: 'ko' | 'ja' | null;
}

/** What somebody pasted for a source, as passages: with their seconds where it has times. */
export function readBrought({ text, isSpoken }: BroughtText): Brought {
  const read = readTranscript(text);
  const language = languageOf(text);
  if (isSpoken && read.form !== 'plain') {
    return { form: read.form, segments: read.segments, passages: timedPassagesOf(read.segments), language };
  }
  const paragraphs = read.form === 'plain' ? read.paragraphs : text.split(/\n[ \t]*\n/);
  const blocks = paragraphs.map((paragraph) => ({ text: paragraph, heading: null, page: null }));
  return { form: 'plain', segments: [], passages: passagesOf(blocks), language };
}

const SAMPLE_CHARACTERS = 20_000;

function languageOf(text: string): Brought['language'] {
  const letters = text.slice(0, SAMPLE_CHARACTERS).match(/\p{L}/gu) ?? [];
  const share = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length / Math.max(1, letters.length);
  if (share(/\p{sc=Hangul}/u) > 0.3) return 'ko';
  return share(/[\p{sc=Hiragana}\p{sc=Katakana}]/u) > 0.2 ? 'ja' : null;
}
