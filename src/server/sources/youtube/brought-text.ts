import { passagesOf, type Draft } from '../passages/passages.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { readTranscript, type TranscriptForm } from './subtitles.ts';
import { isForPrograms } from '#contract/sources/captions/read-captions.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import type { LeftOut } from '#contract/sources/left-out-kinds.ts';

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
  leftOut: LeftOut | null;
}

/**
 * What somebody pasted for a source, as passages: with their seconds where it has times. No passages for what is written
 * for programs and holds no transcript.
 */
export function readBrought({ text, isSpoken }: BroughtText): Brought {
  const { form, segments, paragraphs, leftOut = null } = readTranscript(text);
  if (isSpoken && segments.length > 0) {
    const passages = [...passagesOf(paragraphs.map(toBlock)), ...timedPassagesOf(segments)];
    const language = languageOf(segments.map((segment) => segment.text).join('\n'));
    return { form, segments, passages, language, leftOut };
  }
  const isPlain = form === 'plain' || isSpoken;
  const plain = isPlain ? paragraphs : text.split(/\n[ \t]*\n/);
  const passages = isSpoken && isForPrograms(text) ? [] : passagesOf(plain.map(toBlock));
  return { form: 'plain', segments: [], passages, language: languageOf(text), leftOut: null };
}

const toBlock = (paragraph: string) => ({ text: paragraph, heading: null, page: null });

const SAMPLE_CHARACTERS = 20_000;

function languageOf(text: string): Brought['language'] {
  const letters = text.slice(0, SAMPLE_CHARACTERS).match(/\p{L}/gu) ?? [];
  const share = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length / Math.max(1, letters.length);
  if (share(/\p{sc=Hangul}/u) > 0.3) return 'ko';
  return share(/[\p{sc=Hiragana}\p{sc=Katakana}]/u) > 0.2 ? 'ja' : null;
}
