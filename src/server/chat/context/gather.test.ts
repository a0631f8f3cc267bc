import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHub } from '../../live/hub.ts';
import { makeChatBoard, type ChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { gather } from './gather.ts';

let app: TestApp;
let board: ChatBoard;
beforeAll(async () => void (app = await makeApp()));
afterAll(() => app.close());
beforeEach(async () => void (board = await makeChatBoard(app, await app.signIn('Owner'))));

const gathered = async (chatId = board.chatId) => gather({ ...app.deps, hub: createHub() }, board.boardId, chatId);
const texts = async () => (await gathered()).flatMap((source) => source.passages.map((passage) => passage.text));

describe('what feeds a chat', () => {
  it('is nothing while no edge touches it, whatever stands on the board', async () => {
    await board.note('카나리아');
    await board.source('글', ['카나리아']);
    expect(await gathered()).toEqual([]);
  });

  it.each(['into', 'out of'])('is a node joined by an edge %s the chat', async (direction) => {
    const note = await board.note('내용');
    await (direction === 'into' ? board.wire(note, board.chatId) : board.wire(board.chatId, note));
    expect(await texts()).toEqual(['메모\n내용']);
  });

  it.each([
    ['text', 'text'],
    ['sticky', 'text'],
    ['ai_summary', 'text'],
    ['user_note', 'text'],
    ['template', 'text'],
  ] as const)('takes a %s node by its own title and content', async (type, kind) => {
    const id = await board.addNode({ type, title: '제목', content: '내용' });
    await board.wire(id);
    expect(await gathered()).toMatchObject([
      { nodeId: id, sourceId: id, kind, title: '제목', state: 'readable', passages: [{ id, text: '제목\n내용' }] },
    ]);
  });

  it('takes links and files by their stored passages with places, not by what the node says', async () => {
    const { nodeId, sourceId, passageIds } = await board.source(
      '문서',
      [
        { text: '첫 쪽', page: 1 },
        { text: '둘째 쪽', page: 2 },
      ],
      { kind: 'file' },
    );
    await board.change({ do: 'patch-node', id: nodeId, patch: { content: '클라이언트가 쓴 것' } });
    await board.wire(nodeId);
    expect(await gathered()).toMatchObject([
      {
        sourceId,
        kind: 'file',
        state: 'readable',
        passages: [
          { id: passageIds[0], text: '첫 쪽', page: 1 },
          { text: '둘째 쪽', page: 2 },
        ],
      },
    ]);
  });

  it('is every member of a joined group, each once even when it is joined as well, in the order of the board', async () => {
    const first = await board.note('하나');
    const groupId = await board.addNode({ type: 'group', title: '묶음' });
    const inside = (await board.source('둘', ['둘째'], { parentId: groupId })).nodeId;
    const alsoInside = await board.note('셋', { parentId: groupId });
    await board.note('밖에 있는 것');
    for (const id of [alsoInside, groupId, first]) await board.wire(id);
    await board.wire(board.chatId, alsoInside);
    expect((await gathered()).map((source) => source.nodeId)).toEqual([first, inside, alsoInside]);
  });

  it('is no other chat, and nothing that only the other chat is joined to', async () => {
    const other = await board.addNode({ type: 'ai_chat', title: 'AI Chat' });
    const secret = await board.note('다른 대화의 것');
    await board.wire(secret, other);
    await board.wire(other);
    expect(await gathered()).toEqual([]);
    expect((await gathered(other)).map((source) => source.nodeId)).toEqual([secret]);
  });

  it('loses what is disconnected, removed, or leaves the group', async () => {
    const note = await board.note('내용');
    const edge = await board.wire(note);
    const groupId = await board.addNode({ type: 'group', title: '묶음' });
    const member = await board.note('묶음 안', { parentId: groupId });
    const gone = await board.note('지울 것');
    await board.wire(groupId);
    await board.wire(gone);
    await board.change({ do: 'remove-edge', id: edge });
    await board.change({ do: 'patch-node', id: member, patch: { parentId: null } });
    await board.change({ do: 'remove-node', id: gone });
    expect(await gathered()).toEqual([]);
  });

  it.each([
    ['queued', 'waiting'],
    ['processing', 'waiting'],
    ['failed', 'failed'],
    ['ready', 'no-text'],
  ] as const)('names a source that is %s and has no text as %s', async (status, state) => {
    await board.wire((await board.source('글', [], { status })).nodeId);
    expect(await gathered()).toMatchObject([{ title: '글', state, passages: [] }]);
  });

  it('cuts a long note into passages of its own, without losing a word', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `${i}번째 줄에 쓰인 말`);
    await board.wire(await board.note(lines.join('\n')));
    const passages = await texts();
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.join('\n')).toBe(['메모', ...lines].join('\n'));
  });
});
