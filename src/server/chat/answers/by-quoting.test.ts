import { describe, expect, it } from 'vitest';
import type { GatheredSource } from '../context/gather.ts';
import { answerByQuoting } from './by-quoting.ts';

const source = (title: string, texts: string[], more: Partial<GatheredSource> = {}): GatheredSource => ({
  nodeId: title,
  sourceId: title,
  kind: 'youtube',
  title,
  url: null,
  state: texts.length > 0 ? 'readable' : 'waiting',
  problem: null,
  segments: [],
  passages: texts.map((text, i) => ({
    id: `${title} ${i}`,
    text,
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: 20,
  })),
  ...more,
});

const drip = source('드립 커피', [
  '드립 커피는 원두를 갈아 뜨거운 물로 내립니다. 물 온도는 92도가 알맞습니다.',
  '원두는 20그램을 씁니다. 필터는 먼저 적셔 둡니다.',
]);
const brew = source('콜드브루', ['콜드브루는 찬물로 열두 시간 동안 우립니다. 원두는 굵게 갈아야 합니다.'], {
  kind: 'website',
});
const moka = source('모카포트', ['모카포트는 물을 끓여 커피를 추출합니다. 물 온도는 끓기 직전이 좋습니다.']);
const sources = [drip, brew, moka];

async function ask(question: string, from: GatheredSource[] = sources, language: 'ko' | 'en' = 'ko') {
  const writer = answerByQuoting({ question, language, past: [], gather: () => Promise.resolve(from) });
  let text = '';
  await writer.write((piece) => void (text += piece), new AbortController().signal);
  const { citations, confidence } = writer.facts(text, true);
  return { text, confidence, citations, quoted: [...new Set(citations.map(({ title }) => title))] };
}

const ALL = ['드립 커피', '콜드브루', '모카포트'];

describe('an overview without a model', () => {
  it.each<[string, string[]]>([
    ['이 영상은 무슨 내용인가요?', ['드립 커피', '모카포트']],
    ['영상 3개를 요약해 줘', ALL],
    ['드립 커피 영상 요약해줘', ['드립 커피']],
    ['첫 번째 영상을 요약해줘', ['드립 커피']],
    ['두 번째 영상을 요약해줘', ['모카포트']],
    ['중요한 내용을 정리해 주세요', ALL],
    ['세 영상을 비교해 줘', ALL],
    ['공통점이 뭐야?', ALL],
    ['What is this video about?', ['드립 커피', '모카포트']],
    ['What are the main points?', ALL],
    ['마지막 소스 요약', ['모카포트']],
  ])('%j quotes from %j', async (question, titles) => {
    const { quoted, confidence } = await ask(question);
    expect(quoted).toEqual(titles);
    expect(confidence).toBeNull();
  });

  it('quotes from each of many sources, also from one of short sentences', async () => {
    const many = Array.from({ length: 12 }, (_, i) =>
      source(`영상 ${i}`, [
        i % 2 ? `물 ${i}. 불 ${i}. 컵 ${i}.` : `${i}번째 실험에서는 원두를 ${i}그램만 갈아 넣어 보았습니다.`,
      ]),
    );
    expect((await ask('전부 요약해 줘', many)).quoted).toHaveLength(12);
  });

  it('does not quote the title of a note that says more, for it stands beside the quotes', async () => {
    const note = source('모카포트 입문', ['모카포트 입문\n모카포트는 물을 밸브 아래까지 채웁니다.'], { kind: 'text' });
    const { text } = await ask('요약해 줘', [note]);
    expect(text).toContain('> 모카포트는 물을 밸브 아래까지 채웁니다.');
    expect(text).not.toMatch(/^> 모카포트 입문/m);
    const bare = source('모카포트 입문', ['모카포트 입문'], { kind: 'text' });
    expect((await ask('요약해 줘', [bare])).text).toContain('모카포트 입문');
  });

  it('counts by the wires, and not what is off', async () => {
    const wired = [
      { ...drip, wire: 2 },
      { ...moka, wire: 1 },
      source('꺼 둔 것', ['꺼 둔 영상에서는 아무 말도 하지 않습니다.'], { wire: 0, depth: 'off' }),
    ];
    expect((await ask('첫 번째 영상을 요약해줘', wired)).quoted).toEqual(['모카포트']);
  });

  it('says so where the one it counts to is not there, or not read yet', async () => {
    expect((await ask('열 번째 영상을 요약해줘')).text).toContain('그 차례에 해당하는 소스는 연결되어 있지 않아요');
    const { text, quoted } = await ask('새 영상 요약해줘', [...sources, source('새 영상', [])]);
    expect(quoted).toEqual([]);
    expect(text).toBe('아직 읽고 있는 소스: “새 영상”. 다 읽은 뒤 다시 물어봐 주세요.');
  });
});

describe('a comparison without a model', () => {
  it('lays what each source says under its title, and leaves the judging to a model', async () => {
    const { text } = await ask('세 영상을 비교해 줘');
    expect(text).toContain('무엇이 같고 다른지는 AI 모델이 있어야 판단할 수 있어요');
    expect(text.match(/\*\*.+\*\*/g)).toEqual(ALL.map((title) => `**${title}**`));
    expect((await ask('Compare the three videos', sources, 'en')).text).toContain('needs an AI model');
  });

  it.each([
    ['page', { page: 1 }],
    ['second', { startSec: 75, endSec: 90 }],
  ])('leaves its %s to the number of each quote', async (_, place) => {
    const placed = sources.map((one) => ({ ...one, passages: one.passages.map((own) => ({ ...own, ...place })) }));
    for (const question of ['세 영상을 비교해 줘', '물 온도는 몇 도가 좋아?']) {
      const { text, quoted } = await ask(question, placed);
      expect(quoted).not.toEqual([]);
      expect(text).not.toMatch(/p\.1|1:15/);
    }
  });

  it('shows of a topic what stands there about it, and names who says nothing of it', async () => {
    const { text, quoted } = await ask('소스들의 물 온도를 비교해 줘');
    expect(quoted).toEqual(['드립 커피', '모카포트']);
    expect(text).toContain('92도가 알맞습니다');
    expect(text).toContain('말하는 문장을 찾지 못한 소스: “콜드브루”');
  });

  it('is refused where no source says anything of the topic', async () => {
    const { text, quoted } = await ask('‘비트코인 채굴’에 대해 소스들이 공통으로 말하는 것을 정리해 주세요.');
    expect(quoted).toEqual([]);
    expect(text).toContain('답을 찾지 못했어요');
  });
});

it.each(['비교 광고가 불법인가요?', '요약본은 어디에서 받나요?', '정리 수납 방법은?', 'What is the main ingredient?'])(
  '%j is no overview, and is not there',
  async (question) => {
    const { quoted, text } = await ask(question);
    expect(quoted).toEqual([]);
    expect(text).toContain('답을 찾지 못했어요');
  },
);

describe('an answer without a model', () => {
  it('quotes what a note says, and its title only where it says no more', async () => {
    const said = '원두는 볶은 지 2주 안에 써야 맛있다.';
    const note = source('원두 메모', [`원두 메모\n${said}`], { kind: 'text' });
    const { text } = await ask('원두는 언제까지 써야 하나요?', [note]);
    expect(text).toContain(`> ${said} [1]`);
    expect(text).not.toContain('> 원두 메모 [');
    const bare = source('원두는 2주 안에 쓴다', ['원두는 2주 안에 쓴다'], { kind: 'text' });
    expect((await ask('원두는 언제까지 쓰나요?', [bare])).text).toContain('> 원두는 2주 안에 쓴다 [1]');
  });

  it('quotes a note as it is read, without its marks of Markdown, and as verbatim', async () => {
    const content = '# 보관\n\n- 원두는 볶은 지 **2주** 안에 `밀폐 용기`에서 꺼내 [써야](https://example.com) 맛있다.';
    const note = source('원두 메모', [`원두 메모\n${content}`], { kind: 'text' });
    const { text, citations } = await ask('원두는 언제까지 써야 하나요?', [note]);
    expect(text).toContain('> 원두는 볶은 지 2주 안에 밀폐 용기에서 꺼내 써야 맛있다. [1]');
    expect(citations).toMatchObject([
      { quote: '원두는 볶은 지 2주 안에 밀폐 용기에서 꺼내 써야 맛있다.', isVerbatim: true },
    ]);
    const all = await ask('이 메모를 요약해 줘', [note]);
    expect(all.text).not.toMatch(/\*\*2|\\\*|\]\(/);
  });

  it('quotes a file of Markdown as it is read, and the words of a heading without its sign', async () => {
    const texts = ['# 보관', '- 원두는 볶은 지 **2주** 안에 `밀폐 용기`에서 꺼내 [써야](https://example.com) 맛있다.'];
    const file = source('원두.md', texts, { kind: 'file', isMarkdown: true });
    const { text, citations } = await ask('원두는 언제까지 써야 하나요?', [file]);
    expect(text).toContain('> 원두는 볶은 지 2주 안에 밀폐 용기에서 꺼내 써야 맛있다. [1]');
    expect(citations).toMatchObject([{ isVerbatim: true }]);
  });

  it('leaves the signs of other sources as they stand there', async () => {
    const file = source('코드.txt', ['값은 a*b*c 이고 **두 별** 은 글자 그대로다.'], { kind: 'file' });
    expect((await ask('두 별은 무엇인가요?', [file])).citations).toMatchObject([
      { quote: expect.stringContaining('**두 별**') as string, isVerbatim: true },
    ]);
  });
});

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
