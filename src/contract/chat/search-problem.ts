import type { Language } from '../base/language.ts';
import { answerProblemWords, type AnswerProblem } from './answer-problem.ts';

/** How people know the searches of the web. */
const names: Record<string, string> = {
  perplexity: 'Perplexity',
  'perplexity-search': 'Perplexity',
  openai: 'OpenAI',
  searxng: 'SearXNG',
  brave: 'Brave',
};

/** Of the problems of an answer those that name who has them, said of a search. */
const searchProblemWords: Partial<Record<AnswerProblem, Record<Language, (search: string) => string>>> = {
  'key-refused': {
    ko: (search) => `${search}가 키를 거절했어요. 관리자에게 키 설정을 확인해 달라고 해 주세요.`,
    en: (search) => `${search} refused the key. Please ask the administrator to check it.`,
  },
  'rate-limited': {
    ko: (search) => `${search}의 사용 한도에 걸렸어요. 잠시 뒤 다시 물어봐 주세요.`,
    en: (search) => `${search} is limiting requests for now. Please ask again in a while.`,
  },
  overloaded: {
    ko: (search) => `${search}에 요청이 몰려 지금은 찾지 못해요. 잠시 뒤 다시 물어봐 주세요.`,
    en: (search) => `${search} is too busy to search just now. Please ask again in a while.`,
  },
  timeout: {
    ko: (search) => `${search}가 너무 오래 걸려 멈췄어요. 다시 물어봐 주세요.`,
    en: (search) => `${search} took too long and was stopped. Please ask again.`,
  },
  unreachable: {
    ko: (search) => `${search}에 연결할 수 없어요. 잠시 뒤 다시 물어봐 주세요.`,
    en: (search) => `${search} could not be reached. Please ask again in a while.`,
  },
  filtered: {
    ko: (search) => `${search}의 안전 필터가 이 답변을 막았어요. 질문을 바꿔 다시 물어봐 주세요.`,
    en: (search) => `The safety filter of ${lower(search)} blocked this answer. Change the question and ask again.`,
  },
  'provider-error': {
    ko: (search) => `${search}에 문제가 생겼어요. 다시 물어봐 주세요.`,
    en: (search) => `${search} had a problem. Please ask again.`,
  },
};

const subject: Record<Language, (name: string) => string> = {
  ko: (name) => `웹 검색 서비스(${name})`,
  en: (name) => `The web search service (${name})`,
};
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Whether the sentence of the problem names who had it: it is another one where that was a search. */
export const isSaidOfSearch = (problem: AnswerProblem): boolean => searchProblemWords[problem] !== undefined;

/** What happened, and what to do; `search` is the id of the search that had the problem, null where that was something else. */
export function sayProblem(problem: AnswerProblem, language: Language, search: string | null): string {
  const ofSearch = search === null ? undefined : searchProblemWords[problem];
  if (search === null || !ofSearch) return answerProblemWords[problem][language];
  return ofSearch[language](subject[language](names[search] ?? search));
}

/** The search at which an answer failed, by id; null where that was something else, or nobody knows. */
export const failedSearchIn = ({ failedSearch }: Record<string, unknown>): string | null =>
  typeof failedSearch === 'string' ? failedSearch : null;
