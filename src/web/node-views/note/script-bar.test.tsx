import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { named, openTestPage, press, show } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { EditorContext } from '../../board-context/hooks.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { judgeScript } from './judged-scripts.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const SCRIPT =
  '## 훅 (0:00–0:05)\n한 달 식비가 반이 됐어요.\n\n## 본론\n장은 주 1회 보고 배달은 주 2회로 줄였어요. 어렵지 않았어요.';
const scriptOf = (facts: Partial<BoardNode> = {}): BoardNode => ({ ...textNode('a'), content: SCRIPT, ...facts });

async function showBar(node: BoardNode, mayEdit = true) {
  const { ScriptBar } = await import('./ScriptBar.tsx');
  const { editor } = await openTestBoard([node], { mayEdit, mayAsk: mayEdit });
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={createNotices()}>
        <EditorContext value={editor}>
          <ScriptBar node={node} mayEdit={mayEdit} />
        </EditorContext>
      </NoticesContext>
    </QueryClientProvider>,
  );
  return editor;
}
const buttons = () => [...page.body.querySelectorAll('#root button')].map((one) => one.textContent?.trim());
const steps = () => [...page.body.querySelectorAll('[role=group] button')].map((one) => one.getAttribute('aria-label'));

it('a script that somebody wrote has the tools of a script, and says how long it takes', async () => {
  await showBar(scriptOf());
  expect(buttons()).toEqual(['프롬프터', '촬영 목록', '촬영본과 비교', expect.stringMatching(/^[\d.]+초 분량$/)]);
});

it('an ordinary note has none', async () => {
  await showBar(
    scriptOf({ content: '## 장보기\n장은 주 1회 보고 배달은 주 2회로 줄였어요. 그랬더니 식비가 반이 됐어요.' }),
  );
  expect(buttons()).toEqual([]);
});

it('its times are told at the speed that stands in the note, which can be changed', async () => {
  const editor = await showBar(scriptOf({ metadata: { speed: 280 } }));
  const [, , , time = ''] = buttons();
  await press(named('#root button', time));
  expect(page.body.textContent).toContain('분당 280음절');
  await press(named('[role=group] button', '빠르게'));
  expect(editor.node('a')?.metadata['speed']).toBe(290);
  editor.undo();
  expect(editor.node('a')?.metadata['speed']).toBe(280);
});

it('whoever may not change it has its tools and times, but not its speed', async () => {
  await showBar(scriptOf(), false);
  const [, , , time = ''] = buttons();
  await press(named('#root button', time));
  expect(page.body.textContent).toContain('분당 300음절');
  expect(steps()).toEqual([]);
});

it('a very long one is measured when somebody asks', async () => {
  await showBar(scriptOf({ content: SCRIPT + '\n장은 주 1회 봐요.'.repeat(3_000) }));
  expect(buttons().at(-1)).toBe('구간별 시간');
});

it('is judged once for the same words, and anew under another title', () => {
  const judged = judgeScript('식비', SCRIPT);
  expect(judged).toEqual({ usualSpeed: 300 });
  expect(judgeScript('식비', SCRIPT)).toBe(judged);
  expect(judgeScript('식비 대본 분석', SCRIPT)).toBeNull();
  for (let i = 0; i < 500; i += 1) judgeScript('식비', `${SCRIPT} ${i}`);
  expect(judgeScript('식비', SCRIPT)).not.toBe(judged);
});
