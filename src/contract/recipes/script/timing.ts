import { secondsOfLine, speedOf, spokenLinesOf } from './speech.ts';
import type { Script, ScriptSection } from './script.ts';

export interface SectionTiming {
  section: ScriptSection;
  spokenSec: number;
  targetSec: number | null;
  /** Of the target; negative when the section is longer. */
  leftSec: number | null;
  startSec: number;
  /** The running total: pauses between sections are in it. */
  totalSec: number;
}

/** How long each section takes to say, and where in the whole it stands. */
export function timingOf(script: Script, syllablesPerSec?: number): SectionTiming[] {
  const speed = speedOf(script, syllablesPerSec);
  const spoken = spokenLinesOf(script);
  let at = 0;
  let next = 0;
  return script.sections.map((section) => {
    let startSec = at;
    let spokenSec = 0;
    for (; (spoken[next]?.line.at[0] ?? Infinity) < section.at[1]; next += 1) {
      const line = spoken[next];
      if (line === undefined) break;
      if (spokenSec === 0) startSec = at + line.gapSec;
      else spokenSec += line.gapSec;
      spokenSec += secondsOfLine(line, speed);
    }
    if (spokenSec > 0) at = startSec + spokenSec;
    const { targetSec } = section;
    return {
      section,
      spokenSec,
      targetSec,
      leftSec: targetSec === null ? null : targetSec - spokenSec,
      startSec,
      totalSec: at,
    };
  });
}
