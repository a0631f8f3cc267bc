import { expect, it } from 'vitest';
import { wantsEverything } from './everything.ts';

it.each([
  ['모두 요약해 줘', true],
  ['세 영상을 전부 정리해 주세요', true],
  ['각 영상의 핵심을 표로 비교해 줘', true],
  ['소스들의 공통점과 차이점은?', true],
  ['전체 흐름을 알려 줘', true],
  ['Compare all of them', true],
  ['Give me an overview of everything here', true],
  ['What do the sources have in common, each of them?', true],
  ['Make a table of every recipe', true],
  ['모든 원두는 몇 도에서 볶나요?', false],
  ['2주 안에 써야 하나요?', false],
  ['결론만 요약해 줘', false],
  ['Which of all beans is best?', false],
  ['Small alleys of Seoul', false],
  ['', false],
])('%j asks for everything: %s', (question, wants) => {
  expect(wantsEverything(question)).toBe(wants);
});
