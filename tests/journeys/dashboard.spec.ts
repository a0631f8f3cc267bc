import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { board } from './canvas-actions.ts';
import { isSaved, newCanvasByHand, readBoard, signIn } from './actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.close());

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
/** What was asked for at these addresses since the page was opened, and whether the program or the page asked. */
const asked = (page: Page, endings: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.map((ending) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const found = entries.filter(({ name }) => new URL(name).pathname.endsWith(ending));
        return [ending, found.map(({ initiatorType }) => (initiatorType === 'fetch' ? 'program' : 'page'))];
      }),
    endings,
  );
const byThePage = (endings: readonly string[]) => endings.map((ending) => [ending, ['page']]);

test('canvases: made by the dialog, shown, and deleted after the question; each screen is asked for once, with its page', async ({
  page,
}) => {
  await signIn(page, server.url, 'seoyeon@example.com', '김서연');
  await expect(page.getByText('똑똑한 크리에이터를 위한 AI')).toBeVisible();
  await expect(page.getByText('아직 아무것도 없어요')).toBeVisible();
  await page.getByRole('region', { name: '공용 AI 지식' }).getByRole('button', { name: '지식 추가' }).first().click();
  await expect(page.getByRole('dialog', { name: 'AI 지식 추가' })).toBeVisible();
  await isSound(page, 'dialog of knowledge');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: '새 캔버스' });
  await expect(dialog.getByRole('radio', { name: '기본 캔버스' })).toBeChecked();
  await isSound(page, 'dialog of a new canvas');
  await dialog.getByRole('button', { name: '만들기' }).click();
  await expect(toast(page, '캔버스 제목을 적어 주세요').first()).toBeVisible();
  await dialog.getByRole('button', { name: '취소' }).click();
  await newCanvasByHand(page, '홈카페 입문', '기본 캔버스');
  await isSaved(page);
  const { pathname } = new URL(page.url());
  await page.reload();
  await expect(board(page)).toBeVisible();
  const ofBoard = ['/api/auth/user', `/api${pathname.replace('canvas', 'canvases')}`, '/board'];
  expect(await asked(page, ofBoard)).toEqual(byThePage(ofBoard));

  await page.goto(`${server.url}/dashboard`);
  await expect(page).toHaveURL(`${server.url}/`);
  await page.reload();
  const list = page.getByRole('region', { name: '내 캔버스' });
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toHaveAttribute('href', pathname);
  await expect(list.getByText('설명 없음')).toBeVisible();
  await expect(list.getByText('홈', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '캔버스', exact: true })).toContainText('1개');
  const ofDashboard = ['/api/auth/user', '/api/canvases', '/api/orgs', '/api/projects'];
  expect(await asked(page, ofDashboard)).toEqual(byThePage(ofDashboard));
  await list.getByRole('button', { name: '모두 보기' }).click();
  await expect(toast(page, '모든 캔버스가 아래에 있어요!')).toBeVisible();

  await list.getByRole('button', { name: '‘홈카페 입문’ 삭제' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('삭제하면 되돌릴 수 없습니다.');
  await question.getByRole('button', { name: '취소' }).click();
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toBeVisible();
  await list.getByRole('button', { name: '‘홈카페 입문’ 삭제' }).click();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(toast(page, '캔버스를 삭제했어요. 휴지통에 30일 동안 보관해요.')).toBeVisible();
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기', exact: true }).click();
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toBeVisible();

  await list.getByRole('link', { name: '홈카페 입문' }).hover();
  await list.getByRole('button', { name: '홈카페 입문 더 보기' }).click();
  await page.getByRole('menuitem', { name: '복제' }).click();
  await expect(list.getByRole('link', { name: '홈카페 입문 사본' })).toBeVisible();
  await list.getByRole('button', { name: '홈카페 입문 사본 더 보기' }).click();
  await page.getByRole('menuitem', { name: '이름 바꾸기' }).click();
  await page.getByRole('dialog').getByLabel('제목').fill('홈카페 심화');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link', { name: '홈카페 심화' })).toBeVisible();
});

test('what is pasted or dropped on the dashboard begins a board, and a canvas is exported from its card', async ({
  page,
}) => {
  await signIn(page, server.url, 'haru@example.com', '김하루');
  const bring = (kind: 'paste' | 'drop') =>
    page.evaluate((name) => {
      const brought = new DataTransfer();
      if (name === 'paste') brought.setData('text/plain', '# 겨울 기획\n난로 앞에서 찍는다');
      else brought.items.add(new File(['첫 잔은 연하게'], '메모.txt', { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: brought })
          : new DragEvent('drop', { ...options, dataTransfer: brought }),
      );
    }, kind);
  const onBoard = async () => {
    await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
    return expect.poll(async () => (await readBoard(page)).nodes.map(({ type, content }) => `${type} ${content}`));
  };
  let isDown = true;
  await page.route('**/api/canvases', (route) =>
    isDown && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await bring('paste');
  const again = page.getByRole('button', { name: '다시 시도' });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  await (await onBoard()).toEqual(['text # 겨울 기획\n난로 앞에서 찍는다']);

  await page.goto(`${server.url}/`);
  const list = page.getByRole('region', { name: '내 캔버스' });
  await expect(list.getByRole('link', { name: '겨울 기획' })).toBeVisible();
  await bring('drop');
  await (await onBoard()).toEqual([expect.stringMatching(/^file/)]);

  await page.goto(`${server.url}/`);
  await list.getByRole('link', { name: '겨울 기획' }).hover();
  await list.getByRole('button', { name: '겨울 기획 더 보기' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown으로 내보내기' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('겨울 기획.md');
  expect(await readFile(await file.path(), 'utf8')).toContain('난로 앞에서 찍는다');
});
