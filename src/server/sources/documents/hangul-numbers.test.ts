import { describe, expect, it } from 'vitest';
import {
  halves,
  controlOf,
  makeHwpOf,
  makeHwpxOf,
  p,
  paragraphOf,
  record,
  t,
  word,
  words,
} from '../../../../tests/replay/hangul-records.ts';
import { problemOf } from '../../testing/problem-of.ts';
import type { DocumentText } from './document-reader.ts';
import { inShape } from './hangul-numbers.ts';
import { readHwp } from './hwp-text.ts';
import { readHwpx } from './hwpx-text.ts';

const textsOf = ({ blocks }: DocumentText) => blocks.map(({ text }) => text);
const hwpx = (section: string, head?: string) => readHwpx(makeHwpxOf(section, head));

describe('tracked changes of the open format', () => {
  const gone = (text: string, paragraphEnd = 0) =>
    `<hp:deleteBegin Id="1"/>${text}<hp:deleteEnd Id="1" paraend="${paragraphEnd}"/>`;
  const added = (text: string) => `<hp:insertBegin Id="2"/>${text}<hp:insertEnd Id="2" paraend="0"/>`;

  it.each<[what: string, section: string, texts: string[]]>([
    ['leave what was put in', p(t(`원고료는 ${gone('100만 원')}${added('150만 원')}이며`)), ['원고료는 150만 원이며']],
    [
      'may reach over runs',
      p(t(`앞 <hp:deleteBegin Id="1"/>하나`), t('둘'), t('셋<hp:deleteEnd Id="1"/> 뒤')),
      ['앞  뒤'],
    ],
    ['that never end, end with their paragraph', p(t('앞<hp:deleteBegin Id="1"/>하나')) + p(t('다음')), ['앞', '다음']],
    [
      'that take the end of a paragraph join the next',
      p(t(`앞 ${gone('문장.', 1)}`)) + p(t('이어짐')) + p(t('셋')),
      ['앞 이어짐', '셋'],
    ],
    ['that take a whole paragraph leave nothing', p(t(gone('지운 문단', 1))) + p(t('남은 문단')), ['남은 문단']],
    [
      'take equations and pictures with them',
      p(
        t('<hp:deleteBegin Id="1"/>'),
        '<hp:equation><hp:script>x</hp:script></hp:equation>',
        '<hp:pic><hp:sz width="9000" height="9000"/></hp:pic>',
        t('<hp:deleteEnd Id="1"/>글'),
      ),
      ['글'],
    ],
  ])('%s', async (_, section, texts) => {
    const document = await hwpx(section);
    expect([textsOf(document), document.leftOut]).toEqual([texts, undefined]);
  });
});

describe('numbered paragraphs', () => {
  const listXml = (id: number, ...levels: [format: string, shape: string, start?: number][]) =>
    `<hh:numbering id="${id}">${levels.map(([format, shape, start = 1], i) => `<hh:paraHead level="${i + 1}" start="${start}" numFormat="${shape}">${format}</hh:paraHead>`).join('')}</hh:numbering>`;
  const shapeXml = (id: number, type: string, list: number, level: number) =>
    `<hh:paraPr id="${id}"><hh:heading type="${type}" idRef="${list}" level="${level}"/></hh:paraPr>`;
  const head =
    listXml(1, ['제^1조', 'DIGIT'], ['^2.', 'HANGUL_SYLLABLE'], ['^n', 'DIGIT']) +
    listXml(2, ['^1)', 'CIRCLED_DIGIT', 3]) +
    shapeXml(1, 'OUTLINE', 0, 0) +
    shapeXml(2, 'NUMBER', 1, 1) +
    shapeXml(3, 'NUMBER', 1, 2) +
    shapeXml(4, 'NUMBER', 2, 0) +
    '<hh:bullet id="1" char="☐" checkedChar="☑"/><hh:paraPr id="5" checked="1"><hh:heading type="BULLET" idRef="1" level="0"/></hh:paraPr>';
  const numbered = (shape: number, text: string) => p(t(text)).replace('paraPrIDRef="0"', `paraPrIDRef="${shape}"`);

  it('say their numbers, each list and level by itself', async () => {
    const outline = p('<hp:secPr outlineShapeIDRef="1"/>', t('목적')).replace('paraPrIDRef="0"', 'paraPrIDRef="1"');
    const section = [
      outline,
      numbered(2, '첫째'),
      numbered(2, '둘째'),
      numbered(3, '깊은 것'),
      numbered(4, '다른 목록'),
      numbered(1, ''),
      numbered(2, '다시 첫째'),
      numbered(4, '다른 목록의 다음'),
      numbered(1, '제3조 손으로 쓴 번호'),
      numbered(5, '확인한 것'),
    ].join('');
    expect(textsOf(await hwpx(section, head))).toEqual([
      '# 제1조 목적',
      '가. 첫째',
      '나. 둘째',
      '1.나.1 깊은 것',
      '③) 다른 목록',
      '가. 다시 첫째',
      '④) 다른 목록의 다음',
      '# 제3조 손으로 쓴 번호',
      '☑ 확인한 것',
    ]);
  });

  it('of the binary format say theirs', async () => {
    const level = (format: string, shape: number) => Buffer.concat([words(shape << 5, 0, 0), word(format)]);
    const levels = [level('^1.', 2), level('^2)', 8), ...Array.from({ length: 5 }, () => level('', 0))];
    const starts = Buffer.concat([halves(0), words(2, 1, 1, 1, 1, 1, 1)]);
    const shape = (kind: number, at: number, of: number) =>
      Buffer.concat([words((kind << 23) | (at << 25), 0, 0, 0, 0, 0, 0), halves(0, of), Buffer.alloc(22)]);
    const bytes = makeHwpOf({
      head: [
        record(23, 0, Buffer.concat([...levels, starts])),
        ...[shape(0, 0, 0), shape(1, 0, 0), shape(2, 1, 1)].map((data) => record(25, 0, data)),
      ],
      section: [
        ...paragraphOf([2, '개요'], [controlOf('secd', Buffer.concat([Buffer.alloc(14), halves(1)]))], 0, 1),
        ...paragraphOf(['첫째'], [], 0, 2),
        ...paragraphOf(['둘째'], [], 0, 2),
        ...paragraphOf(['개요 둘'], [], 0, 1),
        ...paragraphOf(['보통'], [], 0, 0),
      ],
    });
    expect(textsOf(await readHwp(bytes))).toEqual(['# II. 개요', '가) 첫째', '나) 둘째', '# III. 개요 둘', '보통']);
  });

  it.each<[shape: string, numbers: number[], written: string]>([
    ['DIGIT', [1, 10], '1 10'],
    ['CIRCLED_DIGIT', [1, 20, 21], '① ⑳ 21'],
    ['ROMAN_CAPITAL', [4, 9, 14, 1990], 'IV IX XIV MCMXC'],
    ['LATIN_SMALL', [1, 26, 27], 'a z 27'],
    ['HANGUL_SYLLABLE', [1, 14, 15, 28, 29], '가 하 거 허 고'],
    ['CIRCLED_HANGUL_SYLLABLE', [1, 14], '㉮ ㉻'],
    ['HANGUL_JAMO', [1, 14], 'ㄱ ㅎ'],
    ['HANGUL_PHONETIC', [1, 10, 11, 23], '일 십 십일 이십삼'],
    ['IDEOGRAPH', [3, 20, 99], '三 二十 九十九'],
    ['DECAGON_CIRCLE', [1, 10, 11], '갑 계 11'],
    ['UNKNOWN', [0, 7], '0 7'],
  ])('are written in the shape %s', (shape, numbers, written) =>
    expect(numbers.map((number) => inShape(number, shape)).join(' ')).toBe(written),
  );
});

describe('a Hangul document for distribution', () => {
  const section = [...paragraphOf(['누구나 읽는 공고입니다.']), ...paragraphOf(['둘째 문단'])];
  it('is read as anybody may read it', async () => {
    const document = await readHwp(makeHwpOf({ section, flags: 5, preview: '누구나' }));
    expect([textsOf(document), document.isCut]).toEqual([['누구나 읽는 공고입니다.', '둘째 문단'], false]);
  });
  it('whose text does not come out is read as far as its preview, and said to be cut', async () => {
    const broken = makeHwpOf({ section, flags: 4, preview: '누구나 읽는 공고\r\n입니다.\0' });
    const at = broken.indexOf(Buffer.from([28, 0, 0, 16]));
    broken.fill(0x33, at + 4, at + 260);
    const document = await readHwp(broken);
    expect([textsOf(document), document.isCut]).toEqual([['누구나 읽는 공고', '입니다.'], true]);
  });
  it('with neither is told to have nothing to read', async () => {
    expect(await problemOf(readHwp(makeHwpOf({ section: [], flags: 5 })))).toBe('nothing-readable');
  });
});
