import { setTimeout as pause } from 'node:timers/promises';
import type { Thread } from '../../src/contract/comments/comments.schema.ts';
import { makeApp } from '../../src/server/testing/make-app.ts';
import { readMail, startMailServer, type MailServer } from '../../src/server/testing/mail-server.ts';
import { seatPeople } from '../../src/server/testing/seat-people.ts';
import { must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { chanceOf, type Figure, type Options, type Part } from './figure.ts';

const TABLES = 40;
const MINUTE_MS = 60_000;
/** A stretch of a table: people talk, read, hide, and let go, minute by minute. */
const MINUTES = 24;
const THREADS = 2;
/** No mail goes earlier after a comment. */
const WAITS_MINUTES = 3;

/** What may happen in a minute, and the minute from which on somebody may not be told of a thread, or has read all of it. */
interface Story {
  thread: Thread;
  /** Comments of others that nobody has read yet, by who said them. */
  unread: Set<string>;
  isHidden: boolean;
}

async function measure({ rounds, seed }: Options): Promise<Figure[]> {
  const chance = chanceOf(seed);
  const clock = { aheadMs: 0, now: () => Date.now() + clock.aheadMs };
  const server = await startMailServer();
  const app = await makeApp({ env: server.env, clock });
  await app.signIn('System');
  const wrong = { unreadable: 0, read: 0, often: 0 };
  let mails = 0;
  let due = 0;
  const pass = async (ms: number) => {
    clock.aheadMs += ms;
    await app.deps.jobs.send('notices.mail', {});
    const isBusy = async () =>
      (
        await app.deps.database.query(
          "select 1 from boss.job where name in ('notices.mail', 'mail.send') and state < 'completed'",
        )
      ).length > 0;
    do await pause(20);
    while (await isBusy());
  };
  try {
    for (let n = 1; n <= (rounds ?? TABLES); n++) {
      const at = await seatPeople(app, n);
      const { minji, owner, editor, change, nodeId, start, reply } = at;
      const stories: Story[] = [];
      for (let i = 0; i < THREADS; i++)
        stories.push({ thread: await start(minji, `이야기 ${i}`), unread: new Set(), isHidden: false });
      const lastAt = new Map<string, number>();
      let isIn = true;
      for (let minute = 0; minute < MINUTES; minute++) {
        const story = stories[Math.floor(chance() * stories.length)];
        if (!story) break;
        const what = chance();
        if (what < 0.45) {
          await reply(story.thread, chance() < 0.5 ? owner : editor, `답 ${minute}`);
          story.unread.add(`${minute}`);
        } else if (what < 0.6 && isIn && !story.isHidden) {
          must(await minji.put(`/api/threads/${story.thread.id}/read`, { seq: 9_999 }));
          story.unread.clear();
        } else if (what < 0.68 && isIn) {
          must(await minji.post('/api/notifications/read'));
          for (const one of stories) one.unread.clear();
        } else if (what < 0.76) {
          const isHidden = !story.isHidden;
          must(
            await change(owner, {
              do: 'patch-node',
              id: nodeId,
              patch: { audience: isHidden ? { to: 'editors' } : null },
            }),
          );
          for (const one of stories) one.isHidden = isHidden;
        } else if (what < 0.79 && isIn) {
          await letGo(owner, minji, at.url);
          isIn = false;
        }
        const before = server.received.length;
        await pass(MINUTE_MS);
        for (const { references, to } of arrived(server, before)) {
          if (to !== minji.person.email) continue;
          const told = stories.find(({ thread }) => references.includes(thread.id));
          if (!told) continue;
          mails += 1;
          if (told.isHidden || !isIn) wrong.unreadable += 1;
          if (told.unread.size === 0) wrong.read += 1;
          if (minute - (lastAt.get(told.thread.id) ?? -99) < 10) wrong.often += 1;
          lastAt.set(told.thread.id, minute);
        }
        due += minute >= WAITS_MINUTES ? 1 : 0;
      }
    }
  } finally {
    await app.close();
    await server.close();
  }
  return [
    { what: 'mails to who may not read what they tell of', value: wrong.unreadable, unit: '', bar: { most: 0 } },
    { what: 'mails about what was read', value: wrong.read, unit: '', bar: { most: 0 } },
    { what: 'mails of one thread within ten minutes', value: wrong.often, unit: '', bar: { most: 0 } },
    {
      what: 'mails about threads that came',
      value: mails,
      unit: '',
      bar: { least: 1 },
      note: `in ${due} minutes of tables`,
    },
  ];
}

async function letGo(owner: SignedInClient, who: SignedInClient, url: string): Promise<void> {
  const { members } = must<{ members: { id: string; userId: string }[] }>(await owner.get(`${url}/sharing`));
  must(await owner.remove(`${url}/members/${members.find(({ userId }) => userId === who.person.id)?.id}`));
}

const arrived = ({ received }: MailServer, from: number) =>
  received.slice(from).map(({ raw, to }) => ({
    to: to[0] ?? '',
    references: readMail(raw).heads.get('references')?.[0] ?? '',
  }));

export const mail: Part = {
  name: 'mail',
  what: 'what arrives at a real mail server while people talk, read, hide and are let go',
  run: measure,
};
