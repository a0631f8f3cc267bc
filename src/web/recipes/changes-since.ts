import type { MadeOf } from '#contract/recipes/made-of.ts';
import { type Print, printOfNote, hashOf, CHAPTERS } from '#contract/recipes/derived.ts';

/** How a note reads now, also by the prints of earlier days: those had the title that it then bore before all its words. */
export const noteNow = ({ content }: { content: string }): Print & Pick<Now, 'hashesUnder'> => ({
  ...printOfNote({ content }),
  hashesUnder: (title) => [content, content.replace(CHAPTERS_BELOW, '')].map((words) => hashOf(`${title}\n${words}`)),
});
const CHAPTERS_BELOW = /(?:^|\n)#{1,3}[ \t]+(?:챕터|chapters)[ \t]*(?:\n(?!#{1,3}\s)[^\n]*)*/gi;

/** Why something that was made reads otherwise than its sources do now. */
export interface SourceChange {
  nodeId: string;
  title: string;
  /** 'gone': it is not on the board any more. */
  what: 'changed' | 'gone';
  /** The headings of the sections that changed, came or went; empty where it has none, or only its beginning changed. */
  sections: string[];
}

/** How a source reads now. */
export interface Now extends Print {
  /** What its print would have been in earlier days, under that title. */
  hashesUnder?: (title: string) => readonly string[];
}

/** What has changed in these sources; `read` tells how one reads now, null where it is gone, undefined where nobody knows. */
export function changesSince(
  made: readonly MadeOf[],
  read: (nodeId: string) => Now | null | undefined,
): SourceChange[] {
  return made.flatMap(({ nodeId, title, hash, sections, used }): SourceChange[] => {
    const now = read(nodeId);
    if (now === undefined) return [];
    if (now === null) return [{ nodeId, title, what: 'gone', sections: [] }];
    if (now.hash === hash || now.hashesUnder?.(title).includes(hash)) return [];
    const changed = changedSections(sections ?? {}, now.sections ?? {});
    const told = used && sections ? changed.filter((heading) => used.includes(heading)) : changed;
    const isTold = used !== undefined || Object.keys(sections ?? {}).some((heading) => CHAPTERS.test(heading));
    if (sections && isTold && told.length === 0) return [];
    return [{ nodeId, title, what: 'changed', sections: told.filter((heading) => heading !== '') }];
  });
}

/**
 * The sources as they read now, for what somebody has compared with them and left as it is. One that is gone falls out; where
 * a cited section is gone, all of its source counts from now on.
 */
export function seenNow(made: readonly MadeOf[], read: (nodeId: string) => Now | null | undefined): MadeOf[] {
  return made.flatMap((one): MadeOf[] => {
    const now = read(one.nodeId);
    if (now === undefined) return [one];
    if (now === null) return [];
    const { nodeId, title, used } = one;
    const { hash, sections } = now;
    const isThere = used?.every((heading) => sections && Object.hasOwn(sections, heading)) ?? false;
    return [{ nodeId, title, hash, ...(sections && { sections }), ...(isThere && used && { used }) }];
  });
}

function changedSections(before: Record<string, string>, now: Record<string, string>): string[] {
  const headings = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...headings].filter((heading) => before[heading] !== now[heading] && !CHAPTERS.test(heading));
}
