import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters-of.ts';
import { readMarkers } from './markers.ts';

const recorded = readFileSync(new URL('../../../../tests/replay/fixtures/beside.json', import.meta.url), 'utf8');
const withoutAuthor = recorded.replaceAll('description-chapters', 'other-moments');
const panelOf = (...items: object[]) =>
  JSON.stringify({
    engagementPanels: [
      {
        engagementPanelSectionListRenderer: {
          targetId: 'engagement-panel-macro-markers-auto-chapters',
          content: {
            macroMarkersListRenderer: {
              contents: items.map((item) => ({ macroMarkersListItemRenderer: item })),
            },
          },
        },
      },
    ],
  });
const marker = (title: string, time: string) => ({
  title: { simpleText: title },
  timeDescription: { simpleText: time },
});

describe('the chapters that YouTube shows', () => {
  it("are the author's where there are some", () => {
    expect(readMarkers(recorded)).toEqual({
      by: 'author',
      items: [
        { startSec: 0, title: '인사' },
        { startSec: 20, title: '첫 문장' },
        { startSec: 45, title: '근거 보여 주기' },
        { startSec: 62, title: '마무리' },
      ],
    });
  });

  it("are YouTube's own where the author made none, with or without a place to jump to", () => {
    expect(readMarkers(withoutAuthor)).toEqual({
      by: 'auto',
      items: [
        { startSec: 0, title: '인사와 소개' },
        { startSec: 13, title: '훅 쓰는 법' },
        { startSec: 41, title: '숫자로 시작하기' },
      ],
    });
  });

  it.each([
    ['hours', [marker('가', '0:00'), marker('나', '1:02:03')], [0, 3_723]],
    [
      'another order, and twice the same second',
      [marker('나', '0:30'), marker('가', '0:00'), marker('다', '0:30')],
      [0, 30],
    ],
    [
      'items without words or time',
      [marker('', '0:00'), marker('가', 'soon'), marker('나', '0:10'), marker('다', '0:50')],
      [10, 50],
    ],
  ])('are read with %s', (_name, items, starts) => {
    expect(readMarkers(panelOf(...items))?.items.map(({ startSec }) => startSec)).toEqual(starts);
  });

  it.each([
    ['a single one', panelOf(marker('가', '0:00'))],
    ['no panel', '{}'],
    ['panels that are none', '{"engagementPanels":{"length":3}}'],
    ['holes', '{"engagementPanels":[null,{"engagementPanelSectionListRenderer":null}]}'],
    ['no JSON', '<html>sorry</html>'],
  ])('are none in %s', (_name, beside) => expect(readMarkers(beside)).toBeNull());

  it('come after those that the description lists', () => {
    const description = '0:00 하나\n0:20 둘\n0:40 셋';
    const task = { durationSec: 90, segments: [], beside: recorded };
    expect(chaptersOf({ ...task, description })?.items.map(({ title }) => title)).toEqual(['하나', '둘', '셋']);
    expect(chaptersOf({ ...task, description: '여기에는 없음' })?.items).toHaveLength(4);
  });
});
