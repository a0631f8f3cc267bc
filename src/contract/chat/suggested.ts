import type { Language } from '../base/language.ts';
import { kindOfTopic, type TopicKind } from './topic-kinds.ts';

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

/** The third question goes by what the topic asks for. */
const BY_KIND: Readonly<Record<TopicKind, Questions>> = {
  criteria: {
    ko: (topic) => `‘${topic}’, 소스들이 보라고 하는 기준을 중요한 순서로, 이유와 함께 정리해 주세요.`,
    en: (topic) =>
      `Which criteria do the sources give for “${topic}”? Put them in order of weight, each with its reason.`,
  },
  comparison: {
    ko: (topic) => `‘${topic}’의 기준별 비교표를 만들고, 누구에게 무엇이 맞는지 알려 주세요.`,
    en: (topic) => `Make a table for “${topic}” criterion by criterion, and say which suits whom.`,
  },
  steps: {
    ko: (topic) => `‘${topic}’, 처음 하는 사람이 그대로 따라 할 순서로 정리해 주세요.`,
    en: (topic) => `Put “${topic}” into steps that a beginner can follow.`,
  },
  picks: {
    ko: (topic) => `‘${topic}’에서 소스들이 꼽은 것을 이유와 함께 표로 정리해 주세요.`,
    en: (topic) => `List what the sources pick for “${topic}”, each with its reason.`,
  },
  review: {
    ko: (topic) => `‘${topic}’에서 말하는 장단점을 근거와 함께 나누고, 누구에게 맞는지 알려 주세요.`,
    en: (topic) =>
      `Which strengths and weaknesses does “${topic}” come down to, with what evidence, and whom does it suit?`,
  },
  story: {
    ko: (topic) => `‘${topic}’의 흐름을 시간 순서로 정리하고, 전환점이 된 대목을 짚어 주세요.`,
    en: (topic) => `Tell “${topic}” in the order in which it happened, and point out where it turns.`,
  },
  places: {
    ko: (topic) => `‘${topic}’, 소스들이 다룬 곳을 위치, 비용, 특징, 가기 좋은 때로 나눠 표로 정리해 주세요.`,
    en: (topic) =>
      `Make a table of the places that the sources name for “${topic}”: where, what for, the cost, and when to go.`,
  },
};

const ANGLE: Questions = {
  ko: (topic) => `‘${topic}’ 영상을 만든다면, 소스들이 아직 다루지 않은 관점은 무엇인가요?`,
  en: (topic) => `For a video on “${topic}”, which angle have the sources not covered yet?`,
};

/** Three questions to begin the research of a topic with. */
export function suggestedFor(topic: string, language: Language): string[] {
  const kind = kindOfTopic(topic);
  return [...COMMON, kind === null ? ANGLE : BY_KIND[kind]].map((question) => question[language](topic));
}

/** The questions that the metadata of a chat keeps under `suggested`; none where something else stands there. */
export function suggestedIn(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const questions = kept.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  return [...new Set(questions.filter(({ length }) => length <= LONGEST))].slice(0, MOST);
}
