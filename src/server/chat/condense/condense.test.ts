import { describe, expect, it } from 'vitest';
import type { ModelEngine, Prompt } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { GatheredSource } from '../context/gather.ts';
import { toMaterial } from '../context/material.ts';
import type { CallBeside } from '../tally.ts';

const MARKED = /\[(\d+)\]/g;

/** Condenses every fifth passage that it is shown, and counts what it is asked. */
function anEngine(contextTokens: number, fails: (prompt: Prompt) => boolean = () => false) {
  const asked: Prompt[] = [];
  const engine: ModelEngine = {
    kind: 'model',
    name: 'm',
    provider: 'openai',
    contextTokens,
    maxOutputTokens: 8_000,
    prices: null,
    sees: false,
    takesPdf: false,
    async *write(prompt) {
      asked.push(prompt);
      const text = prompt.turns[0]?.text ?? '';
      const marks = [...text.matchAll(MARKED)].map(([, mark]) => Number(mark)).filter((mark) => mark % 5 === 1);
      const said = fails(prompt) ? '' : marks.map((mark) => `${mark}번 구절은 식비를 말한다 [${mark}]`).join('\n');
      yield await Promise.resolve({ text: said });
      yield { usage: { inputTokens: estimateTokens(text), outputTokens: estimateTokens(said) } };
    },
  };
  return { engine, asked };
}

/** A note of about 8,000 tokens in passages of 200. */
function aNote(name: string): GatheredSource {
  const passages = Array.from({ length: 40 }, (_, i) => {
    const text = `${name}의 ${i}번째 문단입니다. ${'식비를 줄이는 방법을 길게 적었습니다. '.repeat(12)}`;
    return { id: name, text, heading: null, page: null, startSec: null, endSec: null, tokens: estimateTokens(text) };
  });
  const facts = { kind: 'text', title: name, url: null, state: 'readable', problem: null } as const;
  return { nodeId: name, sourceId: name, ...facts, passages, segments: [] };
}

const nine = Array.from({ length: 9 }, (_, i) => aNote(`메모 ${i}`));
const question = '모두 요약해 줘';

async function ask(contextTokens: number, small = anEngine(contextTokens)) {
  const spent: CallBeside[] = [];
  const asked = { question, language: 'ko' as const, past: [], gather: () => Promise.resolve(nine) };
  const answering = anEngine(contextTokens);
  const wanted = { ...asked, smallModel: small.engine };
  const { packed } = await toMaterial(answering.engine, wanted, new AbortController().signal, (call) =>
    spent.push(call),
  );
  const sent = packed.context.reduce((sum, { tokens }) => sum + tokens, 0);
  return { packed, sent, spent, calls: small.asked };
}

const allTokens = nine.flatMap(({ passages }) => passages).reduce((sum, { tokens }) => sum + tokens, 0);

describe('nine long notes for a model that reads 46,000 tokens', () => {
  it('are condensed as far as makes room for the others, in a few calls, and the room is used', async () => {
    expect(allTokens).toBeGreaterThan(60_000);
    const { packed, sent, spent, calls } = await ask(46_000);
    const shares = packed.context.map(({ share }) => share);
    const read = spent.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
    expect(new Set(shares)).toEqual(new Set(['condensed', 'whole']));
    expect(calls.length).toBeLessThanOrEqual(2);
    expect(read).toBeLessThan(allTokens / 2);
    expect(sent).toBeGreaterThan(30_000);
    expect(read + sent).toBeLessThan(allTokens * 1.1);
  });

  it('are all condensed, in as many calls as it can read at once, where even that leaves no room', async () => {
    const { packed, calls } = await ask(12_000);
    expect(packed.context.every(({ share }) => share === 'condensed')).toBe(true);
    expect(calls.length).toBeLessThan(12);
  });

  it('stand under their own passages though several notes went in together', async () => {
    const { packed } = await ask(46_000);
    const condensed = packed.passages.filter(({ said }) => said !== undefined);
    const placesOf = (title: string) =>
      condensed.filter(({ source }) => source.title === title).map(({ mark }) => (mark - 1) % 40);
    const titles = [...new Set(condensed.map(({ source }) => source.title))];
    expect(titles.length).toBeGreaterThan(1);
    // Every fifth passage of a batch, wherever in it a note begins: 40 is a multiple of five, so each has the same ones.
    for (const title of titles) expect(placesOf(title)).toEqual([0, 5, 10, 15, 20, 25, 30, 35]);
  });

  it('are asked for one by one where the model fails at several together', async () => {
    const failing = anEngine(46_000, ({ turns }) => (turns[0]?.text.match(/<source>/g)?.length ?? 0) > 1);
    const { packed, calls } = await ask(46_000, failing);
    expect(packed.passages.some(({ said }) => said?.includes('식비를 말한다'))).toBe(true);
    expect(calls.length).toBeGreaterThan(2);
  });

  it('go in whole, and no model is asked, where they fit', async () => {
    const { packed, calls } = await ask(200_000);
    expect(packed.context.every(({ share }) => share === 'whole')).toBe(true);
    expect(calls).toEqual([]);
  });
});
