import { expect, type Page } from '@playwright/test';
import { makeDocx, makePdf } from '../replay/documents.ts';
import { makeHwp } from '../replay/hangul-document.ts';
import { cards, newCanvas, pasteAt, readBoard, signIn, tool, upload } from './hands.ts';
import { tie } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const OFFER = [
  '안녕하세요, 한빛오디오 파트너십팀 이도윤입니다.',
  '채널 "하나네 부엌"에 무선 이어폰 협찬을 제안드립니다.',
  '브랜드: 한빛오디오',
  '제품: 무선 이어폰 HB-200',
  '담당자: 이도윤',
  '진행 내용: 유튜브 본편 PPL 1건 (60초 이상 노출), 쇼츠 1편 (30초)',
  '원고료: 350만 원 (부가세 별도), 제품 1대 무상 제공',
  '초안: 2026년 3월 20일까지, 업로드: 2026년 3월 27일',
  '수정: 2회까지',
  '2차 활용: 업로드일로부터 6개월간 자사 SNS 및 광고 소재로 사용',
  '경쟁사 제한: 업로드 후 3개월간 타사 이어폰 콘텐츠 금지',
  '정산: 업로드 익월 말 지급',
  '회신: 2026년 3월 6일까지',
];
const CARD = [
  ['브랜드', '한빛오디오'],
  ['제품', '무선 이어폰 HB-200'],
  ['담당자', '이도윤'],
  ['콘텐츠', 'PPL 1건 (60초 이상), 쇼츠 1건 (30초)'],
  ['금액', '3,500,000원(VAT 별도)'],
  ['지급', '업로드 익월 말 지급'],
  ['초안', '2026-03-20'],
  ['업로드', '2026-03-27'],
  ['수정', '2회'],
  ['2차 활용', '6개월, 광고 소재 포함 (SNS)'],
  ['경쟁 제한', '3개월'],
];
const files = [
  { name: '제안서.pdf', mimeType: 'application/pdf', bytes: makePdf([OFFER.join('\n')]) },
  {
    name: '제안서.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: makeDocx(OFFER),
  },
  { name: '제안서.hwp', mimeType: 'application/x-hwp', bytes: makeHwp(OFFER) },
] as const;

async function idOf(page: Page, type: string): Promise<string> {
  const find = async () => (await readBoard(page)).nodes.find((node) => node.type === type)?.id;
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

for (const { name, mimeType, bytes } of files) {
  test(`an offer in ${name} becomes the card that it is`, async ({ page }) => {
    await signIn(page, house.url, `${name.slice(4)}@offers.example.com`, '정하나');
    await newCanvas(page, '협찬', '빈 캔버스');
    await upload(page, name, mimeType, bytes);
    const read = async () =>
      (await readBoard(page)).nodes.some(({ metadata }) => Number(metadata['passageCount'] ?? 0) > 0);
    await expect.poll(read, { timeout: 60_000 }).toBe(true);
    await tool(page, 'AI Chat').click();
    await page.keyboard.press('Escape');
    const chat = cards(page, 'ai-chat');
    await tie(page, await idOf(page, 'file'), await idOf(page, 'ai_chat'));
    await expect(chat).toContainText('소스 1개');
    await chat.getByRole('button', { name: '만들기' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^협찬 제안 정리/ })
      .click();
    const form = page.getByRole('dialog', { name: '협찬 제안 정리' });
    await form.getByLabel('받은 날').fill('2026-03-02');
    await form.getByRole('button', { name: '만들기', exact: true }).click();
    const answer = chat.getByRole('article').last();
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    const rows = answer.getByRole('table').first().getByRole('row');
    for (const [i, [field, value]] of CARD.entries()) await expect(rows.nth(i + 1)).toHaveText(`${field}${value}`);
    await expect(answer).toContainText('회신: 2026-03-06');
  });
}

const MAIL = [
  '안녕하세요, 모카하우스 마케팅팀 이은재입니다.',
  '',
  '브랜드: 모카하우스',
  '제품: 모카 블렌드 드립백',
  '콘텐츠: 유튜브 브랜디드 1편',
  '원고료: 280만 원 (VAT 별도)',
  '초안: 2026년 12월 3일',
  '업로드: 2026년 12월 10일',
  '',
  '업로드 후 3개월간 다른 원두 브랜드 광고는 삼가 부탁드려요.',
].join('\n');

test('an offer that is pasted becomes its card, whose fields are filled and edited in its full view', async ({
  page,
}) => {
  await signIn(page, house.url, 'pasted@offers.example.com', '정하나');
  await newCanvas(page, '협찬', '빈 캔버스');
  await pasteAt(page, 500, 400, MAIL);
  await page.getByRole('button', { name: '협찬 제안으로 정리' }).click();
  const card = cards(page, 'text').last();
  await expect(card).toContainText('모카하우스 · 모카 블렌드 드립백');
  await expect(card).toContainText('2,800,000원');
  const kept = async () => {
    const node = (await readBoard(page)).nodes.find(({ metadata }) => metadata['record'] !== undefined);
    const { record } = (node?.metadata['record'] ?? {}) as { record?: Record<string, unknown> };
    return { ...record, content: node?.content, deal: node?.metadata['deal'] };
  };

  await page.keyboard.press('f');
  const sheet = page.getByRole('dialog', { name: '모카하우스 · 모카 블렌드 드립백' });
  const row = (field: string) => sheet.locator(`[data-row="${field}"]`);
  await test.step('the line of a field lights its words in the mail', async () => {
    await sheet.getByRole('button', { name: /^금액: 메일 \d+줄 보기$/ }).click();
    await expect(sheet.locator('mark[data-lit]')).toHaveText('280만 원 (VAT 별도)');
  });
  await test.step('a found word goes into its field by one press', async () => {
    await expect(row('exclusivity')).toContainText('적혀 있지 않아요');
    await sheet.getByRole('button', { name: '‘3개월간’, 경쟁 제한 칸에 넣기' }).click();
    await expect(row('exclusivity')).toContainText('3개월');
    await expect.poll(kept).toMatchObject({ exclusivity: { value: { months: 3 } } });
  });
  await test.step('what a person writes beats the mail, and the text of the card is drawn anew', async () => {
    await row('fee').focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('textbox', { name: '금액' }).fill('3200000');
    await page.keyboard.press('Enter');
    await expect(row('fee')).toContainText('3,200,000원');
    await expect(row('fee')).toContainText('메일에는 2,800,000원');
    await expect.poll(kept).toMatchObject({
      fees: [{ value: { amount: 3_200_000 }, by: 'person' }],
      content: expect.stringContaining('3,200,000원'),
    });
  });
  await test.step('the deal takes its next step', async () => {
    await sheet.getByRole('button', { name: '답장함' }).click();
    await page.getByRole('button', { name: '‘답장함’ 단계로 바꾸기' }).click();
    await expect.poll(kept).toMatchObject({ deal: { state: 'replied' } });
  });
  await test.step('the form of the reply opens with what is to be asked', async () => {
    await sheet.getByRole('button', { name: '조율 답장 쓰기' }).click();
    const form = page.getByRole('dialog', { name: '협찬 답장' });
    await expect(form.getByLabel('답', { exact: true })).toHaveValue('negotiate');
    await expect(form.getByLabel('물어볼 것')).toHaveValue(/수정 횟수[^]*대금 지급일|대금 지급일[^]*수정 횟수/);
    await page.keyboard.press('Escape');
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
  });
});
