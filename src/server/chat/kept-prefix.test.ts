import { expect, it } from 'vitest';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';

let { stub, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, board } = chat), { env: () => ({ AI_PROVIDER: 'anthropic' }) });

interface Block {
  text: string;
  cache_control?: object;
}
interface Sent {
  role: string;
  content: Block[];
}

/** All that stands before each place that a provider was told to keep up to, as it compares it: without these places. */
function keptHeads(place: number): string[] {
  const { system, messages } = stub.calls[place]!.body as unknown as { system: Block[]; messages: Sent[] };
  const blocks = [{ role: 'system', content: system }, ...messages].flatMap(({ role, content }) =>
    content.map(({ text, cache_control: kept }) => ({
      words: JSON.stringify([role, text]),
      isKept: kept !== undefined,
    })),
  );
  return blocks.flatMap(({ isKept }, i) =>
    isKept
      ? blocks
          .slice(0, i + 1)
          .map(({ words }) => words)
          .join('\n')
      : [],
  );
}

it('is kept from turn to turn: the sources, and what was said up to the last answer', async () => {
  await board.wire(await board.note('원두는 2주 안에 써야 맛있다.'));
  await board.wire(await board.note('향이 먼저 사라진다.'));
  for (const question of ['언제까지 쓰나?', '왜 그런가?', '한 줄로 하면?']) {
    stub.script(() => ({ pieces: [`${question} 2주예요 [1].`] }));
    await board.ask(question);
  }
  const [first, second, third] = [0, 1, 2].map(keptHeads);
  expect(first).toHaveLength(1);
  expect(first?.[0]).toContain('원두는 2주 안에 써야 맛있다.');
  expect(second).toHaveLength(2);
  expect(second?.[0]).toBe(first?.[0]);
  expect(third?.[0]).toBe(first?.[0]);
  expect(third?.[1]?.startsWith(`${second?.[1]}\n`)).toBe(true);
  expect(third?.[1]).toContain('왜 그런가? 2주예요');
});
