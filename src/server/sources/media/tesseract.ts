import { joinLines, wordsInside } from '../documents/pdf-lines.ts';
import type { Programs } from '../programs/find-programs.ts';
import { runProgram, type ProgramLimits } from '../programs/run-program.ts';
import { needsSecondLook, readRow, secondThoughts, type SeenWord } from './second-look.ts';

/** Reads the text in a picture of ours (PNG), in paragraphs. Throws SourceFailure 'timeout', 'too-large' or 'damaged'. */
export interface PictureReader {
  read: (png: Uint8Array, as: 'page' | 'picture', signal: AbortSignal) => Promise<string[]>;
}

/** One page or picture: a dense page of A4 takes about five seconds. */
const LIMITS: ProgramLimits = { memoryMiB: 600, timeMs: 45_000, outputBytes: 8 << 20 };
/** One block of text: the mode that finds its own layout is ten times as wrong on Korean, and much slower. */
const ONE_BLOCK = '6';
const KOREAN = 'kor';
/** Lines of which it is less sure, of 100, are patterns in a photo more often than writing. */
const LEAST_SURE = { page: 20, picture: 60 } as const;

export function createPictureReader({ tesseract, walls }: Programs): PictureReader | null {
  if (!tesseract) return null;
  const { path, languages } = tesseract;
  return {
    async read(png, as, signal) {
      const look = async (language: string, forms: readonly string[]) => {
        const args = ['stdin', 'stdout', '-l', language, '--psm', ONE_BLOCK, ...forms];
        return (await runProgram(walls, { path, args, input: png }, LIMITS, signal)).toString('utf8');
      };
      const told = await look(languages, ['tsv', 'txt']);
      const again = needsSecondLook(told) ? await look(KOREAN, ['tsv']).catch(() => '') : '';
      signal.throwIfAborted();
      return paragraphsIn(told, LEAST_SURE[as], again);
    },
  };
}

/**
 * The paragraphs of what it says: first a table of words with how sure it is of each, then the text, in which alone the
 * spaces of Korean stand as they are drawn. Lines that it doubts, and lines without a letter, are left out. `again`: the
 * table of words of the same picture, read as Korean alone; see `secondThoughts`.
 */
export function paragraphsIn(told: string, leastSure: number, again = ''): string[] {
  const words: SeenWord[] = [];
  const written: string[] = [];
  for (const row of told.split('\n')) {
    const word = readRow(row);
    if (word === undefined) written.push(row.trim());
    else if (word) words.push(word);
  }
  const better = secondThoughts(again);
  const lines = Map.groupBy(words, ({ line }) => line).values();
  const paragraphs: string[][] = [[]];
  for (const line of written) {
    if (line === '') {
      paragraphs.push([]);
      continue;
    }
    const { text, sure } = corrected(line, lines.next().value ?? [], better);
    if (sure >= leastSure && /[\p{L}\p{N}]/u.test(text)) paragraphs.at(-1)?.push(text);
  }
  const linesOf = (texts: readonly string[]) => texts.map((text) => ({ text, x: 0, y: 0, width: 0, height: 0 }));
  const known = wordsInside(linesOf(paragraphs.flat()));
  return paragraphs.flatMap((texts) => joinLines(linesOf(texts), known).text || []);
}

/** A line of the text with its second thoughts in it, and how sure it is of it now. */
function corrected(
  line: string,
  words: readonly SeenWord[],
  better: ReturnType<typeof secondThoughts>,
): { text: string; sure: number } {
  let text = line;
  let at = 0;
  const sure = words.map((word) => {
    const found = text.indexOf(word.text, at);
    if (found < 0) return word.sure;
    const thought = better(word);
    const said = thought?.text ?? word.text;
    text = text.slice(0, found) + said + text.slice(found + word.text.length);
    at = found + said.length;
    return thought?.sure ?? word.sure;
  });
  return { text, sure: meanOf(sure) };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
