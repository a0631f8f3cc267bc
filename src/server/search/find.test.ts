import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InnerHit } from '#contract/search/search.api.ts';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let board: ChatBoard;

const ask = (q: string, client = owner, boardId = board.boardId) =>
  client.get(`/api/boards/${boardId}/find?q=${encodeURIComponent(q)}`);
const find = async (q: string) => (await ask(q)).json<{ hits: InnerHit[]; isCut: boolean }>();

/** What was said last at each node. */
const lastAt = new Map<string, string>();

async function say(text: string, nodeId = board.chatId, boardId = board.boardId): Promise<string> {
  const id = randomUUID();
  await app.deps.database.query(
    `with talk as (
       insert into chat_conversations (id, board_id, node_id, created_at) values ($3, $2, $3, now())
       on conflict do nothing
     )
     insert into chat_messages (id, board_id, node_id, conversation_id, parent_id, is_ai, is_web_search, text, citations,
       message_index, metadata, created_at)
     values ($1, $2, $3, $3, $5, true, false, $4, '[]', (select count(*) from chat_messages), '{}', now())`,
    [id, boardId, nodeId, text, lastAt.get(nodeId) ?? null],
  );
  lastAt.set(nodeId, id);
  return id;
}

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  board = await makeChatBoard(app, owner);
});
afterAll(() => app.close());

describe('finding within a board', () => {
  it('tells every passage that holds the words, with its place and the words as they stand there', async () => {
    const { nodeId, passageIds } = await board.source(
      '첫 잔',
      [
        { text: '오늘은 원두 이야기', startSec: 0 },
        { text: '추출 시간이 길면 쓴맛이 나요', startSec: 252 },
        { text: '그래서 추출시간을 재요', startSec: 300 },
      ],
      { kind: 'youtube' },
    );
    const { hits, isCut } = await find('추출시간');
    expect(isCut).toBe(false);
    expect(hits).toEqual([
      expect.objectContaining({
        in: 'source',
        nodeId,
        id: passageIds[1],
        quote: '추출 시간',
        startSec: 252,
        page: null,
      }),
      expect.objectContaining({ in: 'source', nodeId, id: passageIds[2], quote: '추출시간', startSec: 300 }),
    ]);
    expect(hits[0]?.excerpt).toBe('추출 시간이 길면 쓴맛이 나요');
  });

  it('finds parts of words, one letter too, and words that the file wrote in pieces', async () => {
    const { passageIds } = await board.source('문서', [{ text: '헤이즐넛 향'.normalize('NFD'), page: 4 }], {
      kind: 'file',
    });
    for (const q of ['이즐', '넛', '헤이즐넛 향', '향 헤이즐넛', '헤이즐넛'.normalize('NFD')]) {
      expect((await find(q)).hits, q).toMatchObject([{ id: passageIds[0], page: 4 }]);
    }
  });

  it('finds what was said in the chats', async () => {
    const id = await say('물 온도는 **92도**가 좋아요');
    expect((await find('온도는')).hits).toEqual([
      {
        in: 'chat',
        nodeId: board.chatId,
        conversationId: board.chatId,
        id,
        excerpt: '물 온도는 **92도**가 좋아요',
        quote: '온도는',
        startSec: null,
        page: null,
      },
    ]);
  });

  it('leaves out what stands on no node any more, and what stands on other boards', async () => {
    const other = await makeChatBoard(app, owner);
    await other.source('남의 것', ['바리스타 대회 이야기']);
    await say('바리스타 이야기', other.chatId, other.boardId);
    const { nodeId } = await board.source('지울 것', ['바리스타 교본']);
    expect((await find('바리스타')).hits).toHaveLength(1);
    await board.change({ do: 'remove-node', id: nodeId });
    expect((await find('바리스타')).hits).toEqual([]);
  });

  it('says when there is more than it tells', async () => {
    await board.source(
      '긴 영상',
      Array.from({ length: 230 }, (_, i) => `가나다라 ${i}`),
    );
    const { hits, isCut } = await find('가나다라');
    expect(hits).toHaveLength(200);
    expect(isCut).toBe(true);
  });

  it('takes what is typed for the letters that it is, and nothing for nothing', async () => {
    for (const q of ['%', '_', '\\', "';--", ' ']) expect((await find(q)).hits, q).toEqual([]);
    expect((await owner.get(`/api/boards/${board.boardId}/find`)).statusCode).toBe(400);
    expect((await ask('a'.repeat(201))).statusCode).toBe(400);
  });

  it('is closed to strangers and visitors', async () => {
    const stranger = await app.signIn('Stranger');
    expect((await ask('온도', stranger)).statusCode).toBe(404);
    expect((await app.visitor.get(`/api/boards/${board.boardId}/find?q=a`)).statusCode).toBe(401);
  });

  it('reads a board of many sources, and lets others ask the database meanwhile', async () => {
    const large = await makeChatBoard(app, owner);
    const { sourceId } = await large.source('많은 글', ['처음']);
    await app.deps.database.query(
      `insert into passages (id, source_id, ordinal, text, tokens)
       select gen_random_uuid(), $1, i, repeat('여러 가지 말 ', 80) || i, 400 from generate_series(1, 5000) i`,
      [sourceId],
    );
    const ended = new AbortController();
    const asking = ask('말 4999', owner, large.boardId).finally(() => ended.abort());
    let others = 0;
    for (; !ended.signal.aborted; others++) await app.deps.database.query('select $1::int', [others]);
    expect((await asking).json<{ hits: InnerHit[] }>().hits).toHaveLength(1);
    // Each would have waited for the whole search, if it were one statement of the one connection.
    expect(others).toBeGreaterThan(5);
  });
});
