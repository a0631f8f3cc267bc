import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Fault } from '#contract/base/fault.ts';
import { createHeaders } from './headers.ts';
import { toFaultBody } from './on-fault.ts';

const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no HTTP request, in the same form as every other refusal, and hangs up. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(toFaultBody(new Fault('bad-input', 'This is not a valid HTTP request.'), requestId));
  const headers = {
    ...createHeaders('')('/api'),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n${body}`);
}
