import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, newCanvas, readBoard, signIn, upload } from './hands.ts';
import { notice, put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'seoyeon@refusals-on-the-board.example.com', '김서연');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

const said = (page: Page) => page.getByRole('region', { name: /^Notifications/, includeHidden: true });
const grip = { position: { x: 60, y: 150 } };

test('each gesture says what became of it, in the words of the specification; what is refused is taken back', async ({
  page,
}) => {
  const text = await put(page, { type: 'text', title: 'Draft', position: { x: 0, y: 0 } });
  const group = await put(page, { type: 'group', title: 'Sources', position: { x: 400, y: 0 } });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(cardOf(page, group)).toBeVisible();
  const refuse = () =>
    page.route('**/changes', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, body: '' }) : route.continue(),
    );
  const says = async (title: string, sentence: string) => {
    await expect(said(page)).toContainText(title);
    await expect(said(page)).toContainText(sentence);
  };
  const before = await readBoard(page);

  await refuse();
  await test.step('a node', async () => {
    await page.getByRole('button', { name: 'Text box' }).click();
    await says('Creation Failed', 'Failed to create node. Please try again.');
    await expect(cards(page, 'text')).toHaveCount(1);
  });
  await test.step('a node of a link', async () => {
    await page.getByRole('button', { name: 'Website link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill('https://nobody.invalid/page');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await says('Processing failed', "The node couldn't be created");
    await expect(cards(page, 'website')).toHaveCount(0);
  });
  await test.step('a connection', async () => {
    await connect(page, text, group);
    await says('Connection Failed', 'Failed to create connection. Please try again.');
  });
  await test.step('the size of a group', async () => {
    await cardOf(page, group).click(grip);
    const box = await boxOf(cardOf(page, group));
    const corner = { x: box.x + box.width, y: box.y + box.height };
    await drag(page, corner, { x: corner.x + 60, y: corner.y + 40 });
    await says('Size Update Failed', 'Failed to save group size. Please try again.');
  });
  await test.step('the title of a group', async () => {
    await cardOf(page, group).getByText('Sources').dblclick();
    await page.keyboard.insertText('Other');
    await page.keyboard.press('Enter');
    await says('Title Update Failed', 'Failed to save group title. Title has been reverted.');
    await expect(cardOf(page, group)).toContainText('Sources');
  });
  await test.step('the content of a group', async () => {
    await cardOf(page, group).getByRole('button', { name: 'Collapse' }).click();
    await says('Group Update Failed', 'Failed to update group content. Please try again.');
  });
  await test.step('a parent', async () => {
    await join(page, text, group);
    await says('Update Failed', 'Failed to update node parent relationship. Please try again.');
  });
  await test.step('a title', async () => {
    await cardOf(page, text).getByText('Draft').dblclick();
    await page.keyboard.insertText('Other');
    await page.keyboard.press('Enter');
    await says('Update Failed', 'Failed to update node. Please try again.');
    await expect(cardOf(page, text)).toContainText('Draft');
  });
  await test.step('a deletion', async () => {
    await page.keyboard.press('Escape');
    await cardOf(page, text).click(grip);
    await page.keyboard.press('Delete');
    await says('Delete Failed', 'Failed to delete node');
    await expect(cardOf(page, text)).toBeVisible();
  });
  await page.unroute('**/changes');
  expect(await readBoard(page)).toEqual(before);

  await test.step('the end of a connection', async () => {
    await connect(page, text, group);
    await says('Connection Created', 'Nodes have been connected.');
    await expect.poll(async () => (await readBoard(page)).edges.length).toBe(1);
    await refuse();
    await cut(page, text, group);
    await says('Delete Failed', 'Failed to delete connection');
    await page.unroute('**/changes');
    await cut(page, text, group);
    await says('Connection Deleted', '');
    await expect.poll(async () => (await readBoard(page)).edges.length).toBe(0);
  });
  await test.step('what was taken', async () => {
    await join(page, text, group);
    await says('Group Updated', '');
    await cardOf(page, text).click(grip);
    await page.keyboard.press('Delete');
    await says('Node Deleted', '');
    await page.getByRole('button', { name: 'Text box' }).click();
    await says('Node Created', 'New node has been added to the board.');
    await expect(cards(page, 'text').locator('input:focus')).toHaveCount(1);
    await page.keyboard.insertText('New title');
    await page.keyboard.press('Enter');
    await says('Node Updated', 'Text node has been updated successfully.');
  });
});

test('an upload that fails says at which step, and keeps the file to be chosen again', async ({ page }) => {
  const pdf = (name: string) => upload(page, name, 'application/pdf', Buffer.from('%PDF-1.7\n'));
  await page.route('**/upload-pdf', (route) => route.fulfill({ status: 500, body: '' }));
  await pdf('하나.pdf');
  await expect(notice(page)).toContainText('PDF 업로드 실패');
  await expect(notice(page)).toContainText('업로드 URL을 가져올 수 없습니다');
  await page.unroute('**/upload-pdf');
  await page.route('**/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await pdf('둘.pdf');
  await expect(notice(page)).toContainText('파일 업로드에 실패했습니다');
  await page.unroute('**/*');
  await pdf('셋.pdf');
  await expect(notice(page)).toContainText('PDF 업로드 실패');
  const failed = cards(page, 'file').filter({ hasText: '셋.pdf' });
  await expect(failed).toContainText('처리 실패');
  await expect(failed.getByRole('alert')).toHaveText('파일이 손상되어 읽을 수 없어요. 다시 저장해서 올려 주세요.');
  await expect(cards(page, 'file').getByRole('button', { name: '다시 선택' })).toHaveCount(2);
});

async function connect(page: Page, from: string, to: string): Promise<void> {
  await cardOf(page, from).hover();
  const start = await boxOf(page.locator(`[data-id="${from}"] .react-flow__handle-right`));
  const end = await boxOf(cardOf(page, to));
  await drag(page, { x: start.x + 6, y: start.y + 6 }, { x: end.x, y: end.y + end.height / 2 });
}

async function cut(page: Page, from: string, to: string): Promise<void> {
  const a = await boxOf(cardOf(page, from));
  const b = await boxOf(cardOf(page, to));
  const middle = { x: (a.x + a.width + b.x) / 2, y: (a.y + a.height / 2 + b.y + b.height / 2) / 2 };
  const cross = page.getByRole('button', { name: 'Delete connection' });
  // A wire that comes back under a resting pointer is met by the next move.
  await expect(async () => {
    await page.mouse.move(middle.x, middle.y - 60);
    await page.mouse.move(middle.x, middle.y);
    await expect(cross).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await cross.click();
}

async function join(page: Page, card: string, group: string): Promise<void> {
  const from = await boxOf(cardOf(page, card));
  const into = await boxOf(cardOf(page, group));
  const dx = into.x + into.width / 2 - (from.x + from.width / 2);
  await drag(page, { x: from.x + 80, y: from.y + 150 }, { x: from.x + 80 + dx, y: from.y + 150 });
}
