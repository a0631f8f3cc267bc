import { secondsOfLine, speedOf, spokenLinesOf } from '#contract/recipes/script/speech.ts';
import { wordsOfLine } from '#contract/recipes/script/spoken-words.ts';
import type { Script, ScriptLine, ScriptSection } from '#contract/recipes/script/script.ts';

/** A row of a list of shots. Several texts or shots of one row stand on lines of their own. */
export interface Shot {
  section: string;
  startSec: number;
  endSec: number;
  /** As it is said: without marks, citations and directions. */
  spoken: string;
  screen: string;
  broll: string;
}

type Row = Record<'spoken' | 'screen' | 'broll', ScriptLine[]>;

/**
 * A row for each spoken line, with the texts and shots that belong to it: those below it, or those above it in a section
 * that begins with them. Rows are in the order of the script; one without speech lasts no time.
 */
export function shotsOf(script: Script, syllablesPerSec?: number): Shot[] {
  const speed = speedOf(script, syllablesPerSec);
  const measured = new Map(spokenLinesOf(script).map((spoken) => [spoken.line, spoken]));
  let at = 0;
  return script.sections.flatMap((section) =>
    rowsOf(section, (line) => measured.has(line)).map(({ spoken, screen, broll }) => {
      const said = spoken.flatMap((line) => measured.get(line) ?? []);
      const startSec = said.reduce((sec, { gapSec }) => sec + gapSec, at);
      at = said.reduce((sec, line) => sec + secondsOfLine(line, speed), startSec);
      return {
        section: section.title,
        startSec,
        endSec: at,
        spoken: wordsOf(spoken, (line) => wordsOfLine(line.text)),
        screen: wordsOf(screen, (line) => line.text),
        broll: wordsOf(broll, (line) => line.text),
      };
    }),
  );
}

const wordsOf = (lines: readonly ScriptLine[], read: (line: ScriptLine) => string): string =>
  lines
    .map((line) =>
      read(line)
        .replace(/[ \t]+/g, ' ')
        .trim(),
    )
    .join('\n');

function rowsOf({ lines }: ScriptSection, isSaid: (line: ScriptLine) => boolean): Row[] {
  const shown = lines.filter((line) => line.kind === 'screen' || line.kind === 'broll' || isSaid(line));
  const isAbove = shown[0] !== undefined && shown[0].kind !== 'spoken';
  const rows: Row[] = [];
  for (const line of shown) {
    const last = rows.at(-1);
    const isNew = line.kind === 'spoken' ? (last?.spoken.length ?? 1) > 0 : isAbove && (last?.spoken.length ?? 1) > 0;
    const row = isNew || last === undefined ? { spoken: [], screen: [], broll: [] } : last;
    if (row !== last) rows.push(row);
    if (line.kind === 'spoken' || line.kind === 'screen' || line.kind === 'broll') row[line.kind].push(line);
  }
  const [end, before] = [rows.at(-1), rows.at(-2)];
  if (end && before && end.spoken.length === 0) {
    before.screen.push(...end.screen);
    before.broll.push(...end.broll);
    rows.pop();
  }
  return rows;
}
