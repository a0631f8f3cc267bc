import type { PostLevel } from '#contract/sources/posts.ts';
import { WebError } from '../../platform/web/web-error.ts';
import { ofWebError } from '../of-web-error.ts';
import { listenToProvided } from '../media/provided.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { captionPassages } from '../posts/caption-passages.ts';
import { readEmbedPage, readPostDescription } from '../posts/embed-page.ts';
import { SourceFailure, type Facts, type Reading } from '../reading.ts';
import { STEP_MS } from '../step-limits.ts';
import { at, fillAddress, readProviderSegments } from '../youtube/provider.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import type { Target, Technique, Tools } from './technique.ts';

interface Found extends Facts {
  caption: string | null;
  username: string | null;
  /** What is said in the reel; only a provider gives it. */
  speech?: Segment[] | string | null;
}

/** One way to a post; 'nothing-readable' for an answer that tells nothing. */
type Strategy = (target: Target, tools: Tools) => Promise<Found>;

/** What every visitor is shown: the author's caption in the page's OpenGraph description. Mostly a sign-in instead. */
const openGraph: Strategy = async (target, tools) => {
  const page = await askPage(pathOf(target), tools);
  const bytes = { bytes: page.body, typeHeader: page.typeHeader, url: page.url };
  const about = await tools.workers.readPage(bytes, tools.signal);
  const post = readPostDescription(about.description ?? '', about.title ?? '');
  return { ...post, language: about.language, thumbnailUrl: about.picture };
};

/** The page for showing a post within others, which asks for a sign-in less often. */
const embedPage: Strategy = async (target, tools) => {
  const page = await askPage(`${pathOf(target)}embed/captioned/`, tools);
  return readEmbedPage(page.body.toString('utf8'));
};

/** A service that the operator pays. */
const provider: Strategy = async (target, tools) => {
  const row = tools.config.instagram.provider;
  if (!row) throw new SourceFailure('login-required');
  const url = fillAddress(row.url, { url: target.url ?? '', id: target.id ?? '' });
  const answer = await tools.fetch(url, { types: ['application/json'], headers: row.header, signal: tools.signal });
  refuse(answer.status);
  const body = JSON.parse(answer.body.toString('utf8')) as unknown;
  const text = (path: string) => {
    const value = path === '' ? null : at(body, path);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const timed = row.transcriptPath === '' ? [] : readProviderSegments(at(body, row.transcriptPath), 1);
  return {
    caption: text(row.captionPath),
    username: text(row.usernamePath),
    thumbnailUrl: text(row.picturePath),
    speech: timed.length > 0 ? timed : text(row.transcriptPath),
  };
};

/** THE TABLE of strategies, in the order in which they are tried. */
const strategies = { 'og-caption': openGraph, 'embed-caption': embedPage, provider } satisfies Record<string, Strategy>;

/**
 * A post: what is said in it where a provider tells, else the author's caption, else the link alone with 'login-required'.
 * A reel without its speech is asked of the provider although its caption is known.
 */
export const readInstagram: Technique = async (target, tools) => {
  await tools.report('connecting');
  const known: Facts = { metadata: { postId: target.id, domain: 'instagram.com', level: 'link-only' } };
  const failures: SourceFailure[] = [];
  const reads: { found: Found; method: string }[] = [];
  for (const [method, strategy] of Object.entries(strategies)) {
    if (reads.length > 0 && !(method === 'provider' && mayTellMore(target, tools))) continue;
    const late = AbortSignal.timeout(STEP_MS.strategy);
    try {
      const found = await strategy(target, { ...tools, signal: AbortSignal.any([tools.signal, late]) });
      if (found.caption || found.speech) reads.push({ found, method });
    } catch (error) {
      tools.signal.throwIfAborted();
      const failure = late.aborted ? new SourceFailure('timeout', { cause: error }) : toFailure(error);
      failures.push(failure);
      if (failure.problem === 'not-found') break;
    }
  }
  await tools.report('reading');
  if (isReel(target) && !reads.some(({ found }) => found.speech)) {
    const heard = await listenToProvided(target, tools);
    if (heard?.segments.length) {
      const found = { caption: null, username: null, language: heard.language, speech: heard.segments };
      reads.push({ found, method: 'speech-to-text' });
    }
  }
  if (reads.length > 0) return toReading(reads, known);
  const problem = (['not-found', 'rate-limited'] as const).find((one) => failures.some((f) => f.problem === one));
  const isWalled = failures.length === 0 || failures.some((failure) => failure.problem === 'login-required');
  const other = isWalled ? 'login-required' : (failures.at(-1)?.problem ?? 'login-required');
  throw new SourceFailure(problem ?? other, { facts: known, cause: failures.at(-1) });
};

/** What is said in a reel, where the operator pays somebody to tell. */
const mayTellMore = (target: Target, tools: Tools): boolean =>
  tools.config.instagram.provider !== null && isReel(target);

const isReel = (target: Target): boolean => !pathOf(target).startsWith('/p/');

function toFailure(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof WebError) return ofWebError(error);
  if (error instanceof SyntaxError) return new SourceFailure('site-error', { cause: error, detail: 'no JSON' });
  throw error;
}

const dropEmpty = (found: Found): Partial<Found> =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null && value !== undefined));

/** What later strategies tell wins over what earlier ones told. */
function toReading(reads: readonly { found: Found; method: string }[], known: Facts): Reading {
  const found: Partial<Found> = Object.assign({}, ...reads.map((read) => dropEmpty(read.found)));
  const { caption = null, username = null, speech = null, language, thumbnailUrl } = found;
  const written = caption ? captionPassages(caption) : [];
  const spoken = typeof speech === 'string' ? captionPassages(speech) : timedPassagesOf(speech ?? []);
  const level: PostLevel = spoken.length > 0 ? 'full' : 'caption';
  return {
    title: username ? `@${username}` : null,
    description: caption,
    language: language ?? null,
    thumbnailUrl: thumbnailUrl ?? null,
    metadata: { ...known.metadata, username, level },
    status: spoken.length > 0 ? 'ready' : 'partial',
    extractionMethod: reads.at(-1)?.method ?? 'og-caption',
    passages: [...written, ...spoken],
    ...(Array.isArray(speech) && { segments: speech }),
  };
}

/** Of the checked address: '/reel/ID/'. */
const pathOf = (target: Target): string => new URL(target.url ?? '').pathname;

async function askPage(path: string, tools: Tools) {
  const address = new URL(path, tools.config.instagram.baseUrl).href;
  const page = await tools.fetch(address, { types: ['text/html'], signal: tools.signal });
  refuse(page.status);
  if (new URL(page.url).pathname.startsWith('/accounts/')) throw new SourceFailure('login-required');
  return page;
}

function refuse(status: number): void {
  if (status === 404) throw new SourceFailure('not-found');
  if (status === 429) throw new SourceFailure('rate-limited');
  if (status === 401 || status === 403) throw new SourceFailure('login-required');
  if (status >= 400) throw new SourceFailure('site-error', { detail: `status ${status}` });
}
