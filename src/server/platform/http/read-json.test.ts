import { describe, expect, test } from 'vitest';
import { Fault } from '#contract/base/fault.ts';
import { parseStrictly } from './read-json.ts';

const read = (text: string) => parseStrictly(Buffer.from(text));

test.each([
  ['{"a":[1,{"b":"한글 \\"[[{ 🌿"}]}', { a: [1, { b: '한글 "[[{ 🌿' }] }],
  ['[]', []],
  ['"a\\\\"', 'a\\'],
  ['{":":{"a:":":\\":"},"b":{"a:":0}}', { ':': { 'a:': ':":' }, b: { 'a:': 0 } }],
  ['[1e-400,-1.5,9007199254740993]', [0, -1.5, 9007199254740992]],
  ['null', null],
  ['', undefined],
])('%s is read', (text, value) => {
  expect(read(text)).toEqual(value);
});

test('32 levels are read, 33 are not', () => {
  expect(() => read('['.repeat(32) + ']'.repeat(32))).not.toThrow();
  expect(() => read('['.repeat(33) + ']'.repeat(33))).toThrow('32 levels');
});

describe('refused as bad input', () => {
  test.each([
    ['half a document', '{"a":'],
    ['two documents', '{}{}'],
    ['a comma too many', '[1,]'],
    ['a NUL', '{"a":"\\u0000"}'],
    ['a NUL in a key', '{"\\u0000":1}'],
    ['half a surrogate pair', '"\\ud83d"'],
    ['half a surrogate pair in a key', '{"\\udc00":1}'],
    ['a prototype', '{"__proto__":{"polluted":true}}'],
    ['a prototype in escapes', '{"\\u005f_proto__":{"polluted":true}}'],
    ['a constructor prototype', '{"a":[{"constructor":{"prototype":{"polluted":true}}}]}'],
    ['a hundred thousand levels', '['.repeat(100_000)],
    ['a key twice', '{"a":1,"b":{"c":1},"a":2}'],
    ['a key twice, once in escapes', '[{"a":1,"\\u0061":2}]'],
    ['less than nothing of nothing', '{"a":[-0]}'],
    ['the same with a fraction', '-0.0e5'],
    ['levels behind a string', `["]]]]",${'{"a":'.repeat(40)}`],
  ])('%s', (_what, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'bad-input' }) as Error);
  });

  test('bytes that are no UTF-8', () => {
    expect(() => parseStrictly(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(Fault);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
