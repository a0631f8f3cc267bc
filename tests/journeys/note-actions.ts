import { expect, type Locator, type Page } from '@playwright/test';
import { cardOf, readBoard } from './actions.ts';

/** The field in which a node's text is written. */
export const field = (page: Page): Locator => page.locator('.board-card').getByRole('textbox', { name: '내용' });

/** A button of the toolbar over it. */
export const format = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: '글 서식' }).getByRole('button', { name, exact: true });

/** The text of a node, as the server has it. */
export const contentOf = async (page: Page, id: string): Promise<string | undefined> =>
  ((await readBoard(page)).nodes as { id: string; content?: string }[]).find((node) => node.id === id)?.content;

/** Opens the text of a card for writing. */
export async function write(page: Page, id: string): Promise<void> {
  const card = cardOf(page, id);
  await card.getByText('두 번 눌러', { exact: false }).or(card.locator('.markdown')).first().dblclick();
  await expect(field(page)).toBeFocused();
  await expect(format(page, '굵게')).toBeVisible();
}
