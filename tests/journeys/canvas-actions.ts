import { expect, type Locator, type Page } from '@playwright/test';
import { readBoard, tool, type StoredNode } from './actions.ts';

export const board = (page: Page): Locator => page.getByRole('application', { name: '보드' });
export const notice = (page: Page): Locator => page.getByRole('region', { name: /^알림/, includeHidden: true });
export const saveBar = (page: Page): Locator => page.getByRole('region', { name: '저장과 화면' });
export const statusOf = (page: Page): Locator => saveBar(page).getByRole('status');
export const zoomBar = (page: Page): Locator => page.getByRole('region', { name: '되돌리기와 확대' });

/** Makes a node with a tool and leaves its open title. */
export async function make(page: Page, name: string): Promise<void> {
  const before = await page.locator('.board-card').count();
  await tool(page, name).click();
  await expect(page.locator('.board-card')).toHaveCount(before + 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.board-card').getByRole('textbox', { name: '제목' })).toHaveCount(0);
}

/** The node of this type, as soon as the server has it. */
export async function node(page: Page, type: string): Promise<StoredNode> {
  const find = async () => (await readBoard(page)).nodes.find((one) => one.type === type);
  await expect.poll(find).toBeDefined();
  return (await find()) as StoredNode;
}

/** Puts a node on the open board by the call of the specification; the screen hears of it on the live channel. */
export async function put(page: Page, facts: Record<string, unknown>): Promise<string> {
  const { origin, pathname } = new URL(page.url());
  const answer = await page.request.post(`${origin}/api/canvases/${pathname.split('/')[2]}/nodes`, {
    data: facts,
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** Types a title into the field that is open on the card, and waits until the server has it. */
export async function editTitle(page: Page, card: Locator, title: string): Promise<void> {
  await card.getByRole('textbox', { name: '제목' }).fill(title);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readBoard(page)).nodes.some((one) => one.title === title)).toBe(true);
}

/** The view as the window shows it: bars that come and go above the board change its frame, and leave this as it is. */
export async function shownView(page: Page): Promise<{ x: number; y: number; zoom: number }> {
  const { zoom } = await viewOf(page);
  const { x, y } = await page.locator('.react-flow__viewport').evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left, y: top };
  });
  return { x: Math.round(x), y: Math.round(y), zoom };
}

/** Where the board stands and how large it is shown. */
export async function viewOf(page: Page): Promise<{ x: number; y: number; zoom: number }> {
  const style = (await page.locator('.react-flow__viewport').getAttribute('style')) ?? '';
  const [x, y, zoom] = [...style.matchAll(/-?[\d.]+/g)].map(Number);
  return { x: x ?? 0, y: y ?? 0, zoom: zoom ?? 0 };
}
