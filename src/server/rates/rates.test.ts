import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';

const URL = '/api/rate-card';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

describe("somebody's own rate card", () => {
  it('is empty at first, is kept for its owner alone, and may be emptied', async () => {
    const [owner, other] = [await app.signIn('Owner'), await app.signIn('Other')];
    expect(must(await owner.get(URL))).toEqual({ text: '', changedAt: null });
    const kept = must(await owner.put(URL, { text: '쇼츠: 80만원' }));
    expect(kept).toMatchObject({ text: '쇼츠: 80만원', changedAt: expect.any(String) as string });
    expect(must(await owner.get(URL))).toEqual(kept);
    expect(must(await other.get(URL))).toEqual({ text: '', changedAt: null });
    expect(must(await owner.put(URL, { text: '' }))).toMatchObject({ text: '' });
  });

  it('is taken over from a browser only where none is kept, also from two at the same time', async () => {
    const owner = await app.signIn('Two browsers');
    const texts = ['쇼츠: 80만원', '쇼츠: 70만원'];
    const answers = await Promise.all(texts.map((text) => owner.put(URL, { text, onlyFirst: true })));
    const [one, other] = answers.map((answer) => must<{ text: string }>(answer).text);
    expect(texts).toContain(one);
    expect(other).toBe(one);
    must(await owner.put(URL, { text: '' }));
    expect(must(await owner.put(URL, { text: '쇼츠: 60만원', onlyFirst: true }))).toMatchObject({ text: '' });
  });

  it.each([
    ['too much', { text: 'x'.repeat(8_001) }],
    ['what no database holds', { text: 'a\0b' }],
    ['somebody', { text: 'x', userId: 'x' }],
  ])('is refused for %s', async (_, body) => {
    const owner = await app.signIn('Refused');
    expect((await owner.put(URL, body)).statusCode).toBe(400);
  });
});
