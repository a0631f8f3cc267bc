import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodePage } from '../src/server/sources/article/decode-page.ts';
import { articleUnits } from '../src/server/sources/article/read-article.ts';

/**
 * How well the text of an article is found: 4-gram shingle F1 per page against known article text. Tokens are the
 * matches of \w in every script; precision and recall are averaged over pages, F1 is taken of the two averages.
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
const verbose = process.argv.includes('--pages');

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
  return {
    precision: hit + extra > 0 ? hit / (hit + extra) : null,
    recall: hit + missed > 0 ? hit / (hit + missed) : null,
  };
}

const mean = (values: (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
};

const started = performance.now();
const pages = Object.entries(truth).map(([id, { articleBody, url }]) => {
  const bytes = gunzipSync(readFileSync(new URL(`html/${id}.html.gz`, corpus)));
  const found = articleUnits(decodePage(bytes, 'text/html; charset=utf-8'), url)
    .map((unit) => unit.text)
    .join('\n');
  return { id, url, found, articleBody, ...score(articleBody, found) };
});
const seconds = (performance.now() - started) / 1000;

const f1Of = (p: number, r: number): number => (p + r === 0 ? 0 : (2 * p * r) / (p + r));
if (verbose) {
  const worst = [...pages].sort(
    (a, b) => f1Of(a.precision ?? 0, a.recall ?? 0) - f1Of(b.precision ?? 0, b.recall ?? 0),
  );
  for (const page of worst.slice(0, 30)) {
    console.log(
      f1Of(page.precision ?? 0, page.recall ?? 0).toFixed(3),
      (page.precision ?? 0).toFixed(3),
      (page.recall ?? 0).toFixed(3),
      page.id.slice(0, 12),
      page.url,
    );
  }
}
const precision = mean(pages.map((page) => page.precision));
const recall = mean(pages.map((page) => page.recall));
const f1 = f1Of(precision, recall);
console.log('pages   F1      precision  recall   pages/s');
console.log(
  `${String(pages.length).padEnd(7)} ${f1.toFixed(4)}  ${precision.toFixed(4)}     ${recall.toFixed(4)}   ${(pages.length / seconds).toFixed(1)}`,
);
console.log(
  JSON.stringify({
    bench: 'articles',
    pages: pages.length,
    f1: Number(f1.toFixed(4)),
    precision: Number(precision.toFixed(4)),
    recall: Number(recall.toFixed(4)),
    pagesPerSec: Number((pages.length / seconds).toFixed(1)),
  }),
);
