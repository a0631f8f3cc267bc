import { expect, it } from 'vitest';
import { maskOf, wordsOfLine } from './spoken-words.ts';
import { saidOnly } from '#web/voices/said-only.ts';

it.each([
  ['그럼 https://maru.kr 에서 확인하세요.', '그럼 maru.kr 에서 확인하세요.'],
  ['그럼 https://maru.kr에서 확인하세요.', '그럼 maru.kr에서 확인하세요.'],
  ['주소는 https://www.maru.kr/a/b?c=1#d.', '주소는 maru.kr.'],
  ['주소는 www.maru.co.kr, 기억하세요.', '주소는 maru.co.kr, 기억하세요.'],
  ['<https://maru.kr/a> 를 열어요', 'maru.kr 를 열어요'],
  ['http://me:word@maru.kr:8080/a 를 열어요', 'maru.kr 를 열어요'],
  ['문의는 hi@maru.kr 로 주세요', '문의는 hi@maru.kr 로 주세요'],
  ['[마루](https://maru.kr/a) 를 열어요', '마루 를 열어요'],
  ['[https://maru.kr/a](https://maru.kr/a) 를 열어요', 'maru.kr 를 열어요'],
  ['마루(https://maru.kr) 를 열어요', '마루 를 열어요'],
  ['![그림](https://maru.kr/a.png) 봐요', ' 봐요'],
  ['https://한글.kr 로 오세요', '한글.kr 로 오세요'],
  ['https://maru.kr/a', ''],
  ['[1] https://maru.kr/a', ' '],
  ['그럼 https:// 에서', '그럼  에서'],
])('of %j is said %j', (line, said) => {
  expect(wordsOfLine(line)).toBe(said);
  expect(maskOf(line)).toHaveLength(line.length);
});

it('is nothing of a voice: it is not how somebody talks', () => {
  expect(saidOnly('그럼 https://maru.kr 에서 확인하세요.').replace(/\s+/g, ' ')).toBe('그럼 에서 확인하세요.');
});

it.each([
  'https://'.repeat(5_000),
  `www.${'a.'.repeat(20_000)}`,
  `https://${'a@'.repeat(20_000)}`,
  'a.'.repeat(20_000),
])('bears hostile addresses (case %#)', (line) => expect(maskOf(line)).toHaveLength(line.length));
