import { expect, type Locator, type Page } from '@playwright/test';

export const reader = (page: Page): Locator => page.getByRole('complementary', { name: '원문', exact: true });
export const passages = (page: Page): Locator => reader(page).getByRole('region', { name: /원문|자막/ });
export const wordsMenu = (page: Page): Locator => page.getByRole('toolbar', { name: '선택한 글 메뉴' });

/** Selects these words in the reader as a drag of the mouse over them does. */
export async function selectWords(page: Page, words: string): Promise<void> {
  await passages(page).evaluate((area, wanted) => {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) return document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
    throw new Error(`'${wanted}' is not on one line`);
  }, words);
  await expect(wordsMenu(page)).toBeVisible();
}
