import type { Span } from '#contract/base/marked-text.ts';
import { titleAndTimeOf } from '#contract/recipes/script/section-time.ts';
import { quoted, type Passage, type Worksheet, type WorksheetPart } from '#contract/recipes/worksheet/worksheet.ts';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const POST = /^\s*(?:\*\*|__)?(\d{1,2})\s*\//;

/** A line of the text that begins a part, or ends the one before it. */
interface Beginning {
  key: string;
  /** Of headings the number of their signs. */
  level: number;
  at: number;
  bodyAt: number;
}

/** By what a part is found again: its name, whatever seconds stand behind it. */
function beginningOf(line: string, isAmongComments: boolean): Pick<Beginning, 'key' | 'level'> | null {
  const [, signs, name] = HEADING.exec(line) ?? [];
  if (signs !== undefined && name !== undefined) return { key: `# ${nameOf(name)}`, level: signs.length };
  if (isAmongComments) return /^ {0,3}>/.test(line) ? { key: line.trim(), level: 1 } : null;
  const number = POST.exec(line)?.[1];
  return number === undefined ? null : { key: `${Number(number)}/`, level: 1 };
}

const nameOf = (heading: string): string => titleAndTimeOf(heading).title || heading.trim();

/** Where each part stands in the text: what is below its heading, without white space around it. Null where its heading is gone. */
export function placesOf(text: string, { lead, parts }: Worksheet): (Span | null)[] {
  const isAmongComments = parts.some(({ heading }) => heading.startsWith('>'));
  const hasPosts = parts.some(({ heading }) => POST.test(heading));
  const beginnings: Beginning[] = [];
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const found = beginningOf(line, isAmongComments);
    const isTitle = index === 0 && lead.startsWith('# ') && found?.level === 1;
    if (!found || isTitle || (!hasPosts && POST.test(line))) continue;
    const bodyAt = index + (POST.exec(line)?.[0].length ?? line.length);
    beginnings.push({ ...found, at: index, bodyAt });
  }
  const keys = parts.map(({ heading }) => beginningOf(heading, isAmongComments)?.key ?? '');
  const known = new Set(keys);
  return keys.map((key, place) => {
    if (key === '') return trimmed(text, 0, beginnings[0]?.at ?? text.length);
    const nth = keys.slice(0, place).filter((one) => one === key).length;
    const found = beginnings.filter((one) => one.key === key)[nth];
    if (!found) return null;
    const next = beginnings.find(
      ({ at, level, key: other }) => at > found.at && (level <= found.level || known.has(other)),
    );
    return trimmed(text, found.bodyAt, next?.at ?? text.length);
  });
}

function trimmed(text: string, from: number, to: number): Span {
  const words = text.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  return [Math.min(start, from + words.trimEnd().length), from + words.trimEnd().length];
}

/** Its words as a quotation, by whatever number they are cited. */
const wordsOf = (passage: Passage): string => quoted(passage).slice(0, passage.text.length + 2);

/** Whether the part that stands at `place` holds these words. */
export const isTaken = (text: string, place: Span | null, passage: Passage): boolean =>
  place !== null && text.slice(...place).includes(wordsOf(passage));

/** The text with the passage at the end of the part that stands at this place. */
export function withPassage(text: string, [from, to]: Span, passage: Passage): string {
  const isAlone = text.slice(0, to).trim() === '';
  const before = isAlone
    ? ''
    : `${text.slice(0, to)}${from === to && POST.test(text.slice(text.lastIndexOf('\n', to - 1) + 1, to)) ? ' ' : '\n\n'}`;
  const behind = text.slice(to);
  return `${before}${quoted(passage)}${behind === '' || behind.startsWith('\n') ? behind : `\n\n${behind}`}`;
}

/** The text without the passage, as it stood before that was taken. */
export function withoutPassage(text: string, [from, to]: Span, passage: Passage): string {
  const words = wordsOf(passage);
  const at = text.slice(0, to).indexOf(words, from);
  if (at < 0) return text;
  const mark = /^ *\[\d{1,6}\]/.exec(text.slice(at + words.length))?.[0] ?? '';
  const before = text.slice(0, at).replace(/[ \t\n]+$/, '');
  const behind = text.slice(at + words.length + mark.length);
  return before === ''
    ? behind.trimStart()
    : before + (behind === '' || behind.startsWith('\n') ? behind : ` ${behind.trimStart()}`);
}

/** The worksheet with that passage taken or given back. */
export const toggled = (sheet: Worksheet, place: number, mark: number, isIn: boolean): Worksheet => ({
  ...sheet,
  parts: sheet.parts.map((part, i): WorksheetPart =>
    i === place ? { ...part, taken: [...part.taken.filter((one) => one !== mark), ...(isIn ? [mark] : [])] } : part,
  ),
});
