import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../../../../tests/replay/compound-file.ts';
import {
  halves,
  controlOf,
  list,
  makeHwpOf,
  makeHwpxOf,
  p,
  paragraphOf,
  record,
  t,
  word,
  words,
  type HwpParts,
} from '../../../../tests/replay/hangul-records.ts';
import type { DocumentText } from './document-reader.ts';
import { readHwp } from './hwp-text.ts';
import { readHwpx } from './hwpx-text.ts';

const textsOf = ({ blocks }: DocumentText) => blocks.map(({ text }) => text);
const hwp = async (parts: HwpParts) => readHwp(makeHwpOf(parts));
const hwpx = async (section: string, head?: string) => readHwpx(makeHwpxOf(section, head));

/** A drawing of this width and height, in the units of Hangul. */
const drawing = (width: number, height: number) => controlOf('gso ', words(0, 0, 0, width, height));
const DRAWING = 11;

const big = '<hp:sz width="9000" height="9000"/>';

describe('what a paragraph of Hangul holds beside its words', () => {
  it.each<[what: string, read: () => Promise<DocumentText>, texts: string[], leftOut?: object]>([
    [
      'an equation, as its script at its place',
      () =>
        hwp({
          section: paragraphOf(
            ['함수 ', DRAWING, '의 최솟값'],
            [controlOf('eqed'), record(88, 2, equation('f(x)=x ^{2}'))],
          ),
        }),
      ['함수 f(x)=x ^{2} 의 최솟값'],
    ],
    [
      'an equation of the open format, and none before a sign',
      () => hwpx(p(t('함수'), `<hp:equation><hp:script>x^2\n+1</hp:script></hp:equation>`, t('. 끝'))),
      ['함수 x^2 +1. 끝'],
    ],
    [
      'an equation without a script',
      () => hwpx(p(t('함수'), '<hp:equation><hp:script></hp:script></hp:equation>')),
      ['함수'],
      { equations: 1 },
    ],
    [
      'words above words',
      () =>
        hwp({
          section: paragraphOf(['이 ', 23, '입니다'], [controlOf('tdut', Buffer.concat([word('漢字'), word('한자')]))]),
        }),
      ['이 漢字(한자)입니다'],
    ],
    [
      'words above words of the open format',
      () =>
        hwpx(
          p(
            t('이 '),
            '<hp:dutmal><hp:mainText>漢字</hp:mainText><hp:subText>한자</hp:subText></hp:dutmal>',
            t('입니다'),
          ),
        ),
      ['이 漢字(한자)입니다'],
    ],
    [
      'letters drawn into each other',
      () => hwp({ section: paragraphOf([23, '번'], [controlOf('tcps', word('○3'))]) }),
      ['3번'],
    ],
    ['letters drawn as a picture', () => hwpx(p('<hp:textart text="여름 특가"/>')), ['여름 특가']],
    [
      'boxes that are ticked, and fields of a form',
      () =>
        hwpx(
          p(
            '<hp:checkBtn caption="동의함" value="CHECKED"/>',
            '<hp:radioBtn caption="거절" value="UNCHECKED"/>',
            '<hp:comboBox selectedValue="익월 말"/>',
            '<hp:edit passwordChar=""><hp:text>모카하우스</hp:text></hp:edit>',
            '<hp:edit passwordChar="*"><hp:text>hunter2</hp:text></hp:edit>',
          ),
        ),
      ['☑ 동의함 ☐ 거절 익월 말 모카하우스'],
      { fields: 1 },
    ],
    [
      'a box that is ticked, of the binary format',
      () =>
        hwp({
          section: paragraphOf(
            [DRAWING],
            [controlOf('form'), record(91, 2, form('tbc+', 'Caption:wstring:3:동의함 Value:int:1'))],
          ),
        }),
      ['☑ 동의함'],
    ],
    [
      'a field that nobody filled in',
      () =>
        hwpx(p(t('성명: '), clickHere('이름을 적으세요', '이름을 적으세요'), t('연락처: '), clickHere('번호', '010'))),
      ['성명: 연락처: 010'],
    ],
    [
      'a field that nobody filled in, of the binary format',
      () =>
        hwp({
          section: paragraphOf(
            ['성명: ', 3, '이름', 4, ' 끝'],
            [
              controlOf(
                '%clk',
                Buffer.concat([Buffer.alloc(5), word('Clickhere:set:30:Direction:wstring:2:이름 HelpState')]),
              ),
            ],
          ),
        }),
      ['성명:  끝'],
    ],
    [
      'a remark, which is no part of the text',
      () =>
        hwpx(
          p(
            t('원고료 '),
            `<hp:ctrl><hp:fieldBegin type="MEMO"><hp:subList>${p(t('더 깎자'))}</hp:subList></hp:fieldBegin></hp:ctrl>`,
            t('150만 원'),
          ),
        ),
      ['원고료 150만 원'],
      { comments: 1 },
    ],
    [
      'remarks of the binary format, behind the text',
      () =>
        hwp({
          section: [...paragraphOf(['본문']), record(93, 1, words(1)), list(1), ...paragraphOf(['더 깎자'], [], 1)],
        }),
      ['본문'],
      { comments: 1 },
    ],
    [
      'a hidden comment',
      () =>
        hwp({ section: paragraphOf(['본문', 15], [controlOf('tcmt'), list(2), ...paragraphOf(['숨은 설명'], [], 2)]) }),
      ['본문'],
      { comments: 1 },
    ],
    [
      'a hidden comment without a word',
      () =>
        hwpx(
          p(`<hp:ctrl><hp:hiddenComment><hp:subList>${p(t(''))}</hp:subList></hp:hiddenComment></hp:ctrl>`, t('본문')),
        ),
      ['본문'],
    ],
    [
      'what lies below the text of every page',
      () =>
        hwp({
          section: paragraphOf(
            [2, '본문'],
            [controlOf('secd', Buffer.alloc(34)), list(2), ...paragraphOf(['대외비'], [], 2)],
          ),
        }),
      ['본문'],
    ],
    [
      'a note, which comes behind its paragraph with its number',
      () =>
        hwp({
          section: paragraphOf(
            ['본문', 17, '입니다'],
            [
              controlOf('fn  '),
              list(2),
              ...paragraphOf([18, ' 각주'], [controlOf('atno', automatic(1, 1, ')'), 3)], 2),
            ],
          ),
        }),
      ['본문입니다', '1) 각주'],
    ],
    [
      'a note of the open format',
      () =>
        hwpx(
          p(
            t('본문'),
            `<hp:ctrl><hp:footNote><hp:subList>${p(autoNum('FOOTNOTE', 2, ')'), t(' 각주'))}</hp:subList></hp:footNote></hp:ctrl>`,
            t('입니다'),
          ),
        ),
      ['본문입니다', '2) 각주'],
    ],
    ['the number of its page, which is none of the text', () => hwpx(p(t('본문'), autoNum('PAGE', 7, ''))), ['본문']],
    [
      'pictures, of which signs and lines are none',
      () => hwpx(p(t('글'), `<hp:pic>${big}</hp:pic>`, '<hp:pic><hp:sz width="900" height="900"/></hp:pic>')),
      ['글'],
      { pictures: 1 },
    ],
    [
      'pictures of the binary format',
      () =>
        hwp({
          section: paragraphOf(
            ['글', DRAWING, DRAWING],
            [
              drawing(9_000, 9_000),
              record(85, 3, Buffer.alloc(8)),
              drawing(30_000, 300),
              record(85, 3, Buffer.alloc(8)),
            ],
          ),
        }),
      ['글'],
      { pictures: 1 },
    ],
    [
      'a chart, once, whatever else stands for it',
      () =>
        hwpx(
          p(
            t('글'),
            '<hp:switch><hp:case><hp:chart/></hp:case><hp:default><hp:ole/></hp:default></hp:switch>',
            '<hp:ole/>',
          ),
        ),
      ['글'],
      { charts: 1, objects: 1 },
    ],
    [
      'a chart and a file of another program, of the binary format',
      () =>
        hwp({
          section: paragraphOf(
            ['글', DRAWING, DRAWING],
            [drawing(1, 1), record(84, 3, embeddedBy(1)), drawing(1, 1), record(84, 3, embeddedBy(2))],
          ),
          embedded: [
            ['BIN0001.OLE', Buffer.concat([words(0), makeCompoundFile([['Contents', Buffer.alloc(9)]])])],
            ['BIN0002.OLE', Buffer.concat([words(0), makeCompoundFile([['\u0001Ole10Native', Buffer.alloc(9)]])])],
          ],
        }),
      ['글'],
      { charts: 1, objects: 1 },
    ],
    ['a film', () => hwpx(p(t('글'), '<hp:video/>')), ['글'], { media: 1 }],
    [
      'changes of which the binary format does not tell the words',
      () =>
        hwp({ head: [record(96, 0, Buffer.alloc(8)), record(96, 0, Buffer.alloc(8))], section: paragraphOf(['글']) }),
      ['글'],
      { changes: 2 },
    ],
  ])('%s', async (_, read, texts, leftOut) => {
    const document = await read();
    expect([textsOf(document), document.leftOut]).toEqual([texts, leftOut]);
  });

  const equation = (script: string) => Buffer.concat([words(0), word(script), Buffer.alloc(20)]);
  const form = (kind: string, properties: string) =>
    Buffer.concat([
      Buffer.from(kind + kind, 'latin1'),
      Buffer.alloc(2),
      Buffer.from(`Set:set:9:${properties}`, 'utf16le'),
    ]);
  const clickHere = (guide: string, filled: string) =>
    `<hp:ctrl><hp:fieldBegin type="CLICK_HERE"><hp:parameters><hp:stringParam name="Direction">${guide}</hp:stringParam>` +
    `</hp:parameters></hp:fieldBegin></hp:ctrl>${t(filled)}<hp:ctrl><hp:fieldEnd/></hp:ctrl>`;
  const automatic = (kind: number, number: number, behind: string) =>
    Buffer.concat([words(kind), halves(number, 0, 0, behind.charCodeAt(0) || 0)]);
  const autoNum = (type: string, number: number, behind: string) =>
    `<hp:ctrl><hp:autoNum num="${number}" numType="${type}"><hp:autoNumFormat type="DIGIT" suffixChar="${behind}"/></hp:autoNum></hp:ctrl>`;
  const embeddedBy = (number: number) => Buffer.concat([words(0, 0, 0), halves(number)]);
});
