import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { Letter } from '../mail/letter.ts';
import { handIn } from '../mail/smtp.ts';
import { readConfig } from '../platform/config.ts';
import { makeMailDesk, type MailDesk } from '../testing/mail-desk.ts';
import { answer, readMail } from '../testing/mail-server.ts';
import { seatPeople } from '../testing/seat-people.ts';
import { digestLetter, noticeLetter } from './notice-letter.ts';

let desk: MailDesk;
beforeAll(async () => {
  desk = await makeMailDesk('2026-03-03T01:00:00Z');
  await desk.app.signIn('System');
});
afterAll(() => desk.close());

const endings = ['\r\n', '\n', '\r', '\u2028', '\u0085'];
const payloads = [
  'Bcc: thief@evil.test',
  'To: thief@evil.test',
  'X-Evil: 1',
  'Content-Type: text/html; charset=utf-8',
  '.\r\nMAIL FROM:<thief@evil.test>\r\nRCPT TO:<thief@evil.test>\r\nDATA',
  '=?utf-8?q?=0D=0ABcc:_thief=40evil.test?=',
  '\r\n<script src="https://evil.test/x"></script>',
  `${'x'.repeat(2_000)}\r\nSubject: https://evil.test/x`,
];
const usual: Notification = {
  id: randomUUID(),
  kind: 'replied',
  title: '홈카페',
  detail: null,
  place: { canvasId: randomUUID(), projectId: null, orgId: null, nodeId: null },
  invitationId: null,
  threadId: randomUUID(),
  boardId: randomUUID(),
  people: ['민지'],
  count: 1,
  createdAt: '2026-03-03T01:00:00.000Z',
  readAt: null,
};
const to = { to: 'reader@maru.test', language: 'ko', publicUrl: 'https://maru.test' } as const;
const by = { ...to, unsubscribeUrl: 'https://maru.test/api/unsubscribe/x' };
const fields: Record<string, (typed: string) => Letter> = {
  'the title of a canvas': (title) => noticeLetter({ ...usual, title }, [], by),
  'the name of who answered': (name) => noticeLetter({ ...usual, people: [name] }, [{ name, body: '네' }], by),
  'the name of who restored': (detail) => noticeLetter({ ...usual, kind: 'restored', people: [], detail }, [], by),
  'a comment': (body) => noticeLetter(usual, [{ name: '민지', body }], by),
  'a row of a digest': (title) => digestLetter([{ ...usual, title }], by),
};

const known = new Set(
  `from to subject message-id references in-reply-to date mime-version content-type auto-submitted content-language
  content-transfer-encoding list-unsubscribe list-unsubscribe-post`.split(/\s+/),
);

describe('what people typed', () => {
  it.each(Object.keys(fields))('makes no head, no addressee and nothing to press of %s', async (field) => {
    const { mail } = readConfig({ NODE_ENV: 'test', ...desk.server.env });
    desk.taken();
    const signal = AbortSignal.timeout(60_000);
    const typed = endings.flatMap((ending) => payloads.map((payload) => `홈${ending}${payload}${ending}${ending}끝`));
    const hand = (words: string) =>
      handIn(mail!, fields[field]!(words), { id: randomUUID(), at: new Date(), begin: async () => true, signal });
    expect(await Promise.all(typed.map(hand))).toEqual(typed.map(() => ({ ok: true })));
    expect(desk.server.received).toHaveLength(endings.length * payloads.length);
    for (const { to: addressees, raw } of desk.server.received) {
      const { heads, html } = readMail(raw);
      expect(addressees).toEqual(['reader@maru.test']);
      expect([...heads].filter(([name, values]) => !known.has(name) || values.length > 1)).toEqual([]);
      expect(heads.get('to')).toEqual(['reader@maru.test']);
      expect(html).not.toMatch(/<script|(?:href|src)="[^"]*evil/);
    }
  });
});

describe('a mail about a notice', () => {
  let count = 500;
  const stop = () => {
    throw answer(421);
  };
  const cut = () => {
    desk.server.cut();
    throw new Error('cut');
  };
  const during = (step: string, act: () => void) => async () => {
    desk.server.onStep = (at) => void (at === step && act());
    await desk.pass(0);
    desk.server.onStep = () => undefined;
  };
  it.each<[string, () => Promise<unknown>, number]>([
    ['the process ends after it was written and before it is sent', () => desk.handOver(), 1],
    ['the mail server is gone', during('connect', stop), 1],
    ['the mail server refuses the sender for now', during('from', stop), 1],
    ['the mail server refuses the addressee for now', during('to', stop), 1],
    ['two processes hand over at once', () => Promise.all([desk.handOver(), desk.handOver()]), 1],
    ['it was sent', () => desk.pass(0), 1],
    // Nobody knows whether it was taken: it rather does not arrive than twice.
    ['the connection ends before the mail server has said so', during('end', cut), 0],
  ])('goes once or not at all, and never twice, where %s', async (_, happens, times) => {
    const { minji, owner, start } = await seatPeople(desk.app, ++count);
    await start(minji, '여기 어때요?');
    await desk.handOver(179_000);
    desk.taken();
    await desk.handOver(1_000).then(() => undefined);
    await happens();
    await desk.restart();
    await desk.send();
    await desk.restart();
    await desk.send();
    expect(desk.taken().filter(([address]) => address === owner.person.email)).toHaveLength(times);
  });
});
