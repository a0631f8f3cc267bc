import { describe, expect, it } from 'vitest';
import type { GatheredSource } from '../../context/gather.ts';
import { ask, brew, drip, moka, source } from './test-sources.ts';

describe('a question of several parts', () => {
  const recipe = source('레시피', ['물은 93도, 원두와 물은 1대 15, 추출은 2분 30초면 됩니다. 필터는 종이로 씁니다.']);

  it('is answered part by part, and by a sentence that answers several once', async () => {
    const { text, citations } = await ask('물 온도와 비율, 추출 시간은?', [recipe, moka]);
    expect(citations.map(({ quote }) => quote)).toEqual(['물은 93도, 원두와 물은 1대 15, 추출은 2분 30초면 됩니다.']);
    expect(text).not.toContain('찾지 못한 것');
  });

  it('names the parts that nothing holds', async () => {
    const { text, citations } = await ask('필터와 보증 기간, 배송비는?', [recipe, moka]);
    expect(citations.map(({ quote }) => quote)).toEqual(['필터는 종이로 씁니다.']);
    expect(text).toContain('소스에서 찾지 못한 것: ‘보증 기간’, ‘배송비’.');
  });
});

describe('a question for a span of time', () => {
  const timed = (title: string, lines: [number, string][], more: Partial<GatheredSource> = {}) => {
    const segments = lines.map(([start, text]) => ({ start, end: start + 5, text }));
    const [passage] = source(title, [lines.map(([, text]) => text).join(' ')]).passages;
    return source(title, [], {
      state: 'readable',
      segments,
      passages: passage ? [{ ...passage, startSec: 0, endSec: 60 }] : [],
      ...more,
    });
  };
  const one = timed('드립 편', [
    [0, '커피가 쓰기만 한가요?'],
    [5, '저는 바리스타 도윤입니다.'],
    [10, '원두부터 볼게요.'],
  ]);
  const two = timed('모카 편', [
    [0, '이 소리 들리세요?'],
    [5, '커피가 다 됐어요.'],
  ]);
  const lines = source(
    '자막.txt',
    ['[0:00] 이 선반이 무너졌습니다.\n[0:06] 이유부터 말할게요.\n[0:12] 조명은 노란빛이에요.'],
    {
      kind: 'file',
    },
  );
  const brief = source('브리프.pdf', ['시작 첫 5초 안에 광고 자막을 넣고 어떻게 시작하는지 말해 주세요.'], {
    kind: 'file',
  });

  it('is answered by what each video says there, each by itself, and by no document', async () => {
    const { text, citations } = await ask('두 영상은 첫 5초를 어떻게 시작하나요?', [one, brief, two]);
    expect(citations.map(({ title, quote, startSec }) => [title, quote, startSec])).toEqual([
      ['드립 편', '커피가 쓰기만 한가요?', 0],
      ['모카 편', '이 소리 들리세요?', 0],
    ]);
    expect(text).toContain('0:00–0:05 구간에서 하는 말');
    expect(text.match(/\*\*.+\*\*/g)).toEqual(['**드립 편**', '**모카 편**']);
  });

  it('finds the seconds in lines that begin with their time, too', async () => {
    const { citations } = await ask('자막은 6초부터 10초까지 무슨 말을 하나요?', [lines, brief]);
    expect(citations.map(({ quote }) => quote)).toEqual(['이유부터 말할게요.']);
  });

  it('is of the video that it counts to or names', async () => {
    expect((await ask('두 번째 영상의 첫 5초는?', [one, two])).quoted).toEqual(['모카 편']);
    expect((await ask('‘드립 편’ 영상의 마지막 5초는?', [one, two])).citations.map(({ quote }) => quote)).toEqual([
      '원두부터 볼게요.',
    ]);
  });

  it('is refused where no video has seconds, or none goes on that long', async () => {
    const none = await ask('영상의 첫 5초는 어떻게 시작하나요?', [brief]);
    expect(none.quoted).toEqual([]);
    expect(none.text).toContain('시각을 아는 영상이나 자막이 연결되어 있지 않아');
    const late = await ask('영상은 5분부터 6분까지 무슨 말을 하나요?', [one, brief]);
    expect(late.quoted).toEqual([]);
    expect(late.text).toContain('5:00–6:00 구간에는 옮길 말이 없어요');
  });

  it('that a sponsor sets is answered by the brief', async () => {
    const rule = source('브리프.pdf', ['영상 시작 10초 안에 유료 광고 자막을 넣어야 합니다.'], { kind: 'file' });
    expect((await ask('유료 광고 자막은 첫 10초 안에 넣어야 하나요?', [one, rule])).quoted).toEqual(['브리프.pdf']);
  });
});

describe('a question that names its kind of source', () => {
  const paper = source('안내.pdf', ['물 온도는 85도로 안내합니다.'], { kind: 'file' });
  const memo = source('메모', ['메모\n물 온도는 80도로 해 보자.'], { kind: 'text' });
  const all = [drip, moka, paper, memo];

  it.each<[string, string[]]>([
    ['PDF에서는 물 온도를 몇 도라고 하나요?', ['안내.pdf']],
    ['영상에서는 물 온도가 몇 도인가요?', ['드립 커피', '모카포트']],
    ['두 번째 영상에서 물 온도는?', ['모카포트']],
    ['메모에 적힌 물 온도는?', ['메모']],
  ])('%j is answered by %j alone', async (question, titles) => {
    const { quoted } = await ask(question, all);
    expect(quoted.length).toBeGreaterThan(0);
    expect(titles).toEqual(expect.arrayContaining(quoted));
  });

  it('is refused where only another kind holds the answer', async () => {
    const { text, quoted } = await ask('PDF에서는 밸브가 나오나요?', [
      paper,
      source('모카', ['밸브 밑까지 채웁니다.']),
    ]);
    expect(quoted).toEqual([]);
    expect(text).toContain('‘PDF’에서는 답을 찾지 못했어요');
  });
});

describe('a question that names a title or a heading', () => {
  const passages = source('원두 고르는 법', [
    '에티오피아 원두는 꽃 향이 납니다.',
    '냉장고에 넣으면 냄새가 밸 수 있습니다.',
  ]).passages;
  const guide = source('원두 고르는 법', [], {
    kind: 'website',
    state: 'readable',
    passages: passages.map((passage, i) => ({ ...passage, heading: ['산지', '보관'][i] ?? null })),
  });
  const other = source('하루컵 브리프.pdf', ['색상은 아이보리입니다. 향은 나지 않습니다.'], { kind: 'file' });

  it.each<[string, string]>([
    ['산지는?', '에티오피아 원두는 꽃 향이 납니다.'],
    ['‘보관’에는 뭐라고 적혀 있나요?', '냉장고에 넣으면 냄새가 밸 수 있습니다.'],
    ['브리프에서 향은?', '향은 나지 않습니다.'],
  ])('%j is answered by what stands there: %j', async (question, quote) =>
    expect((await ask(question, [guide, other])).citations.map((one) => one.quote)).toEqual([quote]),
  );

  it('has a part of its name found under it', async () => {
    const { citations } = await ask('색상과 보관은?', [guide, other]);
    expect(citations.map(({ quote }) => quote)).toEqual([
      '색상은 아이보리입니다.',
      '냉장고에 넣으면 냄새가 밸 수 있습니다.',
    ]);
  });
});

describe('a question that quoting cannot answer', () => {
  it.each([
    ['드립 커피가 모카포트보다 더 맛있나요?', '비교하는 문장이 소스에 없어요'],
    ['원두 값과 필터 값을 더하면 얼마예요?', '계산은'],
    ['초보자에게 어떤 커피를 추천해 줄래요?', '추천이나 판단은'],
    ['이걸로 제목 열 개 만들어 줘', '새로 쓰거나 고쳐 쓰는 글은'],
  ])('%j is refused with the reason, and nothing is quoted', async (question, reason) => {
    const { text, quoted, confidence } = await ask(question);
    expect([quoted, confidence]).toEqual([[], null]);
    expect(text).toContain(reason);
  });

  it('is answered where a source says it itself', async () => {
    const said = source('비교', ['드립 커피와 모카포트의 차이는 압력에 있습니다.']);
    const { citations } = await ask('드립 커피와 모카포트의 차이는 뭔가요?', [said, drip]);
    expect(citations.map(({ quote }) => quote)).toEqual(['드립 커피와 모카포트의 차이는 압력에 있습니다.']);
  });

  it('comes with questions that are answered, each by the engine itself', async () => {
    const brief = source('브리프.pdf', ['제작비는 180만 원입니다. 초안은 3월 4일까지입니다.'], { kind: 'file' });
    const { text } = await ask('이 제안을 받는 게 좋을까요, 네 생각은?', [brief]);
    const offered = [...text.matchAll(/^- (.+\?)$/gm)].map(([, question = '']) => question);
    expect(offered).toEqual(['제작비는 얼마인가요?', '초안은 언제인가요?']);
    for (const question of offered) expect((await ask(question, [brief])).quoted).toEqual(['브리프.pdf']);
  });
});

it('what is worth much less than the best quote is not shown to make up three', async () => {
  const { citations } = await ask('필터는 언제 적시나요?', [drip, brew, moka]);
  expect(citations.map(({ quote }) => quote)).toEqual(['필터는 먼저 적셔 둡니다.']);
});
