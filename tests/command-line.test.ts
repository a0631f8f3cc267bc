import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../src/server/sources/article/read-article.ts';
import { passagesOf } from '../src/server/sources/passages/passages.ts';
import { withPlaces } from '../src/server/sources/passages/placed.ts';
import { startReplay } from './replay/replay-server.ts';

const ARTICLE = 'tests/replay/fixtures/article.html';
const folder = mkdtempSync(path.join(tmpdir(), 'extract-'));
const keep = (name: string, bytes: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

/** Runs a script of the repository and answers with its lines. */
function run(script: string, args: string[], input = '', env: Record<string, string> = {}) {
  return new Promise<{ code: number; lines: Record<string, unknown>[] }>((resolve, reject) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, ['--no-warnings', script, ...args], options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') return reject(error);
      const lines = stdout.split('\n').filter(Boolean);
      if (stderr) return reject(new Error(stderr));
      resolve({
        code: Number(error?.code ?? 0),
        lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
      });
    });
    child.stdin?.end(input);
  });
}
const extract = (args: string[], input?: string) => run('scripts/extract.ts', args, input);

describe('extract', () => {
  it('prints of a page what the product stores of it', async () => {
    const { code, lines } = await extract(['--url', 'https://magazine.example/3', ARTICLE]);
    const { blocks } = readArticle(readFileSync(ARTICLE, 'utf8'), 'https://magazine.example/3');
    expect(code).toBe(0);
    expect(lines).toEqual([
      {
        title: '숏폼 첫 3초, 시청자가 남는 이유',
        kind: 'website',
        language: 'ko',
        author: '한지우',
        publishedAt: null,
        passages: withPlaces(passagesOf(blocks)),
      },
    ]);
  });

  it('answers line by line with the id, says what cannot be read, and goes on', async () => {
    const asked = [
      { id: 'text', path: keep('글.txt', '첫 문단입니다.\n\n둘째 문단입니다.') },
      { id: 'gone', path: path.join(folder, 'gone.pdf') },
      { id: 'broken', path: keep('broken.pdf', '%PDF-1.7 and nothing') },
      { id: 'binary', path: keep('binary', Buffer.alloc(64)) },
      { id: 7, url: 'https://magazine.example/3', path: keep('packed.html.gz', gzipSync(readFileSync(ARTICLE))) },
    ];
    const input = `${asked.map((line) => JSON.stringify(line)).join('\n')}\nno json\n`;
    const { lines } = await extract(['--jsonl'], input);
    expect(lines).toMatchObject([
      { id: 'text', title: '글.txt', kind: 'txt', passages: [{ text: expect.stringContaining('둘째 문단입니다.') }] },
      { id: 'gone', error: 'The file cannot be opened (ENOENT).' },
      { id: 'broken', error: 'The file is damaged and cannot be read. Please save it again and upload.' },
      { id: 'binary', error: 'This kind of content cannot be read as text. Please paste the text instead.' },
      { id: 7, kind: 'website', title: '숏폼 첫 3초, 시청자가 남는 이유' },
      { id: null, error: 'The line is no JSON object with a path.' },
    ]);
  });

  it('ends with 1 where the file cannot be read', async () => {
    expect((await extract([path.join(folder, 'gone')])).code).toBe(1);
  });
});

describe('read-page', () => {
  it('fetches through the guard and says of each address how it went', async () => {
    const replay = await startReplay();
    try {
      const addresses = [`${replay.url}/article`, `${replay.url}/missing`, 'http://127.0.0.1:1/', 'no address'];
      const { lines } = await run('scripts/read-page.ts', addresses, '', replay.env);
      const refused = 'This address is not opened for safety. Please use a public web address, or paste the text.';
      expect(lines).toEqual([
        {
          url: addresses[0],
          ok: true,
          reason: null,
          title: '숏폼 첫 3초, 시청자가 남는 이유',
          characters: expect.any(Number),
        },
        {
          url: addresses[1],
          ok: false,
          reason: 'The page was not found. Please check the address.',
          title: null,
          characters: 0,
        },
        { url: addresses[2], ok: false, reason: refused, title: null, characters: 0 },
        { url: addresses[3], ok: false, reason: refused, title: null, characters: 0 },
      ]);
      expect(lines[0]?.['characters']).toBeGreaterThan(400);
    } finally {
      await replay.close();
    }
  });
});

describe('ask', () => {
  const ask = (lines: object[]) =>
    run('scripts/ask.ts', ['--jsonl'], lines.map((line) => JSON.stringify(line)).join('\n'), {
      AI_PROVIDER: 'embedded',
    });
  const brief = '협찬 제안서\n\n초안은  11월 28일까지\n보내 주세요. 광고비는 300만 원이에요.';
  const coffee = '물은 92도가 알맞다.';

  it('answers by quotes with their places in the text that was given', async () => {
    const sources = [
      { title: '커피', text: coffee },
      { title: '브리프', text: brief },
    ];
    const { lines } = await ask([{ id: 'a', question: '광고비는 얼마예요?', sources }]);
    const [answer] = lines as { id: string; answer: string; quotes: Record<string, unknown>[]; refused: boolean }[];
    const [first] = answer?.quotes ?? [];
    expect(answer).toMatchObject({ id: 'a', refused: false });
    expect(answer?.answer).toContain('[1]');
    expect(first).toMatchObject({ source: 1, text: '광고비는 300만 원이에요.' });
    expect(brief.slice(Number(first?.['start']), Number(first?.['end']))).toBe(first?.['text']);
  });

  it('finds the place of a quote in decomposed letters, beside a source that is none and one with a character of no text', async () => {
    const text = brief.normalize('NFD');
    const sources = [null, { title: '빈 글자', text: `물\0은 92도가 알맞다.` }, { title: '브리프', text }];
    const { lines } = await ask([{ id: 'a', question: '광고비는 얼마예요?', sources }]);
    const [answer] = lines as { quotes: { source: number; text: string; start: number; end: number }[] }[];
    const [first] = answer?.quotes ?? [];
    expect(first?.source).toBe(2);
    expect(text.slice(first?.start, first?.end)).toBe(first?.text);
    expect(first?.text.normalize('NFC')).toBe('광고비는 300만 원이에요.');
  });

  it('takes only a line feed for the end of a line, and tells the letters of a quote as the text has them', async () => {
    const text = `물은 92도다.\u2028광고비는  300만 원이에요.`;
    const { lines } = await ask([{ id: 'a', question: '광고비는 얼마예요?', sources: [{ title: '글', text }] }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ id: 'a', quotes: [{ text: '광고비는  300만 원이에요.' }] });
  });

  it('refuses what the sources do not hold, and goes on after a line that is no question', async () => {
    const sources = [{ title: '커피', text: coffee }];
    const { lines } = await ask([
      { nothing: true },
      { id: 'b', sources },
      { id: 2, question: '달의 지름은 몇 킬로미터인가요?', sources },
    ]);
    const failed = { answer: '', quotes: [], confidence: 0, refused: true, error: 'No question and sources.' };
    expect(lines[0]).toEqual({ id: null, ...failed });
    expect(lines[1]).toEqual({ id: 'b', ...failed });
    expect(lines[2]).toMatchObject({ id: 2, quotes: [], confidence: 0, refused: true });
  });
});
