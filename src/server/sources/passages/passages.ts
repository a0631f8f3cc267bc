import { cut } from '#contract/base/letters.ts';
import type { Box } from '#contract/sources/passage.ts';
import { around, boxOf, type PlacedLine } from './boxes.ts';
import { pathsOf } from './heading-paths.ts';
import { jointOf, piecesOf, type Shape } from './shapes.ts';

/** A paragraph of a page or document, with its place. */
export interface Block {
  text: string;
  heading: string | null;
  page: number | null;
  /** Set for a text in Markdown that is more than a paragraph: it decides where it may be cut. */
  shape?: Shape;
  /** Of a printed page: the lines of `text`, in order. */
  lines?: PlacedLine[];
}

/** A passage before it is stored. */
export interface Draft {
  text: string;
  heading: string | null;
  /** The headings that it stands under, the outermost first; absent: `heading` alone. */
  headings?: string[];
  page: number | null;
  /** Where its lines stand on the page, where that is known. */
  box?: Box | null;
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

interface Paragraph extends Block {
  headings: string[];
}

/** Paragraphs gathered to passages of 400 to 600 characters that never cross a heading or a page. */
export function passagesOf(blocks: readonly Block[]): Draft[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  let before: Block | null = null;
  const joints = new Map<Draft, string>();
  const add = (piece: string, joint: string, block: Paragraph, box: Box | null) => {
    if (open && isSamePlace(open, block) && open.text.length + piece.length < PASSAGE.most) {
      open.text += joint + piece;
      open.box = around(open.box, box);
      return;
    }
    const { heading, headings, page } = block;
    open = { text: piece, heading, headings, page, box, startSec: null, endSec: null };
    joints.set(open, joint);
    drafts.push(open);
  };
  const paragraphs = blocks.map((block) => ({
    ...block,
    text: block.shape ? toStorable(block.text).trimEnd().replace(/^\n+/, '') : toStorable(block.text).trim(),
    heading: block.heading && cut(toStorable(block.heading), PASSAGE.headingLength),
  }));
  const paths = pathsOf(paragraphs, PASSAGE.headingLength);
  for (const [place, block] of paragraphs.entries()) {
    const paragraph = { ...block, headings: paths[place] ?? [] };
    const { pieces, joint } = piecesOf(paragraph.text, paragraph.shape, sentencesOf);
    const placeOf = boxOf(paragraph);
    pieces.forEach((piece, index) =>
      add(piece, index === 0 ? jointOf(before, paragraph) : joint, paragraph, placeOf(piece)),
    );
    before = paragraph;
    if (((open as Draft | null)?.text.length ?? 0) >= PASSAGE.least) open = null;
  }
  return joinTails(drafts, joints);
}

/** A short rest goes to the passage before it, where that stands at the same place. */
function joinTails(drafts: Draft[], joints: ReadonlyMap<Draft, string>): Draft[] {
  return drafts.reduce<Draft[]>((joined, draft) => {
    const last = joined.at(-1);
    if (last && draft.text.length < PASSAGE.tail && isSamePlace(last, draft)) {
      last.text += (joints.get(draft) ?? '\n') + draft.text;
      last.box = around(last.box, draft.box);
    } else joined.push(draft);
    return joined;
  }, []);
}

type Placed = Pick<Draft, 'heading' | 'headings' | 'page'>;

const isSamePlace = (one: Placed, other: Placed): boolean =>
  one.page === other.page &&
  one.heading === other.heading &&
  (one.headings ?? []).join('\n') === (other.headings ?? []).join('\n');

/** Text that every database holds: no NUL, no half characters. */
export const toStorable = (text: string): string => text.replace(/\u0000/g, '').toWellFormed();
