import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelEngine, ModelPiece } from './model-engine.ts';
import { audible, waitPatiently } from './patience.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('waiting for an answer', () => {
  it('goes on for as long as something comes', () => {
    const { signal, hear } = waitPatiently({ silenceMs: 120_000, totalMs: 900_000 });
    for (let said = 0; said < 5; said++) {
      vi.advanceTimersByTime(100_000);
      hear();
    }
    vi.advanceTimersByTime(119_000);
    expect(signal.aborted).toBe(false);
  });

  it('ends as by a clock when nothing came for too long', () => {
    const { signal, hear } = waitPatiently({ silenceMs: 120_000, totalMs: 900_000 });
    vi.advanceTimersByTime(60_000);
    hear();
    vi.advanceTimersByTime(120_000);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('hears every piece of a model, those without words too', async () => {
    const pieces: ModelPiece[] = [{ text: '' }, { text: '답' }, { usage: { inputTokens: 1, outputTokens: 1 } }];
    let heard = 0;
    const silent: Pick<ModelEngine, 'write'> = {
      async *write() {
        yield* await Promise.resolve(pieces);
      },
    };
    const engine = audible(silent, () => (heard += 1));
    const written: ModelPiece[] = [];
    const prompt = { instructions: '', turns: [] };
    for await (const piece of engine.write(prompt, new AbortController().signal)) written.push(piece);
    expect([heard, written]).toEqual([3, pieces]);
  });
});
