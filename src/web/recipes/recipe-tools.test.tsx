import { afterEach, beforeAll, expect, it } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { named, openTestPage, press, pressKey, show } from './test-screen.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void>;
afterEach(() => close());

const SCRIPT = '## 훅\n\n식비가 반이 됐어요.';
let heard: string[] = [];

const spoken: number[] = [];
const notices = createNotices();

async function showTools(id: string, speed = 300, mayEdit = true) {
  heard = [];
  spoken.length = 0;
  notices.dismiss();
  const { toolsOf } = await import('./tools.ts');
  const { RecipeTools } = await import('./RecipeTools.tsx');
  close = await show(
    <NoticesContext value={notices}>
      <div role="presentation" onKeyDown={(event) => heard.push(event.key)}>
        <RecipeTools
          title="식비"
          text={SCRIPT}
          tools={toolsOf(id)}
          speed={speed}
          noteId="note"
          references={() => [{ id: 'a', title: '남의 영상', thumbnail: '/api/files/a' }]}
          {...(mayEdit && { onSpeed: (taken: number) => void spoken.push(taken) })}
        />
      </div>
    </NoticesContext>,
  );
}
const buttons = () => [...page.body.querySelectorAll('#root button')].map((one) => one.textContent);
const dialog = async (): Promise<HTMLElement> => {
  // It is fetched first: React works by itself until it has come.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await expect.poll(() => page.body.querySelector('[role=dialog]'), { timeout: 10_000 }).not.toBeNull();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return page.body.querySelector('[role=dialog]') as unknown as HTMLElement;
};

it.each([
  ['long-script', ['프롬프터', '촬영 목록']],
  ['short-script', ['프롬프터', '촬영 목록']],
  ['description-pack', ['제목·썸네일']],
  ['prompt', ['프롬프트로 저장']],
  ['thread', []],
  ['unknown', []],
])('a note made by %s has the tools %j', async (id, tools) => {
  await showTools(id);
  expect(buttons()).toEqual(tools);
});

it('the teleprompter opens at the speed of the recipe', async () => {
  await showTools('long-script', 340);
  await press(named('button', '프롬프터'));
  const opened = await dialog();
  expect(opened.textContent).toContain('분당 340음절');
  expect(opened.textContent).toContain('식비가 반이 됐어요.');
});

it.each([
  ['long-script', '촬영 목록', '식비가 반이 됐어요.'],
  ['description-pack', '제목·썸네일', '남의 영상'],
])('of %s %s opens, and its keys do not move the card', async (id, tool, shown) => {
  await showTools(id);
  await press(named('button', tool));
  const opened = await dialog();
  expect(opened.textContent).toContain(shown);
  await pressKey(opened, 'ArrowLeft');
  expect(heard).toEqual([]);
  await pressKey(named('button', tool), 'ArrowLeft');
  expect(heard).toEqual(['ArrowLeft']);
});

const offered = () => notices.current().find(({ isOpen }) => isOpen);

it('a rehearsal at another speed offers it to the script, in one press', async () => {
  await showTools('long-script');
  await press(named('button', '프롬프터'));
  await pressKey(await dialog(), '+');
  await press(named('button', '프롬프터 나가기'));
  expect(offered()?.title).toBe('분당 310음절로 읽었어요');
  expect(spoken).toEqual([]);
  expect(page.stored.get('prompter-speeds')).toBe('[["note",300,310]]');
  offered()?.action?.run();
  expect(spoken).toEqual([310]);
  expect(page.stored.get('prompter-speeds')).toBe('[]');
});

it.each([
  ['at the speed of the script', true, ''],
  ['by somebody who may not change the note', false, '-'],
])('a rehearsal %s offers nothing', async (_, mayEdit, key) => {
  page.stored.clear();
  await showTools('long-script', 300, mayEdit);
  await press(named('button', '프롬프터'));
  await pressKey(await dialog(), key);
  await press(named('button', '프롬프터 나가기'));
  expect(offered()).toBeUndefined();
});
