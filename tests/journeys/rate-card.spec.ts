import { expect, type Locator, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { cards, fitView, newCanvas, pasteAt, signIn, tool, wire } from './hands.ts';
import { test } from './test.ts';

const MAIL =
  '안녕하세요, 마루식품 마케팅팀입니다. 협찬을 제안드립니다.\n브랜드: 마루식품\n콘텐츠: 쇼츠 1편\n원고료: 30만 원(VAT 별도)\n업로드: 4월 10일';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('the own rate card follows its creator to another browser, where what that one held is not lost', async ({
  page,
  browser,
}) => {
  await signIn(page, house.url, 'hana@rate-card.example.com', '정하나');
  await page.goto(`${house.url}/settings`);
  const section = page.getByRole('region', { name: '내 단가표' });
  await section.getByLabel('단가표').fill('쇼츠 60초: 80만원\n문의는 메일로');
  await expect(section).toContainText('800,000원');
  await expect(section).toContainText('금액을 찾지 못한 줄: 문의는 메일로');
  await section.getByRole('button', { name: '저장' }).click();
  await expect(section.getByRole('button', { name: '저장' })).toBeDisabled();

  const elsewhere = await browser.newPage();
  await elsewhere.addInitScript(() => {
    if (sessionStorage.getItem('held')) return;
    sessionStorage.setItem('held', '1');
    localStorage.setItem('recipe-own:sponsor-reply', '{"rateCard":"쇼츠: 50만원","creator":"하나네 부엌"}');
  });
  await signIn(elsewhere, house.url, 'hana@rate-card.example.com', '정하나');
  await newCanvas(elsewhere, '협찬', '빈 캔버스');
  await pasteAt(elsewhere, 420, 300, MAIL);
  await tool(elsewhere, 'AI Chat').click();
  await elsewhere.keyboard.press('Escape');
  await fitView(elsewhere);
  await wire(elsewhere, cards(elsewhere, 'text').first(), cards(elsewhere, 'ai-chat'));
  const form = await openReply(elsewhere);
  await expect(form.getByLabel('내 단가표')).toHaveValue('쇼츠 60초: 80만원\n문의는 메일로');
  await expect(form.getByRole('region', { name: '이 브라우저에 다른 단가표가 있어요' })).toContainText('쇼츠: 50만원');
  await expect(form.getByLabel('내 이름이나 채널')).toHaveValue('하나네 부엌');
  await form.getByLabel('받은 날').fill('2026-03-02');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  const answer = cards(elsewhere, 'ai-chat').getByRole('article').last();
  await expect(answer).toContainText('800,000원');

  const again = await openReply(elsewhere);
  await again.getByRole('button', { name: '이걸로 바꾸기' }).click();
  await again.getByLabel('받은 날').fill('2026-03-02');
  await again.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(cards(elsewhere, 'ai-chat').getByRole('article').last()).toContainText('500,000원');
  await page.reload();
  await expect(page.getByRole('region', { name: '내 단가표' }).getByLabel('단가표')).toHaveValue('쇼츠: 50만원');
});

async function openReply(page: Page): Promise<Locator> {
  await cards(page, 'ai-chat').getByRole('button', { name: '만들기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /협찬 답장/ })
    .click();
  return page.getByRole('dialog', { name: '협찬 답장' });
}
