import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { scriptRecord, shortRecord } from '../ai-stub/records.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import type { Script } from '../ai-stub/script.ts';
import { cards, fitView, isSaved, newCanvas, pasteAt, readBoard, signIn, tool, wire } from './hands.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

const SHORT = `한 달 식비가 절반으로 줄었어요.
배달을 주 2회로 줄이자 62만 원이 38만 원이 됐어요 [1].
장은 배부를 때 주 1회만 봐요 [2].
일요일 두 시간이면 다섯 끼가 나와요 [3].
여러분은 어디서 줄이시겠어요?`;

const LONG = `# 자취생 식비

## 훅 (0:00–0:03)
한 달 식비가 절반이 됐어요.

## 약속 (0:03–0:08)
오늘은 누구나 따라 하는 세 가지 방법을 알려 드릴게요.

## 본론 (0:08–0:42)
먼저 배달을 일주일에 두 번으로 줄였어요 [1].
앱을 지우지 않아도 괜찮아요. 먹을 요일만 미리 정해 두면 됩니다.
다음은 장보기예요. 배부른 시간에 일주일에 한 번만 갑니다 [2].
배고플 때 가면 장바구니가 금세 가득 차거든요.
그래서 냉동 채소와 두부를 늘 기본으로 담아요.
마지막은 일요일의 두 시간입니다. 다섯 끼를 한꺼번에 만들어 두면 평일이 편해져요 [3].
화면: 배달 주 2회

## 근거 (0:42–0:54)
실제로 제 가계부에서 62만 원이던 식비가 38만 원이 됐어요 [1].
평일에 시키던 배달도 딱 절반으로 줄었습니다 [3].

## 마무리 (0:54–1:00)
여러분은 무엇부터 해 보시겠어요? 댓글로 알려 주세요.`;

const PACK = JSON.stringify({
  titles: ['자취생 식비 절반 줄인 세 가지'],
  description:
    '[유료 광고] 이 영상은 마루식품에서 광고비를 받고 만들었습니다.\n한 달 식비를 62만 원에서 38만 원으로 줄인 방법이에요 [1].',
  chapterTitles: [],
  tags: ['식비', '자취', '밀프렙'],
  hashtags: ['#식비', '#자취', '#밀프렙'],
  thumbnailCopy: ['식비 반값'],
  keywords: ['자취 식비'],
});

const REPLY = `안녕하세요, 하나네 부엌입니다.
두부면 브랜디드 영상 제안 감사합니다. 저희 단가는 3,000,000원입니다. 수정은 2회까지로 부탁드립니다.
하나네 부엌 드림`;

const told = (value: unknown, quote: string) => ({ value, quote });
const CARD = JSON.stringify({
  brand: told('마루식품', '마루식품'),
  product: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  deliverables: [],
  fees: [],
  payment: null,
  days: { reply: null, shoot: null, draft: null, upload: told('2026-04-10', '4월 10일') },
  revisions: null,
  usage: null,
  exclusivity: null,
  mustSays: [],
  hashtags: [],
  links: [],
  clauses: [],
});

/** What is asked last decides, as the conversation before is sent along. */
const byTask: Script = ({ text }) => {
  const tasks: [marker: string, said: string][] = [
    ['쇼츠 대본을 씁니다', shortRecord(SHORT)],
    ['유튜브 롱폼 대본을 씁니다', scriptRecord(LONG)],
    ['유튜브 업로드에 쓸 글', PACK],
    ['답장 메일을 씁니다', REPLY],
    ['제안서를 기록으로 채웁니다', CARD],
  ];
  const [found] = tasks.toSorted(([a], [b]) => text.lastIndexOf(b) - text.lastIndexOf(a));
  return { pieces: [found?.[1] ?? ''] };
};

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

const worlds = [
  ['without a key', false],
  ['with a model', true],
] as const;

for (const [name, hasModel] of worlds) {
  test.describe(name, () => {
    let stub: AiStub | null = null;
    let house: House;
    test.beforeAll(async () => {
      stub = hasModel ? await startAiStub() : null;
      stub?.script(byTask);
      house = await startHouse(stub?.env ?? {});
    });
    test.afterAll(async () => {
      await house.close();
      await stub?.close();
    });

    test('from three references to a script, its description pack and a reply to the sponsor', async ({ page }) => {
      await signIn(page, house.url, 'hana@example.com', '정하나');
      await newCanvas(page, '식비 줄이기', '빈 캔버스');
      await test.step('three references are wired to a chat', () => wireReferences(page));
      await test.step('a short script cites them and keeps its lines', () => makeScript(page, hasModel));
      await test.step('a long script cites them, too, each part with its seconds', () =>
        makeLongScript(page, hasModel));
      await test.step('the description pack discloses the sponsor and is copied field by field', () => makePack(page));
      await test.step('a reference that changes makes the script stale; it is made again', () => makeAgain(page, stub));
      await test.step('a sponsor is answered with no price of nobody', () => answerSponsor(page));
      await test.step('the deal is kept on a card, step by step', () => keepDeal(page));
    });
  });
}

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');
const noteWith = (page: Page, words: string | RegExp): Locator => cards(page, 'text').filter({ hasText: words });
const answerOf = (page: Page): Locator => chatOf(page).getByRole('article').last();

async function wireReferences(page: Page): Promise<void> {
  for (const [at, text] of references.entries()) {
    await pasteAt(page, 320, 220 + at * 200, text);
    await expect(cards(page, 'text')).toHaveCount(at + 1);
  }
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  for (const words of ['식비 기록', '장보기', '밀프렙']) await wire(page, noteWith(page, words).first(), chatOf(page));
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

async function makeScript(page: Page, hasModel: boolean): Promise<void> {
  const form = await openForm(page, '숏폼 대본');
  await form.getByLabel('주제').fill('자취생 식비');
  await make(page, form);
  await expect(
    answerOf(page)
      .getByRole('button', { name: /^출처 \d+,/ })
      .first(),
  ).toBeVisible();
  await expect(answerOf(page).getByText(/고칠 것 \d+개/)).toHaveCount(0);
  if (!hasModel)
    await answerOf(page)
      .getByRole('button', { name: /38만 원.* 이 부분에 넣기/ })
      .click();
  await answerOf(page).getByRole('button', { name: '노트로 저장' }).click();
  await expect(noteWith(page, '숏폼 대본: 자취생 식비')).toBeVisible();
}

async function makeLongScript(page: Page, hasModel: boolean): Promise<void> {
  const form = await openForm(page, '롱폼 대본');
  await expect(form.getByLabel('주제')).toHaveValue('자취생 식비');
  const minutes = hasModel ? 1 : 8;
  await form.getByLabel('영상 길이').fill(String(minutes));
  await make(page, form);
  const answer = answerOf(page);
  const parts = answer.getByRole('heading', { name: /^(?:훅|약속|본론|근거|마무리) \(\d:\d\d–\d:\d\d\)$/ });
  await expect(parts).toHaveText([
    /^훅 \(0:00–/,
    /^약속/,
    /^본론/,
    /^근거/,
    new RegExp(`^마무리 \\(.*–${minutes}:00\\)$`),
  ]);
  for (const source of [1, 2, 3]) {
    await expect(answer.getByRole('button', { name: new RegExp(`^출처 ${source},`) }).first()).toBeVisible();
  }
  await expect(answer.getByRole('table', { name: '구간별 시간' }).getByRole('row')).toHaveCount(7);
  await expect(answer.getByText(/고칠 것 \d+개/)).toHaveCount(0);
  await expect(answer.getByText('지켜야 할 것을 모두 지켰어요')).toHaveCount(hasModel ? 1 : 0);
}

async function makePack(page: Page): Promise<void> {
  const form = await openForm(page, '설명란 세트');
  await expect(form.getByLabel('영상 주제')).toHaveValue('자취생 식비');
  await form.getByLabel('협찬 브랜드').fill('마루식품');
  await make(page, form);
  await expect(answerOf(page)).toContainText('마루식품에서 광고비를 받고');
  const parts = answerOf(page).getByRole('group', { name: '칸별로 복사' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await parts.getByRole('button', { name: '태그 복사', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('식비');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('[');
}

async function makeAgain(page: Page, stub: AiStub | null): Promise<void> {
  const script = noteWith(page, '숏폼 대본: 자취생 식비');
  await expect(script.getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
  const source = noteWith(page, '식비 기록').first();
  await source.getByRole('button', { name: '내용 편집' }).click();
  const field = page.locator('textarea:focus');
  await field.fill((await field.inputValue()).replace('38만 원', '31만 원'));
  await page.keyboard.press('Control+Enter');
  await isSaved(page);
  stub?.script(() => ({ pieces: [shortRecord(SHORT.replace('38만 원', '31만 원'))] }));
  await script.getByRole('button', { name: '소스가 바뀜' }).click();
  const dialog = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await dialog.getByRole('button', { name: '다시 만들기' }).click();
  if (stub) await expect(dialog.locator('ins')).toContainText('31만 원');
  await dialog.getByRole('button', { name: '이 글로 바꾸기' }).click();
  // Without a key nothing is put in that nobody took: the new sentence is offered, the old one stays.
  const offered = script.getByRole('button', { name: /31만 원.* 이 부분에 넣기/ });
  if (!stub) await offered.click();
  await expect(script).toContainText('31만 원');
  await expect(script.getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
  stub?.script(byTask);
}

async function answerSponsor(page: Page): Promise<void> {
  const { x, y } = await emptyPlace(page);
  await pasteAt(page, x, y, MAIL);
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBeGreaterThan(5);
  await fitView(page);
  await wire(page, noteWith(page, '마루식품 마케팅팀').first(), chatOf(page));
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
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '캘린더' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('마루식품.ics');
  expect(await readFile(await calendar.path(), 'utf8')).toMatch(
    /UID:[0-9a-f-]{36}-upload@maru\r\n[^]*?DTSTART;VALUE=DATE:20260410\r\n[^]*?SUMMARY:마루식품 업로드\r\n/,
  );
  await page.keyboard.press('Escape');
  await expect(card).toContainText('합의함');
  await expect
    .poll(async () => (await readBoard(page)).nodes.find(({ metadata }) => metadata['deal'])?.metadata['deal'])
    .toMatchObject({ state: 'agreed', due: { upload: '2026-04-10' } });
}

/** A point of the board on which nothing lies. */
async function emptyPlace(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application', { name: '보드' }).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) - 60 };
}
