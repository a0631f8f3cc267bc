import { expect, type Locator, type Page } from '@playwright/test';
import { cards, fitView, isSaved, newCanvas, signIn, tool } from './hands.ts';
import { board } from './hands-on-canvas.ts';
import { startHouse } from './house.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const beside = houseBesideModel(startHouse);

test('the model that was chosen for a chat goes along with its copies and with templates', async ({ page }) => {
  await signIn(page, beside.house.url, 'hana@choices-of-a-chat.example.com', '정하나');
  await offerTwoModels(page);
  await newCanvas(page, '두 모델', '빈 캔버스');
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await test.step('another model is chosen, in words that say what it is for', () => choose(page));
  await test.step('a pasted copy asks the same model', () => pasted(page));
  await test.step('so does the chat of a board that is made from a template of this one', () => fromTemplate(page));
});

async function offerTwoModels(page: Page): Promise<void> {
  const facts = { description: '', contextTokens: null, sees: false };
  const offered = [
    { ...facts, id: 'stub', purpose: 'quick', inputPerMillion: 0.1, outputPerMillion: 0.4 },
    { ...facts, id: 'stub-large', purpose: 'thorough', inputPerMillion: 10, outputPerMillion: 40 },
  ];
  const answer = await page.request.put(`${beside.house.url}/api/ai/settings`, {
    data: { models: { offered, defaultModel: 'stub', smallModel: null } },
    headers: { origin: beside.house.url },
  });
  expect(answer.status()).toBe(200);
}

const picker = (chat: Locator): Locator => chat.getByRole('button', { name: /^모델:|stub/ });

async function choose(page: Page): Promise<void> {
  const chat = cards(page, 'ai-chat');
  await expect(picker(chat)).toContainText('stub');
  await picker(chat).click();
  const choices = page.getByRole('dialog').getByRole('listitem');
  await expect(choices).toHaveCount(3);
  await choices.filter({ hasText: 'stub-large' }).getByRole('button').click();
  await expect(picker(chat)).toContainText('stub-large');
}

async function pasted(page: Page): Promise<void> {
  await cards(page, 'ai-chat')
    .locator('header')
    .first()
    .click({ position: { x: 18, y: 18 } });
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(cards(page, 'ai-chat')).toHaveCount(2);
  await fitView(page);
  for (const chat of await cards(page, 'ai-chat').all()) await expect(picker(chat)).toContainText('stub-large');
  beside.stub.script(() => ({ pieces: ['큰 모델의 답'] }));
  const copy = cards(page, 'ai-chat').last();
  await copy.getByRole('textbox', { name: '질문' }).fill('누구세요?');
  await copy.getByRole('textbox', { name: '질문' }).press('Enter');
  await expect(copy).toContainText('stub-large 모델이 답했어요.');
  expect(beside.stub.calls.at(-1)?.body['model']).toBe('stub-large');
}

async function fromTemplate(page: Page): Promise<void> {
  await isSaved(page);
  await page.mouse.click(1_180, 150, { button: 'right' });
  await page.getByRole('menuitem', { name: '템플릿으로 저장' }).click();
  const saving = page.getByRole('dialog', { name: '템플릿으로 저장' });
  await saving.getByLabel('이름').fill('두 모델 틀');
  await saving.getByRole('button', { name: '저장' }).click();
  await expect(saving).toBeHidden();
  await page.goto(`${beside.house.url}/`);
  await page.getByRole('button', { name: '새 캔버스' }).first().click();
  const dialog = page.getByRole('dialog', { name: '새 캔버스' });
  await dialog.getByRole('button', { name: '템플릿 더 보기' }).click();
  await dialog.getByRole('textbox', { name: '제목' }).fill('틀에서');
  await dialog.getByRole('radio', { name: '두 모델 틀' }).click();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(board(page)).toBeVisible();
  await expect(cards(page, 'ai-chat')).toHaveCount(2);
  for (const chat of await cards(page, 'ai-chat').all()) await expect(picker(chat)).toContainText('stub-large');
}
