import * as fc from 'fast-check';
import type { z } from 'zod';
import { rulesOf, type Rules } from './broken-bodies.ts';

/** What has broken servers before. */
const hostile = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  '',
  ' ',
  '0',
  'null',
  '../../etc/passwd',
  "'; drop table users; --",
  '${7*7}',
  '%00%ff',
  '<script>alert(1)</script>',
  '\u202e\u200b\ufeff',
  '𝕏'.repeat(200),
  'a'.repeat(5_000),
  '1e400',
  '2026-02-31T25:61:61Z',
  '-271821-04-20T00:00:00.000Z',
  [],
  [[]],
  [null],
  {},
  { length: -1 },
  { toString: null },
  { valueOf: 'x' },
  { $ne: null },
);
const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.lorem({ maxCount: 3 }));

/** Values that keep the rules of a shape as far as a JSON schema tells them, with a hostile one in each tenth place. */
function arbitraryOf(rules: Rules | boolean, mentioned: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: keeping(rules, mentioned) }, { weight: 1, arbitrary: hostile });
}

function keeping(rules: Rules | boolean, mentioned: unknown): fc.Arbitrary<unknown> {
  if (typeof rules === 'boolean') return hostile;
  const choices = rules.anyOf ?? rules.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => keeping(one, mentioned)));
  if ('const' in rules) return fc.constant(rules.const);
  if (rules.enum) return fc.constantFrom(...rules.enum);
  switch (rules.type) {
    case 'object':
      return objectOf(rules, mentioned);
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems = 4 } = rules;
      const [first] = Array.isArray(mentioned) ? (mentioned as unknown[]) : [];
      return fc.array(arbitraryOf(items, first), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 4)) });
    }
    case 'string':
      return textOf(rules, mentioned);
    case 'integer':
      return fc.integer(boundsOf(rules));
    case 'number':
      return fc.double({ ...boundsOf(rules), noNaN: true, noDefaultInfinity: true }).map((value) => value || 0);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(fc.jsonValue({ maxDepth: 2 }), hostile);
  }
}

function boundsOf({ minimum: min = -(2 ** 31), maximum: max = 2 ** 31 - 1 }: Rules) {
  return { min, max: Math.max(min, max) };
}

function textOf({ format, minLength = 0, maxLength }: Rules, mentioned: unknown): fc.Arbitrary<unknown> {
  const known = typeof mentioned === 'string' ? [fc.constant(mentioned)] : [];
  if (format === 'uuid') return fc.oneof(...known, fc.uuid());
  if (format === 'email') return fc.oneof(...known, fc.emailAddress());
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri') return fc.oneof(...known, fc.webUrl());
  const most = Math.min(maxLength ?? 200, 200);
  const long = maxLength !== undefined && maxLength <= 2_000 ? [fc.constant('가'.repeat(maxLength))] : [];
  const text = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: most });
  return fc.oneof(...known, anyText, text, ...long);
}

function objectOf({ properties = {}, required = [], additionalProperties }: Rules, mentioned: unknown) {
  const known = (typeof mentioned === 'object' && mentioned !== null ? mentioned : {}) as Record<string, unknown>;
  const fields = Object.entries(properties).map(([name, rules]) => [name, arbitraryOf(rules, known[name])] as const);
  const own = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
  if (additionalProperties === false || fields.length > 0) return own;
  return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 });
}

/** Bodies for a call: most of them as its schema says, with the ids of `valid` now and then; some of anything. */
export const randomBodies = (shape: z.ZodType, valid: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: keeping(rulesOf(shape), valid) }, { weight: 1, arbitrary: fc.jsonValue() });
