import type { Language } from '#contract/base/language.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { sinceWords } from '#contract/rules/disclosure/disclosure-rules.ts';
import { statementsOf } from '#contract/rules/disclosure/disclosure-places.ts';
import type { Finding } from '#contract/base/finding.ts';
import type { SaidSegment } from './recorded-segment.ts';

/** Later than this into a film it is not told from the start. */
const LATEST_SEC = 30;

interface Sentence {
  at: Span;
  text: string;
}

export interface DisclosureOnFilm extends Finding<'said-disclosure'> {
  startSec: number;
}

const clockOf = (sec: number): string => `${Math.floor(sec / 60)}:${String(Math.floor(sec % 60)).padStart(2, '0')}`;

/** The second at which a film first says that it is advertising, also where the words run over two lines; null where it never does. */
function firstSaid(segments: readonly SaidSegment[], language: Language): number | null {
  for (const [i, { text, startSec }] of segments.entries()) {
    const [first] = statementsOf(`${text} ${segments[i + 1]?.text ?? ''}`, language);
    if (first && first[0] < text.length) return startSec;
  }
  return null;
}

/** Where the script of a film says that it is advertising: whether the film says so, and from its start. */
export function disclosedOnFilm(
  sentences: readonly Sentence[],
  segments: readonly SaidSegment[],
  language: Language,
): DisclosureOnFilm[] {
  const written = sentences.find(({ text }) => statementsOf(text, language).length > 0);
  if (!written) return [];
  const startSec = firstSaid(segments, language);
  if (startSec !== null && startSec <= LATEST_SEC) return [];
  const since = sinceWords('start-of-video');
  const words =
    startSec === null
      ? {
          ko: `대본의 광고 표시 ‘${written.text}’ 문장을 촬영본에서 말하지 않았어요. 처음부터 화면 자막으로 보이는지 확인해 주세요. (${since.ko})`,
          en: `The recording does not say “${written.text}”, the disclosure of the script. See that it is on the screen from the start. (${since.en})`,
        }
      : {
          ko: `광고 표시를 ${clockOf(startSec)}에야 말해요. 시작할 때부터 말하거나 화면 자막으로 보여 주세요. (${since.ko})`,
          en: `The disclosure is first said at ${clockOf(startSec)}. Say it, or show it on the screen, from the start. (${since.en})`,
        };
  return [{ rule: 'said-disclosure', level: 'warning', at: written.at, startSec: startSec ?? 0, words }];
}
