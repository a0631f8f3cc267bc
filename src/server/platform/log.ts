import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured log lines. Never hand in bodies, cookies, tokens or what people wrote. */
export type Log = Logger;

/** Logs to stderr: one JSON object a line, or a short readable line when a person looks at a terminal. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  out: NodeJS.WriteStream & { fd: number } = process.stderr,
): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: toLine },
  };
  return pino(options, out.isTTY ? readable(out) : pino.destination({ fd: out.fd, sync: true }));
}

/** The path only: a query may hold a code, a signature or somebody's words. */
const toLine = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  url: request.url.split('?')[0],
  ip: request.ip,
});

interface Line {
  level: number;
  time: string;
  msg?: string;
  reqId?: string;
  err?: { message: string; stack?: string };
  req?: { method: string; url: string };
  status?: number;
  ms?: number;
}

function readable(out: NodeJS.WriteStream): DestinationStream {
  return {
    write(text) {
      const line = JSON.parse(text) as Line;
      const request = line.req ? `${line.req.method} ${line.req.url}` : '';
      const answer = line.status === undefined ? '' : `${line.status} in ${line.ms} ms`;
      const parts = [line.time.slice(11, 19), pino.levels.labels[line.level], line.msg, request, answer, line.reqId];
      out.write(`${parts.filter(Boolean).join(' ')}\n`);
      if (line.err) out.write(`${line.err.stack ?? line.err.message}\n`);
    },
  };
}
