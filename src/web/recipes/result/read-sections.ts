import { readScript, type ScriptLine } from '#contract/recipes/script/script.ts';
import { secondsOfLine, spokenLinesOf } from '#contract/recipes/script/speech.ts';
import { timingOf } from '#contract/recipes/script/timing.ts';
import type { ResultLine, ResultPart, ResultRow } from './result-parts.ts';

type Section = Omit<ResultPart, 'state'>;

/** The sections of a script with each line at its second; what is shown stands beside what is said before it. */
export function readSections(text: string, syllablesPerMin: number): Section[] {
  const script = readScript(text);
  const speed = syllablesPerMin / 60;
  const times = new Map<number, { startSec: number; sec: number }>();
  let at = 0;
  for (const line of spokenLinesOf(script)) {
    const startSec = at + line.gapSec;
    const sec = secondsOfLine(line, speed);
    times.set(line.line.at[0], { startSec, sec });
    at = startSec + sec;
  }
  return timingOf(script, speed).map(({ section, spokenSec, targetSec }) => ({
    title: section.title,
    spokenSec,
    targetSec,
    rows: rowsOf(section.lines, times),
    body: null,
    at: [...section.at],
  }));
}

function rowsOf(
  lines: readonly ScriptLine[],
  times: ReadonlyMap<number, { startSec: number; sec: number }>,
): ResultRow[] {
  const rows: (ResultRow & { beside: ResultLine[] })[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    if (line.kind === 'spoken' || line.kind === 'note') {
      const time = line.kind === 'spoken' ? times.get(line.at[0]) : undefined;
      rows.push({ startSec: time?.startSec ?? null, sec: time?.sec ?? 0, main: line, beside: [] });
    } else if (above?.main?.kind === 'spoken' || above?.main === null) above.beside.push(line);
    else rows.push({ startSec: null, sec: 0, main: null, beside: [line] });
  }
  return rows;
}
