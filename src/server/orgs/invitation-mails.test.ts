import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Invitation, NewlyInvited, OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { forgetMailUses } from '../mail/mails.service.ts';
import { answer, readMail, startMailServer, type MailServer } from '../testing/mail-server.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeStudio, must, type PlaceUrl } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let server: MailServer;
let app: TestApp;
let admin: SignedInClient;
let aheadMs = 0;
let people = 0;

beforeAll(async () => {
  server = await startMailServer();
  app = await makeApp({ env: server.env, clock: { now: () => Date.now() + aheadMs } });
  admin = await app.signIn('Admin');
});
afterAll(async () => {
  await app.close();
  await server.close();
});
afterEach(() => {
  server.onStep = () => undefined;
});

/** Somebody of his own limits, with an organisation and a project. */
async function inviter() {
  const owner = await app.signIn(`Inviter${++people}`);
  return { owner, ...(await makeStudio(owner, `Studio${people}`)), to: `guest${people}@people.test` };
}
const invite = async (by: SignedInClient, url: PlaceUrl, email: string, more: object = {}) =>
  must<NewlyInvited>(await by.post(`${url}/invitations`, { email, role: 'viewer', ...more }));
const listed = async (by: SignedInClient, url: PlaceUrl) => must<Invitation[]>(await by.get(`${url}/invitations`));
const mailsTo = (email: string) =>
  server.received.filter(({ to }) => to.includes(email)).map(({ raw }) => readMail(raw));
const rowsTo = (email: string) =>
  app.deps.database.query<{ key: string; state: string; tries: number }>(
    'select key, state, tries from mails where to_address = $1 order by created_at, id',
    [email],
  );
const arrived = (email: string, times = 1) => vi.waitFor(() => expect(mailsTo(email)).toHaveLength(times), within);
const became = (email: string, ...states: string[]) =>
  vi.waitFor(async () => expect((await rowsTo(email)).map(({ state }) => state)).toEqual(states), within);
const within = { timeout: 60_000, interval: 20 };
/** The first try is over, and the next one waits. */
const wasPutOff = (email: string) =>
  vi.waitFor(async () => {
    const again = await app.deps.database.query(
      `select from boss.job where name = 'mail.send' and state = 'retry' and data ->> 'mailId' in (select id::text from mails where to_address = $1)`,
      [email],
    );
    expect(again).toHaveLength(1);
  }, within);
/** Has what waits to be tried again be tried now. */
async function hurry() {
  const { database } = app.deps;
  await database.query("update boss.job set start_after = now() where name = 'mail.send' and state = 'retry'");
  await database.notify('jobs', 'mail.send');
}
const refuse = (code: number) => {
  server.onStep = (step) => {
    if (step === 'end') throw answer(code);
  };
};

describe('an invitation', () => {
  it('goes out by mail in the language of who invites, and tells when', async () => {
    const { owner, orgUrl, to } = await inviter();
    const note = '금요일까지 봐 주세요. https://evil.test/x\n고마워요!';
    const sent = await invite(owner, orgUrl, to, { role: 'editor', note, language: 'ko' });
    expect(sent).toMatchObject({ mailed: true, mail: 'waiting', mailedAt: null });
    await arrived(to);
    const { heads, text, html } = mailsTo(to)[0]!;
    expect(heads.get('subject')).toEqual([`Inviter${people}님이 ‘Studio${people}’에 초대했어요`]);
    expect(heads.get('from')).toEqual([`"Inviter${people} (Maru)" <no-reply@maru.test>`]);
    const link = `${app.url}/invitations/${sent.id}`;
    const until = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(
      new Date(sent.expiresAt),
    );
    for (const body of [text, html]) {
      expect(body).toContain('Maru에서 함께 쓰는 조직이에요. 받을 역할: 편집');
      expect(body).toContain('금요일까지 봐 주세요. evil . test/x');
      expect(body).toContain(link);
      expect(body).toContain(`${until}까지 ${to} 계정으로`);
      expect(body.match(/\w+:\/\/[^\s"<]+/g)?.filter((one) => one !== link)).toEqual([]);
    }
    expect(html).not.toMatch(/src=|url\(|<img|<link|@import/);
    await vi.waitFor(async () => {
      const [now] = await listed(owner, orgUrl);
      expect(now).toMatchObject({ id: sent.id, mail: 'sent', mailedAt: expect.stringMatching(/Z$/) });
    }, within);
    const [guest] = [await app.signIn(`guest${people}`)];
    expect(Object.keys(must<OwnInvitation[]>(await guest.get('/api/invitations'))[0] ?? {})).not.toContain('mail');
  });

  it('goes out for a project and a canvas alike, and in English where the browser of who invites is English', async () => {
    const { owner, projectUrl, to } = await inviter();
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    must(await owner.post(`${projectUrl}/invitations`, { email: to, role: 'admin' }, headers));
    const { boardId } = must<{ boardId: string }>(
      await owner.post('/api/canvases', { title: 'Home <b>café</b>', useTemplate: 'blank' }),
    );
    must(await owner.post(`/api/boards/${boardId}/invitations`, { email: to, role: 'viewer' }, headers));
    await arrived(to, 2);
    const texts = mailsTo(to).map(({ text }) => text);
    expect(texts.find((text) => text.includes('a project'))).toContain('Your role: Admin');
    expect(texts.find((text) => text.includes('a canvas'))).toContain('invited you to “Home <b>café</b>”');
    expect(mailsTo(to).some(({ html }) => html.includes('<b>café'))).toBe(false);
  });

  it('is mailed once where it is made twice at the same moment, and once more where it is made again later', async () => {
    const { owner, orgUrl, to } = await inviter();
    const two = await Promise.all([invite(owner, orgUrl, to), invite(owner, orgUrl, to)]);
    expect(two.map(({ mailed }) => mailed)).toEqual([true, true]);
    await became(to, 'sent');
    expect(await invite(owner, orgUrl, to)).toMatchObject({
      mailed: true,
      mail: 'waiting',
      mailedAt: expect.any(String),
    });
    await became(to, 'sent', 'sent');
    expect(mailsTo(to)).toHaveLength(2);
    expect((await rowsTo(to)).map(({ key }) => key.split(':').at(-1))).toEqual(['1', '2']);
  });

  it('is not mailed where its transaction fails', async () => {
    const { owner, orgUrl } = await inviter();
    const refused = await owner.post(`${orgUrl}/invitations`, { email: owner.person.email, role: 'viewer' });
    expect(refused.statusCode).toBe(409);
    expect(await rowsTo(owner.person.email ?? '')).toEqual([]);
  });

  it.each([
    [
      'withdrawn',
      async (by: SignedInClient, url: PlaceUrl, id: string) => void must(await by.remove(`${url}/invitations/${id}`)),
    ],
    [
      'accepted',
      async (_by: SignedInClient, _url: PlaceUrl, id: string) =>
        void must(await (await app.signIn(`guest${people}`)).post(`/api/invitations/${id}/accept`)),
    ],
    [
      'over',
      async (_by: SignedInClient, _url: PlaceUrl, id: string) =>
        void (await app.deps.database.query(
          "update invitations set expires_at = now() - interval '1 day' where id = $1",
          [id],
        )),
    ],
  ])('that is %s before its mail went out is not mailed, and its address is gone', async (_, end) => {
    const { owner, orgUrl, to } = await inviter();
    refuse(451);
    const { id } = await invite(owner, orgUrl, to);
    await wasPutOff(to);
    await end(owner, orgUrl, id);
    server.onStep = () => undefined;
    await vi.waitFor(async () => {
      await hurry();
      const open = await app.deps.database.query(
        "select from boss.job where name = 'mail.send' and state in ('created', 'retry', 'active')",
      );
      expect(open).toEqual([]);
    }, within);
    expect([await rowsTo(to), mailsTo(to)]).toEqual([[], []]);
  });
});

describe('a mail that the server does not take', () => {
  it('is tried five times where the server puts it off, and the invitation stands', async () => {
    const { owner, orgUrl, to } = await inviter();
    let asked = 0;
    server.onStep = (step) => {
      if (step === 'to' && ++asked) throw answer(451);
    };
    const { id } = await invite(owner, orgUrl, to);
    await vi.waitFor(async () => {
      await hurry();
      expect(await rowsTo(to)).toMatchObject([{ state: 'failed', tries: 5 }]);
    }, within);
    expect(asked).toBe(5);
    expect(await listed(owner, orgUrl)).toMatchObject([{ id, mail: 'failed', mailedAt: null }]);
    const guest = await app.signIn(`guest${people}`);
    must(await guest.post(`/api/invitations/${id}/accept`));
  });

  it('goes out at a later try', async () => {
    const { owner, orgUrl, to } = await inviter();
    refuse(451);
    await invite(owner, orgUrl, to);
    await wasPutOff(to);
    server.onStep = () => undefined;
    await vi.waitFor(async () => {
      await hurry();
      expect(await rowsTo(to)).toMatchObject([{ state: 'sent', tries: 2 }]);
    }, within);
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('is given up at once where the server will never take it', async () => {
    const { owner, orgUrl, to } = await inviter();
    refuse(550);
    await invite(owner, orgUrl, to);
    await became(to, 'failed');
    expect(await rowsTo(to)).toMatchObject([{ tries: 1 }]);
  });
});

describe('how many mails go out', () => {
  it('is three in a week to one address about one place, also when the invitation is withdrawn in between', async () => {
    const { owner, orgUrl, projectUrl, to } = await inviter();
    for (const times of [1, 2, 3]) {
      const { id, mailed } = await invite(owner, orgUrl, to);
      expect(mailed, String(times)).toBe(true);
      await arrived(to, times);
      await vi.waitFor(async () => expect((await rowsTo(to)).at(-1)?.state).toBe('sent'), within);
      must(await owner.remove(`${orgUrl}/invitations/${id}`));
    }
    const stands = await invite(owner, orgUrl, to);
    expect(stands).toMatchObject({ mailed: false, mail: null, mailedAt: null });
    expect(await listed(owner, orgUrl)).toHaveLength(1);
    expect((await invite(owner, projectUrl, to)).mailed).toBe(true);
    aheadMs += 7 * DAY_MS + 1_000;
    await forgetMailUses(app.deps);
    expect((await invite(owner, orgUrl, to)).mailed).toBe(true);
  });

  it('is twenty in an hour by one person', async () => {
    const { owner, orgUrl, to } = await inviter();
    const told: boolean[] = [];
    for (let i = 0; i < 22; i++) told.push((await invite(owner, orgUrl, `${i}${to}`)).mailed);
    expect(told).toEqual(told.map((_, i) => i < 20));
    expect(await listed(owner, orgUrl)).toHaveLength(22);
    aheadMs += 3_600_000;
    expect((await invite(owner, orgUrl, `20${to}`)).mailed).toBe(true);
  });
});

describe('the mail server', () => {
  it('is told of by the settings, and none by those of a server without one', async () => {
    expect(must(await app.visitor.get('/api/settings'))).toMatchObject({ mail: true });
    const silent = await makeApp();
    try {
      await silent.signIn('Admin');
      const owner = await silent.signIn('Owner');
      const { orgUrl } = await makeStudio(owner);
      expect(must(await silent.visitor.get('/api/settings'))).toMatchObject({ mail: false });
      expect(await invite(owner, orgUrl, 'a@people.test')).toMatchObject({ mailed: false, mail: null, mailedAt: null });
      expect(await silent.deps.database.query('select from mails')).toEqual([]);
    } finally {
      await silent.close();
    }
  });

  it('is tried by an administrator with a mail to his own proven address', async () => {
    expect(must(await admin.post('/api/mail/test', { language: 'en' }))).toEqual({ ok: true, to: 'admin@people.test' });
    expect(mailsTo('admin@people.test').map(({ heads }) => heads.get('subject'))).toEqual([['Maru mail test']]);
    refuse(554);
    expect(must(await admin.post('/api/mail/test', {}))).toEqual({
      ok: false,
      problem: 'refused',
      told: expect.stringMatching(/^554 .*not now/),
    });
    await app.deps.database.query('update users set email_verified = false where id = $1', [admin.person.id]);
    expect(must(await admin.post('/api/mail/test', {}))).toEqual({ ok: false, problem: 'no-address', told: null });
    expect((await (await inviter()).owner.post('/api/mail/test', {})).statusCode).toBe(403);
  });
});
