import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { carried, post, send, signIn, uploadFile } from '../../../bench/board/seed.ts';
import { startServer } from '../../../bench/durability/server.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { findFreePort } from '../platform/free-port.ts';
import { until } from '../testing/source-board.ts';
import { makeTestPlace, type TestPlace } from '../testing/test-database.ts';

let replay: Replay;
let place: TestPlace;
beforeAll(async () => {
  [replay, place] = await Promise.all([startReplay(), makeTestPlace()]);
});
afterAll(async () => {
  await place.remove();
  await replay.close();
});

/** So long that nobody reads it between two looks. */
const longText = (): Buffer<ArrayBuffer> =>
  Buffer.from(
    Array.from({ length: 5_000 }, (_, i) => `${i}번째 줄은 ${(i * 7_919) % 9_973}번 장비를 점검한 기록입니다.`).join(
      '\n\n',
    ),
  );

test('a link and a file that were being read at a kill are read after it', { timeout: 120_000 }, async () => {
  const { dataDir, databaseUrl = null } = place;
  const where = { port: await findFreePort(), dataDir, databaseUrl, env: replay.env };
  const first = await startServer(where);
  const account = await signIn(first.url);
  const { id } = (await post(account, '/api/canvases', { title: '중단', useTemplate: 'blank' })) as { id: string };
  const nodesNow = async () => {
    const answer = await fetch(`${account.url}/api/canvases/${id}/board`, { headers: carried(account) });
    return ((await answer.json()) as { nodes: BoardNode[] }).nodes;
  };

  const bytes = longText();
  const fileId = await uploadFile(account, id, { name: 'long.txt', mimeType: 'text/plain', bytes });
  const metadata = { fileId, fileName: 'long.txt', fileSize: bytes.length, isProcessing: true };
  const url = `${replay.url}/article?late=1500`;
  const file = blankNode({ id: newId(Date.now()), type: 'file', title: 'long.txt', metadata });
  const link = blankNode({
    id: newId(Date.now()),
    type: 'website',
    title: 'loading',
    metadata: { url, isProcessing: true },
  });
  await send(account, id, [
    { do: 'add-node', node: file },
    { do: 'add-node', node: link },
  ]);
  const asked = () => replay.requests.filter((request) => request === 'GET /article').length;
  await until('both to be read', async () => {
    const begun = await nodesNow();
    return (
      asked() > 0 &&
      begun.every((node) => node.metadata['processingStep'] !== undefined || node.metadata['isProcessing'] === false)
    );
  });
  await first.kill();
  expect(asked()).toBe(1);

  const second = await startServer(where);
  try {
    const read = await until('both to be done', async () => {
      const nodes = await nodesNow();
      return nodes.every((node) => node.metadata['isProcessing'] === false) ? nodes : null;
    });
    for (const node of read) {
      expect(node.metadata['processingError']).toBeUndefined();
      expect(Number(node.metadata['passageCount'])).toBeGreaterThan(0);
    }
    expect(read.find((node) => node.type === 'website')?.title).toBe('숏폼 첫 3초, 시청자가 남는 이유');
    expect(asked()).toBe(2);
  } finally {
    await second.kill();
  }
});
