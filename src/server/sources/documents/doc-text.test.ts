import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeDoc } from '../../../../tests/replay/word-document.ts';
import { SourceFailure } from '../reading.ts';
import { createDocumentReader, DOCUMENT_LIMITS, type DocumentKind } from './document-reader.ts';

const never = new AbortController().signal;

async function outcomeOf(kind: DocumentKind, bytes: Uint8Array, limits = DOCUMENT_LIMITS): Promise<string[] | string> {
  try {
    const { blocks } = await createDocumentReader(limits).read(kind, bytes, never);
    return blocks.map((block) => block.text);
  } catch (error) {
    if (error instanceof SourceFailure) return error.problem;
    throw error;
  }
}

describe('an old Word document', () => {
  it('is read paragraph by paragraph', async () => {
    const bytes = makeDoc(['옛 문서의 “첫” 문단입니다.', '', '둘째 문단 — 끝. 𝒳']);
    expect(await outcomeOf('doc', bytes)).toEqual(['옛 문서의 “첫” 문단입니다.', '둘째 문단 — 끝. 𝒳']);
  });

  it('with a password is told as such', async () => {
    expect(await outcomeOf('doc', makeDoc(['비밀'], { isLocked: true }))).toBe('encrypted');
  });

  it('without a word in it is told as such', async () => {
    expect(await outcomeOf('doc', makeDoc(['', ' ']))).toBe('nothing-readable');
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 3_000)],
    ['of nothing but its first bytes', (bytes: Buffer) => bytes.subarray(0, 8)],
    ['empty', () => Buffer.alloc(0)],
    ['of noise after its head', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 512), Buffer.alloc(9_000, 0x5a)])],
    ['that is something else', () => Buffer.from('{\\rtf1 hello}')],
  ])('%s is no more than damaged', async (_, spoil) => {
    const outcome = await outcomeOf('doc', spoil(makeDoc(['글'])));
    expect(['damaged', 'wrong-type', 'nothing-readable', 'too-large']).toContain(outcome);
  });

  it('whose table leads back to itself ends in its own process', async () => {
    const bytes = makeDoc(['글']);
    bytes.writeInt32LE(2, 512 + 2 * 4);
    const outcome = await outcomeOf('doc', bytes, { ...DOCUMENT_LIMITS, cpuMs: 8_000 });
    expect(['damaged', 'nothing-readable', 'too-large', 'slow-document']).toContain(outcome);
  });

  const corpora = new URL('../../../../../shared/corpora/doc/', import.meta.url);
  const samples = existsSync(corpora) ? readdirSync(corpora).filter((name) => name.endsWith('.doc')) : [];
  it.each(samples)('of the corpus is read: %s', async (name) => {
    expect(await outcomeOf('doc', readFileSync(new URL(name, corpora)))).toBeInstanceOf(Array);
  });
});

describe('captions', () => {
  it.each([
    [
      '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>첫</i> 줄\r\n둘째 줄\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n다음',
      ['첫 줄 둘째 줄', '다음'],
    ],
    [
      'WEBVTT - 제목\n\nNOTE 메모\n\nSTYLE\n::cue {}\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v 지우>안녕</v>\n',
      ['안녕'],
    ],
    ['1\n00:00:01,000 --> 00:00:02,000\n같은 말\n\n2\n00:00:02,000 --> 00:00:03,000\n같은 말\n', ['같은 말']],
    ['자막이 아닌 글', ['자막이 아닌 글']],
  ])('%# give their words alone', async (text, words) => {
    expect(await outcomeOf('captions', Buffer.from(text))).toEqual(words);
  });

  it('without words are told as such', async () => {
    expect(await outcomeOf('captions', Buffer.from('WEBVTT\n\n1\n00:01.000 --> 00:02.000\n'))).toBe('nothing-readable');
  });
});
