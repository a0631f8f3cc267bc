import { expect, type Locator, type Page } from '@playwright/test';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { cards, newCanvas, signIn, tool } from './actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

const KEY = 'sk-of-no-worth-at-all-9Z8Y';
let stub: AiStub;
let server: TestServer;
test.beforeAll(async () => {
  stub = await startAiStub();
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.close();
  await stub.close();
});

test('an administrator sets up a provider by the form, and a chat answers with the model that was chosen', async ({
  page,
}) => {
  await signIn(page, server.url, 'hana@example.com', '정하나');
  await page.goto(`${server.url}/settings`);
  const form = page.getByRole('region', { name: 'AI 모델', exact: true });
  await test.step('the form tries before it keeps', () => setUp(form));
  await test.step('what is kept is said, and the key is not', async () => {
    await form.getByRole('button', { name: '저장', exact: true }).click();
    await expect(form.getByLabel('API 키')).toHaveValue('');
    await page.reload();
    await expect(form.getByLabel('API 키')).toHaveAttribute('placeholder', '저장된 키 ····9Z8Y');
    await expect(form.getByLabel('API 키')).toHaveValue('');
  });
  await test.step('a chat answers with the model that was chosen in it', () => chatAnswers(page));
});

async function setUp(form: Locator): Promise<void> {
  await form.getByLabel('제공자').selectOption('openai-compatible');
  await form.getByLabel('주소').fill(`${stub.url}/v1`);
  await form.getByLabel('API 키').fill(KEY);
  stub.script(() => ({ status: 401, said: 'no such key' }));
  await form.getByRole('button', { name: '모델 목록 불러오기' }).click();
  await expect(form.getByText('AI 제공자가 키를 거절했어요.')).toBeVisible();
  stub.reset();
  await form.getByRole('button', { name: '모델 목록 불러오기' }).click();
  await expect(form.getByText('모델 2개를 찾았어요.')).toBeVisible();
  await form.getByLabel('기본 모델').fill('stub');
  stub.script(() => ({ pieces: ['반갑습니다.'] }));
  await form.getByRole('button', { name: '시험하기' }).click();
  await expect(form.getByText(/답이 왔어요 .*반갑습니다\./)).toBeVisible();
  for (const model of ['stub', 'stub-large']) {
    await form.getByLabel('더할 모델의 이름').fill(model);
    await form.getByRole('button', { name: '모델 더하기' }).click();
  }
  const large = form.getByRole('listitem').filter({ hasText: 'stub-large' });
  await large.getByLabel('용도').selectOption('thorough');
}

async function chatAnswers(page: Page): Promise<void> {
  await page.goto(server.url);
  await newCanvas(page, '모델 고르기', '빈 캔버스');
  await tool(page, 'AI Chat').click();
  const chat = cards(page, 'ai-chat');
  await chat.getByRole('button', { name: '모델: stub' }).click();
  const choices = page.getByRole('dialog', { name: '모델 고르기' });
  await choices.getByRole('button', { name: /stub-large/ }).click();
  await expect(chat.getByRole('button', { name: '모델: stub-large' })).toBeVisible();
  stub.script(() => ({ pieces: ['큰 모델의 답입니다.'] }));
  await ask(chat, '누가 답하나요?');
  await expect(chat.getByText('stub-large 모델이 답했어요.')).toBeVisible();
  expect(stub.calls.at(-1)?.body['model']).toBe('stub-large');
  expect(stub.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
}

async function ask(chat: Locator, question: string): Promise<void> {
  await chat.getByRole('textbox', { name: '질문' }).fill(question);
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
}
