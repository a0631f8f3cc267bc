import { writeFile } from 'node:fs/promises';
import {
  expect,
  type Browser,
  type BrowserContext,
  type FileChooser,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { signInByForm } from '../../src/server/testing/sign-in.ts';

/** Signs in by the forms of the built-in provider, without a screen; ends on the dashboard. */
export async function signIn(page: Page, serverUrl: string, email: string, name: string): Promise<void> {
  await bringLogin(page.context(), serverUrl, { email, name });
  await page.goto(`${serverUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Gives the browser the login of this person, in the place of any other; no page is opened. */
export async function bringLogin(
  context: BrowserContext,
  serverUrl: string,
  who: { email: string; name: string },
): Promise<void> {
  const { browser } = await signInByForm(serverUrl, who);
  const cookies = browser.cookies.get(new URL(serverUrl).host) ?? new Map<string, string>();
  const ofAll = [...cookies].filter(([key]) => !key.includes(' '));
  await context.addCookies(ofAll.map(([key, value]) => ({ name: key, value, url: serverUrl })));
}

/** The same as a person does it: from /access through the popup. */
export async function signInByHand(page: Page, serverUrl: string, email: string, name: string): Promise<void> {
  await page.goto(`${serverUrl}/access`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '이 서버의 계정으로 로그인' }).click(),
  ]);
  await popup.getByLabel('이메일').fill(email);
  await popup.getByLabel('이름').fill(name);
  await popup.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL(`${serverUrl}/`);
}

/** What a browser holds of somebody who has signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page of its own of somebody who has signed in, in a language. */
export async function pageOf(browser: Browser, storageState: SignedIn, language: 'ko' | 'en'): Promise<Page> {
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 }, storageState });
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  return context.newPage();
}

/** Makes a canvas by its call; ends on its board. */
export async function newCanvas(page: Page, title: string, template: '기본 캔버스' | '빈 캔버스'): Promise<void> {
  const { origin } = new URL(page.url());
  const useTemplate = template === '빈 캔버스' ? 'blank' : 'default';
  const answer = await page.request.post(`${origin}/api/canvases`, {
    data: { title, useTemplate },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`${origin}/canvas/${((await answer.json()) as { id: string }).id}`);
  await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
}

/** Makes a canvas by the dialog of the dashboard; ends on its board. */
export async function newCanvasByHand(page: Page, title: string, template: '기본 캔버스' | '빈 캔버스'): Promise<void> {
  await page.getByRole('button', { name: '새 캔버스' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('제목').fill(title);
  await dialog.getByRole('radio', { name: template }).click();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
}

/** The cards of a kind on the board. Kinds are those of the contract: 'website', 'youtube', 'group', … */
export const cards = (page: Page, kind: string): Locator => page.locator(`.board-card[data-kind="${kind}"]`);

/** The card of one node. */
export const cardOf = (page: Page, id: string): Locator => page.locator(`[data-id="${id}"] .board-card`);

/** Pastes text at a point of the board, as Ctrl+V does. */
export async function pasteAt(page: Page, x: number, y: number, text: string): Promise<void> {
  await page.mouse.move(x, y);
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A button of the tool panel. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('complementary', { name: '도구' }).getByRole('button', { name });

export async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await (await chooser(page)).setFiles([{ name, mimeType, buffer }]);
}

/** Uploads a file of the disk of `bytes` bytes: of a large one only the path goes to the browser. */
export async function uploadOfSize(page: Page, name: string, bytes: number): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, Buffer.alloc(bytes, 'a'));
  await (await chooser(page)).setFiles(path);
}

async function chooser(page: Page): Promise<FileChooser> {
  const [opened] = await Promise.all([page.waitForEvent('filechooser'), tool(page, '파일 업로드').click()]);
  return opened;
}

export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return box;
}

/** Presses at `from`, moves in steps as a hand does, and lets go at `to`. */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x - 3, from.y);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Saves by hand, as the timers of some changes are long, and waits until the status says so. */
export async function isSaved(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: '저장과 화면' });
  await bar.getByRole('button', { name: '저장', exact: true }).click();
  await expect(bar.getByRole('status')).toContainText('저장됨');
}

/** What the server holds of the open board. */
export async function readBoard(
  page: Page,
): Promise<{ nodes: StoredNode[]; edges: { source: string; target: string }[] }> {
  const { origin, pathname } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/canvases/${pathname.split('/')[2]}/board`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { nodes: StoredNode[]; edges: { source: string; target: string }[] };
}

export interface StoredNode {
  id: string;
  type: string;
  title: string;
  content: string;
  parentId: string | null;
  position: { x: number; y: number };
  metadata: Record<string, unknown>;
}

/** Puts the node over the group and waits until the server has it as a member. */
export async function dragInto(page: Page, card: Locator, group: Locator, at: { x: number; y: number }): Promise<void> {
  const id = await card.evaluate((element) => element.closest('[data-id]')?.getAttribute('data-id'));
  const from = await boxOf(card);
  const into = await boxOf(group);
  const grip = { x: from.x + from.width / 2, y: from.y + Math.min(from.height - 12, from.height * 0.75) };
  const centre = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const aim = { x: into.x + into.width * at.x, y: into.y + into.height * at.y };
  await drag(page, grip, { x: grip.x + aim.x - centre.x, y: grip.y + aim.y - centre.y });
  await expect
    .poll(async () => (await readBoard(page)).nodes.find((node) => node.id === id)?.parentId ?? null)
    .not.toBeNull();
}

/** Draws a wire from the right side of a card to the left side of another, and waits until the server has it. */
export async function wire(page: Page, from: Locator, to: Locator): Promise<void> {
  const { length } = (await readBoard(page)).edges;
  const start = await boxOf(from);
  const end = await boxOf(to);
  await page.mouse.move(start.x + start.width / 2, start.y + 8);
  const node = page.locator('.react-flow__node').filter({ has: from });
  const handle = await boxOf(node.locator('.react-flow__handle-right'));
  await drag(
    page,
    { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 },
    { x: end.x, y: end.y + end.height / 2 },
  );
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(length + 1);
}

/** Shows the whole board, and waits until the flight there has ended. */
export async function fitView(page: Page): Promise<void> {
  await page.getByRole('button', { name: '화면 맞춤' }).click();
  await isStill(page);
}

/** A card that is wholly in sight: the layer of the cards rests at a scale of 1.0000001 now and then, which counts as a ten-millionth out of it. */
export const WHOLLY = { ratio: 0.99999 };

/** Waits until no flight moves the view: what flies moves in every frame, however long a frame takes. */
export async function isStill(page: Page): Promise<void> {
  await page.locator('.react-flow__viewport').evaluate(async (viewport) => {
    let before: string | null = null;
    for (let stillFrames = 0; stillFrames < 8;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = viewport.getAttribute('style');
      stillFrames = now === before ? stillFrames + 1 : 0;
      before = now;
    }
  });
}
