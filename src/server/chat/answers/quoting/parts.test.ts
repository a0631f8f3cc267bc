import { expect, it } from 'vitest';
import { beyondOf } from './beyond.ts';
import { partsOf } from './parts.ts';

const namesOf = (question: string) => partsOf(question).map(({ name }) => name);

it.each<[string, string[]]>([
  ['물 온도와 비율, 추출 시간은?', ['물 온도', '비율', '추출 시간']],
  ['텀블러 용량과 제작비를 알려 주세요.', ['텀블러 용량', '제작비']],
  ['용량, 무게 및 색상은 어떻게 되나요?', ['용량', '무게', '색상']],
  ['용량/무게는 얼마인가요?', ['용량', '무게']],
  ['바질과 로즈메리는 어떻게 키우나요?', ['바질', '로즈메리']],
  ['효과와 부작용은?', ['효과', '부작용']],
  ['What are the fee and the number of revisions?', ['fee', 'number of revisions']],
  ['fee, draft date & usage rights?', ['fee', 'draft date', 'usage rights']],
  ['Tell me about the weight, the size and the colour of the watch', ['weight', 'size', 'colour of the watch']],
])('%j asks for %j', (question, names) => expect(namesOf(question)).toEqual(names));

it.each([
  ['초안은 언제까지이고 수정은 몇 번까지 가능한가요?', 2],
  ['물은 몇 도로 하나요? 원두는 얼마나 쓰나요?', 2],
  ['How heavy is the watch and when is the draft due?', 2],
])('%j asks %d times', (question, count) => expect(partsOf(question)).toHaveLength(count));

it.each([
  '김종필과 이회창이 대결한 사건은?',
  '아버지와 싸운 사람은 누구인가요?',
  '조사 결과 드러난 문제는?',
  '친구와 함께 갈 수 있나요?',
  '종이 필터는 왜 적시나요?',
  'How do I mix flour and water?',
  'When and where do we meet?',
  `${'가, '.repeat(40)}나는?`,
])('%j is one question', (question) => expect(partsOf(question)).toHaveLength(1));

it('reads a question of any length without hurry', () => {
  const startedAt = performance.now();
  for (const long of ['와 '.repeat(4_000), '가과 '.repeat(4_000), 'and '.repeat(4_000), '1분 '.repeat(4_000)])
    partsOf(long);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it.each([
  ['드립 커피가 모카포트보다 더 맛있나요?', 'comparison'],
  ['둘 중에 뭐가 더 좋아요?', 'comparison'],
  ['Which stretch is better, the quads or the calves?', 'comparison'],
  ['제작비와 컵값을 더하면 얼마예요?', 'computation'],
  ['What is the fee divided by two?', 'computation'],
  ['초보자에게 어떤 원두를 추천해 줄래요?', 'judgement'],
  ['What do you think about the deal?', 'judgement'],
  ['이 내용으로 제목 열 개 만들어 줘', 'writing'],
  ['Write a script about this', 'writing'],
])('%j asks for a %s, which no quote gives', (question, beyond) => expect(beyondOf(question)?.beyond).toBe(beyond));

it.each([
  '비교 광고가 불법인가요?',
  '물은 몇 도로 하나요?',
  '전체 비용은 모두 얼마인가요?',
  'How many ice cubes should I use?',
  'What was the hardest part?',
])('%j may stand in a source', (question) => expect(beyondOf(question)).toBeNull());
