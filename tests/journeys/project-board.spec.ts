import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { cards, signIn } from './actions.ts';
import { callFrom, placeProject } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const BRIEF = '고지 자막은 시작 10초 안에 넣는다.\n제품 노출 시간은 모두 63초다.\n마감은 11월 30일이다.\n';
const QUESTION = '고지 자막은 시작 몇 초 안에 넣어야 해?';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

async function bringFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '노드 추가' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: /파일/ }).click(),
  ]);
  await chooser.setFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);
}

test('the board of a project: every button, an empty board, a file, a note, an answer and its evidence', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'seoyeon@project-board.example.com', '김서연');
  const project = await placeProject(page, '홈카페 시즌 2');
  await page.goto(`${server.url}/projects/${project.id}/board`);
  await expect(page.getByRole('heading', { level: 1, name: '홈카페 시즌 2 보드' })).toBeVisible();
  await expect(page.getByText('빈 보드')).toBeVisible();
  await expect(page.locator('.board-minimap')).toBeVisible();
  await expect(page.getByRole('button', { name: '확대' })).toBeVisible();
  await page.getByRole('button', { name: '메모 추가' }).click();
  await expect(page.getByText('노드를 만들었어요', { exact: true })).toBeVisible();
  await expect(cards(page, 'text')).toHaveCount(1);
  await expect(page.getByText('빈 보드')).toHaveCount(0);

  await bringFile(page, '브리프.txt', BRIEF);
  await expect(page.getByText('업로드 완료', { exact: true })).toBeVisible();
  await expect(cards(page, 'file').getByText('브리프.txt')).toBeVisible();
  await expect(cards(page, 'file')).toContainText(/1 ?KB/);
  await expect
    .poll(async () => (await page.request.get(`${server.url}/api/projects/${project.id}/files`)).json())
    .toMatchObject([{ status: 'completed', passageCount: 1 }]);

  const assistant = page.getByRole('complementary', { name: 'AI 어시스턴트' });
  await assistant.getByRole('textbox').fill(QUESTION);
  await assistant.getByRole('textbox').press('Enter');
  const chip = assistant.locator('button.cite-chip').first();
  await expect(chip).toBeVisible({ timeout: 30_000 });
  await chip.click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('mark').first()).toContainText('고지 자막은 시작 10초 안에 넣는다.');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);

  await page.getByRole('button', { name: 'AI 생성' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('직접 적기').fill('제품 노출 시간은 얼마야?');
  await dialog.getByRole('button', { name: '만들기' }).click();
  await expect(page.getByText('AI 노드를 만들었어요', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(cards(page, 'ai').getByText(/63초/)).toBeVisible();
  await cards(page, 'ai')
    .getByRole('button', { name: /^출처 1, .*브리프\.txt/ })
    .first()
    .click();
  await expect(reader.locator('mark').first()).toContainText('63초');
  await reader.getByRole('button', { name: '원문 닫기' }).click();
  await expect(reader).toHaveCount(0);

  const settings = page.getByRole('button', { name: '보드 설정' });
  await settings.click();
  await dialog.getByLabel('미니맵 보기').uncheck();
  await expect(dialog.getByText(/노드 3개/)).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(page.locator('.board-minimap')).toHaveCount(0);

  await page.getByRole('button', { name: '공유' }).click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue(`${server.url}/projects/${project.id}`);
  await page.keyboard.press('Escape');

  await test.step('a sponsored post that does not say so is named before the board is exported', () =>
    exported(page, project.id));

  await page.getByRole('link', { name: '프로젝트로' }).click();
  await page.waitForURL(`${server.url}/projects/${project.id}`);
  await expect(page.getByText('브리프.txt').first()).toBeVisible();
  await test.step('a viewer looks at the board of a public project and can change nothing; a stranger finds nothing', () =>
    lookedAt(page, browser));
});

async function exported(page: Page, projectId: string): Promise<void> {
  await callFrom(page, `/api/projects/${projectId}/nodes`, {
    type: 'user_note',
    title: '밀키트 후기',
    content: '# 밀키트 한 달\n\n냉장고에 늘 있어서 편했어요.',
    metadata: { recipe: { id: 'blog-post', values: { sponsor: '한입밀' } } },
  });
  await expect(page.getByText('밀키트 후기')).toBeVisible();
  const choose = async (item: string) => {
    await page.getByRole('button', { name: '내보내기' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Markdown (.md)');
  const warning = page.getByRole('alertdialog', { name: '광고 표시가 빠진 글이 있어요' });
  await expect(warning).toContainText(/밀키트 후기[^]*한입밀/);
  await warning.getByRole('button', { name: '노트 보기' }).click();
  await expect(page.locator('.react-flow__node.selected')).toContainText('밀키트 후기');
  await choose('Markdown (.md)');
  const download = page.waitForEvent('download');
  await warning.getByRole('button', { name: '그대로 내보내기' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('홈카페 시즌 2.md');
  expect(await readFile(await file.path(), 'utf8')).toContain('# 홈카페 시즌 2');
}

async function lookedAt(page: Page, browser: Browser): Promise<void> {
  const project = await placeProject(page, '공개 기획');
  for (const [type, title] of [
    ['user_note', '읽어 보세요'],
    ['ai_summary', '요약'],
    ['template', '틀'],
  ]) {
    await callFrom(page, `/api/projects/${project.id}/nodes`, { type, title, content: '보기만' });
  }
  const path = `/projects/${project.id}/board`;

  const context = await browser.newContext({ locale: 'ko-KR' });
  const other = await context.newPage();
  await signIn(other, server.url, 'minjun@project-board.example.com', '이민준');
  await other.goto(server.url + path);
  await expect(other.getByRole('heading', { name: '이 프로젝트를 찾을 수 없어요' })).toBeVisible();

  await page.evaluate(
    (id) =>
      fetch(`/api/projects/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isPublic: true }),
      }),
    project.id,
  );
  await other.reload();
  await expect(other.getByText('읽어 보세요')).toBeVisible();
  await expect(cards(other, 'text')).toHaveCount(2);
  await expect(cards(other, 'text').filter({ hasText: '틀' })).toHaveCount(1);
  await expect(cards(other, 'ai').filter({ hasText: '요약' })).toHaveCount(1);
  for (const name of ['메모 추가', '노드 추가', 'AI 생성']) {
    await expect(other.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(other.getByRole('complementary', { name: 'AI 어시스턴트' })).toHaveCount(0);
  await other.goto(`${server.url}/projects/${project.id}`);
  await expect(other.getByText('보드만 공개된 프로젝트예요')).toBeVisible();
  await expect(other.getByRole('tab')).toHaveCount(0);
  await context.close();
}
