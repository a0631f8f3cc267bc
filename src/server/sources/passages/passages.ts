import { cut } from '#contract/base/letters.ts';

/** A paragraph of a page or document, with its place. */
export interface Block {
  text: string;
  heading: string | null;
  page: number | null;
}

/** A passage before it is stored. */
export interface Draft {
  text: string;
  heading: string | null;
  page: number | null;
  startSec: number | null;
  endSec: number | null;
}

/** Lengths in characters. A passage is long enough to answer from and short enough to quote. */
export const PASSAGE = { least: 400, most: 600, tail: 150, headingLength: 200, mostPassages: 5_000 } as const;

const SENTENCE_END = /(?<=[.!?。！？…]["'”’」』)\]]{0,2})\s+/u;

/** The sentences of a paragraph; one that is longer than a passage is cut at white space. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(SENTENCE_END)
    .flatMap((sentence) => cutLong(sentence.trim()))
    .filter(Boolean);

function cutLong(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > PASSAGE.most) {
    const space = rest.lastIndexOf(' ', PASSAGE.most);
    const end = space > PASSAGE.most / 2 ? space : wholeCharacters(rest, PASSAGE.most);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/** Never between the two halves of a character outside the basic plane. */
const wholeCharacters = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at;

/** Paragraphs gathered to passages of 400 to 600 characters that never cross a heading or a page. */
export function passagesOf(blocks: readonly Block[]): Draft[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  const add = (piece: string, joint: string, block: Block) => {
    const isSamePlace = open !== null && open.heading === block.heading && open.page === block.page;
    if (open && isSamePlace && open.text.length + piece.length < PASSAGE.most) {
      open.text += joint + piece;
      return;
    }
    open = { text: piece, heading: block.heading, page: block.page, startSec: null, endSec: null };
    drafts.push(open);
  };
  for (const block of blocks) {
    const paragraph = {
      ...block,
      text: toStorable(block.text).trim(),
      heading: block.heading && cut(toStorable(block.heading), PASSAGE.headingLength),
    };
    sentencesOf(paragraph.text).forEach((sentence, index) => add(sentence, index === 0 ? '\n' : ' ', paragraph));
    if (((open as Draft | null)?.text.length ?? 0) >= PASSAGE.least) open = null;
  }
  return joinTails(drafts);
}

/** A short rest goes to the passage before it, where that stands at the same place. */
function joinTails(drafts: Draft[]): Draft[] {
  return drafts.reduce<Draft[]>((joined, draft) => {
    const last = joined.at(-1);
    const isTail =
      last && draft.text.length < PASSAGE.tail && last.heading === draft.heading && last.page === draft.page;
    if (isTail) last.text += `\n${draft.text}`;
    else joined.push(draft);
    return joined;
  }, []);
}

/** Text that every database holds: no NUL, no half characters. */
export const toStorable = (text: string): string => text.replace(/\u0000/g, '').toWellFormed();
