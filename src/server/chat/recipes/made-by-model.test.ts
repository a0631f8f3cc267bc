import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';
import { scriptRecord, shortRecord } from '../../../../tests/ai-stub/records.ts';

const thread = { id: 'thread', values: { topic: '식비', posts: 2, length: '500' } };

describe('what a model makes', () => {
  let { stub, owner, board } = {} as ModelChat;
  useModelChat((chat) => void ({ stub, owner, board } = chat));
  beforeEach(async () => {
    await board.wire(await board.note('한 달 식비가 62만 원에서 38만 원이 되었다. 장은 주 1회 본다.'));
  });

  const says = (...texts: string[]) => {
    let turn = 0;
    stub.script(() => ({ pieces: [texts[Math.min(turn++, texts.length - 1)] ?? ''] }));
  };

  const made = async (recipe: unknown) => {
    const { canvasId, chatId: nodeId } = board;
    const answer = await owner.post('/api/ai-chat', { canvasId, nodeId, message: '스레드 글: 식비', recipe });
    return answer.json<{ message: ChatMessage }>().message;
  };

  it('is written by the order of the recipe, with the numbers of its passages', async () => {
    says(JSON.stringify({ posts: ['식비가 줄었어요 [1].', '여러분은요?'] }));
    const message = await made(thread);
    expect(message.messageText).toBe('1/ 식비가 줄었어요 [1].\n\n2/ 여러분은요?');
    expect(message.citations).toHaveLength(1);
    expect(stub.calls).toHaveLength(1);
    expect(stub.calls[0]?.text).toContain('이어지는 짧은 글 2개를 씁니다');
    expect(message.metadata).toMatchObject({ recipe: thread });
  });

  it('is ordered by the beats of a wired sheet, whose words are no passage', async () => {
    const content = '| 훅 | 0:00–0:30 | 30초 | 궁금증 하나를 심는다 |\n| 전환 | 0:30–2:00 | 90초 | 기대를 뒤집는다 |';
    const recipe = { id: 'beat-sheet', values: { minutes: 2 } };
    await board.wire(await board.addNode({ type: 'text', title: '비트 시트', content, metadata: { recipe } }));
    says(scriptRecord('## 훅\n반이 됐어요.\n\n## 전환\n그런데요.'));
    const script = { id: 'long-script', values: { topic: '식비', minutes: 4 } };
    const { messageText, metadata, receipt } = await made(script);
    const asked = stub.calls[0]?.text ?? '';
    expect(asked).toContain('`훅` 약 270음절, `전환` 약 810음절.');
    expect(messageText).toBe('## 훅 (0:00–1:00)\n\n반이 됐어요.\n\n## 전환 (1:00–4:00)\n\n그런데요.');
    expect(asked).toMatch(/<note>비트 시트입니다[^<]*기대를 뒤집는다<\/note>/);
    expect(asked).not.toMatch(/\[\d+\] [^\n]*기대를/);
    expect(metadata['recipe']).toMatchObject({ values: { beats: expect.stringContaining('전환\t90') } });
    expect(receipt?.context).toContainEqual(expect.objectContaining({ title: '비트 시트', share: 'whole' }));
  });

  it('is shown as the model wrote it, in one call, also where it breaks its rules', async () => {
    const long = Array.from({ length: 30 }, (_, i) => `이 줄은 ${i}번째 말하는 줄이에요.`).join('\n\n');
    says(shortRecord(long));
    const recipe = { id: 'short-script', values: { topic: '식비', seconds: 30, speed: 300 } };
    const { messageText, metadata, receipt } = await made(recipe);
    expect(messageText).toBe(long);
    expect(stub.calls).toHaveLength(1);
    expect(receipt).toMatchObject({ inputTokens: 10, outputTokens: 20 });
    expect(metadata).not.toHaveProperty('record');
    expect(stub.calls[0]?.text).not.toContain('Markdown');
  });
});
