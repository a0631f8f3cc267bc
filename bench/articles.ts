import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodePage } from '../src/server/sources/article/decode-page.ts';
import { readArticle } from '../src/server/sources/article/read-article.ts';
import { passagesOf } from '../src/server/sources/passages/passages.ts';

/**
 * How well the text of an article is found: what the product stores of a page, its passages joined, against known
 * article text by the F1 of 4-gram shingles. Tokens are the matches of \w in every script; `f1` is taken of the
 * precision and recall averaged over the pages, mean and median are of the pages' own F1. One worker's work in one
 * thread: bytes to passages.
 */
const corpus = new URL('../../shared/corpora/articles/', import.meta.url);
if (!existsSync(corpus)) {
  console.log('no corpus of articles beside the repository: nothing measured');
  console.log(JSON.stringify({ bench: 'articles', skipped: true }));
  process.exit(0);
}

const truth = JSON.parse(readFileSync(new URL('ground-truth.json', corpus), 'utf8')) as Record<
  string,
  { articleBody: string; url: string }
>;
const WARM_UP = 10;
const WORST = 10;

function shinglesOf(text: string): Map<string, number> {
  const tokens = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const shingles = new Map<string, number>();
  const count = tokens.length === 0 ? 0 : Math.max(1, tokens.length - 3);
  for (let i = 0; i < count; i++) {
    const shingle = tokens.slice(i, i + 4).join('\u0000');
    shingles.set(shingle, (shingles.get(shingle) ?? 0) + 1);
  }
  return shingles;
}

const f1Of = (p: number, r: number): number => (p + r === 0 ? 0 : (2 * p * r) / (p + r));

function score(expected: string, found: string) {
  const wanted = shinglesOf(expected);
  const got = shinglesOf(found);
  let [hit, extra, missed] = [0, 0, 0];
  for (const shingle of new Set([...wanted.keys(), ...got.keys()])) {
    const t = wanted.get(shingle) ?? 0;
    const f = got.get(shingle) ?? 0;
    hit += Math.min(t, f);
    extra += Math.max(0, f - t);
    missed += Math.max(0, t - f);
  }
  const precision = hit + extra > 0 ? hit / (hit + extra) : null;
  const recall = hit + missed > 0 ? hit / (hit + missed) : null;
  return { precision, recall, f1: f1Of(precision ?? 0, recall ?? 0) };
}

/** Milliseconds of processor, whoever else wanted it meanwhile. */
function coreSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
};
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const pages = Object.entries(truth).map(([id, { articleBody, url }]) => ({
  id,
  url,
  articleBody,
  bytes: gunzipSync(readFileSync(new URL(`html/${id}.html.gz`, corpus))),
}));
const store = ({ bytes, url }: { bytes: Uint8Array; url: string }): string =>
  passagesOf(readArticle(decodePage(bytes, 'text/html; charset=utf-8'), url).blocks)
    .map((passage) => passage.text)
    .join('\n\n');

pages.slice(0, WARM_UP).forEach(store);
let coreMs = 0;
const read = pages.map((page) => {
  const startedMs = performance.now();
  const coreAt = process.cpuUsage();
  const found = store(page);
  const tookMs = performance.now() - startedMs;
  coreMs += coreSince(coreAt);
  return { ...page, tookMs, ...score(page.articleBody, found) };
});

const f1s = read.map((page) => page.f1);
const tookMs = read.map((page) => page.tookMs);
const [precision, recall] = [mean(read.map((page) => page.precision)), mean(read.map((page) => page.recall))];
const figures = {
  bench: 'articles',
  pages: read.length,
  f1: rounded(f1Of(precision, recall), 4),
  precision: rounded(precision, 4),
  recall: rounded(recall, 4),
  meanF1: rounded(mean(f1s), 4),
  medianF1: rounded(at(f1s, 0.5), 4),
  pagesPerSec: rounded((read.length / tookMs.reduce((sum, ms) => sum + ms, 0)) * 1_000, 1),
  pagesPerCoreSec: rounded((read.length / coreMs) * 1_000, 1),
  p50Ms: rounded(at(tookMs, 0.5), 1),
  p95Ms: rounded(at(tookMs, 0.95), 1),
};

console.log(`the ${WORST} worst pages\nF1     precision recall`);
for (const page of read.toSorted((a, b) => a.f1 - b.f1).slice(0, WORST)) {
  const parts = [page.f1, page.precision ?? 0, page.recall ?? 0].map((value) => value.toFixed(3));
  console.log(`${parts.join('  ')}   ${page.id.slice(0, 12)} ${page.url}`);
}
console.log('\npages  F1      precision  recall  mean F1  median F1  pages/s  of a whole core  p50 ms  p95 ms');
console.log(
  `${String(figures.pages).padEnd(7)}${figures.f1.toFixed(4)}  ${figures.precision.toFixed(4)}     ` +
    `${figures.recall.toFixed(4)}  ${figures.meanF1.toFixed(4)}   ${figures.medianF1.toFixed(4)}     ` +
    `${String(figures.pagesPerSec).padEnd(9)}${String(figures.pagesPerCoreSec).padEnd(17)}${String(figures.p50Ms).padEnd(8)}${figures.p95Ms}`,
);
console.log(JSON.stringify(figures));
