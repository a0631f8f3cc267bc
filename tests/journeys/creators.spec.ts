import { expect, type Locator, type Page } from '@playwright/test';
import { cards, fitView, newCanvas, readBoard, signIn } from './actions.ts';
import { put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const references = [
  '## 식비 기록\n배달을 주 2회로 줄이자 한 달 식비가 62만 원에서 38만 원이 되었다.',
  '## 장보기\n장은 주 1회, 배부른 시간에 본다. 냉동 채소와 두부를 기본으로 담는다.',
  '## 밀프렙\n일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 배달이 절반으로 줄어든다.',
] as const;
const MAIL = [
  '안녕하세요, 마루식품 마케팅팀 김하나입니다. 협찬을 제안드립니다.',
  '브랜드: 마루식품',
  '제품: 두부면',
  '콘텐츠: 브랜디드 영상 1편',
  '원고료: 200만 원(VAT 별도)',
  '수정: 무제한',
  '업로드: 4월 10일',
].join('\n');

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('from three references to a script, its description pack and a reply to the sponsor', async ({ page }) => {
  await signIn(page, server.url, 'hana@creators.example.com', '정하나');
  await newCanvas(page, '식비 줄이기', '빈 캔버스');
  await test.step('three references are wired to a chat', () => wireReferences(page));
  await test.step('a short script is laid out beside them, and takes their words by a press', () => makeScript(page));
  await test.step('the description pack discloses the sponsor and is copied field by field', () => makePack(page));
  await test.step('a sponsor is answered with no price of nobody', () => answerSponsor(page));
  await test.step('the deal is kept on a card, step by step', () => keepDeal(page));
});

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');
const noteWith = (page: Page, words: string | RegExp): Locator => cards(page, 'text').filter({ hasText: words });
const answerOf = (page: Page): Locator => chatOf(page).getByRole('article').last();

async function wireReferences(page: Page): Promise<void> {
  const chat = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 500, y: 0 } });
  for (const [i, content] of references.entries()) {
    const note = await put(page, { type: 'text', title: `참고 ${i + 1}`, content, position: { x: 0, y: i * 240 } });
    await tie(page, note, chat);
  }
  await expect(chatOf(page)).toContainText('소스 3개');
  await fitView(page);
}

async function openForm(page: Page, recipe: string): Promise<Locator> {
  await chatOf(page).getByRole('button', { name: '만들기', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${recipe}`) })
    .click();
  return page.getByRole('dialog', { name: recipe });
}

async function make(page: Page, form: Locator): Promise<void> {
  const { length } = await chatOf(page).getByRole('article').all();
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(chatOf(page).getByRole('article')).toHaveCount(length + 1);
  await expect(answerOf(page)).toHaveAttribute('aria-busy', 'false');
  // They come below the buttons of the answer, which move up for them.
  await expect(answerOf(page).getByRole('region', { name: '점검 결과' })).toBeVisible();
}

async function makeScript(page: Page): Promise<void> {
  const form = await openForm(page, '숏폼 대본');
  await form.getByLabel('주제').fill('자취생 식비');
  await make(page, form);
  await expect(
    answerOf(page)
      .getByRole('button', { name: /^출처 \d+,/ })
      .first(),
  ).toBeVisible();
  await expect(answerOf(page).getByText(/고칠 것 \d+개/)).toHaveCount(0);
  await answerOf(page)
    .getByRole('button', { name: /38만 원.* 이 부분에 넣기/ })
    .click();
  await answerOf(page).getByRole('button', { name: '노트로 저장' }).click();
  await expect(noteWith(page, '숏폼 대본: 자취생 식비')).toBeVisible();
}

async function makePack(page: Page): Promise<void> {
  const form = await openForm(page, '설명란 세트');
  await expect(form.getByLabel('영상 주제')).toHaveValue('자취생 식비');
  await form.getByText('세부 설정').click();
  await form.getByLabel('협찬 브랜드').fill('마루식품');
  await make(page, form);
  await expect(answerOf(page)).toContainText('마루식품에서 광고비를 받고');
  const parts = answerOf(page).getByRole('group', { name: '칸별로 복사' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await parts.getByRole('button', { name: '태그 복사', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('식비');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('[');
}

async function answerSponsor(page: Page): Promise<void> {
  const chat = (await readBoard(page)).nodes.find(({ type }) => type === 'ai_chat');
  const mail = await put(page, { type: 'text', title: '제안', content: MAIL, position: { x: 0, y: 800 } });
  await tie(page, mail, chat?.id ?? '');
  await expect(chatOf(page)).toContainText('소스 4개');
  const form = await openForm(page, '협찬 답장');
  await form.getByLabel('내 이름이나 채널').fill('하나네 부엌');
  await form.getByLabel('내 단가표').fill('브랜디드 영상: 300만원');
  await form.getByLabel('받은 날').fill('2026-03-02');
  await make(page, form);
  await expect(answerOf(page)).toContainText('하나네 부엌');
  await expect(answerOf(page)).toContainText('3,000,000원');
  await expect(answerOf(page)).toContainText('지켜야 할 것을 모두 지켰어요');
}

async function keepDeal(page: Page): Promise<void> {
  const form = await openForm(page, '협찬 제안 정리');
  await expect(form.getByLabel('받은 날')).toHaveAttribute('type', 'date');
  await form.getByLabel('받은 날').fill('2026-03-02');
  await make(page, form);
  await expect(answerOf(page)).toContainText('마루식품');
  await answerOf(page).getByRole('button', { name: '노트로 저장' }).click();
  const card = noteWith(page, '협찬 제안 정리').last();
  // The small map lies over the foot of the card.
  await card.getByRole('button', { name: '전체로 보기' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: /^마루식품/ });
  for (const state of ['답장함', '합의함']) {
    await sheet.getByRole('button', { name: state, exact: true }).click();
    const change = page.getByRole('button', { name: `‘${state}’ 단계로 바꾸기` });
    await change.click();
    await expect(change).toHaveCount(0);
  }
  await expect(sheet.locator('[data-row="upload"]')).toContainText('4월 10일');
  await page.keyboard.press('Escape');
  await expect(card).toContainText('합의함');
  await expect
    .poll(async () => (await readBoard(page)).nodes.find(({ metadata }) => metadata['deal'])?.metadata['deal'])
    .toMatchObject({ state: 'agreed', due: { upload: '2026-04-10' } });
}
