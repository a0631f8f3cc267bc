import type { Span } from '../../base/marked-text.ts';
import { withoutCitations } from '../description/placed.ts';
import type { Finding } from '../../base/finding.ts';
import { hasBlank } from './outline.ts';

/** What YouTube takes below a community post. */
export const POLL = { least: 2, most: 5, letters: 65 } as const;

export interface Poll {
  /** Of the line that names it. */
  headingAt: Span;
  /** The words of each option, without its mark; empty where nothing stands behind the mark. */
  options: readonly Span[];
}

const HEADING = /^ {0,3}#{1,6}[ \t]+(\S.*)$/;
/** In front of it an emoji or a number may stand. */
const NAMED = /^[^\p{L}]*(?:투표|설문|poll)/iu;
const OPTION = /^[ \t]{0,4}(?:[-*•]|\d{1,2}[.)])(?:[ \t]+(?:\[[ x]?\] )?|$)(.*?)[ \t]*$/u;

interface Line {
  words: string;
  from: number;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^.*$/gm)].map(({ 0: words, index }) => ({ words, from: index }));

/** The poll of a post, below its heading; null where there is none. */
export function pollIn(text: string): Poll | null {
  const lines = linesOf(text);
  const place = lines.findIndex(({ words }) => NAMED.test(HEADING.exec(words)?.[1] ?? ''));
  const heading = lines[place];
  if (!heading) return null;
  const { words, from } = heading;
  return { headingAt: [from, from + words.length], options: optionsIn(lines.slice(place + 1)) };
}

/** The first list, which a question may stand before; of a plain line after it nothing is an option. */
function optionsIn(lines: readonly Line[]): Span[] {
  const options: Span[] = [];
  for (const { words, from } of lines) {
    if (words.trim() === '') continue;
    const option = OPTION.exec(words);
    if (HEADING.test(words) || (!option && options.length > 0)) break;
    if (!option) continue;
    const end = from + words.trimEnd().length;
    options.push([end - (option[1] ?? '').length, end]);
  }
  return options;
}

const lettersOf = (option: string): number => Array.from(option).length;

/** What YouTube does not take: too few options or too many, long ones, the same one twice, empty ones. */
export function checkPoll(text: string): Finding[] {
  const poll = pollIn(text);
  if (!poll) return [];
  const seen = new Set<string>();
  const told = poll.options.flatMap((at, place): Finding[] => {
    const option = withoutCitations(text.slice(...at)).trim();
    const key = option.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const isTwice = key !== '' && !hasBlank(option) && seen.has(key);
    seen.add(key);
    const number = place + 1;
    const letters = lettersOf(option);
    return [
      ...(option === '' ? [finding('poll-option-empty', at, words.empty(number))] : []),
      ...(letters > POLL.letters ? [finding('poll-option-long', at, words.long(number, letters))] : []),
      ...(isTwice ? [finding('poll-option-twice', at, words.twice(option))] : []),
      ...(place >= POLL.most ? [finding('poll-options', at, words.many(poll.options.length))] : []),
    ].slice(0, 1);
  });
  const isFew = poll.options.length < POLL.least;
  return isFew ? [finding('poll-options', poll.headingAt, words.few(poll.options.length)), ...told] : told;
}

const finding = (rule: string, at: Span, says: Finding['words']): Finding => ({
  rule,
  level: 'error',
  at,
  words: says,
});

const words = {
  few: (count: number) => ({
    ko: `투표 보기가 ${count}개예요. ${POLL.least}개 이상 적어 주세요.`,
    en: `The poll has ${count} options. Write at least ${POLL.least}.`,
  }),
  many: (count: number) => ({
    ko: `투표 보기가 ${count}개예요. 유튜브는 ${POLL.most}개까지 받아요. 이 보기를 빼거나 합쳐 주세요.`,
    en: `The poll has ${count} options; YouTube takes ${POLL.most}. Leave this one out or join it to another.`,
  }),
  long: (number: number, letters: number) => ({
    ko: `${number}번째 보기가 ${letters}자예요. ${POLL.letters}자 안으로 줄여 주세요.`,
    en: `Option ${number} has ${letters} characters. Shorten it to ${POLL.letters}.`,
  }),
  twice: (option: string) => ({
    ko: `‘${option.slice(0, 40).toWellFormed()}’ 보기가 두 번 있어요. 하나를 바꿔 주세요.`,
    en: `The option “${option.slice(0, 40).toWellFormed()}” stands there twice. Change one.`,
  }),
  empty: (number: number) => ({
    ko: `${number}번째 보기가 비어 있어요. 내용을 적거나 줄을 지워 주세요.`,
    en: `Option ${number} is empty. Write it or remove the line.`,
  }),
};
