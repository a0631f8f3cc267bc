import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

const SAID = [
  '얼음은 딱 세 알만 넣으세요. 얼음을 많이 넣으면 라떼가 밍밍해져요. 자세한 것은 https://blog.naver.com/harucup/123 에 있어요.',
  '우유를 먼저 붓고 샷을 나중에 부으면 라떼에 층이 생겨요. 라떼_레시피_최종.docx 파일은 naver.com에서 받으세요. 무단전재 및 재배포 금지.',
];

let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

it.each([
  ['description-pack', { topic: '출근 전 라떼' }],
  ['reference-analysis', {}],
  ['blog-post', { topic: '출근 전 라떼' }],
  ['board-plan', {}],
])(
  'names of files, endings, addresses and what pages say of themselves are no words of what is made without a model: %s',
  async (id, values) => {
    const board = await makeChatBoard(app, owner);
    for (const name of ['라떼_레시피_최종.txt', 'KakaoTalk_20250101_101010.txt', 'harucup.com 이야기.pdf']) {
      const { nodeId } = await board.source(name, SAID, { kind: 'file' });
      await board.wire(nodeId);
    }
    const answer = await owner.post('/api/ai-chat', {
      canvasId: board.canvasId,
      nodeId: board.chatId,
      message: '만들기',
      recipe: { id, values },
    });
    const { messageText } = answer.json<{ message: ChatMessage }>().message;
    const ownWords = messageText
      .split('\n')
      .filter((line) => !/\[\d+\]|^### |\.(?:txt|pdf)\b/.test(line))
      .join('\n');
    expect(messageText).toContain('라떼');
    expect(ownWords).not.toMatch(/txt|pdf|docx|https?|naver|blog|kakaotalk|harucup|최종|무단전재|재배포|\bcom\b/i);
    if (id === 'description-pack') {
      expect(messageText).not.toMatch(/\.(?:txt|pdf)\b/);
      expect(messageText).toMatch(/## 태그\n\n출근 전 라떼, (?:얼음|라떼|우유)/);
    }
  },
);
