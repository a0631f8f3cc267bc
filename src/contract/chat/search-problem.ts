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
  'no-balance': {
    ko: (search) =>
      `${search}의 계정에 남은 잔액이나 크레딧이 없어요. 관리자가 그 서비스에서 충전하거나 한도를 올리면 다시 쓸 수 있어요.`,
    en: (search) =>
      `${search} says that the account there has no credit left. It works again once the administrator adds some or raises the limit.`,
  },
  'quota-used': {
    ko: (search) =>
      `${search}가 이 계정에 정한 기간별 사용량을 다 썼어요. 사용량이 다시 채워진 뒤 물어보거나, 관리자에게 요금제를 바꿔 달라고 해 주세요.`,
    en: (search) =>
      `${search} says that the allowance for this period is used up. Ask again once it is renewed, or ask the administrator to change the plan.`,
  },
  'not-permitted': {
    ko: (search) =>
      `${search}가 이 계정이나 지역에는 허용하지 않는 요청이라고 답했어요. 관리자에게 사용 권한을 확인해 달라고 해 주세요.`,
    en: (search) =>
      `${search} does not allow this for the account or its region. Please ask the administrator to check what it may use.`,
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
  untrusted: {
    ko: (search) =>
      `${search}의 보안 인증서를 믿을 수 없어 연결하지 않았어요. 관리자에게 주소와 인증서를 확인해 달라고 해 주세요.`,
    en: (search) =>
      `${search} has a certificate that cannot be trusted. Please ask the administrator to check the address and its certificate.`,
  },
  'wrong-address': {
    ko: (search) => `${search}의 API를 설정된 주소에서 찾지 못했어요. 관리자에게 주소를 확인해 달라고 해 주세요.`,
    en: (search) =>
      `${search} was not found at the configured address. Please ask the administrator to check that address.`,
  },
  filtered: {
    ko: (search) => `${search}의 안전 필터가 이 답변을 막았어요. 질문을 바꿔 다시 물어봐 주세요.`,
    en: (search) => `The safety filter of ${lower(search)} blocked this answer. Change the question and ask again.`,
  },
  'request-refused': {
    ko: (search) =>
      `${search}가 이 요청을 받아들이지 않았어요. 다시 물어도 같을 수 있으니, 관리자에게 설정을 확인해 달라고 해 주세요.`,
    en: (search) =>
      `${search} did not accept this request. Asking again may not help; please ask the administrator to check the settings.`,
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
