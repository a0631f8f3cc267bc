import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newId } from '../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../src/contract/board/blank.ts';
import type { ChatMessage } from '../src/contract/chat/chat.schema.ts';
import { recipeIn } from '../src/contract/recipes/chosen.ts';
import { errorsOf } from '../src/contract/base/finding.ts';
import { recipes, type RecipeId } from '../src/contract/recipes/kinds/index.ts';
import type { Recipe } from '../src/contract/recipes/recipe.ts';
import type { SourceView } from '../src/contract/sources/sources.api.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { startReplay } from '../tests/replay/replay-server.ts';
import { carried, post, send, signIn, type Account } from './board/seed.ts';
import { measureChapters } from './creators/chapters.ts';
import { at, rounded } from './creators/figures.ts';
import { measureStructure } from './creators/structure.ts';
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

const drafts = await measureDrafts();
const chapters = measureChapters();
const structure = measureStructure();
console.log(JSON.stringify({ bench: 'creators', drafts, chapters, structure }));
