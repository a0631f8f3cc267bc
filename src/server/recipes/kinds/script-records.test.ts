import { describe, expect, it } from 'vitest';
import { errorsOf } from '#contract/base/finding.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { startValues } from '#contract/recipes/values.ts';
import { writable } from '../writings.ts';

const nothing = { sources: [], keywords: [] };
const drawn = (
  recipe: WritableRecipe,
  told: unknown,
  more: RecipeValues = {},
  language: 'ko' | 'en' = 'ko',
): string => {
  const values = { ...startValues(recipe), topic: '식비', ...more };
  return recipe.record?.draw(recipe.record.verify(told, nothing, values), values, language) ?? '';
};
const say = (text: string) => ({ kind: 'say', text });
const SAID = [
  '식비가 반이 됐어요.',
  '배달은 주 2회예요 [1].',
  '장은 주 1회만 봐요.',
  '반찬은 일요일에 해요.',
  '저장해 두세요.',
];

const hostile = [
  null,
  7,
  'x',
  [],
  {},
  { lines: 'x', sections: 'x' },
  { lines: [null, 7, 'x', [], {}], sections: [null, 7, 'x', [], {}, { name: 7, lines: [{ text: 7 }] }] },
  { lines: [{ kind: 'say', text: ' \n # \n>\n---\n[1]' }], sections: [{ name: '#', lines: [say('## ')] }] },
  JSON.parse('{"__proto__":{"lines":[{"text":"x"}],"sections":[{"name":"x"}]}}') as unknown,
];

describe('a short that a model fills as a record', () => {
  const short: WritableRecipe = writable['short-script'];

  it('is the text of its lines, each of its kind', () => {
    const lines = [say('훅이에요.'), { kind: 'screen', text: '배달 주 2회' }, { kind: 'shot', text: '냉장고' }];
    expect(drawn(short, { lines })).toBe('훅이에요.\n\n화면: 배달 주 2회\n\nB-roll: 냉장고');
    expect(drawn(short, { lines: lines.slice(0, 2) }, {}, 'en')).toBe('훅이에요.\n\nOn screen: 배달 주 2회');
  });

  it.each([
    ['a label of its own', { kind: 'screen', text: '화면: 반값' }, '화면: 반값'],
    ['a label that stands there twice', { kind: 'screen', text: '화면: **화면:** 반값' }, '화면: 반값'],
    ['marks of a list and a heading', say('- ## 하나예요.'), '하나예요.'],
    ['a label in place of its kind', say('On screen: 반값'), '화면: 반값'],
    ['several lines in one', say('하나예요.\n둘이에요.'), '하나예요.\n\n둘이에요.'],
    ['a mark of a heading', say('## 하나예요.'), '하나예요.'],
    ['a kind that nobody knows', { kind: 'sing', text: '하나예요.' }, '하나예요.'],
    ['a direction', say('(웃으며)'), '(웃으며)'],
  ])('takes %s for what it means', (_, line, text) => expect(drawn(short, { lines: [line] })).toBe(text));

  it('shows who paid before its first line, once, and changes nothing of what was written', () => {
    const text = drawn(short, { lines: SAID.map(say) }, { sponsor: '린나', sponsorKind: 'product' });
    expect(text).toBe(`화면: 협찬, 린나에서 제품을 무료로 제공받음\n\n${SAID.join('\n\n')}`);
    const values = { ...startValues(short), sponsor: '린나', sponsorKind: 'product' };
    expect(errorsOf(short.check?.(text, values) ?? [])).toEqual([]);
    const own = [{ kind: 'screen', text: '유료 광고 포함 (린나)' }, ...SAID.map(say)];
    expect(drawn(short, { lines: own }, { sponsor: '린나' })).toBe(`화면: ${own[0]?.text}\n\n${SAID.join('\n\n')}`);
  });

  it.each(hostile.map((told) => [JSON.stringify(told)?.slice(0, 60), told]))('is empty for %s', (_, told) =>
    expect(drawn(short, told, { sponsor: '린나' })).toBe(''),
  );
});

describe('a long script that a model fills as a record', () => {
  const long: WritableRecipe = writable['long-script'];
  const NAMES = ['훅', '약속', '본론', '근거', '마무리'];
  const part = (name: string, ...lines: string[]) => ({ name, lines: lines.map(say) });
  const FIVE = NAMES.map((name) => part(name, `${name}이에요.`, '둘째 줄이에요 [1].'));
  const headingsIn = (text: string) => text.match(/^## .*$/gm);

  it('has the times of the form in its headings, and reads as the script that it was', () => {
    const text = drawn(long, { sections: FIVE }, { minutes: 8 });
    expect(headingsIn(text)).toEqual([
      '## 훅 (0:00–0:24)',
      '## 약속 (0:24–0:58)',
      '## 본론 (0:58–5:36)',
      '## 근거 (5:36–7:12)',
      '## 마무리 (7:12–8:00)',
    ]);
    expect(text.split('\n\n').slice(0, 3)).toEqual(['## 훅 (0:00–0:24)', '훅이에요.', '둘째 줄이에요 [1].']);
  });

  it('shares the time of a part out among the sections that it is written in', () => {
    const sections = [
      part('훅', '하나'),
      part('본론 1: 장보기', '둘'),
      part('배달을 줄이자', '셋'),
      part('마무리', '넷'),
    ];
    expect(headingsIn(drawn(long, { sections }, { minutes: 10 }))).toEqual([
      '## 훅 (0:00–0:30)',
      '## 본론 1: 장보기 (0:30–3:24)',
      '## 배달을 줄이자 (3:24–6:18)',
      '## 마무리 (6:18–7:18)',
    ]);
  });

  it('has the sections and times of a wired beat sheet', () => {
    const beats = '훅\t30\t궁금하게\n전환\t90\t기대를 뒤집는다\n전환\t60\t다시';
    const sections = [part('훅', '하나'), part('전환', '둘'), part('전환', '셋')];
    expect(headingsIn(drawn(long, { sections }, { minutes: 6, beats }))).toEqual([
      '## 훅 (0:00–1:00)',
      '## 전환 (1:00–4:00)',
      '## 전환 (4:00–6:00)',
    ]);
  });

  it('shows a part without words and tells of it, and one without a name under that of its place', () => {
    const sections = [part('훅'), part('', '하나'), ...FIVE.slice(2)];
    const text = drawn(long, { sections }, { minutes: 8 });
    expect(headingsIn(text)?.slice(0, 2)).toEqual(['## 훅 (0:00–0:24)', '## 약속 (0:24–0:58)']);
    const values = { ...startValues(long), minutes: 8 };
    expect(long.check?.(text, values).map(({ rule }) => rule)).toContain('section-empty');
  });

  it('takes no mark and no time that a model puts into a name', () =>
    expect(headingsIn(drawn(long, { sections: [part('## 훅 (0:00-9:59)', '하나')] }, { minutes: 8 }))).toEqual([
      '## 훅 (0:00–0:24)',
    ]));

  it('says who paid behind its first line, and again in its last part where it is long', () => {
    const AD = '이 영상은 린나의 유료 광고를 포함하고 있어요.';
    const text = drawn(long, { sections: FIVE }, { minutes: 8, sponsor: '린나' });
    const blocks = text.split('\n\n');
    expect(blocks.flatMap((block, i) => (block === AD ? [blocks[i - 1]] : []))).toEqual([
      '훅이에요.',
      '## 마무리 (7:12–8:00)',
    ]);
    const short = drawn(long, { sections: FIVE }, { minutes: 2, sponsor: '린나' });
    expect(short.split(AD)).toHaveLength(2);
    const told = [part('훅', '하나예요.', AD), ...FIVE.slice(1)];
    expect(drawn(long, { sections: told }, { minutes: 2, sponsor: '린나' }).split(AD)).toHaveLength(2);
    const slow = [part('훅', '천천히 여는 긴 문장이에요. '.repeat(16)), ...FIVE.slice(1)];
    expect(drawn(long, { sections: slow }, { minutes: 2, sponsor: '린나' })).toContain(
      `(0:00–0:06)\n\n${AD}\n\n천천히`,
    );
  });

  it.each<['ko' | 'en', string]>([
    ['ko', '(광고 표시'],
    ['en', '(beside'],
  ])('has the seconds of our own line beside those of the part in which it stands: %s', (language, told) => {
    const values = { ...startValues(long), minutes: 1, topic: '식비', sponsor: '린나' };
    const hookOf = (words: string) => {
      const sections = [part('훅', words), ...FIVE.slice(1)];
      const text = drawn(long, { sections }, values, language);
      const checked = long.check?.(text, values) ?? [];
      return checked
        .filter(({ rule }) => rule.startsWith('section'))
        .map(({ words: said }) => said.ko)
        .join(' ');
    };
    expect(hookOf('식비가 반이 됐어요, 진짜로요.')).not.toContain('훅');
    expect(hookOf('식비가 반이 됐어요, 진짜로요. '.repeat(3))).toContain('훅');
    const order = long.order(values, language);
    expect(order.split(told)).toHaveLength(2);
    expect(long.order({ ...values, minutes: 8 }, language).split(told)).toHaveLength(3);
  });

  it('grows by its end while it is written', () => {
    const whole = JSON.stringify({ sections: FIVE });
    const values = { minutes: 8, sponsor: '린나' };
    let before = '';
    for (let count = 1; count <= FIVE.length; count += 1)
      for (const letters of [1, 3, 99]) {
        const sections = FIVE.slice(0, count).map((one, i) =>
          i < count - 1 ? one : { ...one, lines: [say(one.lines[0]?.text.slice(0, letters) ?? '')] },
        );
        const text = drawn(long, { sections }, values);
        if (count !== 2 || letters !== 1) expect(text.startsWith(before)).toBe(true);
        before = text;
      }
    expect(drawn(long, JSON.parse(whole), values)).toContain(before.slice(-20));
  });

  it.each(hostile.map((told) => [JSON.stringify(told)?.slice(0, 60), told]))('is empty for %s', (_, told) =>
    expect(drawn(long, told, { sponsor: '린나' })).toBe(''),
  );

  it('reads again as the lines that were written, whatever they are', () => {
    const words = [
      '식비',
      '화면',
      '배달을 줄여요.',
      '3초',
      '[1]',
      '(웃음)',
      '#태그',
      '- 하나',
      '#',
      '>',
      '62만 원',
      ':',
      '**굵게**',
    ];
    let seed = 7;
    const pick = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const kinds = { say: 'spoken', screen: 'screen', shot: 'broll' } as const;
    for (let round = 0; round < 200; round += 1) {
      const lineOf = () => ({
        kind: ['say', 'screen', 'shot'][pick(3)],
        text: Array.from({ length: 1 + pick(4) }, () => words[pick(words.length)]).join(' '),
      });
      const told = { sections: NAMES.map((name) => ({ name, lines: Array.from({ length: pick(4) }, lineOf) })) };
      const record = long.record?.verify(told, nothing, startValues(long)) as {
        sections: { name: string; lines: { kind: keyof typeof kinds; text: string }[] }[];
      };
      const read = readScript(drawn(long, told)).sections;
      expect(read.map(({ title }) => title)).toEqual(record.sections.map(({ name }) => name));
      const shown = (kind: string) => kind === 'screen' || kind === 'broll';
      expect(read.flatMap(({ lines }) => lines.filter(({ kind }) => shown(kind)).map(({ text }) => text))).toEqual(
        record.sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'say').map(({ text }) => text)),
      );
      expect(read.map(({ lines }) => lines.length)).toEqual(record.sections.map(({ lines }) => lines.length));
    }
  });
});
