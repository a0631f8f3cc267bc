import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import type { BoardChange } from '../../src/contract/board/changes.ts';
import type { Point } from '../../src/contract/board/geometry.ts';
import { startAiStub } from '../../tests/ai-stub/start-ai-stub.ts';
import { withBrowser } from './attempt.ts';
import { openEditor } from './measure.ts';
import { panBy } from './moves.ts';
import { pace, type Pace } from './recorder.ts';
import { CARD, post, send, type Account } from './seed.ts';
import { MIDDLE, VIEWPORT } from './subjects.ts';

const CHATS = 5;
const PIECES_A_SEC = 30;
const SENTENCE = '이 영상은 원두를 고르는 순서를 먼저 보여 주고 나서 이유를 하나씩 말해요. ';

/** A stand-in for a model that writes about thirty pieces a second for as long as somebody listens. */
export async function startWriter(): Promise<{ url: string; close: () => Promise<void> }> {
  const stub = await startAiStub();
  stub.script(() => ({ pieces: writeOn() }));
  return { url: `${stub.url}/v1`, close: () => stub.close() };
}

async function* writeOn(): AsyncGenerator<string> {
  for (let i = 0; i < 20 * PIECES_A_SEC; i++) {
    yield SENTENCE.slice((i * 4) % SENTENCE.length, ((i * 4) % SENTENCE.length) + 4) || ' ';
    await pause(1_000 / PIECES_A_SEC);
  }
}

/** The same pan over five chats: while they are at rest, and while an answer is written into each. */
export interface Streaming {
  still: Pace;
  streaming: Pace;
}

const SEEN_WITHIN_MS = 20_000;
const MEASURED_WITHIN_MS = 180_000;

/** Rejects when not all five answers grew in the page while it was panned. */
export const measureStreaming = (
  browserPath: string,
  account: Account,
  canvasId: string,
  n: number,
): Promise<Streaming> =>
  withBrowser(browserPath, MEASURED_WITHIN_MS, async (browser) => {
    const { subject } = await openEditor(browser, account, canvasId, n);
    const { page, cdp, mouse } = subject;
    const pan = async () => {
      await subject.centre();
      return pace(page, cdp, VIEWPORT, () => panBy(mouse, 360, 15));
    };
    await subject.centre();
    const middle = await page.evaluate(
      ([at, x, y]) => {
        const { a, e, f } = new DOMMatrix(document.querySelector<HTMLElement>(at)?.style.transform);
        return { x: (x - e) / a, y: (y - f) / a };
      },
      [VIEWPORT, MIDDLE.x, MIDDLE.y] as const,
    );
    const { chats, others } = await putChats(account, canvasId, middle);
    const leaving = new AbortController();
    try {
      for (const id of chats) await page.waitForSelector(`[data-id="${id}"]`, { timeout: SEEN_WITHIN_MS });
      const still = await pan();
      for (const nodeId of chats) void ask(account, canvasId, nodeId, leaving.signal);
      await page.waitForFunction(
        (ids) => ids.every((id) => document.querySelector(`[data-id="${id}"] [aria-busy="true"]`) !== null),
        chats,
        { timeout: SEEN_WITHIN_MS },
      );
      const before = await lengths(page, chats);
      const streaming = await pan();
      const after = await lengths(page, chats);
      const growing = after.filter((length, i) => length > (before[i] ?? 0)).length;
      if (growing < CHATS) throw new Error(`only ${growing} of ${CHATS} answers grew while panning`);
      return { still, streaming };
    } finally {
      leaving.abort();
      await send(
        account,
        canvasId,
        [...chats, ...others].map((id) => ({ do: 'remove-node', id })),
      );
    }
  });

/** The answer itself is read by the page; whoever asks only has to stay on the line. */
async function ask(account: Account, canvasId: string, nodeId: string, signal: AbortSignal): Promise<void> {
  const body = { canvasId, nodeId, message: '순서대로 말해 주세요.', language: 'ko' };
  await post(account, '/api/ai-chat', body, signal).catch(() => null);
}

const lengths = (page: Page, ids: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (all) => all.map((id) => document.querySelector(`[data-id="${id}"]`)?.textContent?.length ?? 0),
    [...ids],
  );

/** Five chats beside each other over this point, each with a source of its own. */
async function putChats(
  account: Account,
  canvasId: string,
  middle: Point,
): Promise<{ chats: string[]; others: string[] }> {
  const changes: BoardChange[] = [];
  const chats: string[] = [];
  const others: string[] = [];
  for (let i = 0; i < CHATS; i++) {
    const id = newId(Date.now());
    const source = newId(Date.now());
    const x = middle.x + (i - CHATS / 2) * (CARD.width + 10);
    const y = middle.y - CARD.height;
    const size = { width: CARD.width, height: 2 * CARD.height };
    changes.push(
      { do: 'add-node', node: blankNode({ id, type: 'ai_chat', title: 'AI Chat', position: { x, y }, size }) },
      {
        do: 'add-node',
        node: blankNode({ id: source, title: '원두 메모', content: SENTENCE, position: { x, y: y + 2 * CARD.pitchY } }),
      },
      { do: 'add-edge', edge: blankEdge({ id: newId(Date.now()), source, target: id }) },
    );
    chats.push(id);
    others.push(source);
  }
  await send(account, canvasId, changes);
  return { chats, others };
}
