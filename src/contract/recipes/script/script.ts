import { kindOfLine, speakersIn, type KindOfLine, type LineKind } from './line-kind.ts';
import { headingOfRow, linesOfRow, tableRowsIn } from './script-table.ts';
import { isPartName, roleOf, type Role } from './section-name.ts';
import { targetsOf, titleAndTimeOf, type SectionTime } from './section-time.ts';
import type { Span } from '../../base/marked-text.ts';

export interface ScriptLine {
  kind: LineKind;
  /** The words as they stand in the text, without mark, label and brackets of the line. */
  text: string;
  at: Span;
}

export interface ScriptSection {
  role: Role;
  title: string;
  /** What the heading asks for, in seconds. */
  targetSec: number | null;
  lines: readonly ScriptLine[];
  /** From its heading to the next one. */
  at: Span;
}

export interface Script {
  title: string;
  /** What was read; all places are places in it. */
  text: string;
  sections: readonly ScriptSection[];
}

interface Heading {
  level: number;
  name: string;
}

interface Part {
  level: number;
  role: Role;
  title: string;
  time: SectionTime | null;
  lines: ScriptLine[];
  from: number;
}

const HEADING = /^ {0,3}(#{1,6})\s+(?=\S)/;
const FENCE = /^\s*(?:`{3,}|~{3,})\s*([\w+#.-]*)\s*$/;
/** Scripts come wrapped in these; other code is not spoken. */
const WORDS = new Set(['', 'md', 'markdown', 'text', 'txt', 'plaintext']);
/** A line of its own in a script without marked headings: **훅 (0~3초)**, [마무리]. */
const LOOSE_HEADING = /^\s*(?:\*\*([^*]{1,60})\*\*|\[([^[\]]{1,60})\]|【([^【】]{1,60})】|<([^<>]{1,60})>)\s*:?\s*$/;

/** Reads a script in Markdown: sections under headings, each line by its kind. What precedes the first heading is a section without a title. */
export function readScript(text: string): Script {
  const lines = [...text.matchAll(/^.*$/gm)].map(({ 0: line, index }) => ({ line, from: index }));
  const words = lines.map(({ line }) => line);
  const speakers = speakersIn(words);
  const rows = tableRowsIn(words);
  const isMarked = lines.some(({ line }) => HEADING.test(line));
  const headings = lines.map(({ line }) => (isMarked ? markedHeading(line) : looseHeading(line)));
  const levels = headings.flatMap((heading) => (heading && heading.level > 1 ? heading.level : []));
  const top = levels.reduce((least, level) => Math.min(least, level), 7);
  let title: string | null = null;
  let isCode = false;
  const parts: Part[] = [];
  let part: Part = { level: 0, role: 'other', title: '', time: null, lines: [], from: 0 };
  const begin = ({ title: name, time }: ReturnType<typeof titleAndTimeOf>, level: number, role: Role, from: number) => {
    if (part.level > 0 || part.lines.some(({ kind }) => kind === 'spoken')) parts.push(part);
    part = { level, role, title: name, time, lines: [], from };
  };
  lines.forEach(({ line, from }, i) => {
    const heading = headings[i] ?? null;
    const fence = FENCE.exec(line);
    if (fence) isCode = !isCode && !WORDS.has((fence[1] ?? '').toLowerCase());
    if (fence) return;
    if (isCode) return addLine(part, noteOf(line), line, from);
    const columns = rows.get(i);
    if (columns) {
      const named = titleAndTimeOf(top < 7 ? '' : headingOfRow(line, columns));
      if (named.title !== '' && named.title !== part.title) begin(named, 2, roleOf(named.title), from);
      return linesOfRow(line, columns, speakers).forEach((found) => addLine(part, found, line, from));
    }
    if (columns === null) return;
    if (heading === null) return addLine(part, kindOfLine(line, speakers), line, from);
    const named = titleAndTimeOf(heading.name);
    const isTitle = heading.level === 1 && title === null && (top < 7 || !isPartName(named.title));
    if (isTitle && parts.length === 0) {
      title = named.title;
      return;
    }
    const role = roleOf(named.title);
    if (heading.level > top && !isOwnSection(part, role)) return addLine(part, noteOf(line), line, from);
    begin(named, heading.level, role, from);
  });
  if (part.level > 0 || part.lines.length > 0) parts.push(part);
  return { title: title ?? '', text, sections: sectionsOf(parts, text.length) };
}

/** A heading below others opens a section where it names another part and the one above is not left empty by that. */
const isOwnSection = (above: Part, role: Role): boolean =>
  role !== 'other' &&
  role !== above.role &&
  (above.role === 'other' || above.lines.some(({ kind }) => kind === 'spoken'));

function sectionsOf(parts: readonly Part[], end: number): ScriptSection[] {
  const kept = parts.filter(
    (part, i) => part.role !== 'other' || part.lines.length > 0 || (parts[i + 1]?.level ?? 0) <= part.level,
  );
  const targets = targetsOf(kept.map(({ time }) => time));
  return kept.map(({ role, title, lines, from }, i) => ({
    role,
    title,
    targetSec: targets[i] ?? null,
    lines,
    at: [from, kept[i + 1]?.from ?? end],
  }));
}

function addLine(part: Part, found: KindOfLine | null, line: string, from: number): void {
  if (found === null) return;
  const [start, end] = found.at;
  part.lines.push({ kind: found.kind, text: line.slice(start, end), at: [from + start, from + end] });
}

function noteOf(line: string): KindOfLine | null {
  const start = line.length - line.trimStart().length;
  return line.trim() === '' ? null : { kind: 'note', at: [start, line.trimEnd().length] };
}

function markedHeading(line: string): Heading | null {
  const found = HEADING.exec(line);
  return found && { level: found[1]?.length ?? 1, name: line.slice(found[0].length).replace(/(?<=[^#])#+\s*$/, '') };
}

/** '0:00-0:03 훅' */
const TIMED_HEADING = /^\s*\[?\d{1,2}:\d{2}(?:\s?[-–—~]\s?\d{1,2}:\d{2})?\]?\s+[^\d:.!?]{1,20}$/;

function looseHeading(line: string): Heading | null {
  if (TIMED_HEADING.test(line) && isPartName(titleAndTimeOf(line.trim()).title)) return { level: 2, name: line.trim() };
  const found = /^\s*[*[【<]/.test(line) ? LOOSE_HEADING.exec(line) : null;
  const name = found?.slice(1).find((part) => part !== undefined);
  return name !== undefined && isPartName(titleAndTimeOf(name).title) ? { level: 2, name } : null;
}
