import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let board: ChatBoard;

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  board = await makeChatBoard(app, owner);
});
afterAll(() => app.close());

const ask = (question: string, language?: 'ko' | 'en') =>
  owner.post('/api/search/ask', { question, ...(language && { language }) });

describe('a question to everything', () => {
  it('is answered from any board of the person, with citations that open their place', async () => {
    const { nodeId, passageIds } = await board.source(
      '드립 커피 교실',
      [
        { text: '오늘은 드립 커피를 배워요.', startSec: 3 },
        { text: '물의 온도는 92도가 알맞아요. 너무 뜨거우면 쓴맛이 나요.', startSec: 61 },
      ],
      { kind: 'youtube' },
    );
    const answer = await ask('드립 커피 물 온도는 몇 도가 알맞아?');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ engine: { kind: 'embedded' }, confidence: expect.any(Number) });
    expect(answer.json().answer).toContain('92도가 알맞아요');
    expect(answer.json().citations[0]).toMatchObject({
      nodeId,
      passageId: passageIds[1],
      canvasId: board.canvasId,
      projectId: null,
      startSec: 61,
      isVerbatim: true,
    });
  });

  it('is answered from notes as well', async () => {
    const noteId = await board.note('마감은 12월 3일 1차 확인본', { title: '모카하우스 마감' });
    const { citations } = (await ask('모카하우스 마감은 언제야?')).json();
    expect(citations).toContainEqual(
      expect.objectContaining({ nodeId: noteId, kind: 'text', canvasId: board.canvasId }),
    );
  });

  it('that nothing answers is said to be unanswered, in the language of the question', async () => {
    const korean = (await ask('양자역학의 슈뢰딩거 방정식은?')).json();
    expect([korean.citations, korean.confidence]).toEqual([[], null]);
    expect(korean.answer).toMatch(/^가진 보드와 프로젝트에서 답을 찾지 못했어요/);
    expect((await ask('What is Schrödinger equation?', 'en')).json().answer).not.toMatch(/[가-힣]/);
  });

  it('of somebody who has nothing is answered too', async () => {
    const newcomer = await app.signIn('Newcomer');
    const answer = await newcomer.post('/api/search/ask', { question: '커피 이야기 들려줘' });
    expect([answer.statusCode, answer.json().citations]).toEqual([200, []]);
    expect(answer.json().answer).toMatch(/^아직 읽은 소스가 없어요/);
  });

  it('of somebody who has notes only is not told that there is nothing', async () => {
    const writer = await app.signIn('Writer');
    await (await makeChatBoard(app, writer)).note('물 온도는 92도가 알맞아요.');
    const answer = await writer.post('/api/search/ask', { question: '실패하는 검색' });
    expect(answer.json().answer).toMatch(/^가진 보드와 프로젝트에서 답을 찾지 못했어요/);
  });

  it('for the whole in short is answered from what was read last', async () => {
    const read = await board.source('가을 원두 이야기', [
      '가을 원두는 향이 깊고 묵직해요.',
      '볶은 지 열흘이 가장 좋아요.',
    ]);
    await app.deps.database.query('update sources set fetched_at = now() where id = $1', [read.sourceId]);
    for (const question of ['전체 내용을 요약해줘', '공통점이 뭐야?', 'What are the main points?']) {
      const { citations } = (await ask(question)).json<{ citations: { nodeId: string }[] }>();
      expect(citations.map((citation) => citation.nodeId)).toContain(read.nodeId);
    }
  });

  it.each([[{}], [{ question: '  ' }], [{ question: 'x'.repeat(20_001) }], [{ question: 'a', language: 'fr' }]])(
    'is refused as %j',
    async (body) => {
      expect((await owner.post('/api/search/ask', body)).statusCode).toBe(400);
    },
  );
});
