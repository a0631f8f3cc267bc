import type { DocumentText } from './document-reader.ts';
import { decodeText } from './plain-text.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

const TIME_LINE = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}\s+-->\s+/;
const HEAD = /^(WEBVTT|NOTE|STYLE|REGION)\b/;

/** The words of an SRT or WebVTT file, one paragraph a cue, without numbers, times and markup. */
export async function readCaptions(bytes: Buffer): Promise<DocumentText> {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n').slice(0, KEPT.characters);
  const cues = text.split(/\n[ \t]*\n/).flatMap((cue) => {
    const lines = cue.trim().split('\n');
    const time = lines.findIndex((line) => TIME_LINE.test(line));
    if (time < 0 && (HEAD.test(lines[0] ?? '') || lines.every((line) => /^\d*$/.test(line.trim())))) return [];
    const words = lines
      .slice(time + 1)
      .join(' ')
      .replace(/<[^<>\n]{0,100}>|\{\\[^{}\n]{0,100}\}/g, '')
      .trim();
    return words === '' ? [] : [words];
  });
  const said = cues.filter((words, place) => words !== cues[place - 1]);
  if (said.length === 0) throw new ReadProblem('nothing-readable', 'no cues');
  return {
    blocks: said.map((words) => ({ text: words, heading: null, page: null })),
    pageCount: null,
    isCut: bytes.length > KEPT.characters * 4,
  };
}
