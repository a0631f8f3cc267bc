import { describe, expect, it } from 'vitest';
import type { ModelEngine, Prompt } from '../../ai/model-engine.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import type { Kept } from '../condense/ask-small-model.ts';
import type { GatheredSource } from './gather.ts';
import type { PastTurn } from './history.ts';
import { toMaterial } from './material.ts';
import type { Spend } from '../tally.ts';

/** A model that answers what it is told to, and remembers what it was asked. */
function anEngine(name: string, said: string | AiFault) {
  const asked: Prompt[] = [];
  const engine: ModelEngine = {
    kind: 'model',
    name,
    provider: 'openai',
    contextTokens: 2_000,
    maxOutputTokens: 500,
    prices: null,
    sees: false,
    takesPdf: false,
    async *write(prompt) {
      asked.push(prompt);
      if (said instanceof AiFault) throw said;
      yield await Promise.resolve({ text: said });
      yield { usage: { inputTokens: 100, outputTokens: 10 } };
    },
  };
  return { engine, asked };
}
function aMemory(): Kept & { size: () => number } {
  const texts = new Map<string, string>();
  return {
    size: () => texts.size,
    read: (keys) => Promise.resolve(new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))),
    write: (key, text) => Promise.resolve(void texts.set(key, text)),
  };
}
const long: PastTurn[] = Array.from({ length: 20 }, (_, i) => ({
  role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
  text: `${i}번째 말입니다. ${'길게 이어집니다. '.repeat(12)}`,
}));
const asked = (past: PastTurn[], more: object = {}) => ({
  question: '그래서?',
  language: 'ko' as const,
  past,
  gather: () => Promise.resolve([]),
  ...more,
});
/** So many passages of 80 tokens. */
function aLongSource(title: string, count: number): GatheredSource {
  const passages = Array.from({ length: count }, (_, i) => ({
    id: `${title}-${i}`,
    text: `${i}번째 문단입니다. `.repeat(10),
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: 80,
  }));
  const facts = { kind: 'website', title, url: null, state: 'readable', problem: null } as const;
  return { nodeId: title, sourceId: title, ...facts, passages, segments: [] };
}
const never = () => new AbortController().signal;

describe('a long conversation, where there is a small model', () => {
  it('is summed up by it, twelve turns at a time; what was summed up once is kept', async () => {
    const answering = anEngine('large', '답');
    const small = anEngine('small', '원두 보관을 물었고 2주라고 답했다.');
    const kept = aMemory();
    const spent: number[] = [];
    const spend: Spend = ({ inputTokens, outputTokens }) => void spent.push(inputTokens + outputTokens);
    const wanted = asked(long, { smallModel: small.engine, kept });
    const { history } = await toMaterial(answering.engine, wanted, never(), spend);
    expect(history.earlier).toContain('원두 보관을 물었고 2주라고 답했다.');
    expect(history.read).toMatchObject({ by: 'summary', left: 0 });
    expect(history.read.whole + history.read.shortened).toBe(20);
    expect(answering.asked).toEqual([]);
    expect(spent).toEqual(small.asked.map(() => 110));
    const calls = small.asked.length;
    await toMaterial(answering.engine, wanted, never(), spend);
    expect(small.asked.length).toBe(calls);
    expect(kept.size()).toBe(calls);
  });

  it('goes in by its first sentences where the small model fails, or there is none', async () => {
    const answering = anEngine('large', '답');
    const failing = anEngine('small', new AiFault('provider-error'));
    for (const smallModel of [failing.engine, null]) {
      const { history } = await toMaterial(answering.engine, asked(long, { smallModel }), never(), () => {});
      expect(history.read.by).toBe('first-sentences');
      expect(history.earlier).toMatch(/^[QA]: \d+번째 말입니다\.$/m);
    }
  });

  it('is not sent to a model that refuses the key: the answer says so', async () => {
    const refused = anEngine('small', new AiFault('key-refused'));
    const wanted = asked(long, { smallModel: refused.engine });
    await expect(toMaterial(anEngine('large', '답').engine, wanted, never(), () => {})).rejects.toBeInstanceOf(AiFault);
  });
});

describe('a question that wants everything, where others have reached the limit of credits', () => {
  it('is answered from what fits it: nobody is asked to condense', async () => {
    const source = aLongSource('긴 글', 40);
    const answering = anEngine('large', '답');
    const wanted: number[] = [];
    const setAside = (tokens: number) => Promise.resolve(wanted.push(tokens) < 0);
    const more = { question: '모두 요약해 줘', gather: () => Promise.resolve([source]), setAside };
    const { packed } = await toMaterial(answering.engine, asked([], more), never(), () => {});
    expect(packed.context).toMatchObject([{ share: 'part' }]);
    expect(answering.asked).toEqual([]);
    expect(wanted[0]).toBeGreaterThan(40 * 80);
  });
});

describe('a question that wants everything of one source', () => {
  it.each([
    ['두 번째 글을 요약해 줘', ['part', 'condensed']],
    ['여름 여행 글 요약해 줘', ['condensed', 'part']],
    ['두 글의 공통점은 무엇인가요?', ['condensed', 'condensed']],
    ['What do the sources agree on about “coffee”?', ['condensed', 'condensed']],
    ['여름에 몇 명이 갔나요?', ['part', 'part']],
  ])('%j has only that one condensed: %j', async (question, shares) => {
    const { engine } = anEngine('large', '한 문장입니다. [1]');
    const gather = () => Promise.resolve([aLongSource('여름 여행', 40), aLongSource('겨울 산책', 40)]);
    const { packed } = await toMaterial(engine, { ...asked([], { gather }), question }, never(), () => {});
    expect(packed.context.map(({ share }) => share)).toEqual(shares);
  });
});

describe('a follow-up to a long answer', () => {
  const answer = Array.from({ length: 300 }, (_, i) => `${i}번째 문장에는 대본의 말이 있어요.`).join(' ');
  const past: PastTurn[] = [...long, { role: 'user', text: '대본을 써 줘' }, { role: 'assistant', text: answer }];
  /** What a window of 32,000 leaves for reading. */
  const usual = { ...anEngine('large', '답').engine, contextTokens: 20_608 };
  const sources = Array.from({ length: 30 }, (_, i) => aLongSource(String(i), 100));
  const wanted = (more: object = {}) => asked(past, { gather: () => Promise.resolve(sources), ...more });

  it('is asked with all of that answer before the model, and the sources keep their part', async () => {
    const { history, packed } = await toMaterial(usual, wanted(), never(), () => {});
    expect(history.turns.at(-1)?.text).toBe(answer);
    expect(packed.context.reduce((sum, { tokens }) => sum + tokens, 0)).toBeGreaterThan(20_608 * 0.25);
  });

  it('leaves the sources their part beside knowledge and many names, too', async () => {
    const knowledge = {
      id: 'k',
      type: 'instruction',
      title: '지침',
      content: '지킵니다. '.repeat(800),
      isActive: true,
    };
    const titled = Array.from({ length: 60 }, (_, i) =>
      aLongSource(`${i}번째 아주 긴 제목의 글입니다 `.repeat(3), 100),
    );
    const more = { readKnowledge: () => Promise.resolve([knowledge]), gather: () => Promise.resolve(titled) };
    const { history, packed } = await toMaterial(usual, wanted(more), never(), () => {});
    expect(history.turns.at(-1)?.text).toMatch(/299번째 문장에는 대본의 말이 있어요\.$/);
    expect(packed.context.reduce((sum, { tokens }) => sum + tokens, 0)).toBeGreaterThan(20_608 * 0.25);
  });
});
