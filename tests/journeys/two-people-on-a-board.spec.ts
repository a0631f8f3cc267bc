import { expect, type Browser, type Page } from '@playwright/test';
import { bringLogin, cardOf, isStill, signIn, type readBoard } from './actions.ts';
import { zoomBar } from './canvas-actions.ts';
import { choose, SOON, text } from './gesture-actions.ts';
import { callFrom, placeProject } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const GUEST = 'guest@two-people-on-a-board.example.com';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('two people on one board: each undoes what is theirs, and nobody undoes somebody else’s', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@two-people-on-a-board.example.com', '박지우');
  const project = await placeProject(page, '둘이 쓰는 보드');
  const place = (title: string, x: number) =>
    callFrom<{ id: string }>(page, `/api/projects/${project.id}/nodes`, text(title, x, 0));
  const [a, b] = [(await place('가', 0)).id, (await place('나', 400)).id];
  const guest = await colleague(browser, page, project.id);
  for (const one of [page, guest]) {
    await one.goto(`${server.url}/projects/${project.id}/board`);
    await expect(cardOf(one, b)).toBeVisible();
    await one.keyboard.press('1');
    await isStill(one);
  }
  const facts = async () => {
    const answer = await page.request.get(`${server.url}/api/projects/${project.id}/board`);
    const { nodes } = (await answer.json()) as Awaited<ReturnType<typeof readBoard>>;
    return Object.fromEntries(nodes.map(({ id, title, position }) => [id, `${title} ${position.x}`]));
  };
  const areFacts = (expected: Record<string, string>) => expect.poll(facts, SOON).toEqual(expected);
  const isShown = async (one: Page, id: string, x: number) =>
    expect
      .poll(async () =>
        one
          .locator(`.react-flow__node[data-id="${id}"]`)
          .evaluate((card) => new DOMMatrix((card as HTMLElement).style.transform).e),
      )
      .toBe(x);

  await test.step('what one moves the other sees, and undo takes back the own alone', async () => {
    await choose(page, a);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await areFacts({ [a]: '가 10', [b]: '나 400' });
    await isShown(guest, a, 10);
    await choose(guest, b);
    await guest.keyboard.press('Shift+ArrowRight');
    await areFacts({ [a]: '가 10', [b]: '나 410' });
    await isShown(page, b, 410);
    await page.keyboard.press('Control+z');
    await areFacts({ [a]: '가 0', [b]: '나 410' });
    await isShown(guest, a, 0);
    await expect(zoomBar(page).getByRole('button', { name: '되돌리기' })).toBeDisabled();
    await page.keyboard.press('Control+z');
    await guest.keyboard.press('Control+z');
    await areFacts({ [a]: '가 0', [b]: '나 400' });
  });

  await test.step('an older tab sends nothing in the name of who signed in since, and loses nothing', async () => {
    await bringLogin(guest.context(), server.url, { email: 'other@two-people-on-a-board.example.com', name: '한소라' });
    const sent = guest.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/changes'));
    await choose(guest, b);
    await guest.keyboard.press('Shift+ArrowRight');
    expect((await sent).status()).toBe(401);
    await expect(guest.getByRole('heading', { name: '이 프로젝트를 찾을 수 없어요' })).toBeVisible();
    await areFacts({ [a]: '가 0', [b]: '나 400' });
    await bringLogin(guest.context(), server.url, { email: GUEST, name: '김서연' });
    await guest.reload();
    await areFacts({ [a]: '가 0', [b]: '나 410' });
  });
  await guest.context().close();
});

/** Somebody else in a browser of their own, who edits the project as well. */
async function colleague(browser: Browser, owner: Page, projectId: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, server.url, GUEST, '김서연');
  await callFrom(owner, `/api/projects/${projectId}/invitations`, { email: GUEST, role: 'editor' });
  const mine = await page.request.get(`${server.url}/api/invitations`);
  const [invitation] = (await mine.json()) as { id: string }[];
  const { origin } = new URL(server.url);
  const answer = await page.request.post(`${origin}/api/invitations/${invitation?.id}/accept`, { headers: { origin } });
  expect(answer.status()).toBe(200);
  return page;
}
