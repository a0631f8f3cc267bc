import { describe, expect, it } from 'vitest';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { sweepAfter } from '../testing/sweep-after.ts';
import { dropForgotten, takeText, writeComing } from './coming-texts.store.ts';

const here = boardBesideReplay();

const drafts = (count: number, word: string) =>
  Array.from({ length: count }, (_, i) => ({
    text: `${word} ${i}번째 기록입니다.\u00a0 끝.`,
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: 9,
  }));

async function addText(): Promise<{ nodeId: string; sourceId: string }> {
  const bytes = Buffer.from('처음에 읽은 글입니다. 이 글은 새 글이 다 올 때까지 그대로 보여요.');
  const { fileId } = await here.board.upload('글.txt', bytes, 'text/plain');
  const nodeId = await here.board.add('file', { fileId, fileName: '글.txt', fileSize: bytes.length });
  await here.board.settled(nodeId);
  return { nodeId, sourceId: (await here.board.source(nodeId)).id };
}
const wordsOf = async (nodeId: string) => (await here.board.source(nodeId)).passages.map(({ text }) => text);
const countComing = async () => {
  const [row] = await here.app.deps.database.query<{ count: number }>(
    'select count(*)::int as count from coming_passages',
  );
  return row?.count;
};

describe('a long text on its way', () => {
  it('is read by nobody before it is whole, and then stands in the place of the one before', async () => {
    const { nodeId, sourceId } = await addText();
    const { db, tx } = here.app.deps.database;
    const before = await wordsOf(nodeId);
    const text = await writeComing(db, sourceId, new Date(), drafts(450, '새로운'));
    expect(await wordsOf(nodeId)).toEqual(before);
    expect(await countComing()).toBe(450);
    await tx((open) => takeText(open, text));
    expect(await wordsOf(nodeId)).toEqual(drafts(450, '새로운').map((draft) => draft.text));
    expect(await countComing()).toBe(0);
    const [row] = await here.app.deps.database.query<{ hash: string }>('select source_text_hash($1) as hash', [
      sourceId,
    ]);
    expect(text.hash).toBe(row?.hash);
  });

  it('that never came to its end is swept away, and one on its way is not', async () => {
    const { sourceId } = await addText();
    const { database, clock } = here.app.deps;
    await writeComing(database.db, sourceId, new Date(clock.now() - 2 * 60 * 60_000), drafts(3, '잊힌'));
    const coming = await writeComing(database.db, sourceId, new Date(clock.now()), drafts(2, '오는'));
    await sweepAfter(here.app);
    expect(await countComing()).toBe(2);
    await dropForgotten(database.db, new Date(clock.now() + 1));
    expect([await countComing(), coming.sourceId]).toEqual([0, sourceId]);
  });

  it('of a source that is gone is nothing', async () => {
    const { db } = here.app.deps.database;
    const text = await writeComing(db, '01900000-0000-7000-8000-000000000000', new Date(), drafts(2, '누구의'));
    expect(await countComing()).toBe(0);
    expect(text.sourceId).toBe('01900000-0000-7000-8000-000000000000');
  });
});
