import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thread } from '#contract/comments/comments.schema.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { readMail, startMailServer, type MailServer } from '../testing/mail-server.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { seatPeople } from '../testing/seat-people.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let server: MailServer;
let app: TestApp;
let aheadMs = 0;
let count = 0;

beforeAll(async () => {
  server = await startMailServer();
  app = await makeApp({ env: server.env, clock: { now: () => Date.now() + aheadMs } });
  await app.signIn('System');
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  aheadMs += 2 * MINUTE_MS;
});

const makeTable = (title?: string) => seatPeople(app, ++count, title);

const list = async (who: SignedInClient, query = '') =>
  must<{ unread: number; items: Notification[]; hasMore: boolean }>(await who.get(`/api/notifications${query}`));
const ofThread = async (who: SignedInClient, thread: Thread) =>
  (await list(who)).items.filter(({ threadId }) => threadId === thread.id);

/** Lets time pass, and everything that is due then be sent. */
async function pass(ms: number) {
  aheadMs += ms;
  const { database, jobs } = app.deps;
  await jobs.send('notices.mail', {});
  const waiting = () =>
    database.query("select 1 from boss.job where name in ('notices.mail', 'mail.send') and state < 'completed'");
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 30_000, interval: 30 });
}
const mailsTo = (who: SignedInClient) =>
  server.received.filter(({ to }) => to.includes(who.person.email ?? '')).map(({ raw }) => readMail(raw));
const aboutComments = (who: SignedInClient) =>
  mailsTo(who).filter(({ heads }) => heads.get('references') !== undefined);
const subjects = (who: SignedInClient) => aboutComments(who).map(({ heads }) => heads.get('subject')?.[0]);
const unsubscribePath = ({ heads }: ReturnType<typeof readMail>) =>
  new URL(/<(.*)>/.exec(heads.get('list-unsubscribe')?.[0] ?? '')?.[1] ?? '').pathname;

describe('notices of a thread', () => {
  it('are one row for all who answered, until it is read', async () => {
    const { minji, owner, editor, start, reply } = await makeTable();
    const thread = await start(minji, '여기 어때요?');
    await reply(thread, editor, '좋아요');
    await reply(thread, owner, '저도요');
    await reply(thread, editor, '하나 더');
    expect(await ofThread(minji, thread)).toMatchObject([
      { kind: 'replied', people: [editor.person.firstName, owner.person.firstName], count: 2, readAt: null },
    ]);
    must(await minji.put(`/api/threads/${thread.id}/read`, { seq: 999 }));
    await reply(thread, owner, '다시');
    expect(await ofThread(minji, thread)).toMatchObject([{ people: [owner.person.firstName], count: 1 }]);
  });

  it('say most of all that somebody is named, and stand among all, not among his own, where he only watches', async () => {
    const { minji, owner, editor, url, start, reply } = await makeTable();
    must(await editor.put(`${url}/watch`, { level: 'all' }));
    const thread = await start(owner, '제목을 정했어요');
    expect(await ofThread(editor, thread)).toMatchObject([{ kind: 'commented' }]);
    expect((await list(editor, '?tab=me')).items.map(({ threadId }) => threadId)).not.toContain(thread.id);
    await reply(thread, minji, `@[${editor.person.id}] 봐 주세요`);
    expect(await ofThread(editor, thread)).toMatchObject([{ kind: 'mentioned', people: [minji.person.firstName] }]);
    expect((await list(editor, '?tab=me')).items.map(({ threadId }) => threadId)).toContain(thread.id);
  });

  it('go with the comment that they tell of, and with a name that is taken out of it', async () => {
    const { minji, owner, start, reply } = await makeTable();
    const thread = await start(owner, '처음');
    const id = await reply(thread, owner, `@[${minji.person.id}] 확인`);
    expect(await ofThread(minji, thread)).toHaveLength(1);
    must(await owner.put(`/api/comments/${id}`, { body: '확인했어요' }));
    expect(await ofThread(minji, thread)).toEqual([]);
    must(await owner.put(`/api/comments/${id}`, { body: `@[${minji.person.id}] 다시` }));
    expect(await ofThread(minji, thread)).toHaveLength(1);
    must(await owner.remove(`/api/comments/${id}`));
    expect(await list(minji)).toMatchObject({ unread: 0 });
    expect(await ofThread(minji, thread)).toEqual([]);
  });

  it('tell of a thread that was resolved and of a sign, as long as both stand', async () => {
    const { minji, owner, start, reply } = await makeTable();
    const thread = await start(minji, '고쳐 주세요');
    const id = await reply(thread, owner, '고쳤어요');
    must(await minji.put(`/api/comments/${id}/reaction`, { sign: 'like', on: true }));
    expect((await list(owner)).items.map(({ kind }) => kind)).toContain('noted');
    must(await owner.put(`/api/threads/${thread.id}/read`, { seq: 999 }));
    must(await minji.put(`/api/comments/${id}/reaction`, { sign: 'love', on: true }));
    expect(await ofThread(owner, thread)).toMatchObject([{ kind: 'reacted', people: [minji.person.firstName] }]);
    must(await minji.put(`/api/comments/${id}/reaction`, { sign: 'love', on: false }));
    expect(await ofThread(owner, thread)).toEqual([]);
    must(await minji.put(`/api/threads/${thread.id}/read`, { seq: 999 }));
    must(await owner.put(`/api/threads/${thread.id}`, { resolved: true }));
    expect(await ofThread(minji, thread)).toMatchObject([{ kind: 'resolved', readAt: null }]);
    must(await owner.put(`/api/threads/${thread.id}`, { resolved: false }));
    expect(await ofThread(minji, thread)).toEqual([]);
  });

  it('do not come of what is muted: a thread, a board, for good or for a while', async () => {
    const { minji, owner, url, start, reply } = await makeTable();
    const thread = await start(minji, '하나');
    must(await minji.put(`/api/threads/${thread.id}/watch`, { level: 'none' }));
    await reply(thread, owner, '조용히');
    expect(await ofThread(minji, thread)).toEqual([]);
    const other = await start(minji, '둘');
    must(await minji.put(`${url}/watch`, { level: 'none' }));
    await reply(other, owner, `@[${minji.person.id}]`);
    expect(await ofThread(minji, other)).toEqual([]);
    const mutedUntil = new Date(Date.now() + aheadMs + HOUR_MS).toISOString();
    expect(must(await minji.put(`${url}/watch`, { level: 'mine', mutedUntil }))).toEqual({ level: 'mine', mutedUntil });
    await reply(other, owner, '아직');
    expect(await ofThread(minji, other)).toEqual([]);
    aheadMs += HOUR_MS + MINUTE_MS;
    await reply(other, owner, '이제');
    expect(await ofThread(minji, other)).toHaveLength(1);
  });

  it('are told as somebody chose: under the bell or not at all', async () => {
    const { minji, owner, start, reply } = await makeTable();
    const thread = await start(minji, '하나');
    const choose = (app: boolean, mail: string) =>
      minji.put('/api/notification-settings', { topics: { replies: { app, mail } } });
    must(await choose(false, 'off'));
    await reply(thread, owner, '첫째');
    expect(await ofThread(minji, thread)).toEqual([]);
    must(await choose(true, 'off'));
    await reply(thread, owner, '둘째');
    expect(await ofThread(minji, thread)).toHaveLength(1);
    expect(must(await minji.get('/api/notification-settings'))).toMatchObject({
      topics: { replies: { app: true, mail: 'off' } },
      digest: 'weekdays',
      mail: { isOn: true, to: minji.person.email },
    });
    expect((await minji.put('/api/notification-settings', { zone: 'Mars/Base' })).statusCode).toBe(400);
  });

  it('are absent for who does not see the card any more, and for who is not there any more', async () => {
    const { minji, owner, editor, member, nodeId, url, change, start, reply } = await makeTable();
    const thread = await start(minji, '하나');
    await reply(thread, owner, `@[${editor.person.id}] 둘`);
    must(await change(owner, { do: 'patch-node', id: nodeId, patch: { audience: { to: 'editors' } } }));
    expect([await ofThread(minji, thread), (await list(minji)).unread]).toEqual([[], 0]);
    expect(await ofThread(editor, thread)).toHaveLength(1);
    must(await owner.remove(`${url}/members/${member.id}`));
    const { items } = await list(editor);
    expect([items[0]?.kind, items.some(({ threadId }) => threadId)]).toEqual(['removed', false]);
  });
});
describe('mails about notices', () => {
  it('go after three minutes to who has not read, in his language, with what was said and how it ends', async () => {
    const { minji, owner, canvas, start, reply } = await makeTable();
    const thread = await start(minji, '여기 어때요?');
    await reply(thread, owner, `좋아요. @[${minji.person.id}] https://evil.test/x 보세요`);
    await pass(MINUTE_MS);
    expect(aboutComments(minji)).toEqual([]);
    await pass(2 * MINUTE_MS);
    const [mail, ...more] = aboutComments(minji);
    expect(more).toEqual([]);
    const { heads, text, html } = mail!;
    const [me, by] = [minji.person.firstName, owner.person.firstName];
    expect(heads.get('subject')).toEqual([`${by}님이 ‘홈카페’ 댓글에서 나를 멘션했어요`]);
    expect(heads.get('references')).toEqual([`<thread-${thread.id}@maru.test>`]);
    expect(heads.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    const path = unsubscribePath(mail!);
    expect(text.trimEnd()).toBe(
      [
        `${by}님이 ‘홈카페’ 댓글에서 나를 멘션했어요`,
        `> 좋아요. @${me} evil . test/x 보세요`,
        `댓글 열기:\n${app.url}/canvas/${canvas.id}?thread=${thread.id}`,
        `-- \nMaru\n이 보드의 댓글을 메일로 알려 드리고 있어요.`,
      ].join('\n\n') + `\n이 보드의 알림 끄기: ${app.url}${path}\n알림 설정: ${app.url}/settings#notices`,
    );
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to?.replaceAll('&#38;', '&'))).toEqual([
      `${app.url}/canvas/${canvas.id}?thread=${thread.id}`,
      `${app.url}${path}`,
      `${app.url}/settings#notices`,
    ]);
    expect(html).not.toMatch(/<img|url\(|@import/);
  });

  it('are in English for who reads English', async () => {
    const { minji, owner, editor, start, reply } = await makeTable('Home café');
    must(await minji.put('/api/notification-settings', { language: 'en', zone: 'Europe/Paris' }));
    const thread = await start(minji, 'Look');
    await reply(thread, owner, 'Good');
    await reply(thread, editor, 'Very good');
    await pass(3 * MINUTE_MS);
    expect(subjects(minji)).toEqual([`${editor.person.firstName} and 1 other replied on “Home café”`]);
    expect(aboutComments(minji)[0]?.text).toContain(
      `> ${owner.person.firstName}: Good\n> ${editor.person.firstName}: Very good`,
    );
  });

  it('do not go when that happens while the mail server is asked', async () => {
    const { minji, owner, start, reply } = await makeTable();
    const thread = await start(minji, '하나');
    await reply(thread, owner, '둘');
    let isRead = Promise.resolve<unknown>(null);
    const release = Promise.withResolvers<void>();
    server.onStep = (step) => {
      if (step === 'from')
        isRead = minji.put(`/api/threads/${thread.id}/read`, { seq: 999 }).then(() => release.resolve());
      if (step === 'from') throw Object.assign(new Error('later'), { responseCode: 451 });
    };
    aheadMs += 4 * MINUTE_MS;
    await app.deps.jobs.send('notices.mail', {});
    await release.promise;
    await isRead;
    server.onStep = () => undefined;
    await app.deps.database.query(
      "update boss.job set start_after = now() where name = 'mail.send' and state = 'retry'",
    );
    await pass(0);
    expect(subjects(minji)).toEqual([]);
  });

  it('come once in ten minutes of one thread, with what is new', async () => {
    const { minji, owner, start, reply } = await makeTable();
    const thread = await start(minji, '하나');
    await reply(thread, owner, '첫 답');
    await pass(3 * MINUTE_MS);
    await reply(thread, owner, '둘째 답');
    await pass(4 * MINUTE_MS);
    expect(aboutComments(minji)).toHaveLength(1);
    await pass(6 * MINUTE_MS);
    const [, second] = aboutComments(minji);
    expect(second?.text).toContain('> 둘째 답');
    expect(second?.text).not.toContain('첫 답');
  });

  it('are eight a day, and what comes beyond waits for the digest of the next weekday at nine', async () => {
    const { minji, owner, start, reply } = await makeTable();
    const digests = () =>
      mailsTo(minji).filter(({ heads }) => heads.get('subject')?.[0]?.startsWith('읽지 않은 알림이'));
    toWeekday(1, 11);
    for (let i = 0; i < 10; i++) await reply(await start(minji, `${i}`), owner, `답 ${i}`);
    await pass(3 * MINUTE_MS);
    expect(aboutComments(minji)).toHaveLength(8);
    await pass(3 * HOUR_MS);
    expect(digests()).toEqual([]);
    toWeekday(2, 9);
    await pass(MINUTE_MS);
    expect(digests().map(({ heads }) => heads.get('subject')?.[0])).toEqual(['읽지 않은 알림이 2건 있어요']);
    await pass(HOUR_MS);
    expect(digests()).toHaveLength(1);
  });

  it('end by one press of a program for mails, and by looking at the address nothing changes', async () => {
    const { minji, owner, url, start, reply } = await makeTable();
    const thread = await start(minji, '하나');
    await reply(thread, owner, '둘');
    await pass(3 * MINUTE_MS);
    const path = unsubscribePath(aboutComments(minji)[0]!);
    const watch = async () => must(await minji.get(`${url}/watch`));
    const page = await app.visitor.get(path);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<form method="post">');
    await app.visitor.send({ method: 'HEAD', url: path });
    expect(await watch()).toEqual({ level: 'mine', mutedUntil: null });
    for (const wrong of [`${path}x`, path.replace(/.\./, 'A.'), `/api/unsubscribe/${randomUUID()}`]) {
      expect((await app.visitor.get(wrong)).statusCode).toBe(404);
      expect((await app.visitor.post(wrong)).statusCode).toBe(404);
    }
    // As a provider of mails sends it: from nowhere, with a form.
    const pressed = await app.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    expect(await watch()).toEqual({ level: 'none', mutedUntil: null });
    await reply(thread, owner, '셋');
    await pass(15 * MINUTE_MS);
    expect(aboutComments(minji)).toHaveLength(1);
  });
});

/** Moves the clock to the next such weekday (Monday is 1) and hour of Seoul. */
function toWeekday(day: number, hour: number) {
  const now = Date.now() + aheadMs;
  const at = new Date(now + 9 * HOUR_MS);
  at.setUTCHours(hour, 0, 0, 0);
  while (at.getUTCDay() !== day || at.getTime() - 9 * HOUR_MS <= now) at.setTime(at.getTime() + 24 * HOUR_MS);
  aheadMs += at.getTime() - 9 * HOUR_MS - now;
}
