import { expect, it } from 'vitest';
import { creditEntries } from '../../billing/billing.tables.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat));

const LINES = [
  '이 첫 줄은 사람을 멈춰 세우기에는 너무나도 길고 길어서 5초 안에는 도저히 끝까지 말할 수가 없는 아주 긴 훅이에요 [1].',
  ...Array.from({ length: 5 }, (_, i) => `${i + 2}번째 줄이에요.`),
];
const text = LINES.join('\n\n');
const AT = [0, LINES[0]?.length ?? 0];
const recipe = { id: 'short-script', values: { topic: '식비', seconds: 60, speed: 300 } };

async function rewrite(body: object = {}) {
  const nodeId = await board.note(text);
  return owner.post(`/api/nodes/${nodeId}/rewritten-parts`, { recipe, text, at: AT, language: 'ko', ...body });
}
const says = (said: string) => stub.script(() => ({ pieces: [JSON.stringify({ text: said })] }));

it('a model is told what is wrong with a part and is sent that part, and what it wrote is answered', async () => {
  says('식비가 줄었어요 [1].');
  const answer = await rewrite();
  expect(answer.json()).toEqual({ rewritten: { at: AT, text: '식비가 줄었어요 [1].', errorsLeft: 0 } });
  const asked = stub.calls[0]?.text ?? '';
  expect(asked).toContain('5초');
  expect(asked).toContain('아주 긴 훅이에요 [1]');
  expect(asked.match(/<result>/g)).toHaveLength(2);
  expect(stub.calls).toHaveLength(1);
});

it.each([
  ['another figure', '식비가 38만 원 줄었어요 [1].'],
  ['another passage', '식비가 줄었어요 [2].'],
  ['nothing', ''],
  ['something worse', `${LINES[0]}\n\n${LINES[0]}`],
])('nothing is answered where it wrote %s', async (_, said) => {
  says(said);
  expect((await rewrite()).json()).toEqual({ rewritten: null });
});

it('a place that is no part is refused, and so is a recipe that there is not', async () => {
  expect((await rewrite({ at: [text.length + 5, text.length + 9] })).statusCode).toBe(400);
  expect((await rewrite({ recipe: { id: 'nothing', values: {} } })).statusCode).toBe(400);
  expect(stub.calls).toHaveLength(0);
});

it('is paid by the account of the board, by what the model took', async () => {
  const spent = async () => {
    const rows = await app.deps.database.db.select({ tokens: creditEntries.tokens }).from(creditEntries);
    return rows.reduce((sum, { tokens }) => sum + tokens, 0);
  };
  const before = await spent();
  says('식비가 줄었어요 [1].');
  await rewrite();
  expect((await spent()) - before).toBe(30);
});
