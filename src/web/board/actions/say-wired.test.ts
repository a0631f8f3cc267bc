import { expect, it } from 'vitest';
import { openTestBoard } from '../../editor/test-server.ts';
import { sayCarried, sayTied } from './say-wired.ts';
import { testContext } from './test-context.ts';

async function open() {
  const { editor } = await openTestBoard([]);
  const { context } = await testContext(editor);
  return { context, said: () => context.notices.current().map(({ tone, title }) => [tone, title]) };
}

it.each([
  ['missing-end', '연결할 노드가 없어요'],
  ['same-node', '같은 노드끼리는 연결할 수 없어요'],
  ['already-connected', '이미 연결되어 있어요'],
] as const)(
  'a wire that may not be drawn says why, and one that is carried there the same: %s',
  async (reason, why) => {
    const { context, said } = await open();
    sayTied(context, { ok: false, reason });
    expect(said()).toEqual([['told', why]]);
    sayCarried(context, '연결을 옮겼어요', { ok: false, reason });
    expect(said()).toEqual([['told', why]]);
  },
);

it('a wire that stands is said to stand, one that was carried to be carried, and one that was put back nothing', async () => {
  const { context, said } = await open();
  sayCarried(context, '연결을 옮겼어요', { ok: false, reason: 'unchanged' });
  expect(said()).toEqual([]);
  sayCarried(context, '연결을 옮겼어요', { ok: true, value: [] });
  expect(said()).toEqual([['done', '연결을 옮겼어요']]);
  sayTied(context, { ok: true });
  expect(said()).toEqual([['done', '연결했어요']]);
});
