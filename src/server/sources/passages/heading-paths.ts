import { cut } from '#contract/base/letters.ts';
import type { Shape } from './shapes.ts';

interface UnderHeading {
  text: string;
  heading: string | null;
  shape?: Shape;
}

const MARK = /^\s*(#{1,6})[ \t]+/;
const CLOSING = /(?:^|[ \t])#+\s*$/;

/**
 * The headings above each block, the outermost first, by the levels of the headings before it. Where a block names a
 * heading that does not stand before it, that one alone. Headings come cut to `headingLength`.
 */
export function pathsOf(blocks: readonly UnderHeading[], headingLength: number): string[][] {
  const open: { level: number; title: string }[] = [];
  const paths = blocks.map((block) => {
    if (block.shape === 'heading') {
      const level = MARK.exec(block.text)?.[1]?.length ?? 1;
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      open.push({ level, title: cut(block.text.replace(MARK, '').replace(CLOSING, '').trim(), headingLength) });
    }
    return endingIn(block.heading, open);
  });
  // Of headings that follow each other at once, each stands under the last.
  for (let i = blocks.length - 2; i >= 0; i--) {
    const [block, next] = [blocks[i], blocks[i + 1]];
    const isRun = block?.shape === 'heading' && next?.shape === 'heading' && block.heading === next.heading;
    if (isRun) paths[i] = paths[i + 1] ?? [];
  }
  return paths;
}

function endingIn(heading: string | null, open: readonly { title: string }[]): string[] {
  if (heading === null) return [];
  const titles = open.map(({ title }) => title);
  return titles.at(-1) === heading ? titles : [heading];
}
