import { expect, type Locator, type Page } from '@playwright/test';
import { readBoard, type StoredNode } from './actions.ts';

export const nodes = async (page: Page): Promise<StoredNode[]> => (await readBoard(page)).nodes;
export const titled = async (page: Page, title: string) => (await nodes(page)).find((node) => node.title === title);
export const titles = async (page: Page) => (await nodes(page)).map((node) => node.title).toSorted();
/** The wires by the titles of their ends. */
export async function wires(page: Page): Promise<string[]> {
  const { nodes: all, edges } = await readBoard(page);
  const title = (id: string) => all.find((node) => node.id === id)?.title;
  return edges.map(({ source, target }) => `${title(source)} → ${title(target)}`).toSorted();
}
export const said = (page: Page): Locator => page.locator('.board-said');
/** The name of the card that has the focus; empty where none has. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.matches('.react-flow__node') ? (element.getAttribute('aria-label') ?? '') : '';
  });

/** Goes by arrows, as an eye would, until the card with this title has the focus. */
export async function goTo(page: Page, title: string, held = ''): Promise<void> {
  const all = await nodes(page);
  const target = all.find((node) => node.title === title);
  if (!target) throw new Error(`No node is called ${title}.`);
  for (let steps = 0; steps < 10; steps++) {
    const name = await standing(page);
    if (name.endsWith(`: ${title}`)) return;
    const here = all.find((node) => name !== '' && name.endsWith(`: ${node.title}`));
    const by = { x: target.position.x - (here?.position.x ?? 0), y: target.position.y - (here?.position.y ?? 0) };
    const isSideways = Math.abs(by.x) > Math.abs(by.y);
    const key = isSideways ? (by.x > 0 ? 'ArrowRight' : 'ArrowLeft') : by.y > 0 ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(held + key);
    await expect.poll(() => standing(page)).not.toBe(name);
  }
  throw new Error(`The arrows do not lead to ${title}, but to ${await standing(page)}.`);
}
/** Types the title that is open, and leaves the card. */
export async function typeTitle(page: Page, title: string): Promise<void> {
  await expect(page.locator('.board-card').getByRole('textbox', { name: '제목' })).toBeFocused();
  await page.keyboard.insertText(title);
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toContain(title);
}

/** The row on which the keys of the outline work. */
export const activeRow = (page: Page): Locator => page.locator('.outline-row[data-active]');
export async function goToRow(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tree')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(activeRow(page).and(page.locator('[aria-level="1"][aria-posinset="1"]'))).toHaveCount(1);
  for (let steps = 0; steps < 12; steps++) {
    const here = await activeRow(page).getAttribute('aria-label');
    if (here?.endsWith(name)) return;
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeRow(page).getAttribute('aria-label')).not.toBe(here);
  }
  throw new Error(`The outline has no row ${name}.`);
}
export async function addRow(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('complementary', { name: '개요' }).getByRole('button', { name: '추가' }).press('Enter');
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter');
  const field = page.getByRole('textbox', { name: '이름' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tree')).toBeFocused();
  await expect.poll(() => titles(page)).toContain(name);
}
