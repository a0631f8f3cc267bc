import type { MadeOf } from './made-of.ts';

const MOST_SECTIONS = 40;
const HEADING = /^#{1,3}\s+(.*)$/;
/** The chapters of the film, put below its script: nothing is made from them. */
const CHAPTERS = /^(?:챕터|chapters)$/i;

/** The sections of a text in Markdown by their headings; what stands before the first one is under ''. */
export function sectionsOf(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  let heading = '';
  let lines: string[] = [];
  const close = () => {
    const body = lines.join('\n').trim();
    if (body !== '' || heading !== '') sections.set(heading, [sections.get(heading), body].filter(Boolean).join('\n'));
  };
  for (const line of text.split('\n')) {
    const found = HEADING.exec(line);
    if (!found) lines.push(line);
    else {
      close();
      heading = (found[1] ?? '').trim().slice(0, 80).toWellFormed();
      lines = [];
    }
  }
  close();
  return sections;
}

/** FNV-1a over UTF-16 units without white space, twice with different starts: 64 bits in hexadecimal. */
function hashOf(text: string): string {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [0x811c9dc5, 0x9747b28c]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

type Print = Pick<MadeOf, 'hash' | 'sections'>;

export const withoutChapters = (content: string): [heading: string, body: string][] =>
  [...sectionsOf(content)].filter(([heading]) => !CHAPTERS.test(heading));
const textOf = (sections: readonly (readonly [string, string])[]): string => sections.flat().join('\n');

/** How a note reads now, whatever it is called, and whatever chapters stand below it. */
export function printOfNote({ content }: { content: string }): Print {
  const all = withoutChapters(content);
  const sections = all.slice(0, MOST_SECTIONS);
  return {
    hash: hashOf(textOf(all)),
    ...(sections.length > 1 && {
      sections: Object.fromEntries(sections.map(([heading, body]) => [heading, hashOf(body)])),
    }),
  };
}

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
