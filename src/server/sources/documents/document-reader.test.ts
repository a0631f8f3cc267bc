import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { makeDocx, makePdf, makeZip, type ZipEntry } from '../../../../tests/replay/documents.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { SourceFailure } from '../reading.ts';
import { createDocumentReader, DOCUMENT_LIMITS, type DocumentKind, type DocumentText } from './document-reader.ts';
import { readDocx } from './docx-text.ts';
import { joinLines, wordsInside } from './pdf-lines.ts';
import { readPdf } from './pdf-text.ts';
import { decodeText } from './plain-text.ts';
import { ReadProblem } from './read-problem.ts';

const corpora = new URL('../../../../../shared/corpora/', import.meta.url);
const reader = createDocumentReader();
const never = new AbortController().signal;

const wordsOf = ({ blocks }: DocumentText) => blocks.map((block) => block.text).join('\n');

async function outcomeOf(kind: DocumentKind, bytes: Uint8Array, limits = DOCUMENT_LIMITS): Promise<string> {
  try {
    return wordsOf(await createDocumentReader(limits).read(kind, bytes, never));
  } catch (error) {
    if (error instanceof SourceFailure) return error.problem;
    throw error;
  }
}

describe.skipIf(!existsSync(corpora))('the corpora of documents', () => {
  const files = (folder: string, ending: string) =>
    existsSync(corpora)
      ? readdirSync(new URL(folder, corpora))
          .filter((name) => name.endsWith(ending))
          .map((name) => `${folder}${name}`)
      : [];
  const known = ['encrypted', 'damaged', 'nothing-readable', 'wrong-type'];

  it.each([...files('pdf/', '.pdf'), ...files('docx/', '.docx'), ...files('doc/', '.docx')])(
    '%s is read',
    async (name) => {
      const withoutText = /empty|external-picture|tiny-picture/.test(name);
      const read = (name.endsWith('.pdf') ? readPdf : readDocx)(readFileSync(new URL(name, corpora)));
      const outcome = await read.then(wordsOf, (error: unknown) => {
        if (error instanceof ReadProblem) return error.problem;
        throw error;
      });
      expect(known.includes(outcome)).toBe(withoutText);
      expect(outcome.length).toBeGreaterThan(3);
    },
  );

  it('keeps the pages of a paper in two columns', async () => {
    const paper = await reader.read('pdf', readFileSync(new URL('pdf/tracemonkey.pdf', corpora)), never);
    expect(paper.pageCount).toBe(14);
    expect(new Set(paper.blocks.map((block) => block.page)).size).toBe(14);
    expect(paper.blocks[0]?.text).toContain('Trace-based Just-in-Time Type Specialization for Dynamic Languages');
  });
});

describe('a PDF', () => {
  it('locked with a password says so', async () => {
    const locked = makePdf(['비밀'])
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<00><00>]`,
      );
    expect(await outcomeOf('pdf', Buffer.from(locked, 'latin1'))).toBe('encrypted');
  });

  it('without any letter says that there is nothing to read', async () => {
    expect(await outcomeOf('pdf', makePdf(['', '']))).toBe('nothing-readable');
  });

  it('that takes too much of the processor is stopped', async () => {
    expect(await outcomeOf('pdf', makePdf(['오래']), { ...DOCUMENT_LIMITS, cpuMs: 20 })).toBe('slow-document');
  });

  it('that takes too long is stopped by the clock', async () => {
    expect(await outcomeOf('pdf', makePdf(['천천히']), { ...DOCUMENT_LIMITS, timeMs: 20 })).toBe('slow-document');
  });

  it('that takes too much is stopped by its memory', async () => {
    expect(await outcomeOf('pdf', makePdf(['많이']), { ...DOCUMENT_LIMITS, memoryMiB: 20 })).toBe('too-large');
  });
});

describe('lines of Korean', () => {
  const lines = (...texts: string[]) => texts.map((text, i) => ({ text, x: 0, y: -i, width: 100, height: 10 }));
  it('that were broken inside a word are glued where the word stands elsewhere', () => {
    const all = lines('이번 촬영은 크리에이', '터가 직접 합니다', '다른 크리에이터가 도와서');
    expect(joinLines(all.slice(0, 2), wordsInside(all)).text).toBe('이번 촬영은 크리에이터가 직접 합니다');
  });
  it('keep their space otherwise, and a hyphen at the end of an English line goes', () => {
    expect(joinLines(lines('첫째 줄', '둘째 줄'), new Set())).toEqual({ text: '첫째 줄 둘째 줄', ends: [4, 9] });
    expect(joinLines(lines('a hyphen-', 'ated word'), new Set()).text).toBe('a hyphenated word');
  });
});

describe('a Word document', () => {
  const docx = makeDocx(['# 제목', '본문입니다.']);
  const refusal = (entries: ZipEntry[]) => problemOf(readDocx(makeZip(entries)));
  const bomb = deflateRawSync(Buffer.alloc(64 << 20));

  const text = 'word/document.xml';

  it.each<[string, ZipEntry[], string]>([
    ['more than 4,000 entries', Array.from({ length: 4_001 }, (_, i) => ({ name: `a${i}` })), 'too-large'],
    ['a text of more than 30 MB', [{ name: text, data: bomb, method: 8, size: 64 << 20 }], 'too-large'],
    ['a text that lies about its size', [{ name: text, data: bomb, method: 8, size: 100 }], 'damaged'],
    [
      'a text squeezed beyond reason',
      [{ name: text, data: deflateRawSync(Buffer.alloc(20 << 20)), method: 8, size: 20 << 20 }],
      'too-large',
    ],
    ['a way out of its folder', [{ name: '../../etc/passwd', data: Buffer.from('x') }], 'damaged'],
    ['an absolute name', [{ name: '/etc/passwd', data: Buffer.from('x') }], 'damaged'],
    [
      'a symbolic link',
      [{ name: 'a', data: Buffer.from('/etc/passwd'), attributes: (0o120777 << 16) >>> 0 }],
      'damaged',
    ],
  ])('with %s is refused', async (_name, entries, problem) => {
    expect(await refusal(entries)).toBe(problem);
  });

  it('that is whole is read, whatever lies beside its text', async () => {
    const film = { name: 'word/media/film.mp4', data: bomb, method: 8, size: 64 << 20 } as const;
    const whole = { name: text, data: Buffer.from('<w:document><w:p><w:r><w:t>글</w:t></w:r></w:p></w:document>') };
    expect((await readDocx(makeZip([whole, film]))).blocks.map((block) => block.text)).toEqual(['글']);
  });

  it('that breaks off is damaged, and one in the old format is told apart from a locked one', async () => {
    expect(await outcomeOf('docx', docx.subarray(0, docx.length / 2))).toBe('damaged');
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(await outcomeOf('docx', ole)).toBe('wrong-type');
    expect(await outcomeOf('docx', Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe('encrypted');
  });

  it('with entities of its own expands none of them', async () => {
    const evil = '<!DOCTYPE w [<!ENTITY a "AAAA"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    const xml = docx.toString('latin1').replace('<w:document', `${evil}<w:document`);
    const outcome = await outcomeOf('docx', Buffer.from(xml, 'latin1'));
    expect(outcome).not.toMatch(/root:|AAAA/);
  });
});

describe('a plain text', () => {
  it('reads lines that a fixed width has cut as the sentences they are', async () => {
    const wrapped =
      '영상의 첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다. 시청자는\n왜 이 영상을 끝까지 보아야 하는지 모르는 채로 기다려 주지 않기 때문에,\n결과를 먼저 보여 주고 나서 과정으로 돌아가는 편이 좋습니다.';
    for (const ending of ['txt', 'md'] as const) {
      const { blocks } = await reader.read(ending, Buffer.from(`${wrapped}\n\n다음 문단.`), never);
      expect(blocks.map(({ text }) => text)).toEqual([wrapped.replaceAll('\n', ' '), '다음 문단.']);
    }
  });

  const korean = '안녕하세요, 크리에이터님!\n똠방각하 펲시 쀓';
  it.each([
    ['UTF-8', Buffer.from(korean)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${korean}`)],
    ['UTF-16LE with its mark', Buffer.from(`\ufeff${korean}`, 'utf16le')],
    ['UTF-16LE without', Buffer.from(korean.repeat(4), 'utf16le')],
    ['UTF-16BE without', Buffer.from(korean.repeat(4), 'utf16le').swap16()],
    ['CP949', iconv.encode(korean, 'cp949')],
  ])('in %s is read', (_name, bytes) => {
    expect(decodeText(bytes)).toContain(korean);
  });

  it('that is no text is refused', () => {
    expect(() => decodeText(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 2, 3, 0]))).toThrow(ReadProblem);
  });
});
