import { describe, expect, it } from 'vitest';
import { splitValues } from './separated-values.ts';

describe('separated values', () => {
  it.each<[what: string, text: string, rows: string[][]]>([
    ['may be quoted, with the separator and doubled quotes within', '"가, 나","""다""",라', [['가, 나', '"다"', '라']]],
    [
      'may reach over lines in quotes',
      'a,"첫 줄\n둘째 ""줄""\n셋째",b\nc,d,e',
      [
        ['a', '첫 줄 둘째 "줄" 셋째', 'b'],
        ['c', 'd', 'e'],
      ],
    ],
    [
      'may reach over lines that hold as many signs as a row has columns',
      '제목,글\n하나,"첫 줄, 쉼표\n둘째 줄, 쉼표"\n둘,끝',
      [
        ['제목', '글'],
        ['하나', '첫 줄, 쉼표 둘째 줄, 쉼표'],
        ['둘', '끝'],
      ],
    ],
    [
      'may be empty, quoted or not',
      '"",,x\n,"",y',
      [
        ['', '', 'x'],
        ['', '', 'y'],
      ],
    ],
    ['keep quotes in their midst', '24" 모니터,그는 "네"라고,x', [['24" 모니터', '그는 "네"라고', 'x']]],
    [
      'keep quotes that were not doubled',
      '"그는 "네"라고 했다",x\ny,z',
      [
        ['그는 "네"라고 했다', 'x'],
        ['y', 'z'],
      ],
    ],
    [
      'whose quote is never closed end with their line',
      '날짜,항목,금액\n1,"모니터,350\n2,조명,90\n3,편집,"400"',
      [
        ['날짜', '항목', '금액'],
        ['1', '모니터', '350'],
        ['2', '조명', '90'],
        ['3', '편집', '400'],
      ],
    ],
    [
      'are rows where a quote closes only rows later',
      '날짜,항목,금액\n1,"모니터,350\n2,조명,90\n3,27인치",80',
      [
        ['날짜', '항목', '금액'],
        ['1', '모니터', '350'],
        ['2', '조명', '90'],
        ['3', '27인치"', '80'],
      ],
    ],
    [
      'hold the rest of the line where the last quote is never closed',
      'a,b,c\n1,2,"디자이너, 선불\n3,4,5',
      [
        ['a', 'b', 'c'],
        ['1', '2', '디자이너, 선불'],
        ['3', '4', '5'],
      ],
    ],
    [
      'may be closed by a typographic quote',
      '제목,조회\n"첫, 영상”,1200\n둘째,3400',
      [
        ['제목', '조회'],
        ['첫, 영상', '1200'],
        ['둘째', '3400'],
      ],
    ],
    [
      'keep a typographic pair within a quote that is never closed',
      '제목,조회\n"첫 영상 “인트로”,1200\n둘째,3400',
      [
        ['제목', '조회'],
        ['첫 영상 “인트로”', '1200'],
        ['둘째', '3400'],
      ],
    ],
    ['keep a typographic pair within a quote', '"첫 “인트로”, 끝",1', [['첫 “인트로”, 끝', '1']]],
    [
      'have lines that end as on any machine',
      'a,b\r\nc,d\re,f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['fold their white space', ' a  b ,"  c\n d "', [['a b', 'c d']]],
  ])('%s', (_, text, rows) => expect(splitValues(text, ',')).toEqual(rows));

  it('are parted by tabs as well, beside which spaces are nothing', () => {
    expect(splitValues('"가\t나"\t다\n "라" \t마', '\t')).toEqual([
      ['가\t나'.replace('\t', ' '), '다'],
      ['라', '마'],
    ]);
  });

  it('of quotes without end are still read to their last line', () => {
    const rows = splitValues('""a,b\n'.repeat(50_000), ',');
    expect([rows.length, rows.at(-1)]).toEqual([50_000, ['a', 'b']]);
  });
});
