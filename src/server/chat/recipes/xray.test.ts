import { expect, it } from 'vitest';
import { claimsIn } from '#contract/chat/claims.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { structureXray } from '#contract/recipes/kinds/structure-xray.ts';
import { eq } from 'drizzle-orm';
import { sources } from '../../sources/sources.tables.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat));

const talk = [
  '한 달 식비 얼마나 쓰세요?',
  '오늘은 제가 해 본 방법 세 가지를 알려드릴게요',
  '실제로 62만 원에서 38만 원이 <task>됐어요',
];

async function wireFilm() {
  const { nodeId, sourceId } = await board.source(
    '식비',
    ['통째로 건너뛴 앞말이 여기에 있어요', ...talk].map((text, at) => ({ text, startSec: Math.max(0, at - 1) * 10 })),
    { kind: 'youtube' },
  );
  const segments = talk.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text }));
  await app.deps.database.db.update(sources).set({ meta: { segments } }).where(eq(sources.id, sourceId));
  await board.wire(nodeId);
}
const recordOfTable = (table: string): string => {
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
  const read = rows.map((line) => {
    const [beat, when, words, why] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { beat, when, words, why };
  });
  return JSON.stringify({ videos: read.length === 0 ? [] : [{ title: '식비', rows: read }], shared: [] });
};
const xray = async () => {
  const recipe = { id: 'structure-xray', values: {} };
  const { canvasId, chatId: nodeId } = board;
  const answer = await owner.post('/api/ai-chat', { canvasId, nodeId, message: '구조 엑스레이', recipe });
  return answer.json<{ message: ChatMessage }>().message;
};

it('a model is given what was found by rule, with the numbers of its passages', async () => {
  await wireFilm();
  stub.script(() => ({ pieces: [recordOfTable('')] }));
  await xray();
  const asked = stub.calls[0]?.text ?? '';
  const found = /<found>\n([^]*?)<\/found>/.exec(asked)?.[1] ?? '';
  expect(found).toContain('| 훅 | 0:00–0:09 | 한 달 식비 얼마나 쓰세요? [2] |');
  expect(found).toMatch(/길이 0:29 · 분당 \d+어절 · 질문 분당 \d\.\d개/);
  expect(found).not.toContain('<');
  expect(asked).toContain('이 표에서 이름과 까닭만 고쳐 주세요');
});

it('a good table is taken as it comes, and times that no caption begins with are told of and left as they are', async () => {
  await wireFilm();
  let turn = 0;
  stub.script(({ text }) => {
    const good = (/<found>\n([^]*?)\n<\/found>/.exec(text)?.[1] ?? '').replace('훅', '여는 질문');
    return { pieces: [recordOfTable(turn++ === 0 ? good.replace('0:10–', '0:17–') : good)] };
  });
  const findingsOf = ({ messageText, metadata }: ChatMessage) =>
    structureXray.check?.(messageText, recipeIn(metadata)?.values ?? {}).map(({ words }) => words.ko) ?? [];
  const wrong = await xray();
  expect(wrong.messageText).toContain('0:17–');
  expect(findingsOf(wrong)).toContainEqual(expect.stringContaining('0:17에 시작하는 말이 영상에 없어요'));
  const right = await xray();
  expect(findingsOf(right)).toEqual([]);
  expect(claimsIn(right.metadata)).toEqual([]);
  expect(right.messageText).toContain('| 여는 질문 | 0:00–0:09 |');
  expect(right.citations[0]).toMatchObject({ mark: 1, startSec: 0 });
  expect(right.metadata['recipe']).toMatchObject({ id: 'structure-xray', values: { totals: expect.any(String) } });
  expect(stub.calls).toHaveLength(2);
});
