import { describe, expect, it } from 'vitest';
import { readChart } from './chart-text.ts';

const points = (values: readonly (string | number)[]): string =>
  values.map((value, i) => `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`).join('');
const words = (values: readonly string[]): string =>
  `<c:strRef><c:f>A1</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
const numbers = (values: readonly number[], format = 'General'): string =>
  `<c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef>`;
const title = (text: string): string =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
const chart = (plot: string, head = ''): string =>
  `<c:chartSpace><c:chart>${head}<c:plotArea>${plot}</c:plotArea></c:chart></c:chartSpace>`;
const series = (name: string, categories: string, values: string): string =>
  `<c:ser><c:tx>${words([name])}</c:tx><c:dLbls><c:dLbl><c:tx><c:rich><a:p><a:r><a:t>이름표</a:t></a:r></a:p></c:rich></c:tx></c:dLbl></c:dLbls><c:cat>${categories}</c:cat><c:val>${values}</c:val></c:ser>`;

const linesOf = (xml: string) => readChart(xml)?.table.text.split('\n');

describe('a chart', () => {
  it('is read as the table of its figures, with its title and what its axis measures', () => {
    const categories = words(['1월', '2월']);
    const plot = `<c:barChart>${series('조회수', categories, numbers([120, 80]))}${series('구독', categories, numbers([0.25, 0.5], '0%'))}</c:barChart><c:valAx>${title('만 회')}</c:valAx>`;
    expect(readChart(chart(plot, title('월별 성과')))).toEqual({
      title: '월별 성과 (만 회)',
      table: {
        text: '|  | 조회수 | 구독 |\n| --- | --- | --- |\n| 1월 | 120 | 25% |\n| 2월 | 80 | 50% |',
        shape: 'table',
      },
    });
  });

  it('keeps the places of figures that are missing', () => {
    const gap = numbers([1, 2, 3]).replace('<c:pt idx="1"><c:v>2</c:v></c:pt>', '');
    expect(
      linesOf(
        chart(series('a', words(['x', 'y', 'z']), gap) + series('b', words(['x', 'y', 'z']), numbers([4, 5, 6]))),
      ),
    ).toEqual(['|  | a | b |', '| --- | --- | --- |', '| x | 1 | 4 |', '| y |  | 5 |', '| z | 3 | 6 |']);
  });

  it('of points has the numbers of both axes', () => {
    const plot = `<c:ser><c:tx><c:v>길이</c:v></c:tx><c:xVal>${numbers([1, 2])}</c:xVal><c:yVal>${numbers([3, 4])}</c:yVal></c:ser>`;
    expect(linesOf(chart(plot))).toEqual(['|  | 길이 |', '| --- | --- |', '| 1 | 3 |', '| 2 | 4 |']);
  });

  it('of two levels names both, the outer one for all that it holds', () => {
    const levels = `<c:multiLvlStrRef><c:multiLvlStrCache><c:lvl>${points(['1분기', '2분기'])}</c:lvl><c:lvl><c:pt idx="0"><c:v>2026</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef>`;
    expect(linesOf(chart(series('매출', levels, numbers([5, 6]))))?.slice(2)).toEqual([
      '| 2026 1분기 | 5 |',
      '| 2026 2분기 | 6 |',
    ]);
  });

  it('of days shows them as days', () => {
    expect(linesOf(chart(series('a', numbers([46_083], 'yyyy-mm-dd'), numbers([7]))))?.at(-1)).toBe(
      '| 2026-03-02 | 7 |',
    );
  });

  it('of a newer kind is read from its data', () => {
    const xml =
      '<cx:chartSpace xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl><cx:pt idx="0">방문</cx:pt><cx:pt idx="1">구매</cx:pt></cx:lvl></cx:strDim>' +
      '<cx:numDim type="val"><cx:lvl formatCode="General"><cx:pt idx="0">900</cx:pt><cx:pt idx="1">30</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData>' +
      '<cx:chart><cx:title><cx:tx><cx:txData><cx:v>단계</cx:v></cx:txData></cx:tx></cx:title><cx:plotArea><cx:series><cx:tx><cx:txData><cx:v>사람</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotArea></cx:chart></cx:chartSpace>';
    expect(readChart(xml)).toMatchObject({
      title: '단계',
      table: { text: '|  | 사람 |\n| --- | --- |\n| 방문 | 900 |\n| 구매 | 30 |' },
    });
  });

  it.each([
    ['no figures', chart(series('a', words(['x']), ''))],
    ['nothing', ''],
    ['a thousand series', chart(series('a', words(['x']), numbers([1])).repeat(1_000))],
    ['elements a million deep', chart('<c:x>'.repeat(1_000_000))],
  ])('with %s is not read', (_, xml) => {
    expect(readChart(xml)).toBeNull();
  });
});
