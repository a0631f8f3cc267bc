import type { Captions } from '#contract/sources/captions/captions.ts';
import { isForPrograms, readCaptions as findCaptions, unixLines } from '#contract/sources/captions/read-captions.ts';
import { isHeardTable } from '#contract/sources/captions/heard-table.ts';
import { isTranscript } from './said-share.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { toTranscript } from '../youtube/subtitles.ts';
import type { DocumentText } from './document-reader.ts';
import { readCsv } from './csv-text.ts';
import { decodeText, readParagraphs } from './plain-text.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

/** Three hours of talk as a recogniser writes them, with a time for each word. */
const MOST_CHARACTERS = 12_000_000;

/** The words of a subtitle file with their seconds, one paragraph a cue, without numbers and markup. */
export async function readCaptions(bytes: Buffer): Promise<DocumentText> {
  const text = unixLines(decodeText(bytes));
  const captions = captionsIn(text);
  if (captions && captions.segments.length + captions.untimed.length > 0) return toDocument(captions, text);
  if (isForPrograms(text)) throw new ReadProblem('wrong-type', 'no transcript');
  if (captions) throw new ReadProblem('nothing-readable', 'no cues');
  return readParagraphs(text);
}

/** A text that is nothing but a transcript with its seconds; of any other text the paragraphs. */
export async function readPlainText(bytes: Buffer): Promise<DocumentText> {
  const text = unixLines(decodeText(bytes));
  return asTranscript(text) ?? readParagraphs(text);
}

/** The table in which Whisper writes what it heard with its seconds; any other as a table. */
export async function readTable(bytes: Buffer): Promise<DocumentText> {
  const isHeard = isHeardTable(bytes.subarray(0, 100).toString('latin1'));
  return (isHeard ? asTranscript(unixLines(decodeText(bytes))) : null) ?? readCsv(bytes);
}

function asTranscript(text: string): DocumentText | null {
  const captions = captionsIn(text);
  return captions && isTranscript(captions) ? toDocument(captions, text) : null;
}

/** What is written for programs cannot be cut. */
function captionsIn(text: string): Captions | null {
  const isWhole = /^\s*[{[<]/.test(text);
  if (isWhole && text.length > MOST_CHARACTERS) throw new ReadProblem('too-large', 'markup');
  return findCaptions(isWhole ? text : text.slice(0, KEPT.characters));
}

function toDocument(captions: Captions, text: string): DocumentText {
  const { segments, paragraphs, leftOut } = toTranscript(captions);
  const kept = withinKept(segments);
  const words = [...paragraphs, ...kept.map(({ text: said }) => said)];
  return {
    blocks: words.map((said) => ({ text: said, heading: null, page: null })),
    pageCount: null,
    isCut: kept.length < segments.length || (!/^\s*[{[<]/.test(text) && text.length > KEPT.characters),
    ...(leftOut && { leftOut }),
    ...(kept.length > 0 && { timed: { segments: kept, above: paragraphs.length } }),
  };
}

function withinKept(segments: readonly Segment[]): Segment[] {
  let length = 0;
  return segments.filter(({ text }) => (length += text.length) <= KEPT.characters);
}
