import type { RecipeField } from '../recipe.ts';

export const topicField = {
  name: 'topic',
  kind: 'line',
  label: { ko: '주제', en: 'Topic' },
  hint: { ko: '예: 자취생을 위한 한 달 식비 줄이기', en: 'e.g. Halve your monthly food budget' },
  isNeeded: true,
} as const satisfies RecipeField;

export const audienceField = {
  name: 'audience',
  kind: 'line',
  label: { ko: '보는 사람', en: 'Audience' },
  hint: { ko: '예: 자취 1년 차 직장인', en: 'e.g. People living alone for the first time' },
} as const satisfies RecipeField;

export const speedField = {
  name: 'speed',
  kind: 'number',
  label: { ko: '말하기 속도', en: 'Speaking speed' },
  start: 300,
  min: 150,
  max: 600,
  unit: { ko: '음절/분', en: ' syllables a minute (150 words are 240)' },
  isOwn: true,
} as const satisfies RecipeField;

export const wishField = {
  name: 'wish',
  kind: 'text',
  label: { ko: '추가 요청', en: 'Anything else' },
  hint: { ko: '꼭 넣을 이야기, 빼고 싶은 말', en: 'What to include or leave out' },
} as const satisfies RecipeField;
