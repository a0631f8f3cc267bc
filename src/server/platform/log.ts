import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { toLoggedError, type LoggedError } from './log-error.ts';

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
    serializers: { req: toLine, err: toLoggedError },
  };
  return pino(options, out.isTTY ? readable(out) : pino.destination({ fd: out.fd, sync: true }));
}

/** The path only: a query may hold a code, a signature or somebody's words. */
const toLine = (request: { method: string; url: string; originalUrl?: string; ip?: string }) => ({
  method: request.method,
  url: shownPath(request.originalUrl ?? request.url),
  ip: request.ip,
});

/** What follows in an address of the built-in sign-in stands in its cookie, too: whoever knows it can go on with it. */
const shownPath = (url: string): string | undefined => {
  const path = url.split('?')[0];
  return path?.startsWith('/idp/') ? path.split('/').slice(0, 3).join('/') : path;
};

interface Line {
  level: number;
  time: string;
  msg?: string;
  reqId?: string;
  err?: LoggedError;
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
      for (let error = line.err; error; error = error.cause) out.write(`${toText(error)}\n`);
    },
  };
}

const toText = ({ type, message, code, table, stack }: LoggedError): string =>
  [[type, code, table, message].filter(Boolean).join(' '), stack].filter(Boolean).join('\n');
