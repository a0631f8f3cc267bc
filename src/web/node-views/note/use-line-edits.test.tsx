import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { eventually, named, openTestPage, press, pressKey, show, type } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { EditorContext, useNode } from '../../board-context/hooks.ts';
import { openTestBoard } from '../../editor/test-server.ts';

const page = openTestPage();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
beforeAll(() => {
  showWords('ko', wordsOf('ko'));
  Object.assign(document, { getSelection: () => null });
});
let close: () => Promise<void>;
afterEach(() => close());

const ID = '0199a1b2-0000-7000-8000-000000000001';
const SCRIPT = [
  '## 훅 (0:00–0:08)',
  '',
  '첫 잔이 쓰다면요 [1].',
  '화면: 쓴 표정',
  '',
  '## 마무리 (0:08–0:12)',
  '',
  '- 저장해 두세요.',
].join('\n');

async function open(mayEdit = true) {
  const { ResultSections } = await import('../../recipes/result/ResultSections.tsx');
  const { readResult } = await import('../../recipes/result/read-result.ts');
  const { useContentEditing } = await import('./use-content.ts');
  const { useLineEdits } = await import('./use-line-edits.tsx');
  const words = (text: string) => text;
  function Lines() {
    const node = useNode(ID) as BoardNode;
    const { edits } = useLineEdits(node, useContentEditing(node), mayEdit);
    const how = { recipeId: 'long-script', values: {}, speed: 300, isWriting: false, expected: [] };
    const { parts } = readResult({ text: node.content, ...how });
    return <ResultSections {...{ parts, words, edits }} text={node.content} isWriting={false} />;
  }
  const { editor } = await openTestBoard([blankNode({ id: ID, title: '대본', content: SCRIPT })], { mayEdit });
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={createNotices()}>
        <EditorContext value={editor}>
          <Lines />
        </EditorContext>
      </NoticesContext>
    </QueryClientProvider>,
  );
  return { content: () => editor.node(ID)?.content, editor };
}

const field = (name = '이 줄 고치기') => named('textarea', name) as HTMLInputElement;
const fields = () => page.body.querySelectorAll('textarea').length;

it('an edited line replaces exactly its words, by Enter, and one undo brings them back', async () => {
  const { content, editor } = await open();
  await press(named('button', '고치기: 쓴 표정'));
  await type(field(), '웃는 표정');
  expect(content()).toBe(SCRIPT);
  await pressKey(field(), 'Enter', 'Enter', { isComposing: true });
  expect(fields()).toBe(1);
  await pressKey(field(), 'Enter', 'Enter');
  await eventually(() => expect(fields()).toBe(0));
  expect(content()).toBe(SCRIPT.replace('쓴 표정', '웃는 표정'));
  editor.undo();
  expect(content()).toBe(SCRIPT);
});

it('Esc gives a line up, and a view around it hears nothing of that', async () => {
  const { content } = await open();
  await press(named('button', '고치기: 첫 잔이 쓰다면요 [1].'));
  await type(field(), '다른 말');
  const heard: string[] = [];
  page.body.addEventListener('keydown', (event) => void heard.push((event as unknown as KeyboardEvent).key));
  await pressKey(field(), 'Escape', 'Escape');
  await eventually(() => expect(fields()).toBe(0));
  expect(heard).toEqual([]);
  expect(content()).toBe(SCRIPT);
});

it('a line is added below another one in its form, and one is removed with what parted it', async () => {
  const { content } = await open();
  await press(named('button', '고치기: 저장해 두세요.'));
  await press(named('button', '아래에 줄 더하기'));
  await type(field('새 줄'), '다음에 만나요.');
  await pressKey(field('새 줄'), 'Enter', 'Enter');
  await eventually(() => expect(content()).toBe(`${SCRIPT}\n- 다음에 만나요.`));
  await press(named('button', '고치기: 저장해 두세요.'));
  await press(named('button', '줄 지우기'));
  await eventually(() => expect(content()).toBe(SCRIPT.replace('저장해 두세요.', '다음에 만나요.')));
});

it('what is typed into a line is kept as a draft of the whole text while it is not saved', async () => {
  await open();
  await press(named('button', '고치기: 쓴 표정'));
  await type(field(), '웃는 표정');
  const kept = [...page.stored].find(([key]) => key.includes(ID));
  expect(JSON.parse(kept?.[1] ?? '{}')).toMatchObject({ text: SCRIPT.replace('쓴 표정', '웃는 표정') });
  await pressKey(field(), 'Escape', 'Escape');
});

it('who may not change the note has nothing to press', async () => {
  await open(false);
  expect(page.body.querySelectorAll('button')).toHaveLength(0);
});
