import { describe, expect, it } from 'vitest';
import { ask, drip, moka, source, sources } from './quoting/test-sources.ts';

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

describe('that no model writes', () => {
  const questions = ['물 온도는 몇 도가 알맞아?', '드립 커피 영상 요약해줘', '세 영상을 비교해 줘', '카메라는 뭘 써?'];

  it.each(questions)('is said by the first answer of a conversation and by no other: %s', async (question) => {
    const first = await ask(question);
    expect(first.text).toContain('AI 키가 없어');
    const second = await ask(question, sources, 'ko', [first.text]);
    expect(second.text).not.toContain('AI 키');
    expect(second.quoted).toEqual(first.quoted);
    expect(second.text).not.toBe('');
  });

  it('is said where what was said before was something else, and not again in another language', async () => {
    const [question = ''] = questions;
    expect((await ask(question, sources, 'ko', ['92도예요.'])).text).toContain('AI 키가 없어');
    const english = await ask(question, sources, 'en');
    expect(english.text).toContain('No AI key is set');
    expect((await ask(question, sources, 'ko', [english.text])).text).not.toContain('AI 키');
  });
});
