import type { Finding } from '../../base/finding.ts';
import { readScript } from '../script/script.ts';
import { spokenLinesOf } from '../script/speech.ts';
import type { TimedBeat } from '../structure/wired-sheet.ts';

/** A short that has fewer lines than its beat sheet has beats skips some of them. */
export function checkLinesByBeats(text: string, beats: readonly TimedBeat[]): Finding[] {
  const lines = beats.length === 0 ? Infinity : spokenLinesOf(readScript(text)).length;
  if (lines >= beats.length) return [];
  const names = beats.map(({ name }) => name).join(', ');
  return [
    {
      rule: 'beat-missing',
      level: 'error',
      at: null,
      words: {
        ko: `비트 시트에는 ${beats.length}구간(${names})이 있는데 대사가 ${lines}줄이에요. 구간마다 한 줄 이상 써 주세요.`,
        en: `The beat sheet has ${beats.length} beats (${names}), but there are ${lines} spoken lines. Write at least one for each.`,
      },
    },
  ];
}
