import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thread } from '#contract/comments/comments.schema.ts';
import { makeMailDesk, type MailDesk } from '../testing/mail-desk.ts';
import { seatPeople } from '../testing/seat-people.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

/** Tuesdays at ten in Seoul, one a script. */
const FIRST = Date.parse('2026-03-03T01:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

let desk: MailDesk;
let count = 0;
beforeAll(async () => {
  desk = await makeMailDesk(new Date(FIRST).toISOString());
  await desk.app.signIn('System');
});
afterAll(() => desk.close());

type Who = 'minji' | 'owner' | 'editor';
type Table = Awaited<ReturnType<typeof seatPeople>>;

/** Minji may comment, the card is the owner's. A thread and a comment are always the last one, a comment the last of who acts. */
async function makeStage() {
  const table = await seatPeople(desk.app, ++count);
  let thread: Thread | null = null;
  const comments = new Map<SignedInClient, string>();
  let last = '';
  const threadUrl = () => `/api/threads/${thread?.id}`;
  const say = async (who: SignedInClient, body: string) => {
    const id = randomUUID();
    must(await who.post(`${threadUrl()}/comments`, { id, body }));
    comments.set(who, id);
    last = id;
  };
  const settings = (who: SignedInClient, body: object) => who.put('/api/notification-settings', body);
  const named = (who: Who) => `@[${table[who].person.id}] 봐 주세요`;
  const acts: Record<string, (who: SignedInClient, object: string) => Promise<unknown>> = {
    async starts(who, object) {
      thread = await table.start(who, object ? named(object as Who) : '여기 어때요?');
      comments.set(who, thread.comments[0]?.id ?? '');
      last = thread.comments[0]?.id ?? '';
    },
    replies: (who) => say(who, '좋아요'),
    names: (who, object) => say(who, named(object as Who)),
    'edits naming': (who, object) => who.put(`/api/comments/${comments.get(who)}`, { body: named(object as Who) }),
    edits: (who) => who.put(`/api/comments/${comments.get(who)}`, { body: '고쳤어요' }),
    removes: (who) => who.remove(`/api/comments/${comments.get(who)}`),
    reads: (who) => who.put(`${threadUrl()}/read`, { seq: 999 }),
    looks: (who) => who.post('/api/notifications/read'),
    resolves: (who) => who.put(threadUrl(), { resolved: true }),
    reopens: (who) => who.put(threadUrl(), { resolved: false }),
    reacts: (who) => who.put(`/api/comments/${last}/reaction`, { sign: 'like', on: true }),
    'mutes thread': (who) => who.put(`${threadUrl()}/watch`, { level: 'none' }),
    'mutes board': (who) => who.put(`${table.url}/watch`, { level: 'none' }),
    'mutes board for a day': (who) =>
      who.put(`${table.url}/watch`, { mutedUntil: new Date(desk.now() + UNITS.d).toISOString() }),
    watches: (who) => who.put(`${table.url}/watch`, { level: 'all' }),
    'mails off': (who, topic) => settings(who, { topics: { [topic]: { app: true, mail: 'off' } } }),
    'mails at once': (who, topic) => settings(who, { topics: { [topic]: { app: true, mail: 'now' } } }),
    'mails daily': (who, topic) => settings(who, { topics: { [topic]: { app: true, mail: 'digest' } } }),
    digest: (who, days) => settings(who, { digest: days }),
    english: (who) => settings(who, { language: 'en' }),
    hides: (who) => table.change(who, { do: 'patch-node', id: table.nodeId, patch: { audience: { to: 'editors' } } }),
    shows: (who) => table.change(who, { do: 'patch-node', id: table.nodeId, patch: { audience: null } }),
    'takes card': (who) => table.change(who, { do: 'remove-node', id: table.nodeId }),
    trashes: (who) => who.remove(`/api/canvases/${table.canvas.id}`),
    dismisses: async (who, object) => who.remove(`${table.url}/members/${await memberOf(table, object as Who)}`),
    promotes: async (who, object) =>
      who.put(`${table.url}/members/${await memberOf(table, object as Who)}`, { role: 'editor' }),
  };
  return async (line: string) => {
    const wait = /^(\d+)([mhd])$/.exec(line);
    if (wait) return desk.pass(Number(wait[1]) * UNITS[wait[2] as keyof typeof UNITS]);
    const [name = '', ...rest] = line.split(' ');
    const who = table[name as Who];
    const verb = Object.keys(acts)
      .filter((known) => rest.join(' ').startsWith(known))
      .toSorted((a, b) => b.length - a.length)[0];
    if (!who || !verb) throw new Error(`what is ${line}?`);
    const answer = await acts[verb]?.(who, rest.join(' ').slice(verb.length).trim());
    if (answer && typeof answer === 'object' && 'statusCode' in answer) must(answer as never);
  };
}

async function memberOf({ owner, url, ...people }: Table, who: Who): Promise<string> {
  const { members } = must<{ members: { id: string; userId: string }[] }>(await owner.get(`${url}/sharing`));
  const userId = { owner, ...people }[who].person.id;
  return members.find((one) => one.userId === userId)?.id ?? '';
}

const noted = (by: string, to = 'Owner') => `${to}: ${by}님이 ‘홈카페’에 댓글을 남겼어요`;
const replied = (by: string, to: string) => `${to}: ${by} ‘홈카페’ 댓글에 답했어요`;
const called = (by: string, to: string) => `${to}: ${by}님이 ‘홈카페’ 댓글에서 나를 멘션했어요`;
const digest = (n: number, to: string) => `${to}: 읽지 않은 알림이 ${n}건 있어요`;

const scripts: [title: string, steps: string, mails: string[]][] = [
  ['a comment at a card goes to its maker after three minutes', 'minji starts, 2m, 1m', [noted('Minji')]],
  ['nothing goes before three minutes', 'minji starts, 2m', []],
  ['nobody gets a mail for what he wrote himself', 'owner starts, owner replies, 5m', []],
  ['who only works on the board gets none', 'minji starts, 5m', [noted('Minji')]],
  ['an answer goes to who began', 'minji starts, owner looks, owner replies, 3m', [replied('Owner님이', 'Minji')]],
  [
    'two answers are one mail',
    'minji starts, owner looks, owner replies, editor replies, owner looks, 3m',
    [replied('Editor님 외 1명이', 'Minji')],
  ],
  [
    'two answers of one person are one mail',
    'minji starts, owner looks, owner replies, owner replies, 3m',
    [replied('Owner님이', 'Minji')],
  ],
  ['a name is called at once', 'owner starts editor, 3m', [called('Owner', 'Editor')]],
  [
    'a name in an answer speaks for the whole',
    'minji starts, owner looks, owner replies, owner names minji, 3m',
    [called('Owner', 'Minji')],
  ],
  ['who names himself is told nothing', 'owner starts owner, 5m', []],
  ['what was read at the thread is not mailed', 'minji starts, owner reads, 5m', []],
  ['what was read under the bell is not mailed', 'minji starts, owner looks, 5m', []],
  ['what was removed is not mailed', 'minji starts, owner looks, owner replies, owner removes, 5m', []],
  [
    'of two, one removed, the other is mailed',
    'minji starts, owner looks, owner replies, editor replies, owner looks, editor removes, 3m',
    [replied('Owner님이', 'Minji')],
  ],
  ['an edit lets the mail wait anew', 'minji starts, 2m, minji edits, 2m', []],
  ['an edit lets the mail go three minutes after it', 'minji starts, 2m, minji edits, 3m', [noted('Minji')]],
  ['a name that an edit adds is called', 'owner starts, owner edits naming editor, 3m', [called('Owner', 'Editor')]],
  ['a name that an edit drops is not called', 'owner starts editor, owner edits, 5m', []],
  [
    'what comes within ten minutes of a mail waits for them',
    'minji starts, owner looks, owner replies, 3m, owner replies, 3m',
    [replied('Owner님이', 'Minji')],
  ],
  [
    'and goes after them',
    'minji starts, owner looks, owner replies, 3m, 1m, owner replies, 3m, 6m',
    [replied('Owner님이', 'Minji'), replied('Owner님이', 'Minji')],
  ],
  ['a muted thread is silent', 'minji starts, owner looks, minji mutes thread, owner replies, 5m', []],
  [
    'a muted thread still calls a name',
    'minji starts, owner looks, minji mutes thread, owner names minji, 3m',
    [called('Owner', 'Minji')],
  ],
  ['a muted board is silent', 'minji mutes board, owner starts minji, 5m', []],
  ['a board muted for a day is silent that day', 'owner mutes board for a day, minji starts, 5m', []],
  ['and not after it', 'owner mutes board for a day, 1d, minji starts, 3m', [noted('Minji')]],
  [
    'who watches all gets the digest at nine of the next day',
    'editor watches, minji starts, owner looks, 5m, 23h',
    [digest(1, 'Editor')],
  ],
  ['and nothing of what he has read by then', 'editor watches, minji starts, owner looks, 5m, editor looks, 23h', []],
  [
    'the digest counts rows and not comments',
    'editor watches, minji starts, minji replies, minji starts, owner looks, 23h',
    [digest(2, 'Editor')],
  ],
  ['who wants no digest gets none', 'editor digest off, editor watches, minji starts, owner looks, 23h', []],
  [
    'who wants it weekly gets it on Monday',
    'editor digest weekly, editor watches, minji starts, owner looks, 23h, 5d',
    [digest(1, 'Editor')],
  ],
  [
    'who wants no mails about answers gets none',
    'minji mails off replies, minji starts, owner looks, owner replies, 5m, 23h',
    [],
  ],
  [
    'who wants answers together gets the digest',
    'minji mails daily replies, minji starts, owner looks, owner replies, 5m, 23h',
    [digest(1, 'Minji')],
  ],
  ['resolving is not mailed by itself', 'minji starts, owner looks, owner resolves, 5m, 23h', []],
  [
    'resolving is mailed where that is wanted',
    'minji mails at once resolved, minji starts, owner looks, owner resolves, 3m',
    ['Minji: Owner님이 ‘홈카페’의 댓글을 해결했어요'],
  ],
  [
    'what is open again is not mailed as resolved',
    'minji mails at once resolved, minji starts, owner looks, owner resolves, owner reopens, 5m',
    [],
  ],
  [
    'a sign is mailed where that is wanted',
    'minji mails at once reactions, minji starts, owner looks, owner reacts, 3m',
    ['Minji: Owner님이 ‘홈카페’의 내 댓글에 반응했어요'],
  ],
  ['of a card that is hidden nothing is mailed', 'minji starts, owner looks, owner replies, owner hides, 5m', []],
  [
    'of a card that is shown again it is, while it is due',
    'minji starts, owner looks, owner replies, owner hides, 1m, owner shows, 2m',
    [replied('Owner님이', 'Minji')],
  ],
  ['of a canvas in the trash nothing is mailed', 'minji starts, owner looks, owner replies, owner trashes, 5m', []],
  [
    'who is let go is mailed that alone',
    'minji starts, owner looks, owner replies, owner dismisses minji, 3m',
    ['Minji: 이제 ‘홈카페’에 들어갈 수 없어요'],
  ],
  ['a new role is mailed', 'owner promotes minji, 3m', ['Minji: ‘홈카페’에서 내 역할이 바뀌었어요']],
  [
    'who reads English is mailed in English',
    'minji english, minji starts, owner looks, owner replies, 3m',
    ['Minji: Owner replied on “홈카페”'],
  ],
];

describe('mails, by what people do', () => {
  it.each(scripts)('%s', async (_, steps, mails) => {
    desk.set(new Date(FIRST + count * WEEK_MS).toISOString());
    const run = await makeStage();
    for (const step of steps.split(', ')) await run(step);
    const nameOf = (address: string) => /^(minji|owner|editor)/i.exec(address)?.[0] ?? address;
    const sent = desk
      .taken()
      .map(([to, subject]) => `${nameOf(to)}: ${subject.replace(/(Minji|Owner|Editor)\d+/g, '$1')}`);
    expect(sent.map((one) => one.replace(/^\w/, (sign) => sign.toUpperCase())).toSorted()).toEqual(mails.toSorted());
  });
});
