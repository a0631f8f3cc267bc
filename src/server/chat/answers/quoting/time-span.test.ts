import { describe, expect, it } from 'vitest';
import { readTimeSpan } from './time-span.ts';

describe('a span of time that a question asks for', () => {
  it.each<[string, number, number]>([
    ['두 영상은 첫 5초를 어떻게 시작하나요?', 0, 5],
    ['처음 30초에 뭐라고 하나요?', 0, 30],
    ['처음 5분간의 내용', 0, 300],
    ['첫 5초 안에 무슨 말을 하나요?', 0, 5],
    ['첫 삼십 초의 훅은?', 0, 30],
    ['1분부터 2분까지 무슨 말을 하나요?', 60, 120],
    ['1:20부터 2:05까지 요약해 줘', 80, 125],
    ['1시간 5분부터 1시간 10분까지 무슨 이야기?', 3_900, 4_200],
    ['1~2분 사이에 나오는 말', 60, 120],
    ['0:10~0:20 대사', 10, 20],
    ['2분 30초쯤에 나오는 이야기', 150, 155],
    ['첫 1분 동안 우유 이야기가 나오나요?', 0, 60],
    ['the first 5 seconds', 0, 5],
    ['the opening thirty seconds of the clip', 0, 30],
    ['In the first minute, what does she say?', 0, 60],
    ['What happens between minute 1 and minute 2?', 60, 120],
    ['What is said from 0:30 to 0:45?', 30, 45],
    ['What do they say around 1:15?', 75, 80],
  ])('of %j is %d to %d seconds', (question, from, to) =>
    expect(readTimeSpan(question)?.span).toMatchObject({ from, to, isFromEnd: false }),
  );

  it.each<[string, number]>([
    ['마지막 10초에서 뭐라고 해요?', 10],
    ['끝나기 전 20초에 뭐라고 해요?', 20],
    ['What is said in the last minute of the recording?', 60],
  ])('of %j is counted from the end: %d seconds', (question, from) =>
    expect(readTimeSpan(question)?.span).toMatchObject({ from, to: 0, isFromEnd: true }),
  );

  it.each([
    '영상 시작 10초 안에 유료 광고 자막을 넣어야 하나요?',
    '뜸은 처음 30초 동안 들이나요?',
    '로스팅은 5분에서 10분까지 걸리나요?',
    '10:30에 만나나요?',
    '물과 원두는 1:15로 하나요?',
    '30초 만에 끝나나요?',
    '45초 쇼츠 대본을 써 줘',
    '첫 번째 영상은 뭐라고 하나요?',
    'Does it take 30 seconds?',
    'Must the caption be there within the first 10 seconds?',
    'Does the shop open at 9:30?',
  ])('is none in %j', (question) => expect(readTimeSpan(question)).toBeNull());
});
