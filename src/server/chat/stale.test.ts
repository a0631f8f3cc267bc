import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { dripPage } from '../../../tests/replay/drip-page.ts';
import { openLive } from '../testing/live-client.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';

const here = boardBesideReplay({ listen: true });

/** A page that was read, wired to a chat that has answered from it. */
async function makeAsked(path: string) {
  here.replay.change(path, dripPage(92));
  const pageId = await here.board.add('website', { url: here.replay.url + path });
  await here.board.settled(pageId);
  const chat = blankNode({ id: randomUUID(), type: 'ai_chat', title: 'AI Chat' });
  await here.board.change({ do: 'add-node', node: chat });
  await here.board.change({ do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: pageId, target: chat.id }) });
  await ask(chat.id);
  return { pageId, chatId: chat.id };
}

const ask = (nodeId: string) =>
  here.board.client.post('/api/ai-chat', {
    canvasId: here.board.canvasId,
    nodeId,
    message: '알맞은 물의 온도는 몇 도인가요?',
  });
const answersOf = async (nodeId: string) => {
  const read = await here.board.client.get(`/api/canvases/${here.board.canvasId}/ai-chat-messages?nodeId=${nodeId}`);
  return read.json<ChatMessage[]>().filter((message) => message.isAi);
};
async function refresh(id: string) {
  await here.board.client.post(`/api/nodes/${id}/source/retry`);
  await here.board.settled(id);
}

describe('an answer', () => {
  it('is marked when the words of its source changed since, until it is asked again', async () => {
    const { pageId, chatId } = await makeAsked('/stale');
    const [before] = await answersOf(chatId);
    expect(before?.citations[0]?.quote).toContain('92도');
    expect(before).not.toHaveProperty('staleSources');
    const seen = before?.receipt?.context[0]?.textHash;
    expect(seen).toMatch(/^[0-9a-f]{64}$/);

    here.replay.change('/stale', dripPage(90));
    await refresh(pageId);
    const source = await here.board.source(pageId);
    const [marked] = await answersOf(chatId);
    expect(marked?.staleSources).toEqual([
      { sourceId: source.id, nodeId: pageId, title: '드립 커피', textHash: seen, readAt: source.fetchedAt },
    ]);
    const { before: known } = (await here.board.client.get(`/api/nodes/${pageId}/source/versions?since=${seen}`)).json<{
      before: Pick<SourceView, 'passages'>;
    }>();
    expect(known.passages.map((passage) => passage.text).join(' ')).toContain('92도');

    await ask(chatId);
    const [old, again] = await answersOf(chatId);
    expect(old?.staleSources).toHaveLength(1);
    expect(again?.citations[0]?.quote).toContain('90도');
    expect(again).not.toHaveProperty('staleSources');

    here.replay.change('/stale', dripPage(92));
    await refresh(pageId);
    expect((await answersOf(chatId)).map((answer) => answer.staleSources?.length ?? 0)).toEqual([0, 1]);
  });

  it('is not marked by a refresh that found nothing new, nor by one that failed', async () => {
    const { pageId, chatId } = await makeAsked('/steady');
    await refresh(pageId);
    expect((await answersOf(chatId))[0]).not.toHaveProperty('staleSources');
    here.replay.change('/steady', '');
    await refresh(pageId);
    expect((await answersOf(chatId))[0]).not.toHaveProperty('staleSources');
  });

  it('is marked by a transcript that somebody brings in the place of what it read', async () => {
    const { pageId, chatId } = await makeAsked('/brought');
    const text = '알맞은 물의 온도는 88도라고 고쳐 적었습니다.';
    const put = await here.board.client.send({
      method: 'PUT',
      url: `/api/nodes/${pageId}/source/transcript`,
      payload: { text },
    });
    expect(put.statusCode).toBe(200);
    expect((await answersOf(chatId))[0]?.staleSources).toHaveLength(1);
  });

  it('is marked when a note that it was written from says something else, whatever the note is called', async () => {
    const note = blankNode({ id: randomUUID(), type: 'text', title: '물 온도', content: '물의 온도는 92도가 알맞다.' });
    const chat = blankNode({ id: randomUUID(), type: 'ai_chat', title: 'AI Chat' });
    await here.board.change({ do: 'add-node', node: note });
    await here.board.change({ do: 'add-node', node: chat });
    await here.board.change({
      do: 'add-edge',
      edge: blankEdge({ id: randomUUID(), source: note.id, target: chat.id }),
    });
    await ask(chat.id);
    const patch = (fields: object) => here.board.client.put(`/api/nodes/${note.id}`, fields);
    const stale = async () => (await answersOf(chat.id)).map(({ staleSources }) => staleSources ?? []);
    await patch({ title: '온도 메모', position: { x: 900, y: 40 } });
    expect(await stale()).toEqual([[]]);
    await patch({ content: '물의 온도는 88도가 알맞다.' });
    expect(await stale()).toEqual([
      [
        {
          sourceId: note.id,
          nodeId: note.id,
          title: '물 온도',
          textHash: null,
          readAt: null,
          changed: [{ was: '물의 온도는 92도가 알맞다.', is: '물의 온도는 88도가 알맞다.' }],
        },
      ],
    ]);
    await ask(chat.id);
    expect((await stale()).map(({ length }) => length)).toEqual([1, 0]);
    await patch({ content: '물의 온도는 92도가 알맞다.' });
    expect((await stale()).map(({ length }) => length)).toEqual([0, 1]);
    await here.board.client.remove(`/api/canvases/${here.board.canvasId}/nodes/${note.id}?manual=1`);
    expect((await stale()).map(({ length }) => length)).toEqual([0, 0]);
  });

  it('tells those who look at it as soon as the refresh has ended, and nobody when nothing changed', async () => {
    const { pageId, chatId } = await makeAsked('/live');
    const { boardId } = (await here.board.client.get(`/api/canvases/${here.board.canvasId}/board`)).json<{
      boardId: string;
    }>();
    const live = await openLive(here.app.url, { cookie: here.board.client.cookie, origin: here.app.url });
    live.say({ do: 'join', boardId, since: 0 });
    await live.until(() => live.heard.some((message) => message.say === 'joined'));
    const news = () => live.heard.filter((message) => message.say === 'chat' && message.nodeId === chatId);
    await refresh(pageId);
    expect(news()).toEqual([]);
    here.replay.change('/live', dripPage(90));
    await refresh(pageId);
    await live.until(() => news().length > 0);
    expect(news()[0]).toEqual({ say: 'chat', boardId, nodeId: chatId, conversationId: null, runId: null });
    live.socket.close();
  });
});
