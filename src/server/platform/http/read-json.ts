import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#contract/base/fault.ts';

/** No other parameter, and no white space that a proxy may read otherwise. */
const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i;
const MAX_DEPTH = 32;
const LARGE_BYTES = 512 * 1024;

/**
 * Makes JSON the only body that is read, strictly: valid UTF-8, at most 32 levels, no NUL and no lone surrogate in any text
 * (PostgreSQL stores neither), no key that would reach an object's prototype, no key twice and no -0 (which
 * one reader takes for another value than the next). Everything else is Fault 'bad-input'.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new Fault('unsupported-type');
    if (request.routeOptions.config.takesBytes) return body;
    return body.length < LARGE_BYTES ? parseStrictly(body) : parseAmongOthers(body);
  });
}

export function parseStrictly(body: Uint8Array): unknown {
  const steps = parseInSteps(body);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same with others served in between: the largest body takes a tenth of a second. */
async function parseAmongOthers(body: Uint8Array): Promise<unknown> {
  const steps = parseInSteps(body);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** Pauses where a step has taken some milliseconds. */
function* parseInSteps(body: Uint8Array): Generator<undefined, unknown> {
  if (body.length === 0) return undefined;
  const text = decode(body);
  const keys = yield* checkDepth(text);
  const value = parse(text);
  if ((yield* checkValues(value)) !== keys) throw new Fault('bad-input', 'The body names a key twice.');
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

const LETTERS_A_STEP = 1024 * 1024;
const VALUES_A_STEP = 20_000;

/** Counts brackets outside of strings, before anything recursive sees the text. Answers how many keys are named. */
function* checkDepth(text: string): Generator<undefined, number> {
  let depth = 0;
  let keys = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    if (i % LETTERS_A_STEP === LETTERS_A_STEP - 2) yield;
    const code = text.charCodeAt(i);
    if (isInString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_DEPTH) throw new Fault('bad-input', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    } else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x3a) keys++;
  }
  return keys;
}

/** Answers how many keys are there: fewer than were named where one was named twice. */
function* checkValues(body: unknown): Generator<undefined, number> {
  let keys = 0;
  const left: unknown[] = [body];
  for (let seen = 1; left.length > 0; seen += 1) {
    if (seen % VALUES_A_STEP === 0) yield;
    const value = left.pop();
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed())
        throw new Fault('bad-input', 'The body holds a text with a NUL character or half a character.');
    } else if (typeof value === 'number') {
      if (Object.is(value, -0)) throw new Fault('bad-input', 'The body holds the number -0.');
    } else if (Array.isArray(value)) for (const inner of value) left.push(inner);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        checkKey(key, inner);
        keys++;
        left.push(key, inner);
      }
  }
  return keys;
}

function checkKey(key: string, inner: unknown): void {
  const isPrototype =
    key === '__proto__' ||
    (key === 'constructor' && typeof inner === 'object' && inner !== null && 'prototype' in inner);
  if (isPrototype) throw new Fault('bad-input', `The body holds the forbidden key ${key}.`);
}
