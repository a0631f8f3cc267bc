import type { Jobs } from '../platform/jobs.ts';
import { createMails } from '../mail/mails.service.ts';
import { readSaid } from '../comments/comments.service.ts';
import { defineNoticeMails, mailNotices } from '../notifications/notice-mails.ts';
import { readConfig } from '../platform/config.ts';
import { readMail, startMailServer } from './mail-server.ts';
import { makeApp } from './make-app.ts';

type Run = (data: object, signal: AbortSignal) => Promise<void>;

/**
 * The product with a real mail server and a clock that is set, whose mails go when they are told to: what jobs would do by and by is done at
 * once, in order.
 */
export async function makeMailDesk(at: string) {
  const server = await startMailServer();
  let now = Date.parse(at);
  const app = await makeApp({ clock: { now: () => now } });
  const runs = new Map<string, Run>();
  let queued: [name: string, data: object][] = [];
  const jobs = {
    ...app.deps.jobs,
    define: (name: string, _: object, run: Run) => void runs.set(name, run),
    send: async (name: string, data: object) => void queued.push([name, data]),
  } as unknown as Jobs;
  const { mail } = readConfig({ NODE_ENV: 'test', ...server.env });
  const own = { ...app.deps, config: { ...app.deps.config, mail }, jobs };
  const deps = {
    ...own,
    mails: createMails(own),
    readSaid: (...by: [readonly string[], string]) => readSaid(app.deps.database.db, ...by),
  };
  defineNoticeMails(deps);
  const signal = new AbortController().signal;

  return {
    app,
    server,
    now: () => now,
    set: (moment: string) => void (now = Date.parse(moment)),
    /** Lets time pass and hands over what is due, without sending it. */
    handOver(ms = 0): Promise<void> {
      now += ms;
      return mailNotices(deps);
    },
    /** Sends what was handed over; what fails is tried again the next time. */
    async send(): Promise<void> {
      const due = queued.splice(0);
      for (const job of due)
        await runs
          .get(job[0])?.(job[1], signal)
          .catch(() => void queued.push(job));
    },
    /** The process ends: what was to be sent is looked for anew after an hour. */
    async restart(): Promise<void> {
      queued = [];
      now += 3_600_001;
      await runs.get('mail.send')?.({}, signal);
    },
    async pass(ms: number): Promise<void> {
      await this.handOver(ms);
      await this.send();
    },
    /** Takes what has come, as addressee and subject. */
    taken: () =>
      server.received
        .splice(0)
        .map(({ to, raw }) => [to.join(), readMail(raw).heads.get('subject')?.[0] ?? ''] as const),
    async close(): Promise<void> {
      await app.close();
      await server.close();
    },
  };
}
export type MailDesk = Awaited<ReturnType<typeof makeMailDesk>>;
