import { beforeAll, expect, it } from 'vitest';
import type { KeepAnswer } from '../../chat/answer/AnswerActions.tsx';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { PanelsContext } from '../../board-context/panels.ts';
import { NoticesContext, createNotices } from '../../lib/notices.ts';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import { showWords } from '../../words/index.ts';
import { nodeViews } from '../../words/node-views.ts';
import { useKeepAnswer } from './use-keep-answer.ts';

openTestPage();
beforeAll(() => showWords('ko', { nodeViews: nodeViews.ko }));

function Probe({ mayBring, tell }: { mayBring: boolean; tell: (given: KeepAnswer | null) => void }) {
  tell(useKeepAnswer({ mayBring } as unknown as BoardEditor, 'chat'));
  return null;
}

it.each([
  ['who may edit keeps answers, drags and edits them, and looks at plans', true, ['drag', 'edit', 'keep', 'preview']],
  ['who may not edit can only look at plans', false, ['preview']],
])('%s', async (_, mayBring, ways) => {
  let given: KeepAnswer | null = null;
  const opened: unknown[] = [];
  const panels = { open: (panel: unknown) => opened.push(panel) } as never;
  const close = await show(
    <NoticesContext value={createNotices()}>
      <PanelsContext value={panels}>
        <Probe mayBring={mayBring} tell={(found) => (given = found)} />
      </PanelsContext>
    </NoticesContext>,
  );
  const found = given as KeepAnswer | null;
  expect(Object.keys(found ?? {}).toSorted()).toEqual(ways);
  found?.preview?.({ content: 'plan' } as never);
  expect(opened).toMatchObject([{ what: 'plan' }]);
  await close();
});
