import type { Browser, Locator, Page } from '@playwright/test';
import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import { send } from '../../bench/board/seed.ts';
import { isStill } from '../../tests/journeys/actions.ts';
import type { Language } from './cards.ts';
import { makeCanvas, openDesk, type Place } from './desk.ts';

const words = {
  ko: {
    group: '홈카페 레퍼런스',
    note: '오프닝 메모',
    text: '완성된 라떼를 먼저 보여 주고, 쓴 첫 잔으로 되돌아간다.',
    file: '홈카페_물_온도_정리.txt',
    line: '물은 93도로 맞추고 30초 동안 뜸을 들인다.',
    filler: '그라인더는 매일 청소한다. 원두는 밀폐해서 둔다.',
    question: '물 온도는 몇 도가 좋나요?',
    answer: '물은 93도가 좋아요 [1].',
  },
  en: {
    group: 'Home café references',
    note: 'Notes on the opening',
    text: 'Show the finished latte first, then go back to the bitter first cup.',
    file: 'home_cafe_water_temperature.txt',
    line: 'Heat the water to 93 degrees and let it bloom for 30 seconds.',
    filler: 'Clean the grinder every day. Keep the beans in a closed jar.',
    question: 'Which water temperature is best?',
    answer: 'The water should have 93 degrees [1].',
  },
} as const;

type Pictured = (name: string) => string;
const screen = { viewport: { width: 1_440, height: 900 } };

/** What passes too quickly to be seen: an upload on its way, a group about to take a card in, evidence opened from an answer. */
export async function picturesAtWork(browser: Browser, place: Place, pathOf: Pictured): Promise<void> {
  await uploading(browser, place, pathOf('upload'));
  await receiving(browser, place, pathOf('receiving'));
  await evidence(browser, place, pathOf);
}

/** Stands still after this part of the bytes. */
const SENT = 0.68;

async function uploading(browser: Browser, place: Place, path: string): Promise<void> {
  const { account, language } = place;
  const canvasId = await makeCanvas(account, 'upload');
  await send(account, canvasId, [{ do: 'add-node', node: noteOf(language, { x: 0, y: 0 }) }]);
  const desk = await openDesk(browser, place, { canvasId, isBare: false, screen });
  const { page } = desk;
  await page.evaluate((share) => {
    XMLHttpRequest.prototype.send = function (body) {
      const total = body instanceof Blob ? body.size : 1;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * total, total }));
    };
  }, SENT);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('u')]);
  await chooser.setFiles({
    name: language === 'ko' ? '협찬_브리프_하루컵.pdf' : 'sponsor_brief_harucup.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(900_000, 32)]),
  });
  await page.locator('progress[value]').first().waitFor({ state: 'attached' });
  await isStill(page);
  await page.screenshot({ path });
  await desk.close();
}

async function receiving(browser: Browser, place: Place, path: string): Promise<void> {
  const { account, language } = place;
  const canvasId = await makeCanvas(account, 'receiving');
  const group = blankNode({
    id: newId(Date.now()),
    type: 'group',
    title: words[language].group,
    position: { x: 0, y: 0 },
    size: { width: 420, height: 340 },
  });
  const note = noteOf(language, { x: 560, y: 120 });
  await send(account, canvasId, [
    { do: 'add-node', node: group },
    { do: 'add-node', node: note },
  ]);
  const desk = await openDesk(browser, place, { canvasId, isBare: false, screen });
  const { page } = desk;
  const from = await boxOf(page.locator(`[data-id="${note.id}"] .board-card`));
  const into = await boxOf(page.locator(`[data-id="${group.id}"] .board-card`));
  await page.mouse.move(from.x + 120, from.y + 14);
  await page.mouse.down();
  await page.mouse.move(into.x + into.width * 0.6, into.y + into.height * 0.35, { steps: 24 });
  await page.locator('.board-candidate').waitFor();
  await isStill(page);
  await page.screenshot({ path });
  await page.mouse.up();
  await desk.close();
}

/** Of a file in the reader beside its card, and of a long note within it. */
async function evidence(browser: Browser, place: Place, pathOf: Pictured): Promise<void> {
  const { account, language, stub } = place;
  const w = words[language];
  const canvasId = await makeCanvas(account, 'evidence');
  const long = `${`${w.filler}\n\n`.repeat(14)}${w.line}\n\n${`${w.filler}\n\n`.repeat(14)}`;
  const note = { ...noteOf(language, { x: 0, y: 260 }), content: long };
  const chats = [0, 540].map((y) =>
    blankNode({ id: newId(Date.now()), type: 'ai_chat', title: 'AI Chat', position: { x: 420, y } }),
  );
  const [ofFile, ofNote] = chats;
  await send(account, canvasId, [
    ...[note, ...chats].map((node) => ({ do: 'add-node' as const, node })),
    { do: 'add-edge', edge: blankEdge({ id: newId(Date.now()), source: note.id, target: ofNote?.id ?? '' }) },
  ]);
  const desk = await openDesk(browser, place, { canvasId, isBare: false, screen });
  const { page } = desk;
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('u')]);
  await chooser.setFiles({ name: w.file, mimeType: 'text/plain', buffer: Buffer.from(long) });
  const file = page.locator('.react-flow__node').filter({ has: page.locator('[data-kind="file"]') });
  await file.locator('text=/KB/').first().waitFor();
  await page.locator('[data-kind="file"] [aria-busy="true"]').waitFor({ state: 'detached' });
  const fileId = (await file.getAttribute('data-id')) ?? '';
  await send(account, canvasId, [
    { do: 'patch-node', id: fileId, patch: { position: { x: 0, y: 0 } } },
    { do: 'add-edge', edge: blankEdge({ id: newId(Date.now()), source: fileId, target: ofFile?.id ?? '' }) },
  ]);
  await page.reload();
  await page.locator('.board-card[data-kind="file"]').waitFor();
  await page.keyboard.press('1');
  stub.script(() => ({ pieces: [w.answer] }));
  for (const [name, chat] of [
    ['evidence', ofFile],
    ['evidence-note', ofNote],
  ] as const) {
    await page.keyboard.press('1');
    const card = page.locator(`[data-id="${chat?.id}"]`);
    await ask(page, card, w.question);
    await card.locator('.cite-chip').first().click();
    await (name === 'evidence' ? page.locator('[aria-current="true"]').first() : card).waitFor();
    await page.waitForLoadState('networkidle');
    await isStill(page);
    await page.screenshot({ path: pathOf(name) });
    await page.keyboard.press('Escape');
  }
  stub.reset();
  await desk.close();
}

const noteOf = (language: Language, position: { x: number; y: number }) =>
  blankNode({ id: newId(Date.now()), title: words[language].note, content: words[language].text, position });

async function ask(page: Page, chat: Locator, question: string): Promise<void> {
  const field = chat.locator('textarea').last();
  await field.fill(question);
  await field.press('Enter');
  await chat.locator('.cite-chip').first().waitFor();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The card is not on the screen.');
  return box;
}
