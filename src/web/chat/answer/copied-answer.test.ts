import { expect, it } from 'vitest';
import { copiedAnswer } from './copied-answer.ts';
import type { Reference } from '../evidence/references.ts';

const passage = (mark: number, title: string, place: string | null, url: string | null, number = mark): Reference => ({
  mark,
  number,
  title,
  place,
  page: null,
  citation: {
    mark,
    passageId: `p${mark}`,
    sourceId: `s${mark}`,
    nodeId: `n${mark}`,
    kind: 'website',
    title,
    quote: '',
    isVerbatim: true,
    heading: null,
    page: null,
    startSec: null,
    url,
  },
});
const found = (mark: number, title: string, url: string): Reference => ({
  mark,
  number: mark,
  title,
  place: 'a.kr',
  citation: null,
  page: { url, title } as NonNullable<Reference['page']>,
});
const known = [
  passage(1, '원두.pdf', '3쪽', null),
  passage(2, '홈카페', '1:05', 'https://youtu.be/x'),
  found(3, '장비 값', 'https://a.kr/3'),
  found(4, 'https://a.kr/4', 'https://a.kr/4'),
  passage(41, '홈카페', '2:10', 'https://youtu.be/x?t=130', 2),
  passage(42, '메모', null, null, 5),
];

it.each([
  [
    'says below itself what its numbers stand for, in their order',
    '둘 [2], 하나 [1].\n',
    '둘 [2, 1:05], 하나 [1, 3쪽].\n\n출처\n[1] 원두.pdf, 3쪽\n[2] 홈카페, 1:05, https://youtu.be/x',
  ],
  [
    'names the address of a page that was found, and only once',
    '셋 [3], 넷 [4].',
    '셋 [3], 넷 [4].\n\n출처\n[3] 장비 값, https://a.kr/3\n[4] https://a.kr/4',
  ],
  [
    'gives a source one number, and each of its places a line',
    '온도 [41], 비율 [2], 메모 [42][41]',
    '온도 [2, 2:10], 비율 [2, 1:05], 메모 [5][2, 2:10]\n\n출처\n' +
      '[2] 홈카페, 1:05, https://youtu.be/x\n[2] 홈카페, 2:10, https://youtu.be/x?t=130\n[5] 메모',
  ],
  ['lists no number that stands for nothing, and none in code', '일곱 [7] `[1]`', '일곱 [7] `[1]`'],
  ['has no space where a number named nothing', '모릅니다 .', '모릅니다.'],
  ['without numbers stays as it is', '그냥 글\n', '그냥 글\n'],
])('a copied answer %s', (_, text, copied) => {
  expect(copiedAnswer(text, known, '출처')).toBe(copied);
});
