import { expect, type Locator, type Page } from '@playwright/test';
import { startAiStub } from '../ai-stub/start-ai-stub.ts';
import { newCanvas, signIn } from '../journeys/actions.ts';
import { startTestServer } from '../journeys/test-server.ts';
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
  const server = await startTestServer({
    ...stub.env,
    AI_CONTEXT_TOKENS: '200000',
    FETCH_ALLOW_HOSTS: web.host,
    RATE_LIMIT_SCALE: '1000',
  });
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !/^(data|blob|about):/.test(url)) foreign.push(url);
  });
  try {
    stub.script(obey);
    await signIn(page, server.url, 'injection@example.com', '정하나');
    await newCanvas(page, 'Injection', '빈 캔버스');
    const canvasId = new URL(page.url()).pathname.split('/')[2] ?? '';
    const { request } = page.context();
    const place = { url: server.url, canvasId };
    const chatId = await putHostile(request, { ...place, webHost: web.host }, hostile);
    const obeyed = await askAll(request, { ...place, chatId }, hostile);
    const card = page.locator(`[data-id="${chatId}"]`);
    const answers = card.locator('article[data-message]');
    const open = async () => {
      await page.goto(`${server.url}/canvas/${canvasId}?node=${chatId}`);
      // Their words stand there as they are until the renderer has come.
      await expect(answers.locator('.markdown')).toHaveCount(hostile.length, { timeout: 20_000 });
    };
    await open();
    // Only the chat is scrolled: what would scroll the board takes the card out of sight, and out of the page.
    await card.getByRole('log').evaluate((area) => {
      for (let top = 0; top < area.scrollHeight; top += area.clientHeight) area.scrollTop = top;
    });
    const goals = await card.locator('.uncited-link, .cite-chip, .markdown a').all();
    for (const goal of goals.slice(0, RESTED_ON)) {
      if (await restOn(page, goal)) continue;
      // The board may bring what has the focus into sight, and the card out of it.
      await open();
      expect(await restOn(page, goal)).toBe(true);
    }
    await open();
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
    await server.close();
    await web.close();
    await stub.close();
  }
}

/** The pointer and the focus on something that could be followed. Only the chat is scrolled for it. False where it is gone. */
async function restOn(page: Page, goal: Locator): Promise<boolean> {
  const there = await goal.evaluateAll((elements) => {
    const [element] = elements as HTMLElement[];
    const log = element?.closest('[role=log]');
    if (!element || !log) return null;
    log.scrollTop += element.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
    element.focus({ preventScroll: true });
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  if (there) await page.mouse.move(there.x, there.y);
  return there !== null;
}
