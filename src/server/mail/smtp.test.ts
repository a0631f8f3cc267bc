import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import type { MailConfig } from '../platform/mail-config.ts';
import { invitationLetter } from '../orgs/invitation-letter.ts';
import { answer, readMail, startMailServer, type MailServer } from '../testing/mail-server.ts';
import type { Letter } from './letter.ts';
import { handIn } from './smtp.ts';
import { testLetter } from './test-letter.ts';

let server: MailServer;
afterEach(() => server?.close());

const letter = testLetter('someone@people.test', 'http://localhost:3000', 'ko');
const configOf = (more: Partial<MailConfig> = {}): MailConfig => ({ ...readConfig(server.env).mail!, ...more });
const send = (config: MailConfig, what: Letter = letter, begin = async () => true) =>
  handIn(config, what, {
    id: 'id-1',
    at: new Date('2026-11-29T00:00:00Z'),
    begin,
    signal: AbortSignal.timeout(20_000),
  });
const login = { user: 'maru', pass: 'p@ss/1' };
const demandsLogin = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (({ username, password }, _session, done) =>
    username === login.user && password === login.pass
      ? done(null, { user: username })
      : done(new Error('unknown user'))) satisfies NonNullable<Parameters<typeof startMailServer>[0]>['onAuth'],
};

describe('a mail', () => {
  it('is handed in with its heads and both of its bodies', async () => {
    server = await startMailServer();
    expect(await send(configOf())).toEqual({ ok: true });
    const [got] = server.received;
    expect([got?.from, got?.to]).toEqual(['no-reply@maru.test', ['someone@people.test']]);
    const { heads, text, html } = readMail(got?.raw ?? '');
    expect(Object.fromEntries(heads)).toMatchObject({
      from: ['Maru <no-reply@maru.test>'],
      to: ['someone@people.test'],
      subject: ['Maru 메일 시험'],
      'message-id': ['<id-1@maru.test>'],
      'auto-submitted': ['auto-generated'],
      date: ['Sun, 29 Nov 2026 00:00:00 +0000'],
    });
    expect(text).toContain('이 서버는 이제 초대를 메일로 보낼 수 있어요.');
    expect(html).toContain('이 서버는 이제 초대를 메일로 보낼 수 있어요.');
  });

  it('is handed in with a name and a password where the server wants them', async () => {
    server = await startMailServer(demandsLogin);
    expect(await send(configOf({ login }))).toEqual({ ok: true });
    expect(await send(configOf({ login: { ...login, pass: 'wrong' } }))).toMatchObject({
      problem: 'login',
      taken: 'later',
      told: expect.stringContaining('535'),
    });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['in the clear to a server that is not this machine', {}, { hideSTARTTLS: true }],
    ['to one whose certificate nobody vouches for', {}, {}],
    ['to such a one that is encrypted from the first byte', { isTls: true }, { secure: true }],
    ['encrypted to one that speaks in the clear', { isTls: true }, {}],
  ])('does not go %s', async (_, more, options) => {
    server = await startMailServer(options);
    expect(await send(configOf({ isLocal: false, ...more }))).toMatchObject({ problem: 'tls', taken: 'later' });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['at the greeting', 'connect', 554, 'refused', 'later'],
    ['of who sends, for now', 'from', 451, 'refused', 'later'],
    ['of who gets it, for good', 'to', 550, 'refused', 'no'],
    ['of the whole, for now', 'end', 451, 'refused', 'later'],
    ['of the whole, for good', 'end', 554, 'refused', 'no'],
  ] as const)('that is refused %s says so', async (_, wrong, code, problem, taken) => {
    server = await startMailServer({
      onStep: (step) => {
        if (step === wrong) throw answer(code, '그만\u0007 now');
      },
    });
    const done = await send(configOf());
    expect(done).toMatchObject({ ok: false, problem, taken });
    expect(done.ok ? '' : done.told).toMatch(new RegExp(`^${code}[^\\u0007]*now`));
  });

  it('of which nobody knows whether it was taken says that', async () => {
    server = await startMailServer({ onStep: (step) => void (step === 'end' && void server.cut()) });
    expect(await send(configOf())).toMatchObject({ ok: false, taken: 'unknown' });
  });

  it('does not go when the server waits for it and it is not wanted any more', async () => {
    server = await startMailServer();
    expect(await send(configOf(), letter, async () => false)).toMatchObject({ taken: 'held' });
    expect(server.received).toEqual([]);
  });

  it('is tried again where no server is', async () => {
    server = await startMailServer();
    const config = configOf();
    await server.close();
    expect(await send(config)).toMatchObject({ problem: 'unreachable', taken: 'later', told: null });
  });
});

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\\r\\n', '%0d%0a', '\r\n ', '\u000b'];
const injections = [
  'Bcc: thief@evil.test',
  'Subject: other',
  'From: boss@bank.test',
  'Content-Type: text/html',
  '\r\n<script>alert(1)</script>',
  '"; <thief@evil.test>',
  '" <thief@evil.test>, "',
  '=?utf-8?B?DQpCY2M6IHRoaWVmQGV2aWwudGVzdA==?=',
  '.\r\nMAIL FROM:<thief@evil.test>',
  '한글 이름, (주) "따옴표" <꺾쇠>',
];

it('carries no head, no addressee and no element that somebody put into a name, a title or a note', async () => {
  server = await startMailServer();
  const config = configOf();
  const names = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'];
  const usual = new Set([...names, 'auto-submitted', 'content-language', 'content-transfer-encoding']);
  for (const [i, ending] of breaks.entries()) {
    const tried = injections.map(async (words, k) => {
      const typed = `지우${ending}${words}`;
      const own = { to: `a${i}-${k}@people.test`, kind: 'canvas', role: 'viewer', expiresAt: new Date() } as const;
      const news = { ...own, id: 'x', placeName: typed, inviterName: typed, note: typed };
      expect(await send(config, invitationLetter(news, 'http://localhost:3000', 'en'))).toEqual({ ok: true });
      const got = server.received.find(({ to }) => to[0] === own.to);
      const { heads, html } = readMail(got?.raw ?? '');
      expect(got?.to).toEqual([own.to]);
      expect(
        [...heads.keys()].filter((name) => !usual.has(name)),
        typed,
      ).toEqual([]);
      for (const name of names) expect(heads.get(name), `${name} of ${typed}`).toHaveLength(1);
      expect(heads.get('from')?.[0], typed).toMatch(/<no-reply@maru\.test>$/);
      expect(heads.get('to'), typed).toEqual([own.to]);
      expect(html, typed).not.toMatch(/<script|<thief|<꺾쇠/);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
        'http://localhost:3000/invitations/x',
      ]);
    });
    await Promise.all(tried);
  }
  expect(server.received).toHaveLength(100);
});
