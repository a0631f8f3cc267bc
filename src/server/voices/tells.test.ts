import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aiTells } from '#contract/recipes/voice/ai-tells.ts';
import { OWN_TELLS } from '#contract/recipes/voice/own-tells.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';

const URL = '/api/ai-tells';
const LISTED = aiTells[0]!.phrase;

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

describe("somebody's own changes of the list of tells", () => {
  it('are none at first, and are kept for their owner alone', async () => {
    const [owner, other] = [await app.signIn('Owner'), await app.signIn('Other')];
    expect(must(await owner.get(URL))).toEqual({ phrases: [], off: [], changedAt: null });
    const kept = must(await owner.put(URL, { phrases: ['놀라운 여정'], off: [LISTED] }));
    expect(kept).toEqual({ phrases: ['놀라운 여정'], off: [LISTED], changedAt: expect.any(String) as string });
    expect(must(await owner.get(URL))).toEqual(kept);
    expect(must(await other.get(URL))).toEqual({ phrases: [], off: [], changedAt: null });
  });

  it('are as they would be read in a page: each phrase once, and only phrases of the list are off', async () => {
    const owner = await app.signIn('Tidy');
    const sent = { phrases: ['놀라운  여정', '놀라운 여정', ' '], off: [LISTED, '없는 표현'] };
    expect(must(await owner.put(URL, sent))).toMatchObject({ phrases: ['놀라운 여정'], off: [LISTED] });
  });

  it('are taken over from a browser only where none are kept, also from two at the same time', async () => {
    const owner = await app.signIn('Two browsers');
    const lists = [['하나'], ['둘']];
    const answers = await Promise.all(lists.map((phrases) => owner.put(URL, { phrases, off: [], onlyFirst: true })));
    const [one, other] = answers.map((answer) => must<{ phrases: string[] }>(answer).phrases);
    expect(lists).toContainEqual(one);
    expect(other).toEqual(one);
    must(await owner.put(URL, { phrases: [], off: [] }));
    expect(must(await owner.put(URL, { phrases: ['셋'], off: [], onlyFirst: true }))).toMatchObject({ phrases: [] });
  });

  it.each([
    ['too many', { phrases: Array.from({ length: OWN_TELLS.phrases + 1 }, (_, i) => `표현 ${i}`), off: [] }],
    ['too long a one', { phrases: ['x'.repeat(OWN_TELLS.letters + 1)], off: [] }],
    ['too many that are off', { phrases: [], off: Array.from({ length: OWN_TELLS.off + 1 }, () => 'x') }],
    ['what no database holds', { phrases: ['a\0b'], off: [] }],
    ['somebody', { phrases: [], off: [], userId: 'x' }],
    ['nothing', {}],
  ])('are refused for %s', async (_, body) => {
    const owner = await app.signIn('Refused');
    expect((await owner.put(URL, body)).statusCode).toBe(400);
  });
});
