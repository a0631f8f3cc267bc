import type { Language } from '../base/language.ts';

/** How many are shown, and how long one of them may be. */
const MOST = 3;
const LONGEST = 300;

type Questions = Readonly<Record<Language, (topic: string) => string>>;

/** What the sources agree and disagree on is asked of every topic. */
const COMMON: readonly Questions[] = [
  {
    ko: (topic) => `‘${topic}’에 대해 소스들이 공통으로 말하는 것을 정리해 주세요.`,
    en: (topic) => `What do the sources agree on about “${topic}”?`,
  },
  {
    ko: () => '소스들이 서로 다르게 말하는 곳은 어디이고, 어느 쪽의 근거가 더 단단한가요?',
    en: () => 'Where do the sources disagree, and which side has the better evidence?',
  },
];

/** The third question goes by what the topic asks for: the first kind that fits. */
const KINDS: readonly { fits: RegExp; question: Questions }[] = [
  {
    fits: /(?<![a-z])(?:vs|versus|compared?|comparison|differences?)(?![a-z])|비교|차이|대결/i,
    question: {
      ko: (topic) => `‘${topic}’의 기준별 비교표를 만들고, 누구에게 무엇이 맞는지 알려 주세요.`,
      en: (topic) => `Make a table for “${topic}” criterion by criterion, and say which suits whom.`,
    },
  },
  {
    fits: /(?<![a-z])(?:best|top|recommend(?:ed|ations?)?|worth)(?![a-z])|추천|순위|베스트|고르/i,
    question: {
      ko: (topic) => `‘${topic}’에서 소스들이 꼽은 것을 이유와 함께 표로 정리해 주세요.`,
      en: (topic) => `List what the sources pick for “${topic}”, each with its reason.`,
    },
  },
  {
    fits: /(?<![a-z])(?:how|guide|tips?|learn|make|start)(?![a-z])|방법|하는 법|[가-힣]기(?:\s|$)|시작|요령|공략|팁/i,
    question: {
      ko: (topic) => `‘${topic}’, 처음 하는 사람이 그대로 따라 할 순서로 정리해 주세요.`,
      en: (topic) => `Put “${topic}” into steps that a beginner can follow.`,
    },
  },
];

const ANGLE: Questions = {
  ko: (topic) => `‘${topic}’ 영상을 만든다면, 소스들이 아직 다루지 않은 관점은 무엇인가요?`,
  en: (topic) => `For a video on “${topic}”, which angle have the sources not covered yet?`,
};

/** Three questions to begin the research of a topic with. */
export function suggestedFor(topic: string, language: Language): string[] {
  const kind = KINDS.find(({ fits }) => fits.test(topic))?.question ?? ANGLE;
  return [...COMMON, kind].map((question) => question[language](topic));
}

/** The questions that the metadata of a chat keeps under `suggested`; none where something else stands there. */
export function suggestedIn(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const questions = kept.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  return [...new Set(questions.filter(({ length }) => length <= LONGEST))].slice(0, MOST);
}
