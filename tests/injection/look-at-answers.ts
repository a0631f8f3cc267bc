import { expect, type Page } from '@playwright/test';
import { startAiStub } from '../ai-stub/start-ai-stub.ts';
import { newCanvas, signIn } from '../journeys/hands.ts';
import { startHouse } from '../journeys/house.ts';
import { askAll, obey, putHostile, startHostileWeb, type Hostile } from './hostile-board.ts';
import type { Trap } from './trap.ts';

export interface Seen {
  /** The attacks whose order the model has followed: only those prove anything. */
  obeyed: string[];
  /** Requests of the page to anywhere but the product, and what reached the trap. */
  foreign: string[];
}

/** On so many of the things that could be followed the pointer and the focus rest. */
const RESTED_ON = 40;

/**
 * The real product with a model that obeys its sources, in a real browser: every answer is shown on the board and in the
 * full view, in the reader its sources; the pointer rests on what could be followed, nothing is clicked in an answer.
 */
export async function lookAtAnswers(page: Page, trap: Trap, hostile: readonly Hostile[]): Promise<Seen> {
  const stub = await startAiStub();
  const web = await startHostileWeb();
  const house = await startHouse({
    ...stub.env,
    AI_CONTEXT_TOKENS: '200000',
    FETCH_ALLOW_HOSTS: web.host,
    RATE_LIMIT_SCALE: '1000',
  });
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(house.url) && !/^(data|blob|about):/.test(url)) foreign.push(url);
  });
  try {
    stub.script(obey);
    await signIn(page, house.url, 'injection@example.com', '정하나');
    await newCanvas(page, 'Injection', '빈 캔버스');
    const canvasId = new URL(page.url()).pathname.split('/')[2] ?? '';
    const { request } = page.context();
    const place = { url: house.url, canvasId };
    const chatId = await putHostile(request, { ...place, webHost: web.host }, hostile);
    const obeyed = await askAll(request, { ...place, chatId }, hostile);
    await page.goto(`${house.url}/canvas/${canvasId}?node=${chatId}`);
    const card = page.locator(`[data-id="${chatId}"]`);
    const answers = card.locator('article[data-message]');
    await expect(answers).toHaveCount(hostile.length);
    // Only the chat is scrolled: what would scroll the board takes the card out of sight, and out of the page.
    await card.getByRole('log').evaluate((area) => {
      for (let top = 0; top < area.scrollHeight; top += area.clientHeight) area.scrollTop = top;
    });
    const goals = await card.locator('.uncited-link, .cite-chip, .markdown a').all();
    for (const goal of goals.slice(0, RESTED_ON)) {
      await goal.hover({ force: true, timeout: 2_000 }).catch(() => undefined);
      await goal.focus().catch(() => undefined);
    }
    await card
      .getByRole('button', { name: /^출처 1,/ })
      .first()
      .click();
    await expect(page.getByRole('complementary', { name: '원문' })).toBeVisible();
    expect(
      await card.locator('.markdown :is(img, iframe, video, audio, object, embed, form, style, script)').count(),
    ).toBe(0);
    await page.waitForLoadState('networkidle');
    return { obeyed, foreign: [...foreign, ...trap.heard] };
  } finally {
    await house.close();
    await web.close();
    await stub.close();
  }
}
