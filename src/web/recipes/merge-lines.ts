import { alignUnits } from './script-vs-recording/align.ts';

/** Lines on which both agree, or what each made of the same lines. */
export type Region = { agreed: string[] } | { mine: readonly string[]; theirs: readonly string[] };

/** Runs of so many lines are looked for first. */
const GRAM = 3;

/**
 * Merges two texts that go back to one: what only one of them changed is taken from it, the same change of both once; blank lines
 * are nothing to choose between. Lines that both keep part the regions, and so do, of as many lines in all three, those that
 * only one has changed.
 */
export function mergeLines(mine: readonly string[], base: readonly string[], theirs: readonly string[]): Region[] {
  const inMine = alignUnits(base, mine, GRAM);
  const inTheirs = alignUnits(base, theirs, GRAM);
  const regions: Region[] = [];
  const agree = (lines: readonly string[]) => {
    const last = regions.at(-1);
    if (lines.length === 0) return;
    if (!last || !('agreed' in last)) regions.push({ agreed: [...lines] });
    else for (const line of lines) last.agreed.push(line);
  };
  const choose = (one: readonly string[], other: readonly string[]) => {
    const last = regions.at(-1);
    if (!last || 'agreed' in last) regions.push({ mine: one, theirs: other });
    else regions[regions.length - 1] = { mine: [...last.mine, ...one], theirs: [...last.theirs, ...other] };
  };
  /** A line beside one that both changed is taken from whoever changed it. */
  const agreeByLine = (one: readonly string[], before: readonly string[], other: readonly string[]) => {
    before.forEach((line, i) => {
      const [own = '', made = ''] = [one[i], other[i]];
      if (own === line || own === made) agree([made]);
      else if (made === line) agree([own]);
      else choose([own], [made]);
    });
  };
  let [done, doneMine, doneTheirs] = [0, 0, 0];
  for (let at = 0; at <= base.length; at += 1) {
    const [mineAt, theirsAt] = at < base.length ? [inMine[at] ?? -1, inTheirs[at] ?? -1] : [mine.length, theirs.length];
    if (mineAt < 0 || theirsAt < 0) continue;
    const before = base.slice(done, at);
    const [one, other] = [mine.slice(doneMine, mineAt), theirs.slice(doneTheirs, theirsAt)];
    if (isSame(one, before)) agree(other);
    else if (isSame(other, before) || isSame(filled(one), filled(other))) agree(one);
    else if (one.length === before.length && other.length === before.length) agreeByLine(one, before, other);
    else choose(one, other);
    agree(base.slice(at, at + 1));
    [done, doneMine, doneTheirs] = [at + 1, mineAt + 1, theirsAt + 1];
  }
  return regions;
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, i) => line === others[i]);

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');
