import { expect, type Locator, type Page } from '@playwright/test';
import { cards, newCanvas, pasteAt, readBoard, signIn } from './actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const MAIL = [
  '안녕하세요, 모카하우스 마케팅팀 이은재입니다.',
  '',
  '브랜드: 모카하우스',
  '제품: 모카 블렌드 드립백',
  '콘텐츠: 쇼츠 1편',
  '원고료: 280만 원 (VAT 별도)',
  '초안: 2026년 12월 3일',
  '업로드: 2026년 12월 10일',
  '',
  '업로드 후 3개월간 다른 원두 브랜드 광고는 삼가 부탁드려요.',
].join('\n');

test('an offer that is pasted becomes its card, and is answered by the own rates in any browser', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'hana@offers.example.com', '정하나');
  await test.step('the own rate card is written once', () => writeRates(page));
  await page.goto(server.url);
  await newCanvas(page, '협찬', '빈 캔버스');
  await test.step('a pasted mail becomes a card', () => pasted(page));
  await test.step('its fields are filled from the mail, and a person beats the mail', () => fields(page));
  await test.step('in another browser the reply begins with what is asked and with the own rates', async () => {
    const elsewhere = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
    await elsewhere.addInitScript(() => {
      localStorage.setItem('recipe-own:sponsor-reply', '{"rateCard":"쇼츠: 50만원","creator":"하나네 부엌"}');
    });
    await signIn(elsewhere, server.url, 'hana@offers.example.com', '정하나');
    await elsewhere.goto(page.url());
    await reply(elsewhere);
    await elsewhere.close();
  });
});

async function writeRates(page: Page): Promise<void> {
  await page.goto(`${server.url}/settings`);
  const section = page.getByRole('region', { name: '내 단가표' });
  await section.getByLabel('단가표').fill('쇼츠 60초: 80만원\n문의는 메일로');
  await expect(section).toContainText('800,000원');
  await expect(section).toContainText('금액을 찾지 못한 줄: 문의는 메일로');
  await section.getByRole('button', { name: '저장' }).click();
  await expect(section.getByRole('button', { name: '저장' })).toBeDisabled();
}

const cardOfOffer = (page: Page): Locator => cards(page, 'text').filter({ hasText: '모카하우스 · 모카 블렌드 드립백' });
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: '모카하우스 · 모카 블렌드 드립백' });

async function kept(page: Page): Promise<Record<string, unknown>> {
  const stored = (await readBoard(page)).nodes.find(({ metadata }) => metadata['record'] !== undefined);
  const { record } = (stored?.metadata['record'] ?? {}) as { record?: Record<string, unknown> };
  return { ...record, content: stored?.content, deal: stored?.metadata['deal'] };
}

async function pasted(page: Page): Promise<void> {
  await pasteAt(page, 500, 400, MAIL);
  await page.getByRole('button', { name: '협찬 제안으로 정리' }).click();
  await expect(cardOfOffer(page)).toContainText('2,800,000원');
}

async function fields(page: Page): Promise<void> {
  await page.keyboard.press('f');
  const sheet = sheetOf(page);
  const row = (field: string) => sheet.locator(`[data-row="${field}"]`);
  await sheet.getByRole('button', { name: /^금액: 메일 \d+줄 보기$/ }).click();
  await expect(sheet.locator('mark[data-lit]')).toHaveText('280만 원 (VAT 별도)');
  await expect(row('exclusivity')).toContainText('적혀 있지 않아요');
  await sheet.getByRole('button', { name: '‘3개월간’, 경쟁 제한 칸에 넣기' }).click();
  await expect.poll(() => kept(page)).toMatchObject({ exclusivity: { value: { months: 3 } } });
  await row('fee').focus();
  await page.keyboard.press('Enter');
  await sheet.getByRole('textbox', { name: '금액' }).fill('3200000');
  await page.keyboard.press('Enter');
  await expect(row('fee')).toContainText('메일에는 2,800,000원');
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      fees: [{ value: { amount: 3_200_000 }, by: 'person' }],
      content: expect.stringContaining('3,200,000원'),
    });
  await sheet.getByRole('button', { name: '답장함' }).click();
  await page.getByRole('button', { name: '‘답장함’ 단계로 바꾸기' }).click();
  await expect.poll(() => kept(page)).toMatchObject({ deal: { state: 'replied' } });
}

async function reply(page: Page): Promise<void> {
  await cardOfOffer(page).getByRole('button', { name: '전체로 보기' }).press('Enter');
  await sheetOf(page).getByRole('button', { name: '조율 답장 쓰기' }).click();
  const form = page.getByRole('dialog', { name: '협찬 답장' });
  await expect(form.getByLabel('답', { exact: true })).toHaveValue('negotiate');
  await expect(form.getByLabel('물어볼 것')).toHaveValue(/수정 횟수[^]*대금 지급일|대금 지급일[^]*수정 횟수/);
  await expect(form.getByLabel('내 단가표')).toHaveValue('쇼츠 60초: 80만원\n문의는 메일로');
  await expect(form.getByRole('region', { name: '이 브라우저에 다른 단가표가 있어요' })).toContainText('쇼츠: 50만원');
  await expect(form.getByLabel('내 이름이나 채널')).toHaveValue('하나네 부엌');
  await form.getByLabel('받은 날').fill('2026-11-02');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(cards(page, 'ai-chat').getByRole('article').last()).toContainText('800,000원');
}
