import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';

const MAX_DEPTH = 32;

/**
 * Makes JSON the only body that is read, strictly: valid UTF-8, at most 32 levels, no NUL and no lone surrogate in any text
 * (PostgreSQL stores neither), no key that would reach an object's prototype. Everything else is Fault 'bad-input'.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseStrictly(body),
  );
}

export function parseStrictly(body: Uint8Array): unknown {
  if (body.length === 0) return undefined;
  const text = decode(body);
  if (isTooDeep(text)) throw new Fault('bad-input', `The body is nested deeper than ${MAX_DEPTH} levels.`);
  const value = parse(text);
  checkTexts(value);
  return value;
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (error) {
    throw new Fault('bad-input', 'The body is not valid UTF-8.', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault('bad-input', 'The body is not valid JSON.', { cause: error });
  }
}

/** Counts brackets outside of strings, before anything recursive sees the text. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isInString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new Fault('bad-input', 'The body holds a text with a NUL character or half a character.');
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach(checkTexts);
  for (const [key, inner] of Object.entries(value)) {
    const isPrototype =
      key === '__proto__' ||
      (key === 'constructor' && typeof inner === 'object' && inner !== null && 'prototype' in inner);
    if (isPrototype) throw new Fault('bad-input', `The body holds the forbidden key ${key}.`);
    checkTexts(key);
    checkTexts(inner);
  }
}
