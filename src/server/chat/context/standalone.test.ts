import { expect, it } from 'vitest';
import { leansOnPast } from './standalone.ts';

it.each([
  '그럼 가격은?',
  '얼마예요?',
  '그건 국내에서도 정품으로 살 수 있는지 자세히 알려 주세요',
  '둘 중에서 초보자가 다루기 쉬운 것은 무엇인지 이유와 함께 알려 줘',
  'What about its price in Korea compared with Japan?',
])('leans on what was asked before it: %s', (question) => expect(leansOnPast(question)).toBe(true));

it.each([
  '요즘 한국에서 많이 팔리는 세라믹 드리퍼의 가격을 알려 주세요',
  'How much does a ceramic coffee dripper cost in Korea this year?',
])('says by itself what it is about: %s', (question) => expect(leansOnPast(question)).toBe(false));
