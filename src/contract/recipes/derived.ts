import { z } from 'zod';
import { id } from '../base/id.ts';

/** A source as it read when something was made from it. */
export const madeOf = z.object({
  nodeId: id,
  title: z.string().max(300),
  /** Of all its words. */
  hash: z.string().max(40),
  /** Of each section by its heading, where a person wrote it. */
  sections: z.optional(z.record(z.string().max(80), z.string().max(20))),
});
export type MadeOf = z.infer<typeof madeOf>;

const MOST_SOURCES = 40;
const MOST_SECTIONS = 40;
const HEADING = /^#{1,3}\s+(.*)$/;

/** What metadata of an answer or a note says of the sources that it was made from; empty where it says nothing. */
export function madeFromIn(metadata: Record<string, unknown>): MadeOf[] {
  const read = z.array(madeOf).max(MOST_SOURCES).safeParse(metadata['madeFrom']);
  return read.success ? read.data : [];
}

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

/** How a note reads now. */
export function printOfNote({ title, content }: { title: string; content: string }): Pick<MadeOf, 'hash' | 'sections'> {
  const sections = [...sectionsOf(content)].slice(0, MOST_SECTIONS);
  return {
    hash: hashOf(`${title}\n${content}`),
    ...(sections.length > 1 && {
      sections: Object.fromEntries(sections.map(([heading, body]) => [heading, hashOf(body)])),
    }),
  };
}

/** How a source that was read from somewhere reads now, by the hash of its text. */
export const printOfText = (textHash: string): Pick<MadeOf, 'hash'> => ({ hash: textHash.slice(0, 16) });

/** Why something that was made reads otherwise than its sources do now. */
export interface SourceChange {
  nodeId: string;
  title: string;
  /** 'gone': it is not on the board any more. */
  what: 'changed' | 'gone';
  /** The headings of the sections that changed, came or went; empty where it has none, or only its beginning changed. */
  sections: string[];
}

/** What has changed in these sources; `read` tells how one reads now, null where it is gone, undefined where nobody knows. */
export function changesSince(
  made: readonly MadeOf[],
  read: (nodeId: string) => Pick<MadeOf, 'hash' | 'sections'> | null | undefined,
): SourceChange[] {
  return made.flatMap(({ nodeId, title, hash, sections }): SourceChange[] => {
    const now = read(nodeId);
    if (now === undefined) return [];
    if (now === null) return [{ nodeId, title, what: 'gone', sections: [] }];
    if (now.hash === hash) return [];
    return [{ nodeId, title, what: 'changed', sections: changedSections(sections ?? {}, now.sections ?? {}) }];
  });
}

function changedSections(before: Record<string, string>, now: Record<string, string>): string[] {
  const headings = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...headings].filter((heading) => heading !== '' && before[heading] !== now[heading]);
}
