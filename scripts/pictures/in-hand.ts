import type { Browser, Locator } from '@playwright/test';
import { isStill } from '../../tests/journeys/actions.ts';
import type { Language } from './cards.ts';
import { openDesk, type Place } from './desk.ts';
import { sheetsOf } from './sheets.ts';

const MARGIN_PX = 64;

/** One card of each kind that is looked at under the hand: its sheet, and its place there. */
const chosen: readonly (readonly [sheet: string, at: number])[] = [
  ['links', 2],
  ['links', 14],
  ['files', 2],
  ['files', 10],
  ['notes', 1],
  ['notes', 2],
  ['notes', 9],
  ['groups', 0],
];

/** Under the pointer, reached by a key, chosen, typed into, and while another is sought: one row a card. */
export async function picturesOfHands(browser: Browser, place: Place, path: string): Promise<void> {
  const rows: Buffer[][] = [];
  const sheets = sheetsOf(place.language);
  for (const [name, at] of chosen) {
    const sheet = sheets.find((one) => one.name === name);
    const id = sheet?.nodes[at]?.id;
    if (!sheet || id === undefined) throw new Error(`There is no card ${at} on ${name}.`);
    const desk = await openDesk(browser, place, { sheet });
    const { page } = desk;
    const node = page.locator(`[data-id="${id}"]`);
    const card = node.locator('.board-card');
    const row: Buffer[] = [];
    const take = async () => {
      await isStill(page);
      row.push(await page.screenshot({ clip: await around(card) }));
    };
    await card.hover({ position: { x: 60, y: 12 } });
    await take();
    await page.mouse.move(2, 2);
    await node.focus();
    await page.keyboard.press('Shift');
    await take();
    await card.click({ position: { x: 60, y: 12 } });
    await page.mouse.move(2, 2);
    await take();
    await page.keyboard.press(name === 'notes' ? 'Enter' : 'F2');
    if (name === 'notes' && sheet.nodes[at]?.type === 'text')
      await page.locator('[data-note-tools] button').first().waitFor();
    await take();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    await page.keyboard.type(sought[name]?.[place.language] ?? '');
    await take();
    rows.push(row);
    await desk.close();
  }
  await joinPictures(browser, rows, path);
}

/** Words of another card of the sheet. */
const sought: Readonly<Record<string, Record<Language, string>>> = {
  links: { ko: '라떼', en: 'latte' },
  files: { ko: 'interview', en: 'interview' },
  notes: { ko: '마무리', en: 'Ending' },
  groups: { ko: '썸네일', en: 'Thumbnail' },
};

async function around(card: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen.');
  const x = Math.max(0, box.x - MARGIN_PX);
  const y = Math.max(0, box.y - MARGIN_PX);
  return { x, y, width: box.width + 2 * MARGIN_PX, height: box.height + 2 * MARGIN_PX };
}

/** One picture of many, row by row. */
async function joinPictures(browser: Browser, rows: readonly (readonly Buffer[])[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2_000, height: 800 } });
  const image = (bytes: Buffer) => `<img src="data:image/png;base64,${bytes.toString('base64')}">`;
  await page.setContent(
    `<body style="margin:0;background:#888">${rows
      .map((row) => `<div style="display:flex;gap:4px;margin-bottom:4px">${row.map(image).join('')}</div>`)
      .join('')}</body>`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
