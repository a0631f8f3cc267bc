import { expect, type Locator, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { phone } from './hands-by-finger.ts';
import { chooseFiles, fileRow, placeProject } from './hands-on-places.ts';
import { cards, fitView, newCanvas, readBoard, signIn, tool, wire } from './hands.ts';
import { notice, put } from './hands-on-canvas.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const notes = [
  ['한 달 식비 기록', '배달을 주 2회로 줄이자 한 달 식비가 62만 원에서 38만 원이 되었다. 식비 기록은 매주 했다.'],
  ['장보기와 배달', '식비는 배달에서 샌다. 배달 앱을 지우고 장보기를 주 1회로 하니 식비 기록이 줄었다.'],
  ['조명 세팅', '조명은 얼굴 옆 45도에 둔다. 삼각대는 눈높이로 세우고 조명 색을 맞춘다.'],
  ['삼각대 고르기', '삼각대는 무게보다 높이를 본다. 조명 스탠드와 삼각대를 같은 높이로 쓰면 편하다.'],
] as const;

const panel = (page: Page): Locator => page.getByRole('region', { name: '보드 정리 제안' });
const chatOf = (page: Page): Locator => cards(page, 'ai-chat');

async function laidOut(page: Page): Promise<void> {
  await signIn(page, house.url, 'hana@board-plan.example.com', '정하나');
  await newCanvas(page, '정리 안 된 보드', '빈 캔버스');
  for (const [i, [title, content]] of notes.entries())
    await put(page, { type: 'text', title, content, position: { x: (i % 2) * 420, y: Math.floor(i / 2) * 260 } });
  await expect(cards(page, 'text')).toHaveCount(notes.length);
  await fitView(page);
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  for (const [title] of notes) await wire(page, cards(page, 'text').filter({ hasText: title }), chatOf(page));
}

async function askForPlan(page: Page): Promise<void> {
  await chatOf(page).getByRole('button', { name: '만들기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /보드 정리 제안/ })
    .click();
  const form = page.getByRole('dialog', { name: '보드 정리 제안' });
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(chatOf(page).getByRole('article').last()).toContainText('「한 달 식비 기록」');
}

test('a chat proposes groups, notes and links; they are seen on the board, taken in part, and taken back at once', async ({
  page,
  browser,
}) => {
  await laidOut(page);
  await askForPlan(page);
  const before = await readBoard(page);
  const preview = chatOf(page).getByRole('button', { name: '보드에서 미리 보기' });

  await test.step('it is looked at and rejected: the board is as it was', async () => {
    await preview.click();
    await expect(panel(page)).toContainText('받기 전에는 보드가 바뀌지 않아요.');
    await expect(page.locator('.board-ghost[data-ghost="group"]')).toHaveCount(2);
    await expect(page.locator('.board-ghost[data-ghost="note"]')).toHaveCount(2);
    const steppedBack = page.locator('.board-card[data-kind="text"][data-dimmed]');
    await expect(steppedBack.filter({ hasText: notes[0][0] })).toHaveCount(1);
    await expect(page.locator('.board-tools')).toHaveCount(0);
    await panel(page).getByRole('button', { name: '버리기' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.board-ghost')).toHaveCount(0);
    await expect(steppedBack).toHaveCount(0);
    await preview.click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(preview).toBeFocused();
    expect(await readBoard(page)).toEqual(before);
  });

  await test.step('one group and its note are left out, the rest is taken', async () => {
    await preview.click();
    const boxes = panel(page).getByRole('checkbox');
    const links = panel(page).getByRole('checkbox', { name: /^연결/ });
    await expect(links).toHaveCount(4);
    await panel(page)
      .getByRole('checkbox', { name: /^그룹: .*조명/ })
      .uncheck();
    await panel(page)
      .getByRole('checkbox', { name: /^메모: .*조명/ })
      .uncheck();
    await expect(links.and(page.locator(':disabled'))).toHaveCount(2);
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(4);
    await panel(page).getByRole('button', { name: '4개 적용' }).click();
    await notice(page).hover();
    await expect(cards(page, 'group')).toHaveCount(1);
    const note = cards(page, 'text').filter({ hasText: '핵심' });
    await expect(note.getByRole('button', { name: /^출처 \d+,/ }).first()).toBeVisible();
    await expect.poll(async () => (await readBoard(page)).nodes.filter((one) => one.parentId !== null).length).toBe(2);
    await expect.poll(async () => (await readBoard(page)).edges.length).toBe(before.edges.length + 2);
  });

  await test.step('one undo takes all of it back, offered where it was told', async () => {
    await expect(notice(page)).toContainText('제안을 보드에 적용했어요');
    await notice(page).getByRole('button', { name: '되돌리기' }).click();
    await expect(cards(page, 'group')).toHaveCount(0);
    await expect.poll(async () => (await readBoard(page)).edges.length).toBe(before.edges.length);
    const places = ({ nodes }: typeof before) =>
      nodes
        .map(({ id, position, parentId }) => ({ id, position, parentId }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await expect.poll(async () => places(await readBoard(page))).toEqual(places(before));
  });

  await test.step('on a telephone the chat makes room for it', async () => {
    const context = await phone(browser);
    await context.addCookies(await page.context().cookies());
    const small = await context.newPage();
    await small.goto(page.url());
    await small.getByRole('button', { name: 'AI Chat', exact: true }).tap();
    const chat = small.getByRole('dialog', { name: 'AI Chat' });
    await chat.getByRole('button', { name: '보드에서 미리 보기' }).tap();
    await expect(chat).toHaveCount(0);
    await expect(panel(small)).toBeVisible();
    const box = await panel(small).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await panel(small).getByRole('button', { name: '버리기' }).tap();
    await expect(chat).toBeVisible();
    await context.close();
  });
});

test('a plan that is asked for on the page of a project is looked at on its board, once', async ({ page }) => {
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const { id } = await placeProject(page, '식비와 조명');
  await page.goto(`${house.url}/projects/${id}?tab=files`);
  await chooseFiles(
    page,
    notes.map(([title, content]) => ({ name: `${title}.txt`, mimeType: 'text/plain', buffer: Buffer.from(content) })),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `파일 ${notes.length}개 올리기` })
    .click();
  for (const [title] of notes)
    await expect(fileRow(page, title).locator('[data-status=completed]:visible')).toBeVisible();
  await page.goto(`${house.url}/projects/${id}?tab=chat`);
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /보드 정리 제안/ })
    .click();
  await page
    .getByRole('dialog', { name: '보드 정리 제안' })
    .getByRole('button', { name: '만들기', exact: true })
    .click();
  await page.getByRole('button', { name: '보드에서 미리 보기' }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/board$`));
  await expect(page.locator('.board-ghost').first()).toBeVisible();
  await panel(page).getByRole('button', { name: '버리기' }).click();
  await page.reload();
  await expect(cards(page, 'file')).toHaveCount(notes.length);
  await expect(panel(page)).toHaveCount(0);
});
