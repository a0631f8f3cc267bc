import { expect } from '@playwright/test';
import { bringLogin, cardOf, cards, newCanvas, readBoard, signIn } from './hands.ts';
import { choose, text } from './hands-on-gestures.ts';
import { callFrom } from './hands-on-places.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('two people in one browser: an older tab sends nothing in the name of who signed in since, and loses nothing', async ({
  page,
  context,
}) => {
  await signIn(page, house.url, 'first@one-browser.example.com', '서이안');
  await newCanvas(page, '먼저 온 사람의 보드', '빈 캔버스');
  const board = page.url();
  const path = `/api/canvases/${board.split('/').at(-1)}/nodes`;
  const { id } = await callFrom<{ id: string }>(page, path, text('대본', 0, 0));
  await expect(cardOf(page, id)).toBeVisible();
  await page.keyboard.press('1');

  await test.step('somebody else signs in; none of his pages has been opened yet', async () => {
    await bringLogin(context, house.url, { email: 'second@one-browser.example.com', name: '박지우' });
  });

  await test.step('what is moved in the older tab is refused, and the tab becomes the newcomer’s', async () => {
    const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/changes'));
    await choose(page, id);
    await page.keyboard.press('Shift+ArrowRight');
    expect((await sent).status()).toBe(401);
    await expect(page.getByRole('heading', { name: '캔버스를 찾을 수 없어요' })).toBeVisible();
    await page.goto(house.url);
    await expect(page.getByRole('heading', { name: /지우 크리에이터님/ })).toBeVisible();
    await expect(page.getByText('먼저 온 사람의 보드')).toHaveCount(0);
  });

  await test.step('whose it was finds it on the board, and sent, once he is back', async () => {
    await signIn(page, house.url, 'first@one-browser.example.com', '서이안');
    await page.goto(board);
    await expect(cards(page, 'text')).toHaveCount(1);
    await expect.poll(async () => (await readBoard(page)).nodes.map(({ position }) => position.x)).toEqual([10]);
  });
});
