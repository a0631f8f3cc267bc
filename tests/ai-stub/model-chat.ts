import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeChatBoard, type ChatBoard } from '../../src/server/testing/chat-board.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { startAiStub, type AiStub } from './start-ai-stub.ts';

/** A chat on a board of its owner, in a product whose model is the stub. */
export interface ModelChat {
  stub: AiStub;
  app: TestApp;
  owner: SignedInClient;
  board: ChatBoard;
}

interface Setup {
  /** Added to what makes the stub the model. */
  env?: (stub: AiStub) => Record<string, string>;
  listen?: boolean;
  /** Runs once, before any test. */
  prepare?: (house: Omit<ModelChat, 'board'>) => Promise<unknown>;
}

/**
 * Opens the product before the tests of a file or a group and closes it behind them. Before each test the stub forgets its
 * script and its calls, and the chat on a new board is handed to `take`.
 */
export function useModelChat(take: (chat: ModelChat) => void, { env, listen = false, prepare }: Setup = {}): void {
  let house: Omit<ModelChat, 'board'>;
  beforeAll(async () => {
    const stub = await startAiStub();
    const app = await makeApp({ env: { ...stub.env, ...env?.(stub) }, listen });
    house = { stub, app, owner: await app.signIn('Owner') };
    await prepare?.(house);
  });
  beforeEach(async () => {
    house.stub.reset();
    take({ ...house, board: await makeChatBoard(house.app, house.owner) });
  });
  afterAll(async () => {
    await house.app.close();
    await house.stub.close();
  });
}
