import type { Finding } from '../../base/finding.ts';
import { readScript, type ScriptSection } from '../script/script.ts';
import { secondsInWords } from '../script/script-words.ts';
import { spanOf, type TimedBeat } from './wired-sheet.ts';

export type BeatRule = 'beat-missing' | 'beat-order' | 'beat-seconds';

/** A heading may ask for so much more or less than the sheet. */
const TOLERANCE = { share: 0.2, leastSec: 3 } as const;

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isBeat = ({ role, title }: ScriptSection, beat: TimedBeat): boolean =>
  (beat.role !== 'other' && role === beat.role) || lettersOf(title).includes(lettersOf(beat.name));

/** Where a script in sections leaves the beat sheet that it follows: a beat without a section, in another order, of another length. */
export function checkBeats(text: string, beats: readonly TimedBeat[]): Finding<BeatRule>[] {
  const sections = readScript(text).sections.filter(({ title }) => title !== '');
  const taken = new Set<ScriptSection>();
  let next = 0;
  return beats.flatMap((beat): Finding<BeatRule>[] => {
    const isFree = (section: ScriptSection) => !taken.has(section) && isBeat(section, beat);
    const inOrder = sections.findIndex((section, i) => i >= next && isFree(section));
    const section = sections[inOrder] ?? sections.find(isFree);
    if (!section) return [{ rule: 'beat-missing', level: 'error', at: null, words: missing(beat) }];
    taken.add(section);
    const heading = /^[^\n]*/.exec(text.slice(section.at[0], section.at[0] + 1_000))?.[0].trimEnd() ?? '';
    const at = [section.at[0], section.at[0] + heading.length] as const;
    const sized = lengthFinding(beat, section, heading, at);
    if (inOrder < 0) return [{ rule: 'beat-order', level: 'warning', at, words: outOfOrder(section) }, ...sized];
    next = inOrder + 1;
    return sized;
  });
}

function lengthFinding(
  beat: TimedBeat,
  { title, targetSec }: ScriptSection,
  heading: string,
  at: readonly [number, number],
): Finding<BeatRule>[] {
  const wanted = beat.endSec - beat.startSec;
  if (targetSec === null || Math.abs(targetSec - wanted) <= Math.max(wanted * TOLERANCE.share, TOLERANCE.leastSec))
    return [];
  const marks = /^ {0,3}#{1,6}\s/.exec(heading)?.[0];
  return [
    {
      rule: 'beat-seconds',
      level: 'warning',
      at,
      words: {
        ko: `‘${title}’ 부분이 ${secondsInWords(targetSec).ko}로 잡혀 있는데 비트 시트에서는 ${secondsInWords(wanted).ko}예요. 제목의 시간을 맞춰 주세요.`,
        en: `“${title}” is set to ${secondsInWords(targetSec).en}; the beat sheet gives it ${secondsInWords(wanted).en}. Change the time in its heading.`,
      },
      ...(marks && { fix: `${marks}${title} (${spanOf(beat)})` }),
    },
  ];
}

const missing = (beat: TimedBeat): Finding['words'] => ({
  ko: `비트 시트의 ‘${beat.name}’ 부분이 없어요. ‘## ${beat.name} (${spanOf(beat)})’ 제목을 달고 내용을 써 주세요.`,
  en: `“${beat.name}” of the beat sheet is missing. Add a section headed “## ${beat.name} (${spanOf(beat)})”.`,
});

const outOfOrder = ({ title }: ScriptSection): Finding['words'] => ({
  ko: `‘${title}’ 부분의 순서가 비트 시트와 달라요. 순서를 맞추거나 그대로 둘지 정해 주세요.`,
  en: `“${title}” stands in another place than in the beat sheet. Move it, or leave it on purpose.`,
});
