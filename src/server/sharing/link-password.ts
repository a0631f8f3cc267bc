import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** A password as it is kept: a salt and what scrypt makes of both. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

export async function isPassword(typed: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.split('.');
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(typed.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_BYTES);
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

const WINDOW_MS = 15 * 60_000;
const MOST_WRONG = 5;
const MOST_KNOWN = 20_000;

/** Counts wrong passwords of an address for a link: after five it waits fifteen minutes from the first of them. */
export class PasswordTries {
  readonly #tries = new Map<string, { since: number; count: number }>();

  /** Milliseconds to wait; 0 when it may try. */
  waitMs(key: string, now: number): number {
    const known = this.#tries.get(key);
    if (!known || now - known.since >= WINDOW_MS || known.count < MOST_WRONG) return 0;
    return known.since + WINDOW_MS - now;
  }

  forget(key: string): void {
    this.#tries.delete(key);
  }

  noteWrong(key: string, now: number): void {
    const known = this.#tries.get(key);
    const isNew = !known || now - known.since >= WINDOW_MS;
    this.#tries.delete(key);
    this.#tries.set(key, isNew ? { since: now, count: 1 } : { since: known.since, count: known.count + 1 });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST_KNOWN && oldest !== undefined) this.#tries.delete(oldest);
  }
}
