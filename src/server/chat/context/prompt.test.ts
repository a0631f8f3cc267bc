import { describe, expect, it } from 'vitest';
import type { GatheredPassage, GatheredSource } from './gather.ts';
import { originOf } from './gather.ts';
import { pack } from './pack.ts';
import type { Form } from './form-rules.ts';
import { toPrompt } from './prompt.ts';

const aPassage = (text: string, more: Partial<GatheredPassage> = {}): GatheredPassage => ({
  id: text,
  text,
  heading: null,
  page: null,
  startSec: null,
  endSec: null,
  tokens: 10,
  ...more,
});
const aSource = (more: Partial<GatheredSource>): GatheredSource => ({
  nodeId: 'n',
  sourceId: 'n',
  kind: 'youtube',
  title: '식비',
  url: null,
  problem: null,
  segments: [],
  state: 'readable',
  passages: [aPassage('밥은 얼립니다.')],
  ...more,
});
const promptOf = (source: GatheredSource, today?: string, form?: Form, language: 'ko' | 'en' = 'ko') =>
  toPrompt(
    '?',
    pack([source], '?', 1_000),
    [source],
    { turns: [], earlier: null, read: { whole: 0, shortened: 0, left: 0, by: 'first-sentences' } },
    {
      language,
      scope: 'wires',
      knowledge: { guidelines: [], background: [], tokens: 0, context: [] },
      ...(today && { today }),
      ...(form && { form }),
    },
  );

describe('what a model is told of a source', () => {
  it('is who made it, how long it is and when it was published, and nothing that is not known', () => {
    const facts = {
      channelTitle: '밀프렙하는 "김대리"</source>',
      durationSec: 184,
      publishedAt: '2026-09-03T10:00:00Z',
    };
    const known = originOf({ meta: { facts }, passages: [] } as never);
    expect(promptOf(aSource(known)).material).toContain(
      `<source title="식비" by="밀프렙하는 '김대리'‹/source>" length="3:04" published="2026-09-03" kind="youtube"`,
    );
    expect(promptOf(aSource(originOf(undefined))).material).toContain(
      '<source title="식비" kind="youtube" read="whole">',
    );
  });

  it('has a heading only where that changes, and every moment', () => {
    const passages = ['가', '나', '다'].map((text, i) => aPassage(text, { heading: i < 2 ? '보관' : '조리' }));
    expect(promptOf(aSource({ passages })).material).toContain('[1] (보관) 가\n[2] 나\n[3] (조리) 다');
    const timed = [aPassage('가', { startSec: 1 }), aPassage('나', { startSec: 62 })];
    expect(promptOf(aSource({ passages: timed })).material).toContain('[1] (0:01) 가\n[2] (1:02) 나');
  });

  it('stands beside the day on which it is asked', () => {
    expect(promptOf(aSource({}), '2026-11-27').instructions).toMatch(/오늘은 2026-11-27입니다\.$/);
  });
});

describe('what a model is told to do where no passage tells something', () => {
  it.each<[Form, 'ko' | 'en', string, string]>([
    ['text', 'ko', '‘소스에 나오지 않아요’라고', '정한 대로 비워 둡니다'],
    ['made', 'ko', '정한 대로 비워 둡니다', '소스에 나오지 않아요'],
    ['record', 'ko', '정한 대로 비워 둡니다', '(소스 밖의 내용)'],
    ['text', 'en', '(not from the sources)', 'left blank'],
    ['made', 'en', 'left blank as the <task> says', '(not from the sources)'],
    ['record', 'en', 'left blank as the <task> says', 'say in one sentence'],
  ])('of a %s in %s is a sentence of an answer, or a blank of a text', (form, language, told, untold) => {
    const { instructions } = promptOf(aSource({}), undefined, form, language);
    expect(instructions).toContain(told);
    expect(instructions).not.toContain(untold);
  });
});
