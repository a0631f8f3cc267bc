import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldPieces } from '../../../../tests/ai-stub/script.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';
import { createHub } from '../../live/hub.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import type { Answering } from '../begin-answer.ts';
import { noFacts } from '../answers/answer.ts';
import { startRun } from './run.ts';
import type { Runs } from './run-book.ts';
import { endUnread, Unread } from './unread.ts';

const GONE_MS = 60_000;
const AT_ONCE = 6;

describe('since when nobody reads an answer', () => {
  const one = (isRead: boolean) => [{ id: 'a', isRead }];
  it.each<[string, [at: number, isRead: boolean][], string[]]>([
    [
      'ends it after its time',
      [
        [0, false],
        [60_000, false],
      ],
      ['a'],
    ],
    [
      'does not end it before',
      [
        [0, false],
        [59_999, false],
      ],
      [],
    ],
    [
      'begins anew when somebody has read it meanwhile',
      [
        [0, false],
        [50_000, true],
        [55_000, false],
        [70_000, false],
      ],
      [],
    ],
    [
      'does not begin while it is read',
      [
        [0, true],
        [600_000, true],
      ],
      [],
    ],
  ])('%s', (_, looks, ended) => {
    const unread = new Unread();
    expect(looks.map(([at, isRead]) => unread.look(one(isRead), at, GONE_MS)).at(-1)).toEqual(ended);
  });

  it('begins anew when its asker is seen with another instance', () => {
    const unread = new Unread();
    unread.look(one(false), 0, GONE_MS);
    unread.see('a');
    expect(unread.look(one(false), 60_000, GONE_MS)).toEqual([]);
    expect(unread.look(one(false), 120_000, GONE_MS)).toEqual(['a']);
  });
});

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat), { listen: true });

describe('an answer on its way', () => {
  let runs: Runs;
  let answering: Answering;
  let hub: ReturnType<typeof createHub>;
  let signal: AbortSignal | null;
  let userId: string;
  beforeEach(() => {
    [runs, answering, hub, signal] = [new Map(), new Map(), createHub(), null];
    userId = randomUUID();
  });
  const watch = () => endUnread({ ...app.deps, hub, runs, answering }, { goneMs: 40, lookMs: 5 });
  function begin() {
    const id = randomUUID();
    const run = startRun(
      id,
      {
        write: (_, heard) => {
          signal = heard;
          return new Promise((resolve) => heard.addEventListener('abort', () => resolve()));
        },
        facts: () => noFacts,
      },
      { opened: Promise.resolve(), keep: async () => undefined, finish: async () => null },
      { limits: { silenceMs: 60_000, totalMs: 60_000, flushMs: 1_000, characters: 100 }, log: app.deps.log },
    );
    runs.set(id, run);
    answering.set(id, { nodeId: randomUUID(), userId });
    void run.ended.then(() => runs.delete(id));
    return run;
  }
  /** Looks that another answer, which nobody reads, takes to end. */
  const untilAnotherEnded = async () => {
    const other = begin();
    answering.set(other.id, { nodeId: randomUUID(), userId: randomUUID() });
    await other.ended;
  };

  it('ends when nobody reads it and its asker is not there', async () => {
    const { stop } = watch();
    await begin().ended;
    expect(signal?.aborted).toBe(true);
    stop();
  });

  it('goes on while somebody reads it, waits for it, or its asker is there; and ends when the last has gone', async () => {
    const { stop } = watch();
    const leaving = new AbortController();
    const read = begin();
    const reading = read.events(0, leaving.signal).next();
    const awaited = begin();
    const leave = awaited.attend();
    const [present, somebody] = [begin(), randomUUID()];
    answering.set(present.id, { nodeId: randomUUID(), userId: somebody });
    const goAway = hub.attend(somebody, () => undefined);
    await untilAnotherEnded();
    expect([...runs.keys()].sort()).toEqual([read.id, awaited.id, present.id].sort());
    leaving.abort();
    leave();
    goAway();
    await Promise.all([read.ended, awaited.ended, present.ended, reading]);
    expect(runs.size).toBe(0);
    stop();
  });
});

describe('answers of one person', () => {
  const ask = (client = owner, on = board) =>
    client.post('/api/ai-chat', {
      message: '언제?',
      canvasId: on.canvasId,
      nodeId: on.chatId,
      conversationId: randomUUID(),
    });
  const running = async () =>
    Number(
      (await app.deps.database.query<{ n: string }>(`select count(*) as n from ai_runs where status = 'running'`))[0]
        ?.n,
    );

  it('are written so many at once, in one chat or in several; one more is refused, and comes when one has ended', async () => {
    await board.wire(await board.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
    const other = await makeChatBoard(app, owner);
    await other.wire(await other.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
    const all: ReturnType<typeof heldPieces>[] = [];
    stub.script(() => {
      const pieces = heldPieces();
      all.push(pieces);
      return { pieces };
    });
    const asked = Array.from({ length: AT_ONCE }, (_, i) => ask(owner, i % 2 ? other : board));
    await expect.poll(running).toBe(AT_ONCE);
    await expect.poll(() => all.length).toBe(AT_ONCE);
    const refused = await ask();
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 'answers-at-once' })]);
    const stranger = await app.signIn('Stranger');
    const strange = await makeChatBoard(app, stranger);
    await strange.wire(await strange.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
    const theirs = ask(stranger, strange);
    await expect.poll(() => all.length).toBe(AT_ONCE + 1);
    for (const pieces of all) {
      pieces.say('1443년');
      pieces.end();
    }
    expect((await Promise.all([...asked, theirs])).map(({ statusCode }) => statusCode)).toEqual(
      [...asked, theirs].map(() => 200),
    );
    stub.script(() => ({ pieces: ['1443년'] }));
    expect((await ask()).statusCode).toBe(200);
  });

  it('end when that person signs out, unless signed in elsewhere', async () => {
    const person = await app.signIn('Leaving');
    const elsewhere = await app.signIn('Leaving');
    const own = await makeChatBoard(app, person);
    await own.wire(await own.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    void ask(person, own);
    pieces.say('앞부분');
    await expect.poll(async () => (await own.messages()).at(-1)?.messageText).toBe('앞부분');
    await person.post('/api/logout');
    expect(stub.aborted()).toBe(0);
    await elsewhere.post('/api/logout');
    await expect.poll(() => stub.aborted()).toBe(1);
    await expect.poll(running).toBe(0);
  });
});
