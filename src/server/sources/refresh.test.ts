import { describe, expect, it } from 'vitest';
import type { TextVersions } from '#contract/sources/sources.api.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { until } from '../testing/source-board.ts';
import { sweepAfter } from '../testing/sweep-after.ts';

const here = boardBesideReplay();

const FIRST = [
  '드립 커피는 물의 온도가 중요하고, 그 온도는 원두를 볶은 정도에 따라 조금씩 달라집니다.',
  '집에서 내리는 사람에게 알맞은 온도는 92도이고, 끓인 물을 일 분쯤 두면 그렇게 됩니다.',
  '원두는 볶은 지 두 주 안에 쓰는 편이 좋고, 봉투를 연 뒤에는 밀폐해서 두어야 합니다.',
  '처음에는 물을 조금만 부어 삼십 초쯤 뜸을 들이고, 그 뒤에 천천히 원을 그리며 붓습니다.',
];
const page = (sentences: readonly string[], title = '드립 커피') =>
  `<html lang="ko"><title>${title}</title><body><article><h1>${title}</h1>${sentences.map((one) => `<p>${one}</p>`).join('')}</article></body></html>`;

/** A page of its own, read once. */
async function addPage(path: string, sentences = FIRST): Promise<string> {
  here.replay.change(path, page(sentences));
  const id = await here.board.add('website', { url: here.replay.url + path });
  await here.board.settled(id);
  return id;
}

async function refresh(id: string) {
  const answer = await here.board.client.post(`/api/nodes/${id}/source/retry`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'queued' }]);
  return here.board.settled(id);
}

const versionsOf = async (id: string, since?: string) =>
  (
    await here.board.client.get(`/api/nodes/${id}/source/versions${since ? `?since=${since}` : ''}`)
  ).json<TextVersions>();
const wordsOf = (text: TextVersions['now'] | null) => text?.passages.map((passage) => passage.text).join('\n') ?? null;

describe('a refresh', () => {
  it('that finds a changed page keeps the text before, and says when both were read', async () => {
    const id = await addPage('/changing');
    const before = await here.board.source(id);
    expect(before.refresh).toBeNull();
    here.replay.change(
      '/changing',
      page(
        FIRST.map((one) => one.replace('92도', '90도')),
        '새 제목',
      ),
    );
    const node = await refresh(id);
    expect(node.title).toBe('새 제목');
    expect(node.metadata).toMatchObject({ refreshOutcome: 'changed', refreshedAt: expect.any(String) });
    const now = await here.board.source(id);
    expect(now).toMatchObject({
      id: before.id,
      status: 'ready',
      refresh: { outcome: 'changed', before: before.fetchedAt, at: now.fetchedAt, problem: null },
    });
    const versions = await versionsOf(id);
    expect(versions.before?.fetchedAt).toBe(before.fetchedAt);
    expect(wordsOf(versions.before)).toContain('92도');
    expect(wordsOf(versions.now)).toContain('90도');
    expect(wordsOf(versions.now)).not.toContain('92도');
  });

  it('that finds the same words says so, keeps no version and every id', async () => {
    const id = await addPage('/same');
    const before = await here.board.source(id);
    const node = await refresh(id);
    expect(node.metadata).toMatchObject({ refreshOutcome: 'unchanged' });
    const now = await here.board.source(id);
    expect(now.refresh).toMatchObject({ outcome: 'unchanged', before: before.fetchedAt });
    expect(now.passages).toEqual(before.passages);
    expect((await versionsOf(id)).before).toBeNull();
  });

  it('of a page that is gone today leaves everything readable, and says why on the node', async () => {
    const id = await addPage('/vanishing');
    const before = await here.board.source(id);
    const standing = await here.board.node(id);
    here.replay.change('/vanishing', '');
    const node = await refresh(id);
    expect(node.title).toBe(standing?.title);
    expect(node.metadata).toMatchObject({
      passageCount: before.passages.length,
      refreshOutcome: 'failed',
      refreshProblem: 'not-found',
    });
    expect(node.metadata).not.toHaveProperty('processingError');
    const now = await here.board.source(id);
    expect(now).toMatchObject({ status: 'ready', fetchedAt: before.fetchedAt, passages: before.passages });
    expect(now.refresh).toMatchObject({ outcome: 'failed', problem: 'not-found', before: before.fetchedAt });
    here.replay.change('/vanishing', page(FIRST));
    expect((await refresh(id)).metadata).toMatchObject({ refreshOutcome: 'unchanged' });
  });

  it('reads on while the text before is still there', async () => {
    here.replay.change('/slow', page(FIRST));
    const id = await here.board.add('website', { url: `${here.replay.url}/slow?late=600` });
    await here.board.settled(id);
    await here.board.client.post(`/api/nodes/${id}/source/retry`);
    await until('the reading to begin', async () => (await here.board.source(id)).status === 'processing');
    expect((await here.board.source(id)).passages[0]?.text).toContain('드립 커피');
    await here.board.settled(id);
  });

  it('keeps the last few texts, and finds the one that somebody knew', async () => {
    const id = await addPage('/often');
    const [{ text_hash: first } = { text_hash: '' }] = await here.app.deps.database.query<{ text_hash: string }>(
      `select text_hash from sources where node_id = $1`,
      [id],
    );
    for (let round = 1; round <= 3; round++) {
      here.replay.change('/often', page([...FIRST, `${round}번째로 고쳤습니다.`]));
      await refresh(id);
    }
    expect(wordsOf((await versionsOf(id)).before)).toContain('2번째로');
    expect(wordsOf((await versionsOf(id, first)).before)).not.toContain('번째로');
    for (let round = 4; round <= 7; round++) {
      here.replay.change('/often', page([...FIRST, `${round}번째로 고쳤습니다.`]));
      await refresh(id);
    }
    const rows = await here.app.deps.database.query(
      'select 1 from source_versions v join sources s on s.id = v.source_id where s.node_id = $1',
      [id],
    );
    expect(rows).toHaveLength(5);
    expect(wordsOf((await versionsOf(id, first)).before)).toContain('6번째로');
  });

  it('is refused a hash that is none, and shows strangers nothing', async () => {
    const id = await addPage('/mine');
    expect((await here.board.client.get(`/api/nodes/${id}/source/versions?since=x`)).statusCode).toBe(400);
    const stranger = await here.app.signIn('Minseo');
    expect((await stranger.get(`/api/nodes/${id}/source/versions`)).statusCode).toBe(404);
  });

  it('that comes over its time leaves what was read as it stood', async () => {
    const id = await addPage('/stuck');
    const { database, clock } = here.app.deps;
    await database.query(
      `update sources set status = 'processing', started_at = to_timestamp($2 / 1000.0) - interval '10 minutes',
         meta = meta || '{"heldAs": "ready"}' where node_id = $1`,
      [id, clock.now()],
    );
    await sweepAfter(here.app);
    // The server's own sweep may have found it first, and still be telling the board.
    await expect
      .poll(async () => (await here.board.node(id))?.metadata)
      .toMatchObject({ isProcessing: false, refreshProblem: 'timeout' });
    const now = await here.board.source(id);
    expect(now).toMatchObject({ status: 'ready', refresh: { problem: 'timeout', before: now.fetchedAt } });
  });
});

describe('the words of a ready video', () => {
  const SRT = '1\n00:00:05,000 --> 00:00:09,000\n스팀은 육십오 도에서 멈춥니다.\n';

  it('are replaced by a transcript, and what was read before is kept', async () => {
    const id = await here.board.add('youtube_transcript', { url: 'https://www.youtube.com/watch?v=maruReplay1' });
    await here.board.settled(id);
    const before = await here.board.source(id);
    expect(before.status).toBe('ready');
    const put = await here.board.client.send({
      method: 'PUT',
      url: `/api/nodes/${id}/source/transcript`,
      payload: { text: SRT },
    });
    expect(put.statusCode).toBe(200);
    const now = await here.board.source(id);
    expect(now.captions).toBe('brought');
    expect(now.refresh).toMatchObject({ outcome: 'changed', before: before.fetchedAt });
    const versions = await versionsOf(id);
    expect(wordsOf(versions.before)).toBe(before.passages.map((passage) => passage.text).join('\n'));
    expect(wordsOf(versions.now)).toBe('스팀은 육십오 도에서 멈춥니다.');
  });
});
