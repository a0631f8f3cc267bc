import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';

const PING_MS = 15_000;

/** Whether the caller asked for Server-Sent Events. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(request.headers.accept ?? '');

interface NamedEvent {
  event: string;
}

/**
 * Answers with Server-Sent Events, each named by its `event`, its data the rest as JSON. A comment every 15 s keeps
 * proxies from closing a quiet line. When the caller leaves, `signal` of `events` is aborted.
 */
export function sendEvents(
  reply: FastifyReply,
  log: Log,
  events: (signal: AbortSignal) => AsyncGenerator<NamedEvent>,
): FastifyReply {
  const leaving = new AbortController();
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      leaving.abort();
      done(error);
    },
  });
  const ping = setInterval(() => stream.push(': ping\n\n'), PING_MS);
  const pump = async () => {
    for await (const event of events(leaving.signal)) {
      if (leaving.signal.aborted) return;
      stream.push(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`);
    }
  };
  void pump()
    .catch((error: unknown) => log.error({ err: error }, 'an event stream broke off'))
    .finally(() => {
      clearInterval(ping);
      if (!stream.destroyed) stream.push(null);
    });
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
