import { Agent, request } from 'node:http';
import { seoyeon, signInByForm } from '../../src/server/testing/sign-in.ts';

/** Somebody who is signed in, with what each of his requests says. */
export interface Caller {
  url: string;
  headers: Record<string, string>;
}

/** An answer whose body was read to its end and let go, but for `text` where it was asked for. */
export interface Answered {
  status: number;
  ms: number;
  bytes: number;
  text: string;
  /** What a refusal says of when to come back, in seconds. */
  retryAfter?: string | undefined;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  keepsText?: boolean;
}

const GIVE_UP_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Status 0: there was no answer within a minute, or the connection broke. */
export function send(caller: Caller, { method, path, body, headers, keepsText = false }: Call): Promise<Answered> {
  const startedAt = performance.now();
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const isJson = text !== undefined && { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    let bytes = 0;
    const kept: Buffer[] = [];
    const done = (status: number, retryAfter?: string) =>
      resolve({ status, ms: performance.now() - startedAt, bytes, text: Buffer.concat(kept).toString(), retryAfter });
    const asked = request(
      new URL(path, caller.url),
      { method, agent, headers: { ...caller.headers, ...isJson, ...headers }, timeout: GIVE_UP_MS },
      (answer) => {
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (keepsText) kept.push(piece);
        });
        answer.once('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after']));
        answer.once('error', () => done(0));
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => done(0));
    asked.end(text);
  });
}

/** As `send`, for what must work; throws with what was answered otherwise. */
export async function must<T>(caller: Caller, call: Call): Promise<T> {
  const { status, text } = await send(caller, { ...call, keepsText: true });
  if (status < 200 || status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Signs a person in by the built-in provider's form. */
export async function signIn(url: string, who: { email: string; name: string } = seoyeon): Promise<Caller> {
  const { browser } = await signInByForm(url, who);
  const jar = browser.cookies.get(new URL(url).host) ?? new Map<string, string>();
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return { url, headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' } };
}

/** An empty canvas of the caller's; answers its id. */
export async function newCanvas(caller: Caller, title: string): Promise<string> {
  const body = { title, useTemplate: 'blank' };
  return (await must<{ id: string }>(caller, { method: 'POST', path: '/api/canvases', body })).id;
}
