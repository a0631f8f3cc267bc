import type { Span } from '../../base/marked-text.ts';
import { withoutCitations } from '../description/placed.ts';
import type { Finding } from '../../base/finding.ts';
import type { Part } from '../recipe.ts';

export interface HeadedSection {
  name: string;
  /** What stands below the heading, without white space around it. */
  at: Span;
}

const HEADING = /^ {0,3}##[ \t]+(\S.*)$/gm;

/** The sections of a text below its headings of the second level. */
export function sectionsOf(text: string): HeadedSection[] {
  const headings = [...text.matchAll(HEADING)];
  return headings.map(({ 1: name = '', 0: whole, index }, i) => ({
    name: withoutCitations(name).trim(),
    at: trimmed(text, [index + whole.length, headings[i + 1]?.index ?? text.length]),
  }));
}

/** The stretch without white space around it. */
export function trimmed(text: string, [from, to]: Span): Span {
  const words = text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  return [start, Math.max(start, from + words.trimEnd().length)];
}

/** What is copied of a stretch, without the numbers of its passages; the findings are those that stand in it. */
export function partOf(label: Part['label'], text: string, at: Span, findings: readonly Finding[]): Part {
  return {
    label,
    text: withoutCitations(text.slice(...at)).trim(),
    findings: findings.filter(({ at: place }) => place !== null && at[0] <= place[0] && place[1] <= at[1]),
  };
}
