import type { MadeOf } from './made-of.ts';

const MOST_SECTIONS = 40;
const HEADING = /^#{1,3}\s+(.*)$/;
/** The chapters of the film, put below its script: nothing is made from them. */
export const CHAPTERS = /^(?:챕터|chapters)$/i;

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
export function hashOf(text: string): string {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [0x811c9dc5, 0x9747b28c]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

export type Print = Pick<MadeOf, 'hash' | 'sections'>;

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
