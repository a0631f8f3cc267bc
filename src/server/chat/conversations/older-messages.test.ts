import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, MIGRATIONS } from '../../platform/db/migrate.ts';
import { makeTestPlace, openTestPool, type TestPlace } from '../../testing/test-database.ts';

let place: TestPlace;
let pool: Pool;
let close: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  place = await makeTestPlace();
  ({ pool, close } = await openTestPool(place));
  folder = await mkdtemp(path.join(tmpdir(), 'maru-older-'));
  const all = (await readdir(MIGRATIONS)).toSorted();
  const before = all.slice(
    0,
    all.findIndex((name) => name.endsWith('_conversations.sql')),
  );
  for (const name of before) await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  await pool.query('drop schema public cascade; create schema public');
  await migrate(pool, folder);
});
afterAll(async () => {
  await close();
  await place.remove();
  await rm(folder, { recursive: true });
});

it('what was said before there were conversations is the first conversation of its chat, in its order', async () => {
  const [userId, boardId, chatId, otherId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await pool.query("insert into users (id, issuer, subject) values ($1, 'x', 'x')", [userId]);
  await pool.query('insert into boards (id, owner_id) values ($1, $2)', [boardId, userId]);
  const say = async (nodeId: string, index: number, text: string, runId: string | null = null) => {
    const id = randomUUID();
    await pool.query(
      `insert into chat_messages (id, board_id, node_id, run_id, is_ai, is_web_search, text, citations, message_index, metadata, created_at)
       values ($1, $2, $3, $4, $5, false, $6, '[]', $7, '{}', now())`,
      [id, boardId, nodeId, runId, runId !== null, text, index],
    );
    return id;
  };
  const runId = randomUUID();
  await pool.query(
    "insert into ai_runs (id, board_id, node_id, status, started_at, alive_at) values ($1, $2, $3, 'done', now(), now())",
    [runId, boardId, chatId],
  );
  const answer = await say(chatId, 1, '답', runId);
  const question = await say(chatId, 0, '질문');
  const next = await say(chatId, 2, '다음 질문');
  const other = await say(otherId, 0, '다른 노드');

  await migrate(pool);

  const { rows } = await pool.query(
    `select m.id, m.parent_id, m.is_chosen, c.node_id, c.title from chat_messages m
     join chat_conversations c on c.id = m.conversation_id where m.board_id = $1 order by c.node_id = $2, m.message_index`,
    [boardId, otherId],
  );
  const of = { is_chosen: true, node_id: chatId, title: null };
  expect(rows).toEqual([
    { id: question, parent_id: null, ...of },
    { id: answer, parent_id: question, ...of },
    { id: next, parent_id: answer, ...of },
    { id: other, parent_id: null, ...of, node_id: otherId },
  ]);
  const runs = await pool.query(
    'select count(*)::int as n from ai_runs r join chat_messages m on m.run_id = r.id and m.conversation_id = r.conversation_id',
  );
  expect(runs.rows).toEqual([{ n: 1 }]);
});
