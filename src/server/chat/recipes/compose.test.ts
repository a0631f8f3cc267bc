import { describe, expect, it } from 'vitest';
import type { Finding } from '#contract/recipes/finding.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import type { ModelPiece, Prompt } from '../../ai/model-engine.ts';
import { compose } from './compose.ts';

const prompt: Prompt = { instructions: '', turns: [{ role: 'user', text: '대본' }] };
const tooLong: Finding = { rule: 'long', level: 'error', at: null, words: { ko: '길어요', en: 'long' } };
const recipe = {
  name: { ko: '', en: '' },
  what: { ko: '', en: '' },
  fields: [],
  order: () => '',
  outline: () => '',
  check: (text: string) => (text.length > 3 ? [tooLong] : []),
  fit: (text: string) => text.slice(0, 3),
};

/** Writes these one after the other; an error is thrown after the letters before it. */
const writes = (...replies: (string | [string, Error])[]) => ({
  asked: 0,
  async *write(): AsyncGenerator<ModelPiece> {
    const reply = replies[this.asked++] ?? '';
    const [text, error] = typeof reply === 'string' ? [reply, null] : reply;
    yield { text };
    if (error) throw error;
    yield { usage: { inputTokens: 1, outputTokens: 1 } };
  },
});

async function said(engine: ReturnType<typeof writes>, signal = new AbortController().signal) {
  let text = '';
  try {
    for await (const piece of compose(engine, prompt, { recipe, values: {}, language: 'ko' }, signal))
      if ('text' in piece) text += piece.text;
    return { text, failed: false };
  } catch {
    return { text, failed: true };
  }
}
const limited = new AiFault('rate-limited');

describe('what a model writes by rules', () => {
  it('is heard of while it is written, before there are words to hand on', async () => {
    const pieces: string[] = [];
    const signal = new AbortController().signal;
    for await (const piece of compose(
      writes('가나다라', '가나다'),
      prompt,
      { recipe, values: {}, language: 'ko' },
      signal,
    ))
      if ('text' in piece) pieces.push(piece.text);
    expect(pieces).toEqual(['', '', '가나다']);
  });

  it.each([
    ['is handed on where it keeps them', writes('가나다'), { text: '가나다', failed: false }],
    ['is mended where it does not', writes('가나다라', '가나'), { text: '가나', failed: false }],
    [
      'is cut where mending does not help',
      writes('가나다라', '가나다라', '가나다라'),
      { text: '가나다', failed: false },
    ],
    ['stays when the mending fails', writes('가나다라', ['', limited]), { text: '가나다', failed: false }],
    ['stays as far as it came when the first writing fails', writes(['가나', limited]), { text: '가나', failed: true }],
  ])('%s', async (_, engine, ends) => expect(await said(engine)).toEqual(ends));

  it('stays whole when somebody stops the mending', async () => {
    const stopping = new AbortController();
    const engine = writes('가나다라');
    const write = engine.write.bind(engine);
    engine.write = async function* () {
      if (engine.asked === 0) return yield* write();
      yield { text: '가' };
      stopping.abort();
    };
    expect(await said(engine, stopping.signal)).toEqual({ text: '가나다', failed: false });
  });

  it('stays as far as it came, uncut, when somebody stops the first writing', async () => {
    const stopping = new AbortController();
    const engine = writes();
    engine.write = async function* () {
      yield { text: '가나다라' };
      stopping.abort();
    };
    expect(await said(engine, stopping.signal)).toEqual({ text: '가나다라', failed: false });
  });

  it('is judged and cut without what is said around it', async () => {
    const rough = '대본이에요:\n\n```\n가나다라마바사아자차카타\n```';
    expect(await said(writes(rough, rough, rough))).toEqual({ text: '가나다', failed: false });
  });
});
