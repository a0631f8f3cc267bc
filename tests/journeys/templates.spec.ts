import { expect, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cards, isSaved, newCanvas, pasteAt, readBoard, signIn } from './hands.ts';
import { board } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '새 캔버스' });

async function openMore(page: Page): Promise<void> {
  await page.goto(`${house.url}/`);
  await page.getByRole('button', { name: '새 캔버스' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('button', { name: '템플릿 더 보기' }).click();
  await expect(dialog.getByRole('group', { name: '크리에이터 템플릿' }).getByRole('radio')).toHaveCount(10);
}

async function makeFrom(page: Page, title: string, template: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: '제목' }).fill(title);
  await dialog.getByRole('radio', { name: template }).click();
  await expect(dialog.getByRole('radio', { name: '기본 캔버스' })).not.toBeChecked();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(board(page)).toBeVisible();
}

async function saveAsTemplate(page: Page, name: string): Promise<void> {
  await page.mouse.click(1_180, 300, { button: 'right' });
  await page.getByRole('menuitem', { name: '템플릿으로 저장' }).click();
  const dialog = page.getByRole('dialog', { name: '템플릿으로 저장' });
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog.getByText('템플릿 이름을 적어 주세요')).toBeVisible();
  await isSound(page, 'saving a template');
  await dialog.getByLabel('이름').fill(name);
  await dialog.getByLabel('설명').fill('매주 월요일에 열어요');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('템플릿으로 저장했어요').first()).toBeVisible();
}

test('a board for creators is made, and its chat is wired to the groups that feed it', async ({ page }) => {
  await signIn(page, house.url, 'hana@templates.example.com', '정하나');
  await openMore(page);
  await isSound(page, 'more templates');
  await makeFrom(page, '이번 주 쇼츠', '쇼츠 공장');
  const { nodes, edges } = await readBoard(page);
  expect(nodes.map(({ title }) => title)).toContain('월요일 쇼츠: 바로 따라 하는 방법');
  const chat = nodes.find(({ type }) => type === 'ai_chat');
  expect(edges.map(({ target }) => target)).toEqual([chat?.id, chat?.id]);
});

test('the button beside New Canvas shows all templates at once', async ({ page }) => {
  await signIn(page, house.url, 'duri@templates.example.com', '정두리');
  await page.getByRole('button', { name: '템플릿', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '쇼츠 공장' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '제목' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(dialog.getByRole('radio', { name: '빈 캔버스' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '쇼츠 공장' })).toHaveCount(0);
});

test('a board is kept as a template, begins another canvas with what was typed last, and is deleted', async ({
  page,
}) => {
  await signIn(page, house.url, 'hana@templates.example.com', '정하나');
  await newCanvas(page, '내 보드', '빈 캔버스');
  await pasteAt(page, 620, 300, '매주 쓰는 질문: {{주제}}');
  await expect(cards(page, 'text')).toContainText('매주 쓰는 질문');
  await test.step('it is saved with the last words', () => saveAsTemplate(page, '월요일 보드'));
  await isSaved(page);

  await openMore(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('group', { name: '내 템플릿' })).toContainText('매주 월요일에 열어요');
  await makeFrom(page, '다음 주', '월요일 보드');
  await expect(cards(page, 'text')).toContainText('매주 쓰는 질문');

  await openMore(page);
  await dialog.getByRole('radio', { name: '월요일 보드' }).click();
  await dialog.getByRole('button', { name: '‘월요일 보드’ 템플릿 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(dialog.getByRole('group', { name: '내 템플릿' })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: '기본 캔버스' })).toBeChecked();
});
