import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAll, findQuote } from './find-quote.ts';

const found = (text: string, quote: string) => {
  const place = findQuote(text, quote);
  return place && text.slice(...place);
};

it.each([
  ['첫 잔이 쓴 이유는 분쇄도예요.', '쓴 이유', '쓴 이유'],
  ['첫 잔이\n  쓴\t이유는 분쇄도예요.', '잔이 쓴 이유', '잔이\n  쓴\t이유'],
  ['첫 잔이 쓴 이유', ' 첫  잔이\n쓴 이유 ', '첫 잔이 쓴 이유'],
  ['가나다'.normalize('NFD'), '나다', '나다'.normalize('NFD')],
  ['café 라떼'.normalize('NFD'), 'café', 'café'.normalize('NFD')],
  ['☕️ 한 잔 👩‍🍳 더', '잔 👩‍🍳', '잔 👩‍🍳'],
  ['- 첫 잔\n- 둘째 잔', '첫 잔 둘째 잔', '첫 잔\n- 둘째 잔'],
  ['## 값\n\n| 물 | 값 |\n| --- | --- |\n| 라떼 | 4,000원 |', '라떼 4,000원', '라떼 | 4,000원'],
  ['- 첫 잔', '- 첫 잔', '첫 잔'],
  [
    '원두는 **2주** 안에 [써야](https://a.example/b) 맛있다.',
    '2주 안에 써야 맛있다',
    '2주** 안에 [써야](https://a.example/b) 맛있다',
  ],
  ['- `밀폐` *용기* 에\n- 둘째', '밀폐 용기 에', '밀폐` *용기* 에'],
  ['첫 잔', '둘째 잔', null],
  ['첫 잔', '', null],
  ['', '첫 잔', null],
])('in %j finds %j as %j', (text, quote, place) => {
  expect(found(text, quote)).toBe(place);
});

it('finds every stretch of words of every text', () => {
  const word = fc.stringMatching(/^[가-힣a-z0-9.,]{1,6}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), (words, a, b) => {
      const [from, to] = [a % words.length, b % words.length].sort((x, y) => x - y) as [number, number];
      const quote = words.slice(from, to + 1).join(' ');
      const place = found(words.join('\n  '), quote);
      expect(place?.replace(/\s+/g, ' ')).toBe(quote);
    }),
  );
});

describe('searching a source', () => {
  it.each([
    ['콜드브루를 내리고 브루를 마신다', '브루', ['브루', '브루']],
    ['Cold brew, cold BREW', 'Brew', ['brew', 'BREW']],
    ['한글'.normalize('NFD'), '한글', ['한글'.normalize('NFD')]],
    ['첫  줄\n다음 줄', '줄 다음', ['줄\n다음']],
    ['aaa', 'aa', ['aa']],
    ['글', '  ', []],
    ['글', '말', []],
    ['', '말', []],
  ])('in %j for %j finds %j', (text, wanted, found) => {
    expect(findAll(text, wanted).map(([from, to]) => text.slice(from, to))).toEqual(found);
  });
});
