import type { Browser, Page } from '@playwright/test';
import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import { send } from '../../bench/board/seed.ts';
import { heldPieces } from '../../tests/ai-stub/script.ts';
import { standsStill } from '../../tests/journeys/barriers.ts';
import { isStill } from '../../tests/journeys/actions.ts';
import type { Language } from './cards.ts';
import { makeCanvas, openDesk, type Place } from './desk.ts';

const words = {
  ko: {
    source: '원두는 볶은 지 2주 안에 써야 맛있다. 물의 온도는 93도가 알맞다.',
    title: '원두 메모',
    question: '원두는 언제까지 써야 하나요?',
    answer:
      '## 짧게\n원두는 **볶은 지 2주 안에** 쓰는 것이 좋아요 [1].\n\n1. 볶은 날짜를 먼저 봐요.\n2. 물은 93도로 맞춰요 [1].\n\n| 항목 | 값 |\n| --- | --- |\n| 기간 | 2주 |\n| 온도 | 93도 |',
    begun: '원두는 볶은 지 2주 안에 ',
  },
  en: {
    source: 'Beans taste best within two weeks of roasting. The water should be 93 degrees.',
    title: 'Notes on beans',
    question: 'How long can I use beans?',
    answer:
      '## In short\nUse beans **within two weeks of roasting** [1].\n\n1. Look at the roast date first.\n2. Heat the water to 93 degrees [1].\n\n| Item | Value |\n| --- | --- |\n| Time | 2 weeks |\n| Water | 93 degrees |',
    begun: 'Use beans within two weeks ',
  },
} as const;

type Pictured = (name: string) => string;

/** Chats without sources, before the first question, with an answer, while one is written, refused, and opened wide. */
export async function picturesOfChats(browser: Browser, place: Place, pathOf: Pictured): Promise<void> {
  const { account, language, stub } = place;
  const w = words[language];
  const canvasId = await makeCanvas(account, 'chats');
  const chatAt = (column: number, row: number, isExpanded = false) =>
    blankNode({
      id: newId(Date.now()),
      type: 'ai_chat',
      title: 'AI Chat',
      position: { x: 280 + column * 860, y: row * 530 },
      metadata: { name: 'AI Chat', isExpanded },
    });
  const chats = [chatAt(0, 0), chatAt(1, 0), chatAt(2, 0), chatAt(0, 1), chatAt(1, 1)];
  const [, ...wired] = chats;
  const pairs = wired.map(({ id, position: { x, y } }) => {
    const position = { x: x - 280, y: y + 150 };
    const size = { width: 200, height: 150 };
    return { id, note: blankNode({ id: newId(Date.now()), title: w.title, content: w.source, position, size }) };
  });
  await send(account, canvasId, [
    ...[...pairs.map(({ note }) => note), ...chats].map((node) => ({ do: 'add-node' as const, node })),
    ...pairs.map(({ id, note }) => ({
      do: 'add-edge' as const,
      edge: blankEdge({ id: newId(Date.now()), source: note.id, target: id }),
    })),
  ]);
  const desk = await openDesk(browser, place, { canvasId, screen: { viewport: { width: 2_560, height: 1_100 } } });
  const { page } = desk;
  const [, , answered, writing, refused] = chats;
  stub.script(() => ({ pieces: [w.answer] }));
  await ask(page, answered?.id ?? '', language);
  await page.locator(`[data-id="${answered?.id}"] table`).waitFor();
  const writers: ReturnType<typeof heldPieces>[] = [];
  stub.script(() => {
    const writer = heldPieces();
    writer.say(w.begun);
    writers.push(writer);
    return { pieces: writer };
  });
  await ask(page, writing?.id ?? '', language);
  await page.locator(`[data-id="${writing?.id}"] [role="log"]`, { hasText: w.begun.trim() }).waitFor();
  stub.script(() => ({ status: 402, said: 'insufficient credits' }));
  await ask(page, refused?.id ?? '', language);
  await page.locator(`[data-id="${refused?.id}"] [role="alert"]`).first().waitFor();
  await page.mouse.move(2, 2);
  await isStill(page);
  await page.screenshot({ path: pathOf('chats') });
  writers.forEach((writer) => writer.end());
  stub.reset();
  await page.locator(`[data-id="${answered?.id}"] .board-card`).click({ position: { x: 200, y: 8 } });
  await page.keyboard.press('f');
  await page.getByRole('dialog').waitFor();
  await standsStill(page);
  await page.screenshot({ path: pathOf('chat-full') });
  await desk.close();
}

async function ask(page: Page, chatId: string, language: Language): Promise<void> {
  const field = page.locator(`[data-id="${chatId}"] textarea`).last();
  await field.fill(words[language].question);
  await field.press('Enter');
}
