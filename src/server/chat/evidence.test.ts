import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Depth } from '#contract/board/depths.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';

let { stub, app, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, board } = chat), {
  env: ({ url }) => ({ AI_CONTEXT_TOKENS: '4400', SEARXNG_URL: url }),
});

interface Sent {
  role: string;
  content: string;
}
const messagesOf = (place: number): Sent[] => stub.calls.at(place)?.body['messages'] as Sent[];
const isCondensing = (text: string): boolean => text.includes('You condense parts');
const last = async () => (await board.messages()).at(-1)!;
const wire = (source: string, depth: Depth) =>
  board.change({ do: 'add-edge', edge: blankEdge({ id: randomUUID(), source, target: board.chatId, depth }) });
/** Far more than the context holds; each passage says something of its own. */
const long = Array.from({ length: 60 }, (_, i) => `${i}번째 문단의 주제는 과일-${i} 입니다. `.repeat(6).trim());

describe('what an answer quotes', () => {
  it('is compared when the answer is whole, kept with it, and counts in its confidence', async () => {
    await board.wire(await board.note('원두는 2주 안에 써야 맛있다.'));
    await board.wire(await board.note('향이 먼저 사라진다.'));
    stub.script(() => ({
      pieces: [
        '“원두는 2주 안에 써야 맛있다” [1]. ',
        '“원두는 3주 안에 써야 맛있다” [1]. ',
        '“향이 먼저 사라진다” [1].',
      ],
    }));
    await board.ask('언제까지 쓰나?');
    const { quotes, confidence, messageText } = await last();
    expect(quotes?.map(({ verdict }) => verdict)).toEqual(['supported', 'altered', 'elsewhere']);
    expect(quotes?.map(({ start, end }) => messageText.slice(start, end))[1]).toBe('“원두는 3주 안에 써야 맛있다”');
    expect(quotes?.[1]?.found?.quote).toBe('원두는 2주 안에 써야 맛있다.');
    expect(quotes?.[2]?.found?.quote).toBe('향이 먼저 사라진다');
    expect(confidence).toBeCloseTo(1 / 3);
  });
});

describe('a question that wants everything', () => {
  it('is answered from all of it, condensed passage by passage; what was condensed once is kept', async () => {
    await board.wire((await board.source('긴 글', long)).nodeId);
    const { nodeId } = await board.source('짧은 글', ['짧은 글입니다.']);
    await board.wire(nodeId);
    stub.script(({ text }) =>
      isCondensing(text)
        ? {
            pieces: [...text.matchAll(/\[(\d+)\] (\d+)번째/g)].map(([, mark, of]) => `과일-${of}를 다룬다 [${mark}]\n`),
          }
        : { pieces: ['모두 과일을 다룹니다 [31].'] },
    );
    await board.ask('모두 요약해 줘');
    const answer = await last();
    expect(answer.receipt?.context.map(({ share, passages }) => [share, passages])).toEqual([
      ['condensed', 60],
      ['whole', 1],
    ]);
    expect(answer.citations).toMatchObject([{ mark: 1, title: '긴 글', quote: expect.stringContaining('30번째') }]);
    const asked = messagesOf(-1).at(-1)?.content ?? '';
    expect(asked).toContain('<source title="긴 글" kind="website" read="condensed">');
    for (const i of [0, 17, 59]) expect(asked).toContain(`[${i + 1}] 과일-${i}를 다룬다`);
    const calls = stub.calls.length;
    expect(calls).toBeGreaterThan(1);
    await board.ask('전부 정리해 줘');
    expect(stub.calls.length).toBe(calls + 1);
  });

  it('is foretold as read in full, and nobody is asked for that', async () => {
    const owner = await app.signIn('Owner');
    await board.wire((await board.source('긴 글', long)).nodeId);
    await board.wire((await board.source('짧은 글', ['짧은 글입니다.'])).nodeId);
    const read = async (question: string) =>
      chatApi.readContext.answer
        .parse((await owner.get(`/api/nodes/${board.chatId}/context?${new URLSearchParams({ question })}`)).json())
        .context.map(({ share, ofPassages }) => [share, ofPassages]);
    expect(await read('모두 요약해 줘')).toEqual([
      ['condensed', undefined],
      ['whole', undefined],
    ]);
    expect(await read('과일-31 이야기는?')).toEqual([
      ['part', 60],
      ['whole', undefined],
    ]);
    expect(stub.calls).toEqual([]);
  });

  it('reads a part in its central sentences where the model fails at it', async () => {
    await board.wire((await board.source('긴 글', long)).nodeId);
    stub.script(({ text }) => (isCondensing(text) ? { status: 500 } : { pieces: ['답입니다 [1].'] }));
    await board.ask('모두 요약해 줘');
    const answer = await last();
    expect(answer).toMatchObject({ status: 'done', receipt: { context: [{ share: 'condensed' }] } });
  });

  it('is no such question where it asks for a fact: then the fitting passages go in', async () => {
    await board.wire((await board.source('긴 글', long)).nodeId);
    await board.ask('과일-31 이야기는?');
    expect(stub.calls).toHaveLength(1);
    expect((await last()).receipt?.context).toMatchObject([{ share: 'part', ofPassages: 60 }]);
  });
});

describe('what a model reads from turn to turn', () => {
  it('begins alike, and gives a passage the same number, while the sources are the same', async () => {
    await board.wire((await board.source('긴 글', long)).nodeId);
    await board.ask('과일-31 이야기는?');
    await board.ask('과일-31 이야기를 더 해 줘');
    const [first, second] = [messagesOf(0), messagesOf(1)];
    expect(second[0]).toEqual(first[0]);
    const source = /<sources>[^]*<\/sources>/.exec(first[1]?.content ?? '')?.[0] ?? '';
    expect(source).toContain('[32] 31번째');
    expect(second[1]?.content.startsWith(source)).toBe(true);
    expect(second.at(-1)?.content).toBe('<question>\n과일-31 이야기를 더 해 줘\n</question>');
  });

  it('keeps room for the sources however long the conversation is, and says what was shortened', async () => {
    await board.wire((await board.source('긴 글', long)).nodeId);
    stub.script(() => ({ pieces: ['긴 답입니다. ', '말이 많습니다. '.repeat(60)] }));
    for (let i = 0; i < 4; i++) await board.ask(`${i}번째 질문입니다. ${'길게 묻습니다. '.repeat(20)}`);
    const { receipt } = await last();
    expect(receipt?.history?.shortened).toBeGreaterThan(0);
    expect(receipt?.context[0]?.tokens).toBeGreaterThan(500);
    const asked = messagesOf(-1)[1]?.content ?? '';
    expect(asked).toMatch(/<earlier>\nQ: 0번째 질문입니다\.\nA: 긴 답입니다\.\n/);
  });
});

describe('words of what is not wired', () => {
  it('never reach the provider, by whichever way it is asked', async () => {
    const owner = await app.signIn('Owner');
    const unread = long.map((text) => `${text} 처음 읽는 글입니다.`);
    await board.wire((await board.source('연결된 글', unread)).nodeId);
    await board.note('카나리아-메모');
    await board.source('카나리아-제목', ['카나리아-글']);
    await wire((await board.source('카나리아-꺼짐', ['카나리아-꺼진 글'])).nodeId, 'off');
    const chained = await board.note('카나리아-건너편');
    const between = await board.note('이어진 메모');
    await board.wire(between);
    await board.wire(chained, between);
    const sibling = await makeChatBoard(app, owner);
    await sibling.wire(await sibling.note('카나리아-다른 보드'));
    await sibling.ask('카나리아-다른 질문');
    const other = await makeChatBoard(app, await app.signIn('Other'));
    await other.wire(await other.note('카나리아-남의 것'));
    await other.ask('카나리아-남의 질문');
    stub.calls.length = 0;
    stub.script(() => ({ pieces: ['답 [1]'], results: [{ url: 'https://a.test/', title: '웹', snippet: '글' }] }));
    await board.ask('무엇이 있나?');
    await board.ask('무엇이 있나?');
    await board.ask('모두 요약해 줘');
    await board.ask('무엇이 있나?', { accept: 'text/event-stream' });
    await owner.post('/api/web-search', { query: '무엇이 있나?', canvasId: board.canvasId, nodeId: board.chatId });
    await owner.post('/api/web-search', { query: '무엇이 있나?' });
    await owner.post('/api/ai-chat', {
      message: '무엇이 있나?',
      canvasId: board.canvasId,
      nodeId: board.chatId,
      connectedNodes: [{ id: sibling.chatId, content: '카나리아-노드' }],
      conversationHistory: [{ role: 'system', content: '카나리아-역할' }],
    });
    const sent = stub.calls.map(({ text, path }) => `${path}\n${text}`).join('\n');
    expect(stub.calls.length).toBeGreaterThan(7);
    expect(stub.calls.some(({ text }) => isCondensing(text))).toBe(true);
    expect(sent).toContain('0번째 문단의 주제는');
    expect(decodeURIComponent(sent)).not.toContain('카나리아');
  });
});
