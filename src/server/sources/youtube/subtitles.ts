import type { CaptionForm, Captions } from '#contract/sources/captions/captions.ts';
import { readCaptions, unixLines } from '#contract/sources/captions/read-captions.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import type { LeftOut } from '#contract/sources/left-out-kinds.ts';
import { sentencesOf } from '../passages/passages.ts';

/** The forms in which people have a transcript; 'plain' carries no times. */
export type TranscriptForm = CaptionForm | 'plain';

export interface PastedTranscript {
  form: TranscriptForm;
  /** Empty for 'plain'. */
  segments: Segment[];
  /** The words that have no times: of 'plain' all, else what stands above the first one. */
  paragraphs: string[];
  /** Captions of other languages, where there are any. */
  leftOut?: LeftOut;
}

/** Captions longer than this are parted at their sentences, each with its share of the time. */
const LONG_CHARACTERS = 300;

/** The transcript that somebody pasted, or the text of a subtitle file. Nothing in it: form 'plain' without paragraphs. */
export function readTranscript(typed: string): PastedTranscript {
  const text = unixLines(typed);
  const captions = readCaptions(text);
  if (captions) return toTranscript(captions);
  const parts = /\n[ \t]*\n/.test(text) ? text.split(/\n[ \t]*\n/) : text.split('\n');
  return { form: 'plain', segments: [], paragraphs: parts.map((part) => part.trim()).filter(Boolean) };
}

/** Captions that were found already, with long ones parted. */
export const toTranscript = ({ form, segments, untimed, leftOut }: Captions): PastedTranscript => ({
  form: segments.length > 0 || untimed.length === 0 ? form : 'plain',
  segments: segments.flatMap(partLong),
  paragraphs: untimed,
  ...(Object.keys(leftOut).length > 0 && { leftOut }),
});

function partLong(segment: Segment): Segment[] {
  if (segment.text.length <= LONG_CHARACTERS) return [segment];
  const sentences = sentencesOf(segment.text);
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const rate = (segment.end - segment.start) / Math.max(1, length);
  let at = 0;
  return sentences.map((text) => {
    const start = segment.start + at * rate;
    at += text.length;
    return { ...segment, start: round(start), end: round(segment.start + at * rate), text };
  });
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
