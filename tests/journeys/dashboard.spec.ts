import { expect, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { newCanvasByHand, signIn } from './hands.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.close());

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: '공용 AI 지식' }).getByRole('listitem').filter({ hasText: title });

test('canvases: made by the dialog, shown, and deleted after the question', async ({ page }) => {
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  await expect(page.getByText('똑똑한 크리에이터를 위한 AI')).toBeVisible();
  await expect(page.getByText('아직 아무것도 없어요')).toBeVisible();
  await isSound(page, 'empty dashboard');

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: '새 캔버스' });
  await expect(dialog.getByRole('radio', { name: '기본 캔버스' })).toBeChecked();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await expect(toast(page, '캔버스 제목을 적어 주세요').first()).toBeVisible();
  await dialog.getByRole('button', { name: '취소' }).click();
  await newCanvasByHand(page, '홈카페 입문', '기본 캔버스');

  await page.goto(`${house.url}/dashboard`);
  await expect(page).toHaveURL(`${house.url}/`);
  const list = page.getByRole('region', { name: '내 캔버스' });
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toHaveAttribute('href', /^\/canvas\/[0-9a-f-]{36}$/);
  await expect(list.getByText('설명 없음')).toBeVisible();
  await expect(list.getByText('홈', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '캔버스', exact: true })).toContainText('1개');
  await expect(page.getByRole('region', { name: 'AI 크레딧' })).toContainText('%');
  await list.getByRole('button', { name: '모두 보기' }).click();
  await expect(toast(page, '모든 캔버스가 아래에 있어요!')).toBeVisible();
  await list.getByRole('button', { name: '목록' }).click();
  await expect(list.getByRole('button', { name: '목록' })).toHaveAttribute('aria-pressed', 'true');
  await list.getByRole('button', { name: '카드' }).click();
  await isSound(page, 'dashboard');

  await list.getByRole('button', { name: '‘홈카페 입문’ 삭제' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('삭제하면 되돌릴 수 없습니다.');
  await question.getByRole('button', { name: '취소' }).click();
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toBeVisible();
  await list.getByRole('button', { name: '‘홈카페 입문’ 삭제' }).click();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(toast(page, '캔버스를 삭제했어요.')).toBeVisible();
  await expect(list.getByRole('link', { name: '홈카페 입문' })).toHaveCount(0);
  await list.getByRole('link', { name: '휴지통' }).click();
  await expect(page).toHaveURL(`${house.url}/settings#trash`);
  await expect(page.getByRole('button', { name: '‘홈카페 입문’ 되살리기' })).toBeInViewport();
});

test('global AI knowledge: an administrator adds, edits and deletes; others read', async ({ page, browser }) => {
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const section = page.getByRole('region', { name: '공용 AI 지식' });
  await section.getByRole('button', { name: '지식 추가' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'AI 지식 추가' });
  await dialog.getByRole('button', { name: '만들기' }).click();
  await expect(toast(page, '제목과 내용을 적어 주세요').first()).toBeVisible();
  await dialog.getByLabel('제목').fill('기본 답변 원칙');
  await dialog.getByLabel('내용').fill('추측하지 않는다.');
  await dialog.getByRole('button', { name: '취소' }).click();
  await section.getByRole('button', { name: '지식 추가' }).first().click();
  await expect(dialog.getByLabel('제목')).toHaveValue('');
  await expect(dialog.getByLabel('종류')).toHaveValue('system_prompt');
  await expect(dialog.getByLabel('우선순위')).toHaveValue('0');
  await expect(dialog.getByRole('switch', { name: '사용' })).toBeChecked();
  await isSound(page, 'knowledge dialog');
  await dialog.getByLabel('종류').selectOption('instruction');
  await dialog.getByLabel('분류').fill('말투');
  await dialog.getByLabel('제목').fill('기본 답변 원칙');
  await dialog.getByLabel('내용').fill('추측하지 않는다.');
  await dialog.getByLabel('우선순위').fill('100');
  await dialog.getByRole('button', { name: '만들기' }).click();
  await expect(toast(page, 'AI 지식을 만들었어요!')).toBeVisible();
  await expect(row(page, '기본 답변 원칙')).toContainText(
    /지시.*기본 답변 원칙.*#말투.*추측하지 않는다.*우선순위 100.*사용 중/s,
  );

  await section.getByRole('button', { name: '‘기본 답변 원칙’ 수정' }).click();
  const editing = page.getByRole('dialog', { name: 'AI 지식 수정' });
  await expect(editing.getByLabel('내용')).toHaveValue('추측하지 않는다.');
  await editing.getByLabel('제목').fill('새 원칙');
  await editing.getByRole('switch', { name: '사용' }).click();
  await editing.getByRole('button', { name: '수정하기' }).click();
  await expect(toast(page, 'AI 지식을 수정했어요!')).toBeVisible();
  await expect(row(page, '새 원칙')).toContainText('꺼짐');
  await isSound(page, 'knowledge of an administrator');

  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signIn(other, house.url, 'minjun@example.com', '이민준');
  const read = other.getByRole('region', { name: '공용 AI 지식' });
  await expect(read.getByText('읽기 전용')).toBeVisible();
  await expect(read.getByText('새 원칙')).toBeVisible();
  await expect(read.getByRole('button')).toHaveCount(0);
  await isSound(other, 'knowledge of everybody else');
  await other.context().close();

  await section.getByRole('button', { name: '‘새 원칙’ 삭제' }).click();
  await expect(toast(page, 'AI 지식을 삭제했어요!')).toBeVisible();
  await expect(row(page, '새 원칙')).toHaveCount(0);
});

test('what fails is said in the words of the specification', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${house.url}/access`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in on this server' }).click(),
  ]);
  await popup.locator('input').first().fill('seoyeon@example.com');
  await popup.locator('input').nth(1).fill('김서연');
  await popup.getByRole('button').click();
  await page.waitForURL(`${house.url}/`);
  const section = page.getByRole('region', { name: 'Global AI Knowledge' });
  const fill = async (title: string) => {
    await section.getByRole('button', { name: 'Add Knowledge' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add AI Knowledge' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Content').fill('c');
    return dialog;
  };
  const refuse = () =>
    page.route('**/api/global-ai-knowledge**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
  const dialog = await fill('kept');
  await refuse();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Failed to create AI knowledge')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('kept');
  await page.unroute('**/api/global-ai-knowledge**');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'AI Knowledge created successfully!')).toBeVisible();
  await refuse();
  await section.getByRole('button', { name: 'Edit “kept”' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit AI Knowledge' });
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Failed to update AI knowledge')).toBeVisible();
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('button', { name: 'Delete “kept”' }).click();
  await expect(toast(page, 'Failed to delete AI knowledge')).toBeVisible();
  await page.unroute('**/api/global-ai-knowledge**');

  await page.route('**/api/canvases', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'New Canvas' }).first().click();
  const making = page.getByRole('dialog', { name: 'New Canvas' });
  await making.getByLabel('Title').fill('Kept title');
  await making.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Failed to create canvas')).toBeVisible();
  await expect(making.getByLabel('Title')).toHaveValue('Kept title');
  await page.unroute('**/api/canvases');
  await making.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/canvas\//);
  await page.goto(house.url);
  await page.route('**/api/canvases/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete “Kept title”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete canvas')).toBeVisible();
  await context.close();
});

test('a phone has its five ways at the lower edge', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
  await expect(tabs.getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: '새 캔버스' }).click();
  await page.getByRole('dialog', { name: '새 캔버스' }).getByRole('button', { name: '취소' }).click();
  await tabs.getByRole('link', { name: '프로젝트' }).click();
  await expect(
    page.getByRole('heading', { name: '조직과 프로젝트' }).or(page.locator('#organisations')),
  ).toBeInViewport();
  await tabs.getByRole('button', { name: 'AI에게 묻기' }).click();
  await expect(page.getByRole('dialog', { name: '찾기' })).toBeVisible();
  await page.getByRole('button', { name: '찾기 닫기' }).click();
  await tabs.getByRole('link', { name: '내 정보' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await context.close();
});
