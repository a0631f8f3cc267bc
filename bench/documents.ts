import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createDocumentReader, type DocumentKind } from '../src/server/sources/documents/document-reader.ts';
import { makeDocx, makePdf, makeTwoColumns } from '../tests/replay/documents.ts';
import { makeHwp, makeHwpx } from '../tests/replay/hangul-document.ts';
import { makeEpub, makePptx, makeXlsx } from '../tests/replay/office-documents.ts';
import { makeDoc } from '../tests/replay/word-document.ts';

/**
 * Reads documents as the product does, each in its own process. PDFs are compared with pdftotext and old Word documents
 * with their docx twins: F1 of 3-gram shingles of tokens, counted, which sees the order of reading; and of single tokens,
 * which does not. Korean text is set in every kind of document and compared to the letter.
 */
const corpora = new URL('../../shared/corpora/', import.meta.url);
const reader = createDocumentReader();
const KOREAN = [
  '똠방각하와 펲시를 만난 날, 쀓과 뷁을 적었다.',
  '모카하우스 협찬: 롱폼 한 편 150만 원(부가세 별도), 고지는 “처음부터 끝까지” 둔다.',
  '촬영은 3월 2일, 편집은 3월 9일 — 비가 오면 실내로 옮긴다.',
];

interface Row {
  name: string;
  ms: number;
  characters: number;
  order: number | null;
  words: number | null;
}

async function read(kind: DocumentKind, bytes: Uint8Array): Promise<{ text: string; ms: number }> {
  const startedAt = performance.now();
  const text = await reader.read(kind, bytes, AbortSignal.timeout(60_000)).then(
    ({ blocks }) => blocks.map(({ text }) => text).join('\n'),
    () => '',
  );
  return { text, ms: Math.round(performance.now() - startedAt) };
}

/** Words of letters and figures; writing without spaces is taken letter by letter. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];

function agreement(expected: string, found: string, length: number): number {
  const gramsOf = (text: string) => {
    const tokens = tokensOf(text);
    const grams = tokens
      .slice(0, Math.max(1, tokens.length - length + 1))
      .map((_, i) => tokens.slice(i, i + length).join(' '));
    return Map.groupBy(grams, (gram) => gram);
  };
  const [wanted, got] = [gramsOf(expected), gramsOf(found)];
  const sizeOf = (grams: typeof wanted) => [...grams.values()].reduce((sum, list) => sum + list.length, 0);
  const hits = [...wanted].reduce((sum, [gram, list]) => sum + Math.min(list.length, got.get(gram)?.length ?? 0), 0);
  return (2 * hits) / Math.max(1, sizeOf(wanted) + sizeOf(got));
}

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(new URL(folder, corpora))
    ? readdirSync(new URL(folder, corpora))
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}${name}`)
    : [];

function pdftotext(path: string): string | null {
  try {
    return execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

async function comparePdfs(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of filesIn('pdf/', '.pdf')) {
    const { text, ms } = await read('pdf', readFileSync(new URL(name, corpora)));
    const theirs = pdftotext(new URL(name, corpora).pathname);
    rows.push(rowOf(name, ms, text, theirs));
  }
  return rows;
}

async function compareTwins(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of filesIn('doc/', '.doc')) {
    const twin = new URL(`${name}x`, corpora);
    const { text, ms } = await read('doc', readFileSync(new URL(name, corpora)));
    const theirs = existsSync(twin) ? (await read('docx', readFileSync(twin))).text : null;
    rows.push(rowOf(name, ms, text, theirs));
  }
  return rows;
}

const rowOf = (name: string, ms: number, text: string, theirs: string | null): Row => ({
  name,
  ms,
  characters: text.length,
  order: theirs === null ? null : agreement(theirs, text, 3),
  words: theirs === null ? null : agreement(theirs, text, 1),
});

const samples: Record<DocumentKind, () => Uint8Array> = {
  pdf: () => makePdf([KOREAN.join('\n')]),
  docx: () => makeDocx(KOREAN),
  doc: () => makeDoc(KOREAN),
  pptx: () => makePptx([{ texts: KOREAN }]),
  xlsx: () => makeXlsx([{ name: '표', rows: KOREAN.map((line) => [line]) }]),
  csv: () => Buffer.from(KOREAN.map((line) => `"${line}"`).join('\n')),
  epub: () => makeEpub([{ title: null, body: KOREAN.map((line) => `<p>${line}</p>`).join('') }]),
  hwp: () => makeHwp(KOREAN),
  hwpx: () => makeHwpx(KOREAN),
  md: () => Buffer.from(KOREAN.join('\n\n')),
  txt: () => Buffer.from(KOREAN.join('\n\n')),
  captions: () =>
    Buffer.from(KOREAN.map((line, i) => `${i + 1}\n00:00:0${i},000 --> 00:00:0${i + 1},000\n${line}`).join('\n\n')),
};

/** Two columns of prose that the file holds row by row, as some programs write them. */
async function readTwoColumns(): Promise<boolean> {
  const [left, right] = ['왼', '오른'].map((side) =>
    KOREAN.concat(KOREAN).map((_, i) => `${side}쪽 ${i}째 줄은 열여덟 글자 남짓이다`),
  );
  const { text } = await read('pdf', makeTwoColumns('두 단 위를 지나는 제목', left ?? [], right ?? []));
  const letters = (words: string) => words.replace(/\s+/g, '');
  return letters(text).endsWith(letters([...(left ?? []), ...(right ?? [])].join('')));
}

/** The least time of three, and whether every letter came back in its order; a line may be broken anywhere. */
async function readSamples() {
  const rows: { kind: string; ms: number; isExact: boolean }[] = [];
  const letters = (text: string) => text.replace(/\s+/g, '');
  for (const kind of Object.keys(samples) as DocumentKind[]) {
    const readings = [];
    for (let i = 0; i < 3; i++) readings.push(await read(kind, samples[kind]()));
    const isExact = readings.every(({ text }) => letters(text) === letters(KOREAN.join('')));
    rows.push({ kind, ms: Math.min(...readings.map(({ ms }) => ms)), isExact });
  }
  return rows;
}

const shown = (share: number | null): string => (share === null ? '-' : share.toFixed(3)).padStart(7);
const median = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return known.length === 0 ? null : Math.round((known[known.length >> 1] ?? 0) * 1_000) / 1_000;
};

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title.padEnd(34)}     ms  characters  order  words`);
  for (const { name, ms, characters, order, words } of rows)
    console.log(
      `${name.padEnd(34)}${String(ms).padStart(7)}${String(characters).padStart(12)}${shown(order)}${shown(words)}`,
    );
}

const pdfs = await comparePdfs();
const twins = await compareTwins();
const kinds = await readSamples();
const areColumnsInOrder = await readTwoColumns();
print('PDF beside pdftotext', pdfs);
print('.doc beside its docx twin', twins);
console.log(`\n${'Korean in every kind'.padEnd(34)}     ms  to the letter`);
for (const { kind, ms, isExact } of kinds)
  console.log(`${kind.padEnd(34)}${String(ms).padStart(7)}  ${isExact ? 'yes' : 'NO'}`);
console.log(`\ntwo columns written row by row are read in order: ${areColumnsInOrder ? 'yes' : 'NO'}`);
console.log(
  JSON.stringify({
    bench: 'documents',
    pdfs: pdfs.length,
    pdfOrderMedian: median(pdfs.map(({ order }) => order)),
    pdfWordsMedian: median(pdfs.map(({ words }) => words)),
    pdfOrder: Object.fromEntries(pdfs.map(({ name, order }) => [name, order && Math.round(order * 1_000) / 1_000])),
    twins: twins.filter(({ order }) => order !== null).length,
    twinOrderMedian: median(twins.map(({ order }) => order)),
    koreanExact: kinds.filter(({ isExact }) => isExact).length,
    kinds: kinds.length,
    areColumnsInOrder,
    msOfKind: Object.fromEntries(kinds.map(({ kind, ms }) => [kind, ms])),
  }),
);
process.exitCode = areColumnsInOrder && kinds.every(({ isExact }) => isExact) ? 0 : 1;
