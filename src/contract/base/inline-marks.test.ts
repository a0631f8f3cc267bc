import { expect, it } from 'vitest';
import { withoutInlineMarks } from './inline-marks.ts';

it.each([
  ['원두는 **2주** 안에 쓴다.', '원두는 2주 안에 쓴다.'],
  ['**첫 문장. 둘째 문장.**', '첫 문장. 둘째 문장.'],
  ['**첫 문장.', '첫 문장.'],
  ['__굵게__ 와 _기울여_ 와 *기울여*', '굵게 와 기울여 와 기울여'],
  ['~~틀린 값~~ 맞는 값', '틀린 값 맞는 값'],
  ['`npm run` 을 쓴다', 'npm run 을 쓴다'],
  ['`a*b*c` 는 그대로', 'a*b*c 는 그대로'],
  ['[가격표](https://example.com/a_(b)?x=1)를 본다', '가격표를 본다'],
  ['![그림](https://example.com/a.png) 아래', '그림 아래'],
  ['별 \\*하나\\*', '별 *하나*'],
  ['snake_case_name 과 2*3*4', 'snake_case_name 과 2*3*4'],
  ['5 * 3 = 15, 4 * 2 = 8', '5 * 3 = 15, 4 * 2 = 8'],
  ['- **항목**\n| **칸** | 값 |', '- 항목\n| 칸 | 값 |'],
  ['[1] 은 그대로', '[1] 은 그대로'],
  ['***아주*** 중요', '아주 중요'],
])('%j reads %j', (text, read) => expect(withoutInlineMarks(text)).toBe(read));
