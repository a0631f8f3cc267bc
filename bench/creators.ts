import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newId } from '../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../src/contract/board/blank.ts';
import type { ChatMessage } from '../src/contract/chat/chat.schema.ts';
import { recipeIn } from '../src/contract/recipes/chosen.ts';
import { errorsOf } from '../src/contract/recipes/finding.ts';
import { recipes, type RecipeId } from '../src/contract/recipes/kinds/index.ts';
import type { Recipe } from '../src/contract/recipes/recipe.ts';
import { beatsOf, type BeatKind } from '../src/contract/recipes/structure/beats.ts';
import { xrayOf } from '../src/contract/recipes/structure/xray.ts';
import type { SourceView } from '../src/contract/sources/sources.api.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { findChapters } from '../src/server/sources/youtube/own-chapters.ts';
import { readTranscript } from '../src/server/sources/youtube/subtitles.ts';
import type { Segment } from '../src/contract/sources/captions/segment.ts';
import { startReplay } from '../tests/replay/replay-server.ts';
import { carried, post, send, signIn, type Account } from './board/seed.ts';
import { startServer } from './durability/server.ts';

/**
 * What creators wait for and what they get without a model: the time from pasted links to a draft that keeps its rules
 * and cites, against a stand-in for the web on this machine that answers at once; how well the chapters that the product
 * finds itself meet the joints of texts that were glued together; and what the structure finder finds in recordings.
 */
const { values: options } = parseArgs({ options: { n: { type: 'string', default: '10' } } });
const ROUNDS = Number(options.n);
const POLL_MS = 5;
const READY_WITHIN_MS = 30_000;
const TOPIC = '쇼츠 첫 3초와 대본 쓰는 순서';
const made: readonly RecipeId[] = ['long-script', 'short-script', 'description-pack'];
const formOf: Partial<Record<RecipeId, object>> = { 'short-script': { seconds: 60 } };

const watch = (videoId: string) => ({
  type: 'youtube_transcript' as const,
  url: `https://www.youtube.com/watch?v=${videoId}`,
  direct: [`/watch?v=${videoId}`, `/api/timedtext?v=${videoId}&fmt=json3`],
});
const page = (at: string) => ({ type: 'website' as const, url: at, direct: [at] });
/** `direct`: what holds the words, at the stand-in. */
const links = [page('/article'), page('/smallkitchen/223000000001'), watch('maruReplay1'), watch('maruChapter')];

async function measureDrafts() {
  const replay = await startReplay();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-creators-'));
  const env = { ...replay.env, AI_PROVIDER: 'embedded', HOST: '127.0.0.1' };
  const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null, env });
  try {
    if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
    const account = await signIn(server.url);
    const rounds = [];
    const notRead: string[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const before = replay.requests.length;
      const one = await runRound(account, replay.url, Math.max(0, round)).catch((error: unknown) => {
        if (!(error instanceof NotRead)) throw error;
        notRead.push(`${error.message}${round < 0 ? ' (while warming up)' : ''}`);
        return null;
      });
      const asked = replay.requests.length - before;
      const directMs = await fetchDirectly(replay.url);
      // The first one warms up.
      if (round >= 0 && one) rounds.push({ ...one, asked, directMs });
    }
    for (const why of notRead) console.log(`a round came to nothing: ${why}`);
    return { ...report(rounds), notRead: notRead.length };
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    await replay.close();
  }
}

/** The reading of a link failed: its round is told and left out. */
class NotRead extends Error {}

interface Draft {
  id: RecipeId;
  ms: number;
  /** The rules that are broken. */
  errors: string[];
  warnings: number;
  citations: number;
  sources: number;
}

const isUsable = ({ errors, citations }: Draft): boolean => errors.length === 0 && citations > 0;

/** A fresh canvas; the clock starts with the paste. The chats take turns in coming first. */
async function runRound(account: Account, web: string, round: number): Promise<{ readyMs: number; drafts: Draft[] }> {
  const canvas = (await post(account, '/api/canvases', { title: 'creators', useTemplate: 'blank' })) as { id: string };
  const nodes = links.map(({ type, url }) => {
    const metadata = { url: new URL(url, web).href, isProcessing: true };
    return blankNode({ id: newId(Date.now()), type, title: 'loading', metadata });
  });
  const order = made.map((_, i) => made[(i + round) % made.length]!);
  const chats = order.map(() => blankNode({ id: newId(Date.now()), type: 'ai_chat', title: 'AI Chat' }));
  const wires = chats.flatMap((chat) =>
    nodes.map((node) => blankEdge({ id: newId(Date.now()), source: node.id, target: chat.id })),
  );
  const startedAt = performance.now();
  await send(account, canvas.id, [
    ...[...nodes, ...chats].map((node) => ({ do: 'add-node' as const, node })),
    ...wires.map((edge) => ({ do: 'add-edge' as const, edge })),
  ]);
  await Promise.all(nodes.map(({ id }) => becomesReady(account, canvas.id, id)));
  const readyMs = performance.now() - startedAt;
  const drafts: Draft[] = [];
  for (const [place, id] of order.entries()) drafts.push(await makeDraft(account, canvas.id, chats[place]!.id, id));
  return { readyMs, drafts };
}

async function becomesReady(account: Account, canvasId: string, nodeId: string): Promise<void> {
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end; await pause(POLL_MS)) {
    const answer = await fetch(`${account.url}/api/nodes/${nodeId}/source`, { headers: carried(account) });
    const { status } = answer.ok ? ((await answer.json()) as SourceView) : { status: null };
    if (status === 'ready') return;
    if (status === 'failed' || status === 'partial') throw new NotRead(await whyNot(account, canvasId, nodeId));
  }
  throw new NotRead('a link was not read in time');
}

async function whyNot(account: Account, canvasId: string, nodeId: string): Promise<string> {
  const answer = await fetch(`${account.url}/api/canvases/${canvasId}/board`, { headers: carried(account) });
  const { nodes } = (await answer.json()) as { nodes: { id: string; metadata: Record<string, unknown> }[] };
  const { url, processingProblem } = nodes.find(({ id }) => id === nodeId)?.metadata ?? {};
  return `${String(url)} was not read: ${String(processingProblem)}`;
}

async function makeDraft(account: Account, canvasId: string, nodeId: string, id: RecipeId): Promise<Draft> {
  const recipe: Recipe = recipes[id];
  const chosen = { id, values: { topic: TOPIC, ...formOf[id] } };
  const startedAt = performance.now();
  const body = { canvasId, nodeId, message: `${recipe.name.ko}: ${TOPIC}`, recipe: chosen };
  const { message } = (await post(account, '/api/ai-chat', body)) as { message: ChatMessage };
  const ms = performance.now() - startedAt;
  if (message.receipt?.engine.kind !== 'embedded') throw new Error('a model answered');
  const values = recipeIn(message.metadata)?.values;
  if (!values) throw new Error(`no result of ${id}: ${message.messageText.slice(0, 200)}`);
  const fitted = recipe.fit?.(message.messageText, values) ?? message.messageText;
  const findings = recipe.check?.(fitted, values) ?? [];
  const errors = errorsOf(findings).map(({ rule }) => rule);
  return {
    id,
    ms,
    errors,
    warnings: findings.length - errors.length,
    citations: message.citations.length,
    sources: new Set(message.citations.map((citation) => citation.nodeId)).size,
  };
}

async function fetchDirectly(web: string): Promise<number> {
  const startedAt = performance.now();
  for (const at of links.flatMap(({ direct }) => direct)) await (await fetch(web + at)).text();
  return performance.now() - startedAt;
}

function report(rounds: { readyMs: number; drafts: Draft[]; asked: number; directMs: number }[]) {
  const rows: (readonly [string, number[]])[] = [['links to ready', rounds.map(({ readyMs }) => readyMs)]];
  const all = rounds.flatMap(({ readyMs, drafts }) =>
    drafts.map((draft) => ({ ...draft, wholeMs: readyMs + draft.ms })),
  );
  for (const id of made) rows.push([`ready to ${id}`, all.filter((one) => one.id === id).map(({ ms }) => ms)]);
  const usableOnes = all.filter(isUsable);
  const whole = usableOnes.map(({ wholeMs }) => wholeMs);
  const direct = rounds.map(({ directMs }) => directMs);
  const pages = links.flatMap(({ direct: held }) => held).length;
  rows.push([`whole, to ${usableOnes.length} usable drafts`, whole], [`the same ${pages} pages alone`, direct]);
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
  console.log(`From ${links.length} pasted links to a draft without a model, ${rounds.length} rounds, ms (${load})\n`);
  console.log(`${''.padEnd(38)}median       p95`);
  for (const [name, times] of rows)
    console.log(`${name.padEnd(34)}${[0.5, 0.95].map((share) => at(times, share).toFixed(1).padStart(10)).join('')}`);
  const ratio = at(whole, 0.5) / at(direct, 0.5);
  console.log(
    `\nthe whole takes ${ratio.toFixed(1)} times the pages alone; ${rounds[0]?.asked} requests to the web a round`,
  );
  console.log('\nrecipe              usable  errors  warnings  citations  of sources  (the worst round of each)');
  const perRecipe = made.map((id) => {
    const own = all.filter((one) => one.id === id);
    const usable = own.filter(isUsable).length;
    const most = (of: (one: Draft) => number) => Math.max(...own.map(of));
    const least = (of: (one: Draft) => number) => Math.min(...own.map(of));
    const [errors, warnings] = [most((one) => one.errors.length), most((one) => one.warnings)];
    const [citations, sources] = [least((one) => one.citations), least((one) => one.sources)];
    const cells = [`${usable}/${own.length}`, errors, warnings, citations, sources];
    const widths = [6, 8, 10, 11, 12];
    console.log(id.padEnd(20) + cells.map((cell, i) => String(cell).padStart(widths[i] ?? 8)).join(''));
    const rules = [...new Set(own.flatMap((one) => one.errors))];
    if (rules.length > 0) console.log(`${''.padEnd(20)}${rules.join(', ')}`);
    const draftMs = own.map(({ ms }) => ms);
    return {
      id,
      usable,
      of: own.length,
      errors,
      warnings,
      citations,
      ms: [rounded(at(draftMs, 0.5)), rounded(at(draftMs, 0.95))],
    };
  });
  const both = (times: readonly number[]) => [0.5, 0.95].map((share) => rounded(at(times, share)));
  const readyMs = both(rounds.map((one) => one.readyMs));
  return {
    rounds: rounds.length,
    load: rounded(loadavg()[0] ?? 0),
    readyMs,
    wholeMs: both(whole),
    directMs: both(direct),
    ratio: rounded(ratio),
    recipes: perRecipe,
  };
}

interface Glued {
  segments: Segment[];
  /** The segments before which another text begins. */
  joints: number[];
}

function measureChapters() {
  const corpora = { articles: readArticles(), korquad: readKorquad() };
  const figures: Record<string, ReturnType<typeof scoreChapters>> = {};
  console.log('\nChapters found in six texts glued together (F±1, F±2: within so many segments of the joint)\n');
  console.log(`${''.padEnd(30)}films joints  cuts  precision  recall   F±2   F±1  WindowDiff  evenly: F±2  WindowDiff`);
  for (const [name, texts] of Object.entries(corpora)) {
    if (!texts) {
      console.log(`no corpus ${name} beside the repository: nothing measured`);
      continue;
    }
    for (const [form, cutUp] of Object.entries({ sentences: asSentences, captions: asCaptions })) {
      const score = scoreChapters(glue(texts, cutUp));
      figures[`${name}-${form}`] = score;
      const counts = [score.films, score.joints, score.cuts].map((count) => String(count).padStart(6)).join('');
      const shares = [score.precision, score.recall, score.f, score.f1Segment, score.windowDiff];
      const told = [...shares, score.evenF, score.evenWindowDiff].map((share, i) =>
        share.toFixed(2).padStart([11, 8, 6, 6, 12, 13, 12][i]!),
      );
      console.log(`${`${name}, ${form}`.padEnd(29)}${counts}${told.join('')}`);
    }
  }
  return figures;
}

/** Texts in English of some length; pages in many languages would part themselves. */
function readArticles(): string[] | null {
  const file = new URL('../../shared/corpora/articles/ground-truth.json', import.meta.url);
  if (!existsSync(file)) return null;
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { articleBody: string }>;
  const bodies = Object.entries(pages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return bodies.flatMap(([, { articleBody }]) => (/(?:\bthe\b[^]*){10}/.test(articleBody) ? articleBody : []));
}

/** The half of KorQuAD that is meant for development, four paragraphs an article, as the reference glued them. */
function readKorquad(): string[] | null {
  const file = new URL('../../shared/corpora/korquad/korquad-1.0-dev.json', import.meta.url);
  if (!existsSync(file)) return null;
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as {
    data: { title: string; paragraphs: { context: string }[] }[];
  };
  const isOurs = (title: string) => createHash('sha256').update(title).digest()[0]! % 2 === 0;
  const own = data.filter(({ title }) => isOurs(title));
  return own.map(({ paragraphs }) =>
    paragraphs
      .slice(0, 4)
      .map(({ context }) => context)
      .join('\n'),
  );
}

const LEAST_SENTENCES = 12;
const FILM_OF = 6;
const splitter = new Intl.Segmenter(['ko', 'en'], { granularity: 'sentence' });
const sentencesOf = (text: string): string[] =>
  Array.from(splitter.segment(text), ({ segment }) => segment.replace(/\s+/g, ' ').trim()).filter(
    (sentence) => sentence.length > 10,
  );

/** As the reference did it: a sentence a segment, here of five seconds each. */
const asSentences = (text: string) => sentencesOf(text).map((line) => ({ line, sec: 5 }));
/** As captions stand: up to eight words, spoken at 2.5 words a second in English and two in Korean. */
const asCaptions = (text: string) =>
  sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(' ');
    const rate = /[가-힣]/.test(sentence) ? 2 : 2.5;
    return Array.from({ length: Math.ceil(words.length / 8) }, (_, i) => {
      const said = words.slice(i * 8, i * 8 + 8);
      return { line: said.join(' '), sec: Math.max(1, said.length / rate) };
    });
  });

/** Six texts after each other, then again from the fourth on, as the reference did. */
function glue(texts: readonly string[], cutUp: (text: string) => { line: string; sec: number }[]): Glued[] {
  const long = texts.filter((text) => sentencesOf(text).length >= LEAST_SENTENCES).map(cutUp);
  const films: Glued[] = [];
  for (let first = 0; first + FILM_OF <= long.length; first += FILM_OF / 2) {
    const film: Glued = { segments: [], joints: [] };
    for (const lines of long.slice(first, first + FILM_OF)) {
      if (film.segments.length > 0) film.joints.push(film.segments.length);
      for (const { line, sec } of lines) {
        const start = film.segments.at(-1)?.end ?? 0;
        film.segments.push({ start, end: start + sec, text: line });
      }
    }
    films.push(film);
  }
  return films;
}

function scoreChapters(films: readonly Glued[]) {
  const found = films.map(({ segments }) => {
    const starts = findChapters(segments)
      .slice(1)
      .map(({ startSec }) => startSec);
    return starts.map((sec) => segments.findIndex(({ start }) => Math.floor(start) >= sec));
  });
  const even = films.map(({ segments }, film) => {
    const parts = (found[film]?.length ?? 0) + 1;
    return Array.from({ length: parts - 1 }, (_, i) => Math.round(((i + 1) * segments.length) / parts));
  });
  const own = fOf(films, found, 2);
  const count = (lists: readonly (readonly number[])[]) => lists.reduce((sum, { length }) => sum + length, 0);
  return {
    films: films.length,
    joints: count(films.map(({ joints }) => joints)),
    cuts: count(found),
    ...own,
    f1Segment: fOf(films, found, 1).f,
    windowDiff: windowDiffOf(films, found),
    evenF: fOf(films, even, 2).f,
    evenWindowDiff: windowDiffOf(films, even),
  };
}

/** Each cut meets at most one joint: both stand further from each other than the tolerance reaches. */
function fOf(films: readonly Glued[], found: readonly number[][], tolerance: number) {
  let [hit, cuts, wanted] = [0, 0, 0];
  for (const [film, { joints }] of films.entries()) {
    const own = found[film] ?? [];
    hit += joints.filter((joint) => own.some((cut) => Math.abs(cut - joint) <= tolerance)).length;
    cuts += own.length;
    wanted += joints.length;
  }
  const [precision, recall] = [hit / Math.max(1, cuts), hit / Math.max(1, wanted)];
  const f = hit === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision: rounded(precision, 3), recall: rounded(recall, 3), f: rounded(f, 3) };
}

/** The share of windows, half a text long on the average, in which another number of cuts stands than of joints. */
function windowDiffOf(films: readonly Glued[], found: readonly number[][]): number {
  let [wrong, all] = [0, 0];
  for (const [film, { segments, joints }] of films.entries()) {
    const size = Math.round(segments.length / FILM_OF / 2);
    for (let from = 0; from + size < segments.length; from++) {
      const inside = (places: readonly number[]) => places.filter((one) => one > from && one <= from + size).length;
      wrong += inside(joints) === inside(found[film] ?? []) ? 0 : 1;
      all++;
    }
  }
  return rounded(wrong / Math.max(1, all), 3);
}

function measureStructure() {
  const corpus = new URL('../../shared/corpora/youtube/', import.meta.url);
  const own = new URL('../tests/replay/fixtures/captions.ko.json', import.meta.url);
  const files = existsSync(corpus) ? readdirSync(corpus).map((name) => new URL(name, corpus)) : [];
  if (files.length === 0)
    console.log('\nno corpus youtube beside the repository: its recordings are not looked through');
  const read = (file: URL) => {
    const { form, segments } = readTranscript(readFileSync(file, 'utf8'));
    return form === 'plain' || form === 'timed' ? [] : segments;
  };
  const films = files.map((file) => ({ name: path.basename(file.pathname), segments: read(file) }));
  const recorded = films.filter(({ segments }) => segments.length > 0);
  const ours = read(own);
  console.log('\nThe structure of recordings: what is found, and the median time of it\n');
  const rows = [
    ...recorded,
    { name: 'our own', segments: ours },
    { name: 'our own, for an hour', segments: forAnHour(ours) },
  ];
  const found = rows.map(({ name, segments }) => ({ name, ...lookThrough(segments) }));
  for (const { name, lengthSec, segments, beats, ms } of found) {
    const told = Object.entries(beats).map(([kind, count]) => `${kind} ${count}`);
    console.log(
      `${name.padEnd(24)}${`${lengthSec} s`.padEnd(9)}${`${segments} lines`.padEnd(12)}${`${ms} ms`.padEnd(11)}${told.join(', ') || 'nothing'}`,
    );
  }
  console.log(
    'labelled lines stand in xray.test.ts alone, where every one must be told rightly: no share is measured here',
  );
  return { hasCorpus: files.length > 0, recordings: recorded.length, found };
}

const FIND_TIMES = 15;

function lookThrough(segments: readonly Segment[]) {
  const spoken = segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text }));
  const lengthSec = spoken.at(-1)?.endSec ?? 0;
  const times: number[] = [];
  for (let i = 0; i < FIND_TIMES; i++) {
    const startedAt = performance.now();
    xrayOf(spoken, null, lengthSec);
    times.push(performance.now() - startedAt);
  }
  const beats: Partial<Record<BeatKind, number>> = {};
  for (const { kind } of beatsOf(xrayOf(spoken, null, lengthSec))) beats[kind] = (beats[kind] ?? 0) + 1;
  return { lengthSec: Math.round(lengthSec), segments: segments.length, beats, ms: rounded(at(times, 0.5)) };
}

function forAnHour(segments: readonly Segment[]): Segment[] {
  const lengthSec = segments.at(-1)?.end ?? 0;
  const times = lengthSec > 0 ? Math.ceil(3_600 / lengthSec) : 0;
  return Array.from({ length: times }, (_, i) =>
    segments.map(({ start, end, text }) => ({ start: start + i * lengthSec, end: end + i * lengthSec, text })),
  ).flat();
}

/** NaN, which JSON tells as null, of nothing. */
function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

const drafts = await measureDrafts();
const chapters = measureChapters();
const structure = measureStructure();
console.log(JSON.stringify({ bench: 'creators', drafts, chapters, structure }));
