import { readCaptions, unixLines, type CaptionForm } from '#contract/sources/captions/read-captions.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { sentencesOf } from '../passages/passages.ts';

/** The forms in which people have a transcript; 'plain' carries no times. */
export type TranscriptForm = CaptionForm | 'plain';

export interface PastedTranscript {
  form: TranscriptForm;
  /** Empty for 'plain'. */
  segments: Segment[];
  /** Of 'plain' only. */
  paragraphs: string[];
}

/** Captions longer than this are parted at their sentences, each with its share of the time. */
const LONG_CHARACTERS = 300;

/** The transcript that somebody pasted, or the text of a subtitle file. Nothing in it: form 'plain' without paragraphs. */
export function readTranscript(typed: string): PastedTranscript {
  const text = unixLines(typed);
  const captions = readCaptions(text);
  if (captions) return { form: captions.form, segments: captions.segments.flatMap(partLong), paragraphs: [] };
  const parts = /\n[ \t]*\n/.test(text) ? text.split(/\n[ \t]*\n/) : text.split('\n');
  return { form: 'plain', segments: [], paragraphs: parts.map((part) => part.trim()).filter(Boolean) };
}

function partLong(segment: Segment): Segment[] {
  if (segment.text.length <= LONG_CHARACTERS) return [segment];
  const sentences = sentencesOf(segment.text);
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const rate = (segment.end - segment.start) / Math.max(1, length);
  let at = 0;
  return sentences.map((text) => {
    const start = segment.start + at * rate;
    at += text.length;
    return { start: round(start), end: round(segment.start + at * rate), text };
  });
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
