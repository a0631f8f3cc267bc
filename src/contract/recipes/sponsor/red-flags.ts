import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../finding.ts';
import type { Brief } from './brief-types.ts';
import { redFlagsOfCare } from './red-flag-care.ts';
import { redFlagsOfWords } from './red-flag-dangers.ts';
import { redFlagsOfTerms, type RedFlagRule } from './red-flag-rules.ts';

const LONGEST_QUOTE = 160;

export type Voice = 'yo' | 'nida';

/**
 * The checklist, for people to see and to edit: drawn from Korean guides to sponsorship contracts and from common practice.
 * It is no legal advice, and a lawyer must read it before anybody relies on it.
 */
export const redFlagChecklist: readonly RedFlagRule[] = [...redFlagsOfTerms, ...redFlagsOfWords, ...redFlagsOfCare];

/** Korean in one of two levels of politeness: '{요|다}'. */
export const spoken = (words: string, voice: Voice): string =>
  words.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, yo: string, nida: string) => (voice === 'yo' ? yo : nida));

/** The request by which a reply names a red flag; null for a rule that has none. */
export const requestOf = (rule: string, language: Language, voice: Voice): string | null => {
  const found = redFlagChecklist.find(({ id }) => id === rule);
  return found ? spoken(found.ask[language], voice) : null;
};

/** What of the checklist shows in a brief, each rule once, in the checklist's order. `at` counts in `text`. */
export function redFlagsOf(brief: Brief, text: string = brief.text): Finding[] {
  return redFlagChecklist.flatMap((rule) => {
    const at = placeOf(rule, brief, text);
    if (!at) return [];
    const said = text
      .slice(...at)
      .replace(/^[\s>*•■□▶◆●○▪·-]+/, '')
      .replace(/\s+/g, ' ')
      .trimEnd();
    const quote = said.length > LONGEST_QUOTE ? `${said.slice(0, LONGEST_QUOTE).toWellFormed().trimEnd()}…` : said;
    const ask = (language: Language): string => spoken(rule.ask[language], 'yo');
    return {
      rule: rule.id,
      level: rule.level,
      at,
      words: {
        ko: `${rule.why.ko} ('${quote}') 이렇게 요청해 보세요: ${ask('ko')}`,
        en: `${rule.why.en} ('${quote}') You could ask: ${ask('en')}`,
      },
    };
  });
}

function placeOf(rule: RedFlagRule, brief: Brief, text: string): Span | null {
  const quote = rule.inBrief?.(brief);
  if (quote) return quote.at;
  if (!rule.pattern || rule.onlyIf?.(brief) === false) return null;
  for (const { index, 0: words } of text.matchAll(rule.pattern)) {
    const end = index + words.length;
    const behind = /^[^.!?\n]{0,30}/.exec(text.slice(end, end + 30))?.[0] ?? '';
    if (!rule.unless?.test(behind)) return [index, end];
  }
  return null;
}
