import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { sendHalf } from '../testing/half-upload.ts';
import { openLive } from '../testing/live-client.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { suspend, unsuspend } from '../testing/suspend.ts';

let { stub, app } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app } = chat), { listen: true });

const SIGNED_OUT = 4401;
const ends: [string, (person: SignedInClient) => Promise<unknown>][] = [
  ['signs out', (person) => person.post('/api/logout')],
  [
    'is signed out from elsewhere',
    async (person) => {
      const elsewhere = await app.signIn(person.person.firstName ?? '');
      const sessions = must<{ id: string; isCurrent: boolean }[]>(await elsewhere.get('/api/auth/sessions'));
      for (const { id, isCurrent } of sessions)
        if (!isCurrent) must(await elsewhere.remove(`/api/auth/sessions/${id}`));
      await elsewhere.post('/api/logout');
    },
  ],
  ['is suspended', (person) => suspend(app, person.person.id)],
  [
    'deletes his account',
    async (person) => must(await person.remove('/api/account', { confirm: person.person.email })),
  ],
];

/** A question over a real socket, answered as a stream. */
function ask(person: SignedInClient, canvasId: string, nodeId: string) {
  let isOver = false;
  const headers = {
    cookie: person.cookie,
    origin: app.url,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const call = request(`${app.url}/api/ai-chat`, { method: 'POST', headers });
  call.on('response', (response) => response.resume().on('close', () => void (isOver = true)));
  call.end(JSON.stringify({ canvasId, nodeId, message: '언제?' }));
  return { isOver: () => isOver };
}

describe('of somebody who', () => {
  it.each(ends)(
    '%s the socket, the answer and the upload under way end, and the cookie is dead for ever',
    async (name, end) => {
      const person = await app.signIn(`Who ${name.replaceAll(' ', '-')}`);
      const own = await makeChatBoard(app, person);
      await own.wire(await own.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
      const tab = await openLive(app.url, { origin: app.url, cookie: person.cookie });
      tab.say({ do: 'join', boardId: own.boardId, since: 0 });
      await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
      const pieces = heldPieces();
      stub.script(() => ({ pieces }));
      const asked = ask(person, own.canvasId, own.chatId);
      pieces.say('앞부분');
      await expect.poll(async () => (await own.messages()).at(-1)?.messageText).toBe('앞부분');
      const upload = await sendHalf(app, person, `/api/canvases/${own.canvasId}/upload-pdf`);

      await end(person);
      expect(await tab.closed).toBe(SIGNED_OUT);
      await expect.poll(asked.isOver).toBe(true);
      await expect.poll(() => stub.aborted()).toBe(1);
      await expect.poll(upload.isOver).toBe(true);
      expect(await upload.isStored()).toBe(false);
      expect(
        (await person.send({ method: 'PUT', url: upload.uploadURL, payload: 'the first and last.' })).statusCode,
      ).toBe(401);
      await unsuspend(app, person.person.id);
      expect((await person.get('/api/auth/user')).statusCode).toBe(401);
      await expect(openLive(app.url, { origin: app.url, cookie: person.cookie })).rejects.toThrow('401');
    },
  );
});
