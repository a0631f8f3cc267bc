import { expect, it, vi } from 'vitest';
import { USUAL_CREDITS_PER_USER } from '#contract/billing/credits.ts';
import { startAiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { makeApp } from '../testing/make-app.ts';
import { makeDesk } from '../testing/project-desk.ts';
import { must } from '../testing/studio.ts';
import { createUsualCap } from './usual-cap.ts';

const MONTH = Date.UTC(2026, 10, 1);
const read = (used: number) => vi.fn(async () => [{ used: String(used) }]) as never;

it('what a person used before the start counts after his first question, and no question waits for it', async () => {
  const cap = createUsualCap({ database: { query: read(10) }, clock: { now: () => MONTH } });
  expect(() => cap.demand('a', 10)).not.toThrow();
  await expect.poll(() => refusalOf(() => cap.demand('a', 10))).toBe('no-credits');
  expect(() => cap.demand('b', 11)).not.toThrow();
});

it('what is used counts at once, and not in the next month', async () => {
  let now = MONTH;
  const cap = createUsualCap({ database: { query: read(0) }, clock: { now: () => now } });
  cap.add('a', 12);
  expect(refusalOf(() => cap.demand('a', 12))).toBe('no-credits');
  now = Date.UTC(2026, 11, 1);
  expect(refusalOf(() => cap.demand('a', 12))).toBeNull();
});

it.each([
  ['is answered by quotes for the rest of the month', {}, 'embedded'],
  ['goes on where it is said that there is no limit', { AI_CREDITS_PER_USER: 'unlimited' }, 'model'],
])('whoever has used more than is usual %s', async (_, env, kind) => {
  const stub = await startAiStub();
  const app = await makeApp({ env: { ...stub.env, ...env } });
  const owner = await app.signIn('Owner');
  const desk = await makeDesk(owner);
  await app.deps.database.query(
    `insert into credit_entries (run_id, account_id, asker_id, tokens, credits, at)
     values (gen_random_uuid(), $1, $1, 1, $2, now())`,
    [owner.person.id, USUAL_CREDITS_PER_USER],
  );
  const engineOf = async () => {
    const asked = await owner.post(`${desk.projectUrl}/ask`, { question: '무엇인가요?' });
    return must<{ engine: { kind: string } }>(asked).engine.kind;
  };
  expect(await engineOf()).toBe('model');
  await expect.poll(engineOf).toBe(kind);
  await app.close();
  await stub.close();
});

function refusalOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}
