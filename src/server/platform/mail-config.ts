import { z } from 'zod';
import { isLoopback } from './http/home-address.ts';

const SENDER = /^(?:"?(?<name>[^"<>\r\n]*?)"?\s*<)?(?<address>[^<>\s]+)>?$/;

/** Where mails are handed in. What has a meaning in addresses is written with % in name and password. */
export const smtpUrl = z.string().refine(isSmtpUrl, {
  error:
    'must be smtp:// or smtps:// with a host and nothing behind it; / @ : # ? in a password are written as %2F %40 …',
});

/** Who sends: an address, or a name with the address in angle brackets. */
export const mailFrom = z.string().refine((typed) => readSender(typed) !== null, {
  error: 'must be an e-mail address, or Name <address>',
});

function isSmtpUrl(typed: string): boolean {
  if (!/^smtps?:\/\//.test(typed) || !URL.canParse(typed)) return false;
  const { hostname, pathname, search, hash, username, password } = new URL(typed);
  const isWhole = hostname !== '' && /^\/?$/.test(pathname + search + hash) && (username === '') === (password === '');
  return isWhole && [username, password].every(isEncoded);
}

function isEncoded(text: string): boolean {
  try {
    return typeof decodeURIComponent(text) === 'string';
  } catch {
    return false;
  }
}

function readSender(typed: string): { name: string; address: string } | null {
  const found = SENDER.exec(typed.trim())?.groups;
  const address = z.email().safeParse(found?.['address']);
  return address.success ? { name: found?.['name']?.trim() || 'Maru', address: address.data } : null;
}

/** The server that takes mails; null: none are sent. Beyond this machine nothing goes over a connection that is not encrypted. */
export function toMail(env: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined }) {
  const from = env.MAIL_FROM ? readSender(env.MAIL_FROM) : null;
  if (!env.SMTP_URL || !from) return null;
  const { protocol, hostname, port, username, password } = new URL(env.SMTP_URL);
  const isTls = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    /** Encrypted from the first byte; otherwise a connection is encrypted before anything is said, except to this machine. */
    isTls,
    isLocal: isLoopback(host),
    login: username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from,
  };
}
export type MailConfig = NonNullable<ReturnType<typeof toMail>>;
