import { describe, expect, it } from 'vitest';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import { EVENTS, readEvents, textOf } from '../testing/chat-board.ts';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat), { listen: true });

const THOUGHTS = '사용자는 원두의 기한을 묻는다. 첫 소스가 말한다 [1].\n두 번째 소스도 본다 [2].\n</think>\n\n';
const ANSWER = '2주 안에 쓰세요 [1].';
const cut = (text: string): string[] => text.match(/[^]{1,5}/g) ?? [];

async function twoNotes(): Promise<void> {
  await board.wire(await board.note('원두는 보름 안에 쓴다.'));
  await board.wire(await board.note('원두는 2주 안에 써야 맛있다.'));
}

/** The marks of the thoughts are those of both notes; the answer cites one of them. */
const said = (answer: string): string[] => cut(`${THOUGHTS}${answer}`);

describe('thoughts that end without having been opened', () => {
  it('are taken back from whoever has seen them the first time, and stay unseen the next', async () => {
    await twoNotes();
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    pieces.say('먼저 생각해 보자. ');
    const asking = await fetch(`${app.url}/api/ai-chat`, {
      method: 'POST',
      headers: { cookie: owner.cookie, origin: app.url, ...EVENTS, 'content-type': 'application/json' },
      body: JSON.stringify({ canvasId: board.canvasId, nodeId: board.chatId, message: '언제까지 쓰나?' }),
    });
    let heard = '';
    for await (const part of (asking.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      heard += part;
      if (!heard.includes('먼저 생각') || heard.includes('replace')) continue;
      pieces.say(`끝.\n</think>\n${ANSWER}`);
      pieces.end();
    }
    const events = readEvents(heard);
    expect(events.some(({ event }) => event === 'replace')).toBe(true);
    expect(textOf(events)).toBe(ANSWER);
    expect(events.at(-1)).toMatchObject({ event: 'done', message: { messageText: ANSWER } });
    const { runId } = (await board.messages()).at(-1) ?? {};
    const late = readEvents((await owner.get(`/api/ai-runs/${runId}/events?at=100`)).body);
    expect(textOf(late)).toBe(ANSWER);

    stub.script(() => ({ pieces: said('또 2주예요 [1].') }));
    const next = await board.ask('다시?', EVENTS);
    expect(next.body).not.toContain('사용자는');
    expect(textOf(readEvents(next.body))).toBe('또 2주예요 [1].');
  });

  it('are neither kept nor cited, nor do they name the conversation, nor go into the next question', async () => {
    await twoNotes();
    stub.script(() => ({ pieces: said('2주 안에 쓰세요 [2].') }));
    stub.titles(() => ({ pieces: cut('짧은 제목을 고르자.\n</think>\n원두를 쓰는 기한') }));
    const { message } = (await board.ask('언제까지 쓰나?')).json<{ message: ChatMessage }>();
    expect(message.messageText).toBe(ANSWER);
    expect(message.citations.map(({ quote }) => quote)).toEqual(['원두는 2주 안에 써야 맛있다.']);
    const conversations = `/api/canvases/${board.canvasId}/conversations?nodeId=${board.chatId}`;
    const titles = async () => (await owner.get(conversations)).json<Conversation[]>().map(({ title }) => title);
    await expect.poll(titles).toEqual(['원두를 쓰는 기한']);
    expect(stub.titleCalls[0]?.text).not.toContain('사용자는');
    await board.ask('왜?');
    expect(stub.calls[1]?.text).toContain('2주 안에 쓰세요');
    expect(stub.calls[1]?.text).not.toMatch(/사용자는|think/);
  });

  it('without an answer behind them are an empty answer, and cut off in their midst as one without words', async () => {
    stub.script(() => ({ pieces: said('') }));
    expect((await board.ask('언제?')).json()).toMatchObject({ response: '', message: { metadata: { cut: 'empty' } } });
    stub.script(() => ({ pieces: cut('아직 생각하는 중'), ending: 'length' }));
    expect((await board.ask('언제?', EVENTS)).body).toContain('"code":"no-words"');
    expect((await board.messages()).filter(({ isAi }) => isAi).map(({ messageText }) => messageText)).toEqual(['', '']);
  });
});

it.each([
  ['an answer without a word', { pieces: [] }],
  ['an answer of white space', { pieces: [' ', '\n'] }],
  ['a call of a tool that nobody offered', { tool: { name: 'search', input: {} } }],
])('%s is told as empty', async (_what, scripted) => {
  stub.script(() => scripted);
  const { message } = (await board.ask('언제까지 쓰나?')).json<{ message: ChatMessage }>();
  expect(message).toMatchObject({ status: 'done', citations: [], metadata: { cut: 'empty' } });
});
