import { describe, expect, it } from 'vitest';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { beginEverything, ends } from '../../../tests/ai-stub/under-way.ts';
import { openLive } from '../testing/live-client.ts';
import { unsuspend } from '../testing/suspend.ts';

let { stub, app } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app } = chat), { listen: true });

const SIGNED_OUT = 4401;

describe('of somebody who', () => {
  it.each(Object.entries(ends))(
    '%s the socket, the answer and the upload under way end, and the cookie is dead for ever',
    async (name, end) => {
      const person = await app.signIn(`Who ${name.replaceAll(' ', '-')}`);
      const { upload, over } = await beginEverything(app, stub, person);
      await end(app, person);
      expect(await over.socket).toBe(SIGNED_OUT);
      await Promise.all(Object.values(over));
      expect(await upload.isStored()).toBe(false);
      const again = await person.send({ method: 'PUT', url: upload.uploadURL, payload: 'the first and last.' });
      expect(again.statusCode).toBe(401);
      await unsuspend(app, person.person.id);
      expect((await person.get('/api/auth/user')).statusCode).toBe(401);
      await expect(openLive(app.url, { origin: app.url, cookie: person.cookie })).rejects.toThrow('401');
    },
  );
});
