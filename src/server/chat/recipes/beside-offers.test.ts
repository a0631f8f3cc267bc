import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { worksheetIn } from '#contract/recipes/worksheet/worksheet.ts';
import { makeChatBoard, type ChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

const MAIL =
  '안녕하세요, 마케팅팀 김지수입니다. 아래와 같이 제안드립니다.\n\n- 브랜드: 마루식품\n- 콘텐츠: 쇼츠 1편\n- 원고료: 30만 원\n- 초안: 3월 10일';
const FACTS = '한 달 식비가 62만 원에서 38만 원이 되었다. 장은 주 1회 본다.';
const script = { id: 'long-script', values: { topic: '식비', minutes: 4 } };

const make = async (owner: SignedInClient, { canvasId, chatId: nodeId }: ChatBoard, recipe: unknown, more = {}) => {
  const answer = await owner.post('/api/ai-chat', { canvasId, nodeId, message: '식비', recipe, ...more });
  return answer.json<{ message: ChatMessage }>().message;
};

describe('what is made without a model beside the mail of a sponsor', () => {
  let app: TestApp;
  let owner: SignedInClient;
  let board: ChatBoard;
  beforeAll(async () => {
    app = await makeApp();
    owner = await app.signIn('Owner');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    board = await makeChatBoard(app, owner);
  });

  it.each(['long-script', 'short-script', 'description-pack', 'blog-post', 'thread', 'newsletter'])(
    'has nothing of the mail but the brand, in the disclosure: %s',
    async (id) => {
      const mailId = await board.note(MAIL, { title: '마루식품 메일' });
      const noteId = await board.note(FACTS, { title: '기록' });
      await board.wire(mailId);
      await board.wire(noteId);
      const message = await make(owner, board, { id, values: { topic: '식비' } });
      expect(message.messageText).toContain('마루식품');
      const offered = worksheetIn(message.metadata)?.parts.flatMap(({ passages }) => passages) ?? [];
      expect(offered.map(({ source }) => source)).toEqual(offered.map(() => '기록'));
      expect(offered.map(({ text }) => text).join(' ')).toContain('38만 원이 되었다.');
      expect(message.messageText).not.toMatch(/김지수|제안드립니다|30만 원|3월 10일|마루식품 메일/);
      expect(message.citations.map(({ nodeId }) => nodeId)).not.toContain(mailId);
      expect(message.metadata['outline']).toContain('협찬 제안(‘마루식품 메일’)은 글의 재료로 쓰지 않고');
      expect(message.receipt?.context).toMatchObject([{ nodeId: mailId, share: 'whole' }, { nodeId: noteId }]);
      expect(madeFromIn(message.metadata).map(({ nodeId }) => nodeId)).toEqual([mailId, noteId]);
    },
  );

  it('keeps the sponsor that the form names', async () => {
    await board.wire(await board.note(MAIL));
    await board.wire(await board.note(FACTS));
    const recipe = { ...script, values: { ...script.values, sponsor: '한빛라면' } };
    const { messageText, metadata } = await make(owner, board, recipe);
    expect(messageText).toContain('한빛라면');
    expect(messageText).not.toContain('마루식품');
    expect(metadata['outline']).toContain('글의 재료로 쓰지 않았어요');
    expect(madeFromIn(metadata)).toHaveLength(1);
  });

  it('is told about in the language of the screen, whatever that of the sources', async () => {
    await board.wire(await board.note(MAIL));
    await board.wire(await board.note(FACTS));
    const { metadata } = await make(owner, board, script, { language: 'en' });
    expect(metadata['outline']).toMatch(/^No AI key is set.*The sponsor’s offer/);
  });

  it('says what is missing where the mail is all there is, and is then no result', async () => {
    await board.wire(await board.note(MAIL, { title: '마루식품 메일' }));
    const { messageText, metadata, citations } = await make(owner, board, script);
    expect(messageText).toContain('연결된 글(‘마루식품 메일’)은 브랜드가 보낸 협찬 제안이라');
    expect(metadata).not.toHaveProperty('recipe');
    expect(citations).toEqual([]);
  });
});
