import { alignUnits } from '../../recipes/script-vs-recording/align.ts';

export interface DifferentLine {
  where: 'both' | 'saved' | 'kept';
  text: string;
}

const GRAM = 3;

/** All lines of both texts in order, those that both have once. */
export function lineDifference(saved: string, kept: string): DifferentLine[] {
  const [before, after] = [saved.split('\n'), kept.split('\n')];
  const match = alignUnits(before, after, GRAM);
  const lines: DifferentLine[] = [];
  let done = 0;
  const bring = (until: number) => {
    for (; done < until; done++) lines.push({ where: 'kept', text: after[done] ?? '' });
  };
  for (const [i, text] of before.entries()) {
    const at = match[i] ?? -1;
    if (at < 0) {
      lines.push({ where: 'saved', text });
      continue;
    }
    bring(at);
    lines.push({ where: 'both', text });
    done = at + 1;
  }
  bring(after.length);
  return lines;
}
