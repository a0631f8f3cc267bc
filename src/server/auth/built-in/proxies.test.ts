import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { readUserOf, seoyeon, signInByForm } from '../../testing/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp({ listen: true });
});
afterAll(() => app.close());

/** What a proxy says to the server behind it, of a request that it passes on. */
interface Habit {
  version: '1.0' | '1.1';
  host: (asked: IncomingMessage, port: number) => string;
  adds: (asked: IncomingMessage) => Record<string, string>;
}

const PUBLIC = 'maru.example';
const forwarded = (asked: IncomingMessage) => ({ 'x-forwarded-for': asked.socket.remoteAddress ?? '' });
const own: Habit['host'] = (_, port) => `localhost:${port}`;
const habits: Record<string, Habit> = {
  nginx: { version: '1.0', host: own, adds: () => ({ connection: 'close' }) },
  'Apache mod_proxy': {
    version: '1.1',
    host: own,
    adds: (asked) => ({ ...forwarded(asked), 'x-forwarded-host': PUBLIC, 'x-forwarded-server': PUBLIC }),
  },
  Caddy: {
    version: '1.1',
    host: (asked) => asked.headers.host ?? '',
    adds: (asked) => ({
      ...forwarded(asked),
      'x-forwarded-host': PUBLIC,
      'x-forwarded-proto': 'https',
      via: '1.1 Caddy',
    }),
  },
  HAProxy: { version: '1.1', host: (asked) => asked.headers.host ?? '', adds: () => ({}) },
  'a proxy that rewrites the host and says nothing of itself': { version: '1.1', host: own, adds: () => ({}) },
};

/** A reverse proxy of this habit before the product; answers its address. */
async function openProxy({ version, host, adds }: Habit): Promise<{ server: Server; url: string }> {
  const port = Number(new URL(app.url).port);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: host(asked, port), ...adds(asked) };
    if (version === '1.1') {
      const { method, url: path } = asked;
      const behind = request({ host: '127.0.0.1', port, method, path, headers }, (said) => {
        answer.writeHead(said.statusCode ?? 502, said.headers);
        said.pipe(answer);
      });
      asked.pipe(behind);
      return;
    }
    const behind = connect(port, '127.0.0.1');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    behind.write(`${asked.method} ${asked.url} HTTP/1.0\r\n${lines.join('')}\r\n`);
    asked.pipe(behind, { end: false });
    if (answer.socket) behind.pipe(answer.socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Somebody far away who opens the public name in a browser, and follows every address as if it led to that name. */
function strangerAt(proxyUrl: string) {
  const jar = new Map<string, string>();
  const ask = async (path: string, form?: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = request(new URL(path, proxyUrl), {
      method: form ? 'POST' : 'GET',
      headers: {
        host: PUBLIC,
        ...(cookie && { cookie }),
        ...(form && {
          origin: `https://${PUBLIC}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        }),
      },
    });
    asked.end(form && new URLSearchParams(form).toString());
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    return { status: answer.statusCode ?? 0, location: answer.headers.location, text };
  };
  const follow = async (path: string, form?: Record<string, string>) => {
    let answer = await ask(path, form);
    let at = path;
    for (let hop = 0; hop < 12 && answer.location; hop += 1) {
      const to = new URL(answer.location, app.url);
      at = `${to.pathname}${to.search}`;
      answer = await ask(at);
    }
    return { ...answer, at };
  };
  return { ask, follow };
}

describe('the built-in sign-in behind a proxy with its defaults', () => {
  it.each(Object.entries(habits))('lets nobody in: %s', async (_, habit) => {
    const proxy = await openProxy(habit);
    const stranger = strangerAt(proxy.url);
    const page = await stranger.follow('/api/login');
    const isForm = page.status === 200 && page.at.includes('/sign-in/');
    if (!isForm) expect([403, 421]).toContain(page.status);
    const path = isForm ? page.at : '/idp/sign-in/none';
    const typed = await stranger.follow(path, { email: 'admin@maru.kr', name: 'Admin' });
    expect([403, 421]).toContain(typed.status);
    expect(typed.text).not.toBe('');
    expect((await stranger.ask('/api/auth/user')).status).toBe(401);
    proxy.server.closeAllConnections();
    proxy.server.close();
  });

  it('lets in who asks it without a proxy, by the same steps', async () => {
    const { browser } = await signInByForm(app.url, seoyeon);
    expect(await readUserOf(browser, app.url)).toMatchObject({ email: seoyeon.email });
  });
});
