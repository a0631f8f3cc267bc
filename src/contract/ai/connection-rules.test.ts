import { describe, expect, it } from 'vitest';
import { cleanKey, isApiAddress, isKey, withScheme } from './connection-rules.ts';

describe('a key', () => {
  it.each([
    ['sk-abc', 'sk-abc'],
    ['  sk-abc \n', 'sk-abc'],
    ['sk-\u200babc\ufeff', 'sk-abc'],
    ['sk-abc\r\n-def', 'sk-abc-def'],
    [' \u200b ', ''],
  ])('typed as %j is sent as %j', (typed, sent) => {
    expect(cleanKey(typed)).toBe(sent);
  });

  it.each([
    ['sk-abc_1/2+3=', true],
    ['sk abc', false],
    ['한글-열쇠', false],
    ['', false],
  ])('%j is one: %s', (key, isOne) => {
    expect(isKey(key)).toBe(isOne);
  });
});

describe('the address of an API', () => {
  it.each([
    ['http://localhost:11434/v1', true],
    ['https://api.openai.com', true],
    ['localhost:11434/v1', false],
    ['api.openai.com', false],
    ['https://me:secret@api.example.com', false],
    ['https://api.example.com/?key=1', false],
    ['https://api.example.com/#v1', false],
    ['ftp://api.example.com', false],
    ['http://', false],
  ])('%s is one: %s', (address, isOne) => {
    expect(isApiAddress(address)).toBe(isOne);
  });
});

describe('an address that is typed', () => {
  it.each([
    ['localhost:11434', 'http://localhost:11434'],
    [' 127.0.0.1:1234/v1 ', 'http://127.0.0.1:1234/v1'],
    ['[::1]:8000', 'http://[::1]:8000'],
    ['172.20.0.3:8000/v1', 'http://172.20.0.3:8000/v1'],
    ['ollama:11434/v1', 'http://ollama:11434/v1'],
    ['gpu.lan:8000', 'http://gpu.lan:8000'],
    ['api.openai.com/v1', 'https://api.openai.com/v1'],
    ['172.99.0.3:8000', 'https://172.99.0.3:8000'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['me:secret@api.example.com', 'me:secret@api.example.com'],
    ['두 낱말', '두 낱말'],
    ['', ''],
  ])('as %j is asked at %j', (typed, asked) => {
    expect(withScheme(typed)).toBe(asked);
  });
});
