import { describe, expect, it } from 'vitest';
import { closedUp } from './closed-up.ts';

describe('a space that a mark has left', () => {
  it.each([
    ['사실입니다 .', '사실입니다.'],
    ['하나 [1] 둘 , 셋 [2] .', '하나 [1] 둘, 셋 [2].'],
    ['“인용” . 맞나요 ?', '“인용”. 맞나요?'],
    ['Unknown .', 'Unknown.'],
    ['It fell by 20% . The rest is unknown , too .', 'It fell by 20%. The rest is unknown, too.'],
    ['- 하나 .\n- 둘 .\n', '- 하나.\n- 둘.\n'],
  ])('is closed up: %j', (answer, shown) => {
    expect(closedUp(answer)).toBe(shown);
  });

  it.each([
    '사실입니다 [1]. 둘, 셋.',
    '`a . b , c .` 그리고 `값 .`',
    '```\n값 .\n```',
    'git add . 를 쳐요',
    'le prix ? oui !',
    '값 .5와 .NET',
    '없는  번호',
    '| 칸 | . |',
  ])('is none in %j', (answer) => {
    expect(closedUp(answer)).toBe(answer);
  });
});
