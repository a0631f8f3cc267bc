import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchHit } from '#contract/search/search.api.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, until, type SourceBoard } from '../testing/source-board.ts';

let app: TestApp;
let board: SourceBoard;
beforeAll(async () => {
  app = await makeApp();
  board = await makeSourceBoard(app, 'Jiwoo');
});
afterAll(() => app.close());

const paragraph = (n: number) =>
  `${'촬영 현장에서 챙길 것을 하나씩 적어 둔 기록입니다. '.repeat(16)}${n}번째 기록의 끝입니다.`;
const search = async (q: string) =>
  (await board.client.get(`/api/search?q=${encodeURIComponent(q)}`)).json<{ hits: SearchHit[] }>();

test('every passage of a long document is found, its last ones a little later', { timeout: 60_000 }, async () => {
  const text = [...Array.from({ length: 120 }, (_, i) => paragraph(i)), `${paragraph(120)} 은하수아래라디오`].join(
    '\n\n',
  );
  const bytes = Buffer.from(text);
  const { fileId } = await board.upload('long.txt', bytes, 'text/plain');
  const id = await board.add('file', { fileId, fileName: 'long.txt', fileSize: bytes.length });
  await board.settled(id);
  expect((await board.source(id)).passages.length).toBeGreaterThan(100);
  await until('the last passage to be found', async () => {
    const { hits } = await search('은하수아래라디오');
    return hits.some((hit) => hit.id === id);
  });
  const { rows } = await app.deps.database.db.execute<{ waiting: number }>(
    'select count(*)::int as waiting from passages where not is_findable',
  );
  expect(rows[0]?.waiting).toBe(0);
});
