import type { Language } from '../../base/language.ts';
import { formatMoment } from '../../base/moment.ts';

export interface Totals {
  durationSec: number;
  wordsPerMinute: number;
  questionsPerMinute: number;
}

/** Fewer are told as none, or as hardly any. */
const LEAST_TOLD = 0.05;

/** How many questions a minute has, in words where the figure would be 0.0. */
function questionsWords(perMinute: number, language: Language): string {
  if (perMinute >= LEAST_TOLD)
    return language === 'ko' ? `질문 분당 ${perMinute.toFixed(1)}개` : `${perMinute.toFixed(1)} questions a minute`;
  if (perMinute > 0) return language === 'ko' ? '질문 거의 없음' : 'hardly a question';
  return language === 'ko' ? '질문 없음' : 'no questions';
}

/** How long a recording is, how fast it is spoken and how much it asks. */
export const totalsLine = ({ durationSec, wordsPerMinute, questionsPerMinute }: Totals, language: Language): string =>
  language === 'ko'
    ? `길이 ${formatMoment(durationSec)} · 분당 ${Math.round(wordsPerMinute)}어절 · ${questionsWords(questionsPerMinute, language)}`
    : `${formatMoment(durationSec)} long · ${Math.round(wordsPerMinute)} words a minute · ${questionsWords(questionsPerMinute, language)}`;
