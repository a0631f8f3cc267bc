import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailProblem } from '#contract/mail/mail.api.ts';
import type { MailConfig } from '../platform/mail-config.ts';
import { oneLine, type Letter } from './letter.ts';

const WAIT_MS = { connection: 10_000, greeting: 10_000, silence: 30_000 } as const;
const TOLD_LENGTH = 200;

/** What became of handing in a mail. */
export type HandedIn =
  | { ok: true }
  | {
      ok: false;
      problem: Exclude<MailProblem, 'off' | 'no-address'>;
      /**
       * no: it surely was not taken; later: the same, and another try may succeed; unknown: the connection ended before the
       * server said so; held: `begin` answered false.
       */
      taken: 'no' | 'later' | 'unknown' | 'held';
      /** What the server said, in its own words; null where it said nothing. */
      told: string | null;
    };

interface Sending {
  /** Tells mails apart in the world: the same for each try of one mail. */
  id: string;
  at: Date;
  /** Asked once, when the server waits for the first byte of the mail; false keeps it from going. */
  begin: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Hands a mail in at the configured server. */
export async function handIn(config: MailConfig, letter: Letter, { begin, signal, ...of }: Sending): Promise<HandedIn> {
  const bytes = await compose(config, letter, of);
  const connection = new SMTPConnection({
    host: config.host,
    port: config.port,
    secure: config.isTls,
    requireTLS: !config.isTls && !config.isLocal,
    ignoreTLS: !config.isTls && config.isLocal,
    connectionTimeout: WAIT_MS.connection,
    greetingTimeout: WAIT_MS.greeting,
    socketTimeout: WAIT_MS.silence,
    dnsTimeout: WAIT_MS.connection,
    logger: false,
  });
  let standing: 'before' | 'begun' | 'held' = 'before';
  async function* body() {
    standing = (await begin()) ? 'begun' : 'held';
    if (standing === 'held') throw new Error('the mail is not to go any more');
    yield bytes;
  }
  const leave = () => connection.close();
  signal.addEventListener('abort', leave, { once: true });
  try {
    const ended = new Promise<never>((_, reject) => {
      connection.on('error', reject);
      connection.on('end', () => reject(new Error('the connection ended')));
    });
    ended.catch(() => undefined);
    const step = (run: (done: (error?: Error | null) => void) => void) =>
      Promise.race([
        ended,
        new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
      ]);
    await step((done) => connection.connect(done));
    const { login } = config;
    if (login) await step((done) => connection.login({ credentials: login }, done));
    const envelope = { from: config.from.address, to: [letter.to], size: bytes.length };
    await step((done) => connection.send(envelope, Readable.from(body()), done));
    return { ok: true };
  } catch (error) {
    return refusalOf(error, standing);
  } finally {
    signal.removeEventListener('abort', leave);
    connection.close();
  }
}

function compose({ from }: MailConfig, letter: Letter, { id, at }: Pick<Sending, 'id' | 'at'>): Promise<Buffer> {
  const { to, onBehalfOf, subject, text, html, language, unsubscribeUrl, thread } = letter;
  const host = from.address.split('@').at(-1);
  const name = onBehalfOf ? `${oneLine(onBehalfOf)} (${from.name})` : from.name;
  const composer = new MailComposer({
    from: { name: oneLine(name), address: from.address },
    to: { name: '', address: to },
    subject: oneLine(subject, 200),
    text,
    html,
    date: at,
    messageId: `<${id}@${host}>`,
    ...(thread && { references: `<thread-${thread}@${host}>`, inReplyTo: `<thread-${thread}@${host}>` }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Promise((resolve, reject) =>
    composer
      .compile()
      .build((error, message) => (error || !message ? reject(error ?? new Error('no mail')) : resolve(message))),
  );
}

interface SmtpError {
  code?: string;
  originalCode?: string;
  response?: string;
  responseCode?: number;
}

const problems: Record<string, Exclude<MailProblem, 'off' | 'no-address'>> = {
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
  EAUTH: 'login',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};
/** What Node says of a certificate that it does not trust, or of a server that speaks no TLS. */
const ABOUT_TLS = /CERT|TLS|SSL|SELF_SIGNED/;

function refusalOf(error: unknown, standing: 'before' | 'begun' | 'held'): HandedIn {
  const { code = '', originalCode = '', response, responseCode } = error as SmtpError;
  const isAboutTls = ABOUT_TLS.test(originalCode) || ABOUT_TLS.test(code);
  const problem = isAboutTls ? 'tls' : (problems[code] ?? (responseCode ? 'refused' : 'unreachable'));
  // A server that turns everybody away may take the mail once somebody has set it right.
  const isForGood = problems[code] === 'refused' && (responseCode ?? 0) >= 500;
  const isUnanswered = standing === 'begun' && responseCode === undefined;
  const taken = standing === 'held' ? 'held' : isUnanswered ? 'unknown' : isForGood ? 'no' : 'later';
  return { ok: false, problem, taken, told: response ? oneLine(response, TOLD_LENGTH) : null };
}
