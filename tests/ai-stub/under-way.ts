import { request } from 'node:http';
import { heldPieces } from './script.ts';
import type { AiStub } from './start-ai-stub.ts';
import { makeChatBoard } from '../../src/server/testing/chat-board.ts';
import { sendHalf } from '../../src/server/testing/half-upload.ts';
import { openLive } from '../../src/server/testing/live-client.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import { until } from '../../src/server/testing/source-board.ts';
import { must } from '../../src/server/testing/studio.ts';
import { suspend } from '../../src/server/testing/suspend.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';

/** The ways in which all that somebody has under way is to end. */
export const ends: Record<string, (app: TestApp, person: SignedInClient) => Promise<unknown>> = {
  'signs out': (_, person) => person.post('/api/logout'),
  'is signed out from elsewhere': async (app, person) => {
    const elsewhere = await app.signIn(person.person.firstName ?? '');
    const sessions = must<{ id: string; isCurrent: boolean }[]>(await elsewhere.get('/api/auth/sessions'));
    for (const { id, isCurrent } of sessions) if (!isCurrent) must(await elsewhere.remove(`/api/auth/sessions/${id}`));
    await elsewhere.post('/api/logout');
  },
  'is suspended': (app, person) => suspend(app, person.person.id),
  'deletes his account': async (_, person) =>
    must(await person.remove('/api/account', { confirm: person.person.email })),
};

/** A question over a real socket, answered as a stream; `over` resolves when that has ended. */
function ask(app: TestApp, person: SignedInClient, body: object): { over: Promise<unknown> } {
  const headers = { cookie: person.cookie, origin: app.url, 'content-type': 'application/json' };
  const call = request(`${app.url}/api/ai-chat`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
  });
  const over = new Promise<void>((resolve) => {
    call.on('response', (response) => response.resume().on('close', () => resolve()));
  });
  call.end(JSON.stringify(body));
  return { over };
}

/** Somebody with a tab open, an answer that is being written, and half a file sent. */
export async function beginEverything(app: TestApp, stub: AiStub, person: SignedInClient) {
  const board = await makeChatBoard(app, person);
  await board.wire(await board.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
  const tab = await openLive(app.url, { origin: app.url, cookie: person.cookie });
  tab.say({ do: 'join', boardId: board.boardId, since: 0 });
  await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
  const pieces = heldPieces();
  stub.script(() => ({ pieces }));
  const aborted = stub.aborted();
  const answer = ask(app, person, { canvasId: board.canvasId, nodeId: board.chatId, message: '언제?' });
  pieces.say('앞부분');
  await until('the answer to begin', async () => (await board.messages()).at(-1)?.messageText === '앞부분');
  const upload = await sendHalf(app, person, `/api/canvases/${board.canvasId}/upload-pdf`);
  return {
    upload,
    /** Each resolves when that has ended; the call to the model, too. */
    over: {
      socket: tab.closed,
      answer: answer.over,
      model: until('the model to be left', async () => stub.aborted() > aborted),
      upload: upload.over,
    },
  };
}
