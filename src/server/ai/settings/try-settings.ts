import type { AnswerOf } from '#contract/base/route.ts';
import type { aiApi } from '#contract/ai/ai.api.ts';
import type { AiTest, ChatConnection } from '#contract/ai/ai-settings.schema.ts';
import { isKnownToAnswer } from '#contract/ai/models.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import { AiFault, toAiFault } from '../ai-fault.ts';
import { createEmbedder } from '../embedder.ts';
import { createModelEngine, writeWhole } from '../model-engine.ts';
import { providerOf } from '../providers/provider-of.ts';
import { protocolOf, reachedAt } from '../reach.ts';
import { createSearch } from '../search/index.ts';
import { usualWindowOf } from '../usual-window.ts';
import { connectionFor, demandAddress, keyFor, type SettingsDeps } from './ai-settings.service.ts';
import { effectiveOf } from './effective.ts';

type Listed = AnswerOf<typeof aiApi.listModels>;
type Tried = AnswerOf<typeof aiApi.test>;

const LIST_MS = 20_000;
/** A local model may have to be loaded first. */
const TEST_MS = 60_000;
const SAID_LENGTH = 200;

const refusalOf = (error: unknown, signal: AbortSignal) => {
  const { problem, retryAfterSec, told, found } = toAiFault(error, signal);
  return { ok: false as const, problem, retryAfterSec, told, found };
};

function otherPlaceOf({ baseUrl, provider = '' }: { baseUrl: string | null; provider?: string }): string | null {
  if (baseUrl === null) return null;
  const place = reachedAt(baseUrl, protocolOf(provider));
  return place === withoutEnd(baseUrl, /\//) ? null : place;
}

/** The models that the provider's own list names, those that answer first. */
export async function listModels(deps: SettingsDeps, draft: ChatConnection, leaving: AbortSignal): Promise<Listed> {
  const connection = connectionFor(deps, draft);
  if (!connection) return { ok: true, models: [], reachedAt: null };
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(LIST_MS)]);
  try {
    const listed = await providerOf(connection.provider).list(connection, signal);
    const names = listed.map(({ id }) => id);
    return { ok: true, models: names.filter(isKnownToAnswer).toSorted(), reachedAt: otherPlaceOf(connection) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

/** Really asks, with what is in the form before it is kept. */
export async function tryOut(deps: SettingsDeps, wanted: AiTest, leaving: AbortSignal): Promise<Tried> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(TEST_MS)]);
  const startedAt = deps.clock.now();
  try {
    const said = await answerOf(deps, wanted, signal);
    const reached = wanted.what === 'search' ? null : otherPlaceOf(wanted.connection);
    const tookMs = deps.clock.now() - startedAt;
    return { ok: true, tookMs, said: said.trim().slice(0, SAID_LENGTH), reachedAt: reached };
  } catch (error) {
    if (error instanceof AiFault || !(error instanceof Error && 'code' in error && error.code === 'bad-input'))
      return refusalOf(error, signal);
    throw error;
  }
}

function answerOf(deps: SettingsDeps, wanted: AiTest, signal: AbortSignal): Promise<string> {
  switch (wanted.what) {
    case 'chat':
      return askModel(deps, wanted, signal);
    case 'embedding':
      return embed(deps, wanted, signal);
    case 'search':
      return searchWeb(deps, wanted, signal);
  }
}

const greeting = {
  ko: '연결을 시험합니다. 한 문장으로 인사해 주세요.',
  en: 'This is a test of the connection. Please greet me in one sentence.',
};

async function askModel(
  deps: SettingsDeps,
  { connection: draft, model, language = 'en' }: Extract<AiTest, { what: 'chat' }>,
  signal: AbortSignal,
): Promise<string> {
  const connection = connectionFor(deps, draft);
  if (!connection) return '';
  const { ai } = deps.config;
  const { maxOutputTokens } = ai;
  const windowTokens = usualWindowOf(connection, model, ai);
  const engine = createModelEngine(connection, model, { windowTokens, maxOutputTokens });
  const turns = [{ role: 'user' as const, text: greeting[language] }];
  const { text } = await writeWhole(engine, { instructions: 'Answer in one short sentence.', turns }, signal);
  if (signal.aborted) throw new AiFault('timeout');
  return text;
}

async function embed(
  { config, engines }: SettingsDeps,
  { connection }: Extract<AiTest, { what: 'embedding' }>,
  signal: AbortSignal,
): Promise<string> {
  demandAddress(connection.baseUrl, false);
  const key = keyFor(connection, engines.kept().embedding);
  const { embedding } = effectiveOf(config, {
    ...engines.kept(),
    embedding: { model: connection.model, baseUrl: connection.baseUrl, ...key },
  });
  const [vector] = (await createEmbedder({ embedding })?.embed(['연결을 시험합니다.'], signal)) ?? [];
  return vector ? String(vector.length) : '';
}

async function searchWeb(
  { config, engines }: SettingsDeps,
  { connection }: Extract<AiTest, { what: 'search' }>,
  signal: AbortSignal,
): Promise<string> {
  demandAddress(connection.baseUrl, connection.provider === 'searxng');
  const key = keyFor(connection, engines.kept().search);
  const { search } = effectiveOf(config, {
    ...engines.kept(),
    search: { provider: connection.provider, baseUrl: connection.baseUrl, ...key },
  });
  let title = '';
  for await (const piece of createSearch({ search })?.search('오늘의 날씨', signal) ?? [])
    if ('pages' in piece) title ||= piece.pages[0]?.title ?? '';
  if (signal.aborted) throw new AiFault('timeout');
  return title;
}
