import { withoutCode } from '#contract/base/code-in-text.ts';
import { trimmed } from '#contract/recipes/kinds/sections.ts';
import type { Span } from '#contract/base/marked-text.ts';
import type { ResultPart } from './result-parts.ts';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/gm;

/** A text by its headings of the highest level; a heading of the first level over all others is the title of the whole. */
export function readHeadings(text: string): Omit<ResultPart, 'state'>[] {
  const found = [...withoutCode(text).matchAll(HEADING)].map(({ 0: line, 1: marks = '', index }) => ({
    level: marks.length,
    from: index,
    to: index + line.length,
    title: text
      .slice(index + line.indexOf('#') + marks.length, index + line.length)
      .replace(/[*_`]|\s#+\s*$/g, '')
      .trim(),
  }));
  const below = found.filter(({ level }) => level > 1).map(({ level }) => level);
  const top = below.length > 0 ? Math.min(...below) : 1;
  const heads = found.filter(({ level }) => level <= top);
  const lead = trimmed(text, [0, heads[0]?.from ?? text.length]);
  const parts = heads.flatMap(({ title, level, from, to }, i) => {
    const end = heads[i + 1]?.from ?? text.length;
    const body = trimmed(text, [to, end]);
    const isTitle = i === 0 && level === 1 && top > 1;
    return isTitle && body[0] === body[1] ? [] : [part(isTitle ? '' : title, body, [from, end])];
  });
  return lead[1] > lead[0] ? [part('', lead, [0, heads[0]?.from ?? text.length]), ...parts] : parts;
}

const part = (title: string, body: Span, at: Span): Omit<ResultPart, 'state'> => ({
  title,
  spokenSec: 0,
  targetSec: null,
  rows: [],
  body,
  at,
});
