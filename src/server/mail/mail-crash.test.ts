import { spawn } from 'node:child_process';
import path from 'node:path';
import { test, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { systemClock } from '../platform/clock.ts';
import { createJobs } from '../platform/create-jobs.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { makeTestPlace, type TestPlace } from '../testing/test-database.ts';
import { createMails } from './mails.service.ts';
import { testLetter } from './test-letter.ts';

interface World {
  server: MailServer;
  place: TestPlace;
}

const environmentOf = ({ server, place }: World) => ({
  ...server.env,
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  LOG_LEVEL: 'silent',
});
const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

/** A server that sends one mail, and is gone at once when the mail server says so. */
const script = () => `
  const { readConfig } = await import(${here('../platform/config.ts')});
  const { createLog } = await import(${here('../platform/log.ts')});
  const { openDatabase } = await import(${here('../platform/db/open-database.ts')});
  const { createJobs } = await import(${here('../platform/create-jobs.ts')});
  const { createMails } = await import(${here('mails.service.ts')});
  const { testLetter } = await import(${here('test-letter.ts')});
  const config = readConfig(process.env), log = createLog(config);
  const database = await openDatabase(config, log);
  const jobs = createJobs({ database, log });
  const mails = createMails({ config, log, database, jobs, clock: { now: () => Date.now() } }, { retryDelaySec: 0 });
  mails.define('invitation', async ({ toAddress }) => testLetter(toAddress, config.publicUrl, 'en'));
  await jobs.start();
  const [org, person] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const invitationId = '00000000-0000-7000-8000-000000000003';
  await database.query("insert into users (id, issuer, subject) values ($1, 'x', 'x')", [person]);
  await database.query("insert into orgs (id, owner_id, name, created_at) values ($1, $2, 'x', now())", [org, person]);
  await database.query("insert into invitations (id, org_id, email, role, created_at, expires_at) values ($1, $2, 'a@people.test', 'viewer', now(), now() + interval '1 day')", [invitationId, org]);
  await database.tx((tx) => mails.write(tx, { kind: 'invitation', to: 'a@people.test', senderId: person, invitationId, placeId: org, language: 'en' }));`;

async function open(world: World) {
  const config = readConfig(environmentOf(world));
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const jobs = createJobs({ database, log });
  const mails = createMails({ config, log, database, jobs, clock: systemClock }, { retryDelaySec: 0 });
  mails.define('invitation', async ({ toAddress }) => testLetter(toAddress, config.publicUrl, 'en'));
  await jobs.start();
  const close = async () => {
    await jobs.stop(1_000);
    await database.close();
  };
  return { database, close };
}

// Each of them waits for a job whose holder is gone: together, with a world each.
test.concurrent.for([
  ['connects', 'connect', 'sent', 1],
  ['says who sends', 'from', 'sent', 1],
  ['says who gets it', 'to', 'sent', 1],
  ['has begun to give it', 'data', 'unknown', 0],
  ['has given it whole and waits for the answer', 'end', 'unknown', 1],
] as const)(
  'a server that is killed as it %s sends no mail twice, and none is lost before it was given',
  async ([, at, state, most], { onTestFinished, expect }) => {
    const server = await startMailServer();
    const place = await makeTestPlace();
    onTestFinished(async () => {
      await server.close();
      await place.remove();
    });
    let reached = false;
    const killed = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script()], {
      env: { ...process.env, ...environmentOf({ server, place }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const gone = new Promise((resolve) => killed.once('exit', resolve));
    onTestFinished(() => void killed.kill('SIGKILL'));
    server.onStep = (step) => {
      if (step !== at || reached) return;
      reached = true;
      killed.kill('SIGKILL');
      if (step === 'connect') throw new Error('nobody is there any more');
    };
    await gone;
    expect(reached).toBe(true);
    const { database, close } = await open({ server, place });
    try {
      await vi.waitFor(async () => expect(await database.query('select state from mails')).toEqual([{ state }]), {
        timeout: 60_000,
        interval: 50,
      });
      expect(server.received.length).toBeLessThanOrEqual(1);
      if (state === 'sent') expect(server.received).toHaveLength(most);
    } finally {
      await close();
    }
  },
);
