import { SHORT } from './check-script.ts';
import { readScript } from './script.ts';
import { untabled } from './script-table.ts';
import { sentenceSpansOf } from './sentence-spans.ts';
import { spokenLinesOf } from './speech.ts';
import type { Span } from '../../base/marked-text.ts';

interface Piece {
  /** What stands before its words on its line: mark and label. */
  before: string;
  words: string;
  /** What follows on the line. */
  after: string;
  syllables: number;
  section: number;
  /** The rest of the text up to the next spoken line, from the line break on. */
  rest: string;
}

/** From here on lines are joined two by two before it matters which are the shortest. */
const MANY = SHORT.mostLines * 4;

/**
 * Brings a short script to five to ten spoken lines where it can: joins the shortest neighbours of a section, the first line
 * last, and where that is not enough those of two sections, whose heading goes; parts the longest line at a sentence end,
 * else where a clause ends. No spoken word is lost or moved before another. Numbers of a list are counted anew; a table is
 * written out.
 */
export function keepLines(given: string): string {
  const isKept = (count: number): boolean => count >= SHORT.leastLines && count <= SHORT.mostLines;
  if (isKept(piecesOf(given).pieces.length)) return given;
  const text = untabled(given).replace(/(?<![ \t])[ \t]*<br\s*\/?>[ \t]*/gi, '\n');
  const { head, pieces, headings } = piecesOf(text);
  const count = pieces.length;
  const kept = count > SHORT.mostLines ? joined(pieces, headings) : parted(pieces);
  if (kept.length === count) return text;
  return (
    head +
    renumbered(kept)
      .map(({ before, words, after, rest }) => before + words + after + rest)
      .join('')
  );
}

function piecesOf(text: string): { head: string; pieces: Piece[]; headings: ReadonlySet<string> } {
  const script = readScript(text);
  const spoken = spokenLinesOf(script);
  const startOf = (at: number): number => text.lastIndexOf('\n', at - 1) + 1;
  let section = 0;
  const pieces = spoken.map(({ line, syllables }, i): Piece => {
    while (line.at[0] >= (script.sections[section]?.at[1] ?? Infinity)) section += 1;
    const next = spoken[i + 1]?.line.at[0];
    const end = next === undefined ? text.length : startOf(next);
    const broken = text.indexOf('\n', line.at[1]);
    const lineEnd = broken < 0 ? text.length : Math.min(broken, end);
    return {
      before: text.slice(startOf(line.at[0]), line.at[0]),
      words: line.text,
      after: text.slice(line.at[1], lineEnd),
      syllables,
      section,
      rest: text.slice(lineEnd, end),
    };
  });
  const headings = script.sections.flatMap(({ title, at }) =>
    title === '' ? [] : (text.slice(...at).split('\n', 1)[0] ?? '').trim(),
  );
  return {
    head: text.slice(0, startOf(spoken[0]?.line.at[0] ?? text.length + 1)),
    pieces,
    headings: new Set(headings),
  };
}

function joined(pieces: Piece[], headings: ReadonlySet<string>): Piece[] {
  let kept = pieces;
  while (kept.length > MANY) {
    const before = kept.length;
    kept = kept.reduce<Piece[]>((pairs, piece, i) => {
      const last = pairs.at(-1);
      if (i > 1 && i % 2 === 0 && last && last.section === piece.section) pairs[pairs.length - 1] = join(last, piece);
      else pairs.push(piece);
      return pairs;
    }, []);
    if (kept.length === before) break;
  }
  for (const isAcross of [false, true]) {
    while (kept.length > SHORT.mostLines) {
      const at = shortestPair(kept, isAcross);
      const [one, other] = [kept[at], kept[at + 1]];
      if (one === undefined || other === undefined) break;
      const rest = isAcross ? withoutHeadings(one.rest, headings) : one.rest;
      kept = kept.toSpliced(at, 2, join({ ...one, rest }, other));
    }
  }
  return kept;
}

const withoutHeadings = (rest: string, headings: ReadonlySet<string>): string =>
  rest
    .split('\n')
    .filter((line) => !headings.has(line.trim()))
    .join('\n');

function shortestPair(pieces: readonly Piece[], isAcross: boolean): number {
  let best = -1;
  let least = Infinity;
  pieces.slice(1).forEach((piece, i) => {
    const before = pieces[i];
    if (before === undefined || (!isAcross && before.section !== piece.section)) return;
    const syllables = before.syllables + piece.syllables + (i === 0 ? 1_000_000 : 0);
    if (syllables < least) [best, least] = [i, syllables];
  });
  return best;
}

const isBlank = (text: string): boolean => text.trim() === '';

function join(one: Piece, other: Piece): Piece {
  return {
    ...one,
    words: `${one.words}${one.after.trimEnd()} ${other.words}`,
    after: other.after,
    syllables: one.syllables + other.syllables,
    rest: isBlank(one.rest) ? other.rest : one.rest + other.rest.replace(/^\r?\n/, ''),
  };
}

function parted(pieces: Piece[]): Piece[] {
  let kept = pieces;
  while (kept.length < SHORT.leastLines) {
    const longest =
      kept
        .map((piece, i) => ({ piece, i, ends: sentenceSpansOf(piece.words) }))
        .filter(({ ends }) => ends.length > 1)
        .sort((a, b) => b.piece.syllables - a.piece.syllables)[0] ?? longestClause(kept);
    if (longest === undefined) break;
    kept = kept.toSpliced(longest.i, 1, ...part(longest.piece, longest.ends));
  }
  return kept;
}

/** A clause that is a line of its own has so many letters on both sides. */
const CLAUSE_LETTERS = 5;
/** They begin a clause. */
const LINKS = '하지만|그렇지만|그리고|그러고|그러면|그러면서|그래서|그러니까|그니까|그런데|근데';
const CLAUSE_END = new RegExp(
  `(?:[,，、;]|[가-힣](?:고|지만|니까|는데|은데|면|면서|어서|아서|해서|려면|거나))(?<!(?:^|\\s)(?:${LINKS}))(?=\\s)`,
  'g',
);

function longestClause(pieces: readonly Piece[]): { piece: Piece; i: number; ends: Span[] } | undefined {
  return pieces
    .map((piece, i) => {
      const { words } = piece;
      const cuts = [...words.matchAll(CLAUSE_END)]
        .map(({ 0: end, index }) => index + end.length)
        .filter((cut) => cut >= CLAUSE_LETTERS && words.length - cut > CLAUSE_LETTERS);
      return { piece, i, ends: [...cuts, words.length].map((cut, at): Span => [cuts[at - 1] ?? 0, cut]) };
    })
    .filter(({ ends }) => ends.length > 1)
    .sort((a, b) => b.piece.syllables - a.piece.syllables)[0];
}

function part(piece: Piece, spans: readonly (readonly [number, number])[]): [Piece, Piece] {
  const middle = piece.words.length / 2;
  const [cut] = spans
    .slice(0, -1)
    .map(([, end]) => end)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const at = cut ?? middle;
  const share = at / piece.words.length;
  const mark = piece.before.trim() === '' ? '' : piece.before;
  const breaks = mark === '' ? (/^(?:\r?\n){2}/.exec(piece.rest)?.[0] ?? '\n') : '\n';
  return [
    { ...piece, words: piece.words.slice(0, at), after: '', syllables: piece.syllables * share, rest: breaks },
    { ...piece, words: piece.words.slice(at).trimStart(), syllables: piece.syllables * (1 - share) },
  ];
}

const NUMBER = /^(\s*)(\d{1,3})(?=[.)]\s)/;

/** A run of numbered lines counts on from its first number. */
function renumbered(pieces: readonly Piece[]): Piece[] {
  let next: number | null = null;
  return pieces.map((piece) => {
    const number = NUMBER.exec(piece.before)?.[2];
    next = number === undefined ? null : (next ?? Number(number));
    if (next === null) return piece;
    const before = piece.before.replace(NUMBER, `$1${next}`);
    next += 1;
    return { ...piece, before };
  });
}
