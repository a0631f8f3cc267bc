import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await makeApp({ env: { DATABASE_POOL: '8' } });
  admin = await app.signIn('Admin');
});
afterAll(() => app.close());

const leave = (client: SignedInClient) => client.remove('/api/account', { confirm: client.person.email });

/** Runs `meanwhile` while another transaction holds the rows that `sql` locks; what waits for them goes on afterwards. */
async function whileHeld(sql: string, values: unknown[], meanwhile: () => Promise<void>): Promise<void> {
  const { database } = app.deps;
  await database.tx(async (tx) => {
    await database.query(sql, values, tx);
    await meanwhile();
  });
}
const waiting = (n: number) =>
  expect
    .poll(async () => {
      const [row] = await app.deps.database.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.n;
    })
    .toBe(n);

describe('deleting an account', () => {
  it.each(['orgs', 'projects'] as const)(
    'does not take a place of %s from somebody who is joining it',
    async (kind) => {
      const founder = await app.signIn(`Founder-${kind}`);
      const guest = await app.signIn(`Guest-${kind}`);
      const studio = await makeStudio(founder);
      const url = kind === 'orgs' ? studio.orgUrl : studio.projectUrl;
      const { id } = must<{ id: string }>(
        await founder.post(`${url}/invitations`, { email: guest.person.email, role: 'viewer' }),
      );
      let joining: ReturnType<typeof guest.post> | undefined;
      let leaving: ReturnType<typeof leave> | undefined;
      await whileHeld('select from invitations where id = $1 for update', [id], async () => {
        joining = guest.post(`/api/invitations/${id}/accept`);
        await waiting(1);
        leaving = leave(founder);
        await waiting(2);
      });
      expect([(await joining)?.statusCode, (await leaving)?.statusCode]).toEqual([200, 409]);
      expect((await guest.get(url)).statusCode).toBe(200);
    },
  );

  it('leaves one administrator when the last two go at the same moment', async () => {
    const second = await app.signIn('Second');
    await app.deps.database.query('update users set is_system_admin = true where id = $1', [second.person.id]);
    const answers = await Promise.all([leave(admin), leave(second)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 409]);
    const left = await app.deps.database.query('select id from users where is_system_admin');
    expect(left).toHaveLength(1);
  });
});
