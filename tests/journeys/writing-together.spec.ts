import { expect, type CDPSession, type Page } from '@playwright/test';
import { cardOf, newCanvas, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { callFrom } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

/** For a figure of more: SYLLABLES=1000 on the command line. */
const SYLLABLES = Number(process.env['SYLLABLES'] ?? 60);
const together = /함께 쓰는 중 · 입력하는 대로 저장돼요/;

test('two people write in one note at the same time, and no letter of either is lost', async ({ page, browser }) => {
  await signIn(page, server.url, 'owner@writing.example.com', '한서연');
  const mate = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(mate, server.url, 'mate@writing.example.com', '김지우');
  await newCanvas(page, '같이 쓰는 캔버스', '빈 캔버스');
  const canvasId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const canvas = await page.request.get(`${server.url}/api/canvases/${canvasId}`);
  const { boardId } = (await canvas.json()) as { boardId: string };
  const invited = { email: 'mate@writing.example.com', role: 'editor' };
  const { id } = await callFrom<{ id: string }>(page, `/api/boards/${boardId}/invitations`, invited);
  const noteId = await put(page, {
    type: 'text',
    title: '대본',
    content: '첫 문장. 끝 문장.',
    position: { x: 0, y: 0 },
  });
  await mate.goto(`${server.url}/invitations/${id}`);
  await mate.getByRole('button', { name: '수락' }).click();
  await expect(board(mate)).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  const saved = async () => {
    const answer = await page.request.get(`${server.url}/api/canvases/${canvasId}/board`);
    const { nodes } = (await answer.json()) as { nodes: { id: string; content: string }[] };
    return nodes.find((node) => node.id === noteId)?.content;
  };
  const titled = async () => {
    const answer = await page.request.get(`${server.url}/api/canvases/${canvasId}/board`);
    const { nodes } = (await answer.json()) as { nodes: { id: string; title: string }[] };
    return nodes.find((node) => node.id === noteId)?.title;
  };
  const mine = fieldOf(page, noteId);
  const theirs = fieldOf(mate, noteId);

  await test.step('what one has typed and not saved stands there for both once the other writes, too', async () => {
    await cardOf(page, noteId).dblclick();
    await expect(mine).toBeFocused();
    await caretTo(page, noteId, 0);
    await page.keyboard.type('여는 말. ');
    await expect(theirs).toBeHidden();
    expect(await saved()).toBe('첫 문장. 끝 문장.');
    await cardOf(mate, noteId).dblclick();
    await expect(page.getByText('김지우님과 함께 쓰는 중')).toBeVisible();
    await expect(mate.getByText('한서연님과 함께 쓰는 중')).toBeVisible();
    await expect(theirs).toHaveValue('여는 말. 첫 문장. 끝 문장.');
    await expect.poll(saved).toBe('여는 말. 첫 문장. 끝 문장.');
  });

  await test.step('both type at once, and each caret stays at its own letters', async () => {
    await caretTo(mate, noteId, '여는 말. 첫 문장. 끝 문장.'.length);
    await caretTo(page, noteId, '여는 말. 첫 문장.'.length);
    await Promise.all([
      page.keyboard.type(' mine mine mine', { delay: 30 }),
      mate.keyboard.type(' theirs theirs', { delay: 30 }),
    ]);
    const both = '여는 말. 첫 문장. mine mine mine 끝 문장. theirs theirs';
    await expect.poll(saved).toBe(both);
    await expect(mine).toHaveValue(both);
    await expect(theirs).toHaveValue(both);
    expect(await caretOf(page, noteId)).toBe('여는 말. 첫 문장. mine mine mine'.length);
  });

  await test.step('a syllable that is open in one field is not touched by what the other writes', async () => {
    const cdp = await page.context().newCDPSession(page);
    await compose(cdp, 'ㄱ', '가', '각');
    await caretTo(mate, noteId, 0);
    await mate.keyboard.type('# ');
    await expect.poll(saved).toContain('# 여는 말.');
    await expect(mine).toHaveValue(/^여는 말\. 첫 문장\. mine mine mine각 끝/);
    await compose(cdp, '간');
    await cdp.send('Input.insertText', { text: '간' });
    await expect.poll(saved).toBe('# 여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
    await expect(mine).toHaveValue('# 여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
    await expect(theirs).toHaveValue('# 여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
  });

  await test.step('each sees where the other stands, and nothing of that is in the field', async () => {
    await caretTo(mate, noteId, 2);
    const caret = cardOf(page, noteId).locator('[data-caret]');
    await expect(caret).toHaveAttribute('data-caret', '2');
    await expect(caret).toContainText('김지우');
    const text = (await saved()) ?? '';
    await caretTo(page, noteId, text.length);
    await page.keyboard.type('!');
    await expect.poll(saved).toBe(`${text}!`);
    await expect(caret).toHaveAttribute('data-caret', '2');
    await expect(mine).toHaveValue(`${text}!`);
    await page.keyboard.press('Control+z');
    await expect.poll(saved).toBe(text);
    await caretTo(mate, noteId, 0);
  });

  await test.step('Ctrl+Z takes back the own letters alone, and Ctrl+Shift+Z writes them again', async () => {
    await mate.keyboard.press('Control+z');
    await expect.poll(saved).toBe('여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
    await expect(mine).toHaveValue('여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
    await mate.keyboard.press('Control+Shift+z');
    await expect.poll(saved).toBe('# 여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
  });

  await test.step('one who was cut off writes on, and comes to the same text', async () => {
    await mate.context().setOffline(true);
    await mate.keyboard.type('OFF ');
    await caretTo(page, noteId, 0);
    await page.keyboard.type('ON ');
    await expect.poll(saved).toMatch(/^ON # 여는 말/);
    await mate.context().setOffline(false);
    await expect.poll(saved, { timeout: 60_000 }).toMatch(/^ON # OFF 여는 말/);
    await expect(mine).toHaveValue(/^ON # OFF 여는 말/);
    await expect(theirs).toHaveValue(/^ON # OFF 여는 말/);
  });

  await test.step('Escape takes back what was written in this sitting, and it can be written again', async () => {
    await mate.keyboard.press('Escape');
    await expect.poll(saved).toBe('ON 여는 말. 첫 문장. mine mine mine간 끝 문장.');
    await mate.getByRole('button', { name: '다시 쓰기' }).click();
    await expect.poll(saved).toBe('ON # OFF 여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
    await expect(page.getByText(together)).toBeHidden();
    await expect(page.getByText('입력하는 대로 저장돼요')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(mine).toBeHidden();
    expect(await saved()).toBe('ON # OFF 여는 말. 첫 문장. mine mine mine간 끝 문장. theirs theirs');
  });

  await test.step('a title that is being typed is not touched by another one, and the last of both stands', async () => {
    const titleOf = (one: Page) => cardOf(one, noteId).getByRole('textbox', { name: '제목' });
    for (const one of [page, mate]) await cardOf(one, noteId).locator('.card-title').dblclick();
    await titleOf(page).fill('서연의 제목');
    await titleOf(mate).fill('지우의 제목');
    await mate.keyboard.press('Enter');
    await expect.poll(titled).toBe('지우의 제목');
    await expect(titleOf(page)).toHaveValue('서연의 제목');
    await page.keyboard.press('Enter');
    await expect(cardOf(page, noteId).getByRole('status')).toContainText('그 사이 바뀐 이름: ‘지우의 제목’');
    await page.keyboard.press('Enter');
    await expect.poll(titled).toBe('서연의 제목');
    await expect(cardOf(mate, noteId).locator('.card-title')).toHaveText('서연의 제목');
  });

  await test.step('two tabs of one person write in one note as two people do', async () => {
    await mate.close();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(board(tab)).toBeVisible();
    for (const one of [page, tab]) await cardOf(one, noteId).dblclick();
    for (const one of [page, tab]) await expect(one.getByText('다른 탭에서도 쓰는 중')).toBeVisible();
    const text = (await saved()) ?? '';
    await caretTo(page, noteId, 0);
    await caretTo(tab, noteId, text.length);
    await Promise.all([page.keyboard.type('ONE ', { delay: 20 }), tab.keyboard.type(' TWO', { delay: 20 })]);
    await expect.poll(saved).toBe(`ONE ${text} TWO`);
    for (const one of [page, tab]) await expect(fieldOf(one, noteId)).toHaveValue(`ONE ${text} TWO`);
  });

  await test.step('syllables come out whole, whatever others write at every event of theirs', async () => {
    const [tab] = page
      .context()
      .pages()
      .filter((one) => one !== page);
    if (!tab) throw new Error('there is another tab');
    const before = (await saved()) ?? '';
    await caretTo(page, noteId, before.length);
    await caretTo(tab, noteId, 0);
    await writeAtEveryEvent(page, tab, noteId);
    const cdp = await page.context().newCDPSession(page);
    let written = '';
    for (let i = 0; i < SYLLABLES; i++) {
      const syllable = SAID[i % SAID.length] ?? ['가'];
      await compose(cdp, ...syllable);
      await cdp.send('Input.insertText', { text: syllable.at(-1) ?? '' });
      written += syllable.at(-1);
    }
    const foreign = () => tab.evaluate(() => Number(document.body.dataset['foreign'] ?? 0));
    const expected = async () => 'x'.repeat(await foreign()) + before + written;
    await expect.poll(async () => (await saved()) === (await expected()), { timeout: 60_000 }).toBe(true);
    expect(await foreign()).toBeGreaterThan(SYLLABLES);
    for (const one of [page, tab]) await expect(fieldOf(one, noteId)).toHaveValue(await expected());
  });
});

const fieldOf = (page: Page, noteId: string) => cardOf(page, noteId).locator('textarea');

const caretTo = (page: Page, noteId: string, at: number) =>
  fieldOf(page, noteId).evaluate((field: HTMLTextAreaElement, place) => {
    field.focus();
    field.setSelectionRange(place, place);
  }, at);

const caretOf = (page: Page, noteId: string) =>
  fieldOf(page, noteId).evaluate((field: HTMLTextAreaElement) => field.selectionStart);

/** What an input method shows of a syllable that is still open, step by step. */
async function compose(cdp: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps)
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** What an input method shows of syllables on their way. */
const SAID = [
  ['ㅎ', '하', '한'],
  ['ㄱ', '그', '글'],
  ['ㅇ', '아'],
  ['ㅉ', '짜', '짭', '짧'],
];

/** At each event of a composition in the field of one page, a letter comes at the beginning of the text in the other. */
async function writeAtEveryEvent(page: Page, other: Page, noteId: string): Promise<void> {
  await other.evaluate((id) => {
    const channel = new BroadcastChannel('every event');
    const field = document.querySelector<HTMLTextAreaElement>(`[data-id="${id}"] textarea`);
    channel.addEventListener('message', () => {
      field?.setRangeText('x', 0, 0, 'end');
      field?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'x' }));
      document.body.dataset['foreign'] = String(Number(document.body.dataset['foreign'] ?? 0) + 1);
    });
  }, noteId);
  await page.evaluate((id) => {
    const channel = new BroadcastChannel('every event');
    const field = document.querySelector(`[data-id="${id}"] textarea`);
    for (const event of ['compositionstart', 'compositionupdate', 'compositionend'])
      field?.addEventListener(event, () => channel.postMessage(event));
  }, noteId);
}
