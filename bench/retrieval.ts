import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { toConfidence } from '../src/server/ai/embedded/confidence.ts';
import { createSearcher } from '../src/server/ai/embedded/quoting.ts';
import { fitIsotonic } from './isotonic.ts';

/** Finding and quoting without a model, on the even articles of KorQuAD: every question is asked over all their passages. What is refused counts as not found. */
const CORPUS = new URL('../../shared/corpora/korquad/korquad-1.0-dev.json', import.meta.url);

interface Article {
  title: string;
  paragraphs: { context: string; qas: { question: string; answers: { text: string }[] }[] }[];
}
interface Trial {
  article: number;
  strength: number;
  isHit: boolean;
}

function runRetrieval(fit: boolean): void {
  const { data } = JSON.parse(readFileSync(CORPUS, 'utf8')) as { data: Article[] };
  const articles = data.filter(({ title }) => (createHash('sha256').update(title).digest()[0] ?? 1) % 2 === 0);
  const paragraphs = articles.flatMap((article, place) => article.paragraphs.map((p) => ({ ...p, article: place })));
  const search = createSearcher(paragraphs.map((p) => p.context));
  const counts = { questions: 0, recallAt1: 0, recallAt5: 0, first: 0, three: 0, refused: 0 };
  const trials: Trial[] = [];
  const startedAt = performance.now();
  paragraphs.forEach((paragraph, place) => {
    for (const { question, answers } of paragraph.qas) {
      const { quotes: found, passages, strength, isThere } = search(question);
      const isRefused = !isThere;
      const quotes = isRefused ? [] : found;
      const holds = (text = '') => answers.some((answer) => text.includes(answer.text));
      counts.questions += 1;
      counts.refused += Number(isRefused);
      counts.recallAt1 += Number(passages[0] === place);
      counts.recallAt5 += Number(passages.includes(place));
      counts.first += Number(holds(quotes[0]?.text));
      counts.three += Number(quotes.some((quote) => holds(quote.text)));
      if (!isRefused) trials.push({ article: paragraph.article, strength, isHit: holds(quotes[0]?.text) });
    }
  });
  const msPerQuestion = (performance.now() - startedAt) / counts.questions;
  if (fit)
    return console.log(
      fitIsotonic(trials, 12)
        .map(([x, y]) => `  [${x.toFixed(3)}, ${y.toFixed(3)}],`)
        .join('\n'),
    );
  const share = (count: number) => round(count / counts.questions);
  report({
    articles: articles.length,
    passages: paragraphs.length,
    questions: counts.questions,
    recallAt1: share(counts.recallAt1),
    recallAt5: share(counts.recallAt5),
    answerInFirstQuote: share(counts.first),
    answerInThreeQuotes: share(counts.three),
    refusedThoughThere: share(counts.refused),
    calibrationError: round(calibrationError(trials.map((t) => ({ ...t, confidence: toConfidence(t.strength) })))),
    calibrationErrorOnUnseenArticles: round(calibrationError(refitted(trials))),
    ...absence(articles),
    msPerQuestion: round(msPerQuestion),
  });
}

/** Expected calibration error over ten bins of equal width. */
function calibrationError(trials: readonly { confidence: number; isHit: boolean }[]): number {
  const bins = Map.groupBy(trials, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...bins.values()].reduce((sum, bin) => {
    const gap = Math.abs(mean(bin.map((t) => t.confidence)) - mean(bin.map((t) => Number(t.isHit))));
    return sum + (gap * bin.length) / trials.length;
  }, 0);
}

/** Each half of the articles judged by a table that was fitted on the other half: what the method is worth on new text. */
function refitted(trials: readonly Trial[]): { confidence: number; isHit: boolean }[] {
  return [0, 1].flatMap((half) => {
    const table = fitIsotonic(
      trials.filter((t) => t.article % 2 !== half),
      12,
    );
    return trials
      .filter((t) => t.article % 2 === half)
      .map((t) => ({ confidence: toConfidence(t.strength, table), isHit: t.isHit }));
  });
}

/** Coverage when the article that answers is not there, and how many questions are then refused; every thirtieth question. */
function absence(articles: readonly Article[]) {
  const absent = articles
    .flatMap((article) => {
      const others = createSearcher(
        articles.filter((a) => a !== article).flatMap((a) => a.paragraphs.map((p) => p.context)),
      );
      const asked = article.paragraphs.flatMap((p) => p.qas).filter((_, i) => i % 30 === 0);
      return asked.map(({ question }) => others(question));
    })
    .sort((a, b) => a.coverage - b.coverage);
  return {
    coverageWhenAbsentMedian: round(absent[absent.length >> 1]?.coverage ?? 0),
    refusedWhenAbsent: round(absent.filter(({ isThere }) => !isThere).length / absent.length),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function report(figures: Record<string, number>): void {
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(width)}  ${value}`);
  console.log(JSON.stringify({ bench: 'retrieval', ...figures }));
}

if (!existsSync(CORPUS)) {
  console.log('KorQuAD is not there: the corpora stand beside the repository, in shared/corpora.');
  console.log(JSON.stringify({ bench: 'retrieval', skipped: true }));
} else runRetrieval(process.argv.includes('--fit'));
