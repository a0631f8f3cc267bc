import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A mail as it came over the wire. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
}

type Step = 'connect' | 'from' | 'to' | 'data' | 'end';

/**
 * A real mail server on a free port of loopback. `onStep` is asked before each of its answers: throwing an error with a
 * `responseCode` refuses. 'data' comes as the first bytes arrive, 'end' when the mail is there and is about to be taken.
 */
export async function startMailServer(options: SMTPServerOptions & { onStep?: (step: Step) => void } = {}) {
  const { onStep, ...given } = options;
  const server = { received: [] as Received[], onStep: onStep ?? (() => undefined) };
  const at = (step: Step) => (_of: unknown, _session: unknown, done: (error?: Error) => void) => judge(step, done);
  const judge = (step: Step, done: (error?: Error) => void) => {
    try {
      server.onStep(step);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
  const smtp = new SMTPServer({
    logger: false,
    authOptional: true,
    ...given,
    onConnect: (_session, done) => judge('connect', done),
    onMailFrom: at('from'),
    onRcptTo: at('to'),
    onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope;
      stream.once('data', () => judge('data', () => undefined));
      const take = async () => {
        const raw = await text(stream);
        server.onStep('end');
        server.received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((one) => one.address), raw });
      };
      // Refused, or whoever sends it went away in the middle.
      void answered(take(), done);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return Object.assign(server, {
    port,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Maru <no-reply@maru.test>' },
    /** Ends all connections in the middle. */
    cut: () => smtp.connections.forEach((one) => one._socket.destroy()),
    close: () => new Promise<void>((resolve) => void smtp.close(() => resolve())),
  });
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function answered(taken: Promise<void>, done: (error?: Error) => void): Promise<void> {
  const [end] = await Promise.allSettled([taken]);
  if (end.status === 'fulfilled') done();
  else done(end.reason as Error);
}

/** An answer of the mail server that takes nothing. */
export const answer = (responseCode: number, words = 'not now'): Error =>
  Object.assign(new Error(words), { responseCode });

/** The heads of a mail by their names in small letters, as people see them, and its two bodies. */
export function readMail(raw: string): { heads: Map<string, string[]>; text: string; html: string } {
  const { heads, body } = part(raw);
  const boundary = /boundary="?([^";]+)/.exec(heads.get('content-type')?.[0] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(decodePart);
  const of = (type: string) => parts.find((one) => one.type.startsWith(type))?.body ?? '';
  return { heads, text: of('text/plain'), html: of('text/html') };
}

function part(raw: string): { heads: Map<string, string[]>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const heads = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .trimStart()
    .split(/\r\n(?![ \t])/)) {
    const [, name = '', value = ''] = /^([^:]*):\s*([^]*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    heads.set(key, [...(heads.get(key) ?? []), decodeWords(value.replace(/\r\n[ \t]/g, ' '))]);
  }
  return { heads, body: raw.slice(end + 4) };
}

function decodePart(raw: string): { type: string; body: string } {
  const { heads, body } = part(raw);
  const coding = heads.get('content-transfer-encoding')?.[0];
  const bytes =
    coding === 'base64' ? Buffer.from(body, 'base64') : coding === 'quoted-printable' ? unquoted(body) : body;
  return { type: heads.get('content-type')?.[0] ?? '', body: bytes.toString().replaceAll('\r\n', '\n') };
}

const unquoted = (body: string): Buffer =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
      (coding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' '))).toString(),
    );
