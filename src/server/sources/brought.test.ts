import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { until } from '../testing/source-board.ts';
import { momentOfQuote, readSegments } from './passages.service.ts';

const here = boardBesideReplay();

const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const addVideo = (id: string) => here.board.add('youtube_transcript', { url: watch(id) }, 'YouTube Video');
const bring = (nodeId: string, text: string) =>
  here.board.client.send({ method: 'PUT', url: `/api/nodes/${nodeId}/source/transcript`, payload: { text } });

/** The citations of a question to a chat of its own that this node is joined to. */
async function citationsOf(nodeId: string, question: string): Promise<Citation[]> {
  const chat = blankNode({ id: randomUUID(), type: 'ai_chat', title: 'AI Chat' });
  await here.board.change({ do: 'add-node', node: chat });
  await here.board.change({ do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: nodeId, target: chat.id }) });
  const asked = { message: question, canvasId: here.board.canvasId, nodeId: chat.id };
  const answer = await here.board.client.post('/api/ai-chat', {
    ...asked,
    connectedNodes: [],
    conversationHistory: [],
  });
  return answer.json<{ citations: Citation[] }>().citations;
}

const SRT = [
  '1\n00:00:02,000 --> 00:00:35,000\n원두는 로스팅한 지 이 주가 지났을 때 가장 맛있습니다.',
  '2\n00:00:36,500 --> 00:01:10,000\n물의 온도는 구십이 도가 알맞습니다.',
  '3\n00:01:12,000 --> 00:01:50,000\n다음 영상에서는 분쇄도를 이야기할게요.',
].join('\n\n');

describe('a transcript that somebody brings', () => {
  it('makes a video without captions whole: its passages have their seconds, and the chat cites them', async () => {
    const id = await addVideo('maruNoCaps1');
    expect((await here.board.settled(id)).metadata.processingProblem).toBe('no-captions');
    const answer = await bring(id, SRT);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', passageCount: 3, isTimed: true }]);
    const node = await here.board.node(id);
    expect(node?.title).toBe('쇼츠 대본 쓰는 순서 세 가지');
    expect(node?.metadata).toMatchObject({
      isProcessing: false,
      channelTitle: '마루 스튜디오',
      language: 'ko',
      passageCount: 3,
      extractionMethod: 'brought-srt',
    });
    expect(node?.metadata.processingError ?? null).toBeNull();
    const source = await here.board.source(id);
    expect(source.status).toBe('ready');
    expect(source.passages.map(({ startSec, endSec }) => [startSec, endSec])).toEqual([
      [2, 35],
      [36.5, 70],
      [72, 110],
    ]);
    const segments = await readSegments(here.app.deps, source.id);
    expect(momentOfQuote(segments, '구십이 도가')).toBe(36.5);
    const [citation] = await citationsOf(id, '물의 온도는 몇 도가 알맞나요?');
    expect(citation).toMatchObject({ startSec: 36.5, passageId: source.passages[1]?.id, kind: 'youtube' });
    expect(citation?.url).toBe(`${watch('maruNoCaps1')}&t=36s`);
  });

  it.each([
    ['WebVTT', 'WEBVTT\n\n00:04.000 --> 00:08.000 position:0%\n<c>원두를 갑니다.</c>\n', 'brought-vtt', 4],
    [
      'json3',
      readFileSync(new URL('../../../tests/replay/fixtures/captions.ko.json', import.meta.url), 'utf8'),
      'brought-json3',
      0,
    ],
    ["a copy of YouTube's panel", '0:34\n34초\n원두를 갑니다.\n1:02\n1분 2초\n물을 붓습니다.', 'brought-timed', 34],
    ['lines of Whisper', '[00:03.000 --> 00:04.200] 원두를 갑니다.\n', 'brought-timed', 3],
    ['SAMI', '<SAMI><BODY><SYNC Start=6000><P Class=KRCC>원두를 갑니다.', 'brought-smi', 6],
    ['JSON of a recogniser', '{"segments":[{"start":7,"end":9.5,"text":" 원두를 갑니다."}]}', 'brought-json', 7],
    ['a transcript of a recorder', '참석자 1 00:12\n원두를 갑니다.\n참석자 2 00:20\n네.', 'brought-timed', 12],
    ['words alone', '원두를 갑니다.\n\n물을 붓습니다.', 'brought-plain', null],
  ])('may be %s', async (_name, text, extractionMethod, startSec) => {
    const id = await addVideo('maruToken01');
    await here.board.settled(id);
    expect((await bring(id, text)).json()).toMatchObject({ status: 'ready', isTimed: startSec !== null });
    const source = await here.board.source(id);
    expect([source.extractionMethod, source.passages[0]?.startSec]).toEqual([extractionMethod, startSec]);
  });

  it('says who speaks, and an answer cites the second of whom it quotes', async () => {
    const id = await addVideo('maruToken01');
    await here.board.settled(id);
    const vtt = [
      'WEBVTT',
      '00:01.000 --> 00:04.000\n<v 김하늘>다음 영상은 캠핑 요리로 하겠습니다.</v>',
      '00:14.500 --> 00:17.000\n<v 박도윤>저는 반대예요. 겨울에는 조회수가 안 나와요.</v>',
    ].join('\n\n');
    await bring(id, vtt);
    const [passage] = (await here.board.source(id)).passages;
    expect(passage?.text).toBe(
      '김하늘: 다음 영상은 캠핑 요리로 하겠습니다.\n박도윤: 저는 반대예요. 겨울에는 조회수가 안 나와요.',
    );
    const [citation] = await citationsOf(id, '박도윤은 왜 반대했나요?');
    expect(citation).toMatchObject({ startSec: 14.5, isVerbatim: true });
  });

  it("gets chapters: the author's where the description lists them, else our own", async () => {
    const lines = ['원두 로스팅 날짜', '물의 온도와 주전자', '우유 거품과 스팀'].flatMap((topic, part) =>
      Array.from({ length: 30 }, (_, i) => [part * 150 + i * 5, `${topic} 이야기 ${topic} ${i}`] as const),
    );
    const text = lines
      .map(([at, words]) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} ${words}`)
      .join('\n');
    const id = await addVideo('maruEmpty01');
    await here.board.settled(id);
    await bring(id, text);
    const { captions, chapters } = await here.board.source(id);
    expect([captions, chapters?.by, chapters?.items.map(({ startSec }) => startSec)]).toEqual([
      'brought',
      'auto',
      [0, 150, 300],
    ]);
    const told = await addVideo('maruChapter');
    await here.board.settled(told);
    await bring(told, text);
    expect((await here.board.source(told)).chapters).toMatchObject({ by: 'author', items: { length: 4 } });
  });

  it('may be the text of a page or of a post, where times are words like others', async () => {
    const page = await here.board.add('website', { url: `${here.replay.url}/empty` }, 'Website');
    await here.board.settled(page);
    expect((await bring(page, '9:30 회의는 2층에서 합니다.\n10:00 촬영')).json()).toMatchObject({ isTimed: false });
    expect((await here.board.source(page)).passages[0]?.text).toContain('9:30 회의는');
    const post = await here.board.add(
      'instagram_transcript',
      { url: 'https://www.instagram.com/reel/MaruLogin01/' },
      'Instagram Post',
    );
    await here.board.settled(post);
    expect((await bring(post, '0:03 첫 장면에 결과를 두세요.')).json()).toMatchObject({
      status: 'ready',
      isTimed: true,
    });
  });

  it('is told when there is nothing in it, is too long, or the node has no source', async () => {
    const id = await addVideo('maruAgeWall');
    await here.board.settled(id);
    expect((await bring(id, ' \n ')).statusCode).toBe(422);
    expect((await bring(id, 'WEBVTT\n\nNOTE 없음\n')).statusCode).toBe(422);
    expect((await bring(id, '{"name":"maru","scripts":{"start":"node ."}}')).statusCode).toBe(422);
    expect((await bring(id, '가'.repeat(OURS.transcriptLength + 1))).statusCode).toBe(400);
    const note = blankNode({ id: randomUUID(), type: 'text', title: '메모' });
    await here.board.change({ do: 'add-node', node: note });
    expect((await bring(note.id, SRT)).statusCode).toBe(404);
  });
});

describe('a source that is read again', () => {
  it('keeps the passages that say the same, so that what an answer cited still opens', async () => {
    const id = await addVideo('maruReplay1');
    await here.board.settled(id);
    const [citation] = await citationsOf(id, '조회수는 몇 퍼센트 늘었나요?');
    const before = await here.board.source(id);
    expect(before.passages.map((passage) => passage.id)).toContain(citation?.passageId);
    await readAgain(id, before.fetchedAt);
    expect((await here.board.source(id)).passages).toEqual(before.passages);
  });

  it('gives what changed another id, and only that', async () => {
    const id = await addVideo('maruNoCaps1');
    await here.board.settled(id);
    await bring(id, SRT);
    const before = (await here.board.source(id)).passages.map((passage) => passage.id);
    await bring(id, SRT.replace('구십이 도가', '구십사 도가'));
    const now = (await here.board.source(id)).passages.map((passage) => passage.id);
    expect([now[0], now[2]]).toEqual([before[0], before[2]]);
    expect(before).not.toContain(now[1]);
  });

  async function readAgain(id: string, fetchedAt: string | null) {
    expect((await here.board.client.post(`/api/nodes/${id}/source/retry`)).statusCode).toBe(200);
    await until('the second reading', async () => {
      const source = await here.board.source(id);
      return source.status === 'ready' && source.fetchedAt !== fetchedAt;
    });
  }
});
