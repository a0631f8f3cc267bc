import { expect, test } from 'vitest';
import { oneLine, withoutLinks } from './letter.ts';

test.each([
  ['보러 오세요 https://evil.test/a?b=c', '보러 오세요 evil . test/a?b=c'],
  ['HTTPS://Evil.Test 이에요', 'Evil . Test 이에요'],
  ['www.evil.test', 'www . evil . test'],
  ['evil.test/login을 눌러', 'evil . test/login을 눌러'],
  ['me@evil.test', 'me @ evil . test'],
  ['mailto:me@evil.test', 'me @ evil . test'],
  ['한국．한국', '한국 . 한국'],
  ['첫 줄\n둘째 줄', '첫 줄\n둘째 줄'],
  ['3.5배, 1,200원. 끝.', '3.5배, 1,200원. 끝.'],
  ['기다릴게요...', '기다릴게요...'],
])('of %j nothing can be pressed: %j', (words, flat) => expect(withoutLinks(words)).toBe(flat));

test.each([
  ['가\r\nBcc: x@evil.test', '가 Bcc: x@evil.test'],
  ['  a \t b\u2028c\u0000d ', 'a b c d'],
  ['\u202etxt\u2066', 'txt'],
  ['👩‍👩‍👧 가족', '👩‍👩‍👧 가족'],
  ['a'.repeat(81), `${'a'.repeat(80)}…`],
])('%j stands in one line as %j', (words, line) => expect(oneLine(words)).toBe(line));
