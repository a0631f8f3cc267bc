import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Finding } from '#contract/base/finding.ts';
import type { RecipeRecord } from './record.ts';
import { AiFault } from '../ai/ai-fault.ts';
import { withPiece, type ModelPiece, type Prompt } from '../ai/model-engine.ts';
import { compose } from './compose.ts';
import { writable } from './writings.ts';

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

/** A record of lines; a line that the material does not hold is left out. */
const lines = z.object({ lines: z.array(z.string()) });
const record: RecipeRecord = {
  name: 'lines',
  isKept: true,
  draft: lines,
  kept: lines,
  verify: (draft) => ({ lines: (lines.safeParse(draft).data?.lines ?? []).filter((line) => !line.includes('거짓')) }),
  read: () => ({ lines: [] }),
  draw: (kept) => (kept as z.infer<typeof lines>).lines.map((line) => `${line}\n`).join(''),
};

/** Writes these pieces, one call after the other; an error is thrown after the pieces before it. */
const writes = (...calls: (readonly (string | Error)[])[]) => ({
  asked: [] as Prompt[],
  async *write(given: Prompt): AsyncGenerator<ModelPiece> {
    const pieces = calls[this.asked.length] ?? [];
    this.asked.push(given);
    for (const piece of pieces) {
      if (typeof piece !== 'string') throw piece;
      yield { text: piece };
    }
    yield { usage: { inputTokens: 1, outputTokens: 1 } };
  },
});

async function result(engine: ReturnType<typeof writes>, made: object = recipe, signal = new AbortController().signal) {
  const shown: string[] = [];
  const found = { text: '', record: null as unknown, failed: null as unknown, shown };
  const filled = { recipe: made as typeof recipe, values: {}, language: 'ko' as const };
  const ground = () => ({ material: { sources: [], keywords: [] }, cite: () => '' });
  try {
    for await (const piece of compose(engine, prompt, filled, ground, signal)) {
      if ('text' in piece) {
        found.text = withPiece(found.text, piece);
        shown.push(found.text);
      } else if ('record' in piece) found.record = piece.record.record;
    }
  } catch (error) {
    found.failed = error;
  }
  return found;
}
const limited = new AiFault('rate-limited');

describe('a text that a model writes', () => {
  it('is handed on as it comes, and no rule cuts or rewrites it', async () => {
    const engine = writes(['가나', '다라']);
    expect(await result(engine)).toMatchObject({ text: '가나다라', shown: ['가나', '가나다라'] });
    expect(engine.asked).toHaveLength(1);
  });

  it('stays as far as it came when the writing fails', async () =>
    expect(await result(writes(['가나', limited]))).toMatchObject({ text: '가나', failed: limited }));

  it('loses what is said around it when it is whole', async () =>
    expect((await result(writes(['대본이에요:\n\n```\n가나다라\n마바사\n', '```']))).text).toBe('가나다라\n마바사'));
});

describe('a record that a model fills', () => {
  const made = { ...recipe, record };

  it('is kept whole with the text that is drawn from it, without what the material does not bear out', async () => {
    const found = await result(writes(['{"lines":["하나","거', '짓 둘","셋"]}']), made);
    expect(found).toMatchObject({ text: '하나\n셋\n', record: { lines: ['하나', '셋'] }, failed: null });
  });

  it('is its text alone where a person may edit that', async () => {
    const found = await result(writes(['{"lines":["하나"]}']), { ...recipe, record: { ...record, isKept: undefined } });
    expect(found).toMatchObject({ text: '하나\n', record: null, failed: null });
  });

  it('shows the first words of a script as they come, and goes on at their end', async () => {
    const engine = writes(['{"lines":[{"kind":"say","text":"한 달', ' 식비."},{"kind":"screen","text":"반값"}]}']);
    const { shown } = await result(engine, { ...recipe, record: writable['short-script'].record });
    expect([shown[0], shown.at(-1)]).toEqual(['한 달', '한 달 식비.\n\n화면: 반값']);
  });

  it('is asked for once more where a field is wrong, for that field alone', async () => {
    const engine = writes(['{"lines":"하나"}'], ['{"lines":["하나"]}']);
    expect(await result(engine, made)).toMatchObject({ record: { lines: ['하나'] }, failed: null });
    expect(engine.asked).toHaveLength(2);
    expect(engine.asked[1]?.turns.at(-1)?.text).toContain('"lines"');
  });

  it('fails after one repair with the name of the field', async () => {
    const found = await result(writes(['{"lines":1}'], ['{"lines":2}']), made);
    expect(found.failed).toMatchObject({
      problem: 'bad-object',
      fields: ['lines'],
      tries: ['{"lines":1}', '{"lines":2}'],
    });
  });

  it('keeps what is whole when somebody stops it', async () => {
    const stopping = new AbortController();
    const engine = writes();
    engine.write = async function* () {
      yield { text: '{"lines":["하나","둘","세' };
      stopping.abort();
    };
    const whole = { ...record, fieldsAppearWhole: true as const };
    expect(await result(engine, { ...recipe, record: whole }, stopping.signal)).toMatchObject({
      record: { lines: ['하나', '둘'] },
      failed: null,
    });
  });
});
