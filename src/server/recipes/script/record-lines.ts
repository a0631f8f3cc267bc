import { z } from 'zod';
import { isRecord } from '#contract/base/is-record.ts';
import type { Language } from '#contract/base/language.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { withoutBlockMarks } from '../record-fields.ts';
import { kindOfLine } from '#contract/recipes/script/line-kind.ts';

const kinds = ['say', 'screen', 'shot'] as const;
type Kind = (typeof kinds)[number];

/** A line of a script as a model fills it in: what is said, a text on the screen, or a picture that is shown. */
export const recordLine = z.object({ kind: z.enum(kinds), text: z.string() });
export type RecordLine = z.infer<typeof recordLine>;

const LABELS: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  ko: { say: '', screen: '화면: ', shot: 'B-roll: ' },
  en: { say: '', screen: 'On screen: ', shot: 'B-roll: ' },
};

/** A line of a script that begins so is a remark, also without a space behind it. */
const QUOTED = /^[\s>]+/;

/** The lines of what has come so far: one for each line of their texts, and none that says nothing. */
export const linesIn = (told: unknown): RecordLine[] =>
  (Array.isArray(told) ? (told as unknown[]) : []).flatMap((one) => {
    if (!isRecord(one) || typeof one['text'] !== 'string') return [];
    const kind = kinds.find((known) => known === one['kind']) ?? 'say';
    return one['text'].split(/[\r\n]+/).flatMap((words) => lineOf(kind, words));
  });

/** A label that a model writes before its words all the same, once or twice, says what kind of line it is. */
function lineOf(kind: Kind, words: string): RecordLine[] {
  const text = withoutBlockMarks(words.replace(QUOTED, '')).trimEnd();
  const found = kindOfLine(text);
  if (!found) return [];
  const labelled = found.kind === 'screen' ? 'screen' : found.kind === 'broll' ? 'shot' : null;
  if (labelled === null || (kind !== 'say' && kind !== labelled)) return [{ kind, text }];
  const bare = text.slice(...found.at);
  return bare === text ? [{ kind: labelled, text }] : lineOf(labelled, bare);
}

/** The lines of the text of a script that are shown: texts on the screen, or pictures. */
export const shownIn = (text: string, shown: 'screen' | 'broll'): Span[] =>
  [...text.matchAll(/^.+$/gm)].flatMap(({ 0: line, index }): Span[] =>
    kindOfLine(line)?.kind === shown ? [[index, index + line.length]] : [],
  );

/** Each line as it stands in the text of a script. */
export const drawLines = (lines: readonly RecordLine[], language: Language): string[] =>
  lines.map(({ kind, text }) => LABELS[language][kind] + text);
