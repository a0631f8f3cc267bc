import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#contract/account/account.api.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { addressOf, ApiError, call, isMissing, isUnauthorized, onUnauthorized, sendBytes } from './api.ts';

let server: Server;
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string };
let answer: { status: number; type: string; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
afterEach(() => {
  answer = { status: 200, type: 'application/json', body: 'null' };
});

const canvasId = '01900000-0000-7000-8000-000000000001';

describe('a call', () => {
  it('sends path parameters, a JSON body and the idempotency key', async () => {
    answer = { status: 200, type: 'application/json; charset=utf-8', body: '{"id":"1"}' };
    await expect(call(canvasesApi.create, { body: { title: 'A' }, idempotencyKey: 'k1' })).resolves.toEqual({
      id: '1',
    });
    expect(asked).toMatchObject({ method: 'POST', url: '/api/canvases', body: '{"title":"A"}' });
    expect(asked.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
  });

  it('answers undefined for 204, and text for what is not JSON', async () => {
    answer = { status: 204, type: 'text/plain', body: '' };
    await expect(call(canvasesApi.remove, { params: { canvasId } })).resolves.toBeUndefined();
    expect(asked.headers['content-type']).toBeUndefined();
    answer = { status: 200, type: 'text/plain', body: 'pong' };
    await expect(call(canvasesApi.list)).resolves.toBe('pong');
  });

  it('rejects with the status code, a colon and the body, and reads the fault in it', async () => {
    const body = JSON.stringify({ code: 'not-found', message: 'It is gone.', requestId: 'r-1' });
    answer = { status: 404, type: 'application/json', body };
    const error: unknown = await call(canvasesApi.read, { params: { canvasId } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `404: ${body}`,
      status: 404,
      code: 'not-found',
      sentence: 'It is gone.',
      requestId: 'r-1',
    });
    expect(isMissing(error)).toBe(true);
    expect(isUnauthorized(error)).toBe(false);
  });

  it('uses the status text when the body is empty, and knows no code then', async () => {
    answer = { status: 502, type: 'text/html', body: '' };
    await expect(call(canvasesApi.list)).rejects.toMatchObject({
      message: '502: Bad Gateway',
      code: null,
      sentence: null,
    });
  });

  it('tells of every 401, whoever asked and whatever was sent, and of no other failure', async () => {
    const tell = vi.fn<Parameters<typeof onUnauthorized>[0]>();
    onUnauthorized(tell);
    answer = { status: 401, type: 'application/json', body: '{"code":"not-signed-in"}' };
    await expect(call(canvasesApi.list)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(sendBytes(accountApi.changePicture, new Blob(['x']))).rejects.toMatchObject({ status: 401 });
    expect(tell).toHaveBeenCalledTimes(2);
    expect(tell).toHaveBeenLastCalledWith('not-signed-in');
    answer = { status: 401, type: 'application/json', body: '{"code":"other-account"}' };
    await expect(call(canvasesApi.list)).rejects.toMatchObject({ code: 'other-account' });
    expect(tell).toHaveBeenLastCalledWith('other-account');
    answer = { status: 403, type: 'application/json', body: '{"code":"not-allowed"}' };
    await expect(call(canvasesApi.list)).rejects.toMatchObject({ status: 403 });
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it('has an address that carries only the query values that are given', () => {
    expect(addressOf(canvasesApi.readChanges, { params: { canvasId }, query: { since: 7 } })).toBe(
      `/api/canvases/${canvasId}/changes?since=7`,
    );
    expect(addressOf(canvasesApi.removeNode, { params: { canvasId, nodeId: 'n' }, query: {} })).toBe(
      `/api/canvases/${canvasId}/nodes/n`,
    );
  });
});
