import { readTranscript } from '../youtube/subtitles.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import type { DocumentText } from './document-reader.ts';
import { decodeText } from './plain-text.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

/** What is read of a subtitle file. `blocks` say the same as `segments`, without the times. */
export interface CaptionsText extends DocumentText {
  segments: Segment[];
}

/** The words of a subtitle file with their seconds, one paragraph a cue, without numbers and markup. */
export async function readCaptions(bytes: Buffer): Promise<CaptionsText> {
  const text = decodeText(bytes);
  const { segments, paragraphs } = readTranscript(text.slice(0, KEPT.characters));
  const words = segments.length > 0 ? segments.map((segment) => segment.text) : paragraphs;
  if (words.length === 0) throw new ReadProblem('nothing-readable', 'no cues');
  return {
    blocks: words.map((said) => ({ text: said, heading: null, page: null })),
    segments,
    pageCount: null,
    isCut: text.length > KEPT.characters,
  };
}
