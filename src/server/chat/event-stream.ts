import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';

const PING_MS = 15_000;

/** Whether the caller asked for Server-Sent Events. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(request.headers.accept ?? '');

/** Who reads a stream. `watch` calls back when his right may have changed, `mayStay` says whether he still has it. */
export interface Reader {
  watch: (heard: () => void) => () => void;
  mayStay: () => Promise<boolean>;
}

interface NamedEvent {
  event: string;
}

/**
 * Answers with Server-Sent Events, each named by its `event`, its data the rest as JSON. A comment every 15 s keeps
 * proxies from closing a quiet line. When the caller leaves, or may not read on, `signal` of `events` is aborted.
 */
export function sendEvents(
  reply: FastifyReply,
  log: Log,
  reader: Reader,
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
  const recheck = async () => {
    if (!(await reader.mayStay())) leaving.abort();
  };
  const fail = (error: unknown) => log.error({ err: error }, 'an event stream broke off');
  const stopWatching = reader.watch(() => void recheck().catch(fail));
  const pump = async () => {
    for await (const event of events(leaving.signal)) {
      if (leaving.signal.aborted) return;
      stream.push(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`);
    }
  };
  void pump()
    .catch(fail)
    .finally(() => {
      stopWatching();
      clearInterval(ping);
      if (!stream.destroyed) stream.push(null);
    });
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
