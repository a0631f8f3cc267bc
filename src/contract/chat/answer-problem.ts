/** Why an answer ended before it was whole, or could not begin; stands in a message's `errorCode`. What was written stays. */
export const answerProblems = [
  'key-refused',
  'no-balance',
  'quota-used',
  'not-permitted',
  'rate-limited',
  'overloaded',
  'timeout',
  'unreachable',
  'untrusted',
  'wrong-address',
  'too-long',
  'no-room',
  'no-words',
  'filtered',
  'bad-object',
  'unknown-model',
  'request-refused',
  'provider-error',
  'interrupted',
  'search-not-configured',
  'refused-address',
  'no-credits',
  'unexpected',
] as const;
export type AnswerProblem = (typeof answerProblems)[number];

interface ProblemWords {
  ko: string;
  en: string;
  /** Whether the same may be answered when it is asked again: it passes by itself, or goes another way the next time. */
  retryable: boolean;
}

/** The server's sentence for each problem: what happened, and what to do. */
export const answerProblemWords: Record<AnswerProblem, ProblemWords> = {
  'key-refused': {
    ko: 'AI 제공자가 키를 거절했어요. 관리자에게 키 설정을 확인해 달라고 해 주세요.',
    en: 'The AI provider refused the key. Please ask the administrator to check it.',
    retryable: false,
  },
  'no-balance': {
    ko: 'AI 제공자 계정에 남은 잔액이나 크레딧이 없어요. 관리자가 제공자의 결제 화면에서 충전하거나 한도를 올리면 다시 쓸 수 있어요.',
    en: "The account at the AI provider has no credit left. It works again once the administrator adds credit or raises the limit on the provider's billing page.",
    retryable: false,
  },
  'quota-used': {
    ko: 'AI 제공자가 이 계정에 정한 기간별 사용량을 다 썼어요. 사용량이 다시 채워진 뒤 물어보거나, 관리자에게 제공자의 요금제를 바꿔 달라고 해 주세요.',
    en: 'The account at the AI provider has used up its allowance for this period. Ask again once it is renewed, or ask the administrator to change the plan at the provider.',
    retryable: false,
  },
  'not-permitted': {
    ko: 'AI 제공자가 이 계정이나 지역에는 허용하지 않는 요청이라고 답했어요. 관리자에게 제공자의 사용 권한을 확인하거나 다른 모델을 골라 달라고 해 주세요.',
    en: 'The AI provider does not allow this for the account or its region. Please ask the administrator to check what it may use, or to choose another model.',
    retryable: false,
  },
  'rate-limited': {
    ko: 'AI 제공자의 사용 한도에 걸렸어요. 잠시 뒤 다시 물어봐 주세요.',
    en: 'The AI provider is limiting requests for now. Please ask again in a while.',
    retryable: true,
  },
  overloaded: {
    ko: 'AI 제공자에 요청이 몰려 지금은 답하지 못해요. 잠시 뒤 다시 물어봐 주세요.',
    en: 'The AI provider is too busy to answer just now. Please ask again in a while.',
    retryable: true,
  },
  timeout: {
    ko: '답변이 너무 오래 걸려 멈췄어요. 다시 물어봐 주세요.',
    en: 'The answer took too long and was stopped. Please ask again.',
    retryable: true,
  },
  unreachable: {
    ko: 'AI 제공자에 연결할 수 없어요. 잠시 뒤 다시 물어봐 주세요.',
    en: 'The AI provider could not be reached. Please ask again in a while.',
    retryable: true,
  },
  untrusted: {
    ko: 'AI 제공자 주소의 보안 인증서를 믿을 수 없어 연결하지 않았어요. 관리자에게 주소와 인증서를 확인해 달라고 해 주세요.',
    en: 'The certificate at the address of the AI provider cannot be trusted, so nothing was sent there. Please ask the administrator to check the address and its certificate.',
    retryable: false,
  },
  'wrong-address': {
    ko: '설정된 주소에서 AI 제공자의 API를 찾지 못했어요. 관리자에게 제공자 주소를 확인해 달라고 해 주세요.',
    en: 'There is no API of an AI provider at the configured address. Please ask the administrator to check that address.',
    retryable: false,
  },
  'too-long': {
    ko: '보낸 내용이 모델이 읽을 수 있는 길이를 넘었어요. 연결된 소스를 줄이고 다시 물어봐 주세요.',
    en: 'This is more than the model can read at once. Please connect fewer sources and ask again.',
    retryable: false,
  },
  'no-room': {
    ko: '이 모델이 한 번에 읽을 수 있는 양이 작아서 질문과 기본 안내만으로 가득 찼어요. 질문을 줄이거나 더 많이 읽는 모델을 골라 주세요.',
    en: 'This model can read so little at once that the question and the basic rules fill it. Shorten the question, or choose a model that reads more.',
    retryable: false,
  },
  'no-words': {
    ko: '모델이 답변 길이 한도를 생각하는 데 다 써서 답을 쓰지 못했어요. 다시 물어보거나, 관리자에게 답변 한도를 늘려 달라고 해 주세요.',
    en: 'The model used up its answer limit before it wrote a word. Ask again, or ask the administrator to raise the limit of an answer.',
    retryable: true,
  },
  filtered: {
    ko: 'AI 제공자의 안전 필터가 이 답변을 막았어요. 질문이나 소스를 바꿔 다시 물어봐 주세요.',
    en: "The AI provider's safety filter blocked this answer. Change the question or the sources and ask again.",
    retryable: false,
  },
  'bad-object': {
    ko: '모델이 정해진 칸을 형식에 맞게 채우지 못했어요. 다시 만들어 보거나, 관리자에게 다른 모델을 골라 달라고 해 주세요.',
    en: 'The model did not fill in the fields as they must be. Try again, or ask the administrator to choose another model.',
    retryable: true,
  },
  'unknown-model': {
    ko: '설정된 AI 모델을 찾을 수 없어요. 관리자에게 모델 이름을 확인해 달라고 해 주세요.',
    en: 'The configured AI model was not found. Please ask the administrator to check its name.',
    retryable: false,
  },
  'request-refused': {
    ko: 'AI 제공자가 이 요청을 받아들이지 않았어요. 다시 물어도 같을 수 있으니, 관리자에게 모델 설정을 확인해 달라고 해 주세요.',
    en: 'The AI provider did not accept this request. Asking again may not help; please ask the administrator to check the settings of the model.',
    retryable: false,
  },
  'provider-error': {
    ko: 'AI 제공자에 문제가 생겨 답을 마치지 못했어요. 다시 물어봐 주세요.',
    en: 'The AI provider had a problem and the answer was not finished. Please ask again.',
    retryable: true,
  },
  interrupted: {
    ko: '서버가 다시 시작되어 답을 마치지 못했어요. 다시 물어봐 주세요.',
    en: 'The server was restarted and the answer was not finished. Please ask again.',
    retryable: true,
  },
  'search-not-configured': {
    ko: '이 서버에는 웹 검색이 설정되어 있지 않아요. 관리자가 검색 제공자를 설정하면 쓸 수 있어요.',
    en: 'Web search is not configured on this server. It works once the administrator sets a search provider.',
    retryable: false,
  },
  'refused-address': {
    ko: '이 주소는 안전을 위해 부르지 않아요. 클라우드의 비밀을 주는 주소일 수 있어요. 관리자가 다른 주소를 넣어 주세요.',
    en: 'This address is not called for safety: clouds give away secrets there. An administrator can set another one.',
    retryable: false,
  },
  'no-credits': {
    ko: '이번 달 AI 크레딧을 다 썼어요. 다음 달 1일에 다시 채워져요. 더 필요하면 관리자에게 한도를 올려 달라고 해 주세요.',
    en: 'The AI credits of this month are used up. They renew on the first of next month; an administrator can raise the limit.',
    retryable: false,
  },
  unexpected: {
    ko: '예상하지 못한 문제로 답을 마치지 못했어요. 다시 물어봐 주세요.',
    en: 'The answer was not finished because of an unexpected problem. Please ask again.',
    retryable: true,
  },
};

/** What was found at an address where no API of a provider is, for whoever wrote the address down. */
export const addressFindings = ['nothing', 'web-page', 'elsewhere', 'other-words', 'no-https', 'needs-https'] as const;
export type AddressFinding = (typeof addressFindings)[number];
