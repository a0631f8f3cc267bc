import type { OfferedModel } from '#contract/ai/models.ts';
import type { EnginePrices } from '#contract/chat/chat.schema.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { StartRefusal } from '../platform/start-refusal.ts';
import { createEmbedder, type Embedder } from './embedder.ts';
import { embeddedEngine, type AnswerEngine } from './engine.ts';
import { createModelEngine, type Connection, type ModelEngine, type ModelFacts } from './model-engine.ts';
import { isProvider, providerOf, providers } from './providers/provider-of.ts';
import { createSearch } from './search/index.ts';
import type { SearchProvider } from './search/search-provider.ts';
import { effectiveOf, toShown, type Effective } from './settings/effective.ts';
import { readKept, sealAnew, type KeptSettings } from './settings/kept-settings.ts';
import type { AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { noneTold, readToldWindows, usualWindowOf, type ToldWindows } from './usual-window.ts';
import { createViewer, VISION_TOKENS, type Viewer } from './vision.ts';

export type EnginesDeps = Pick<PlatformDeps, 'config' | 'database' | 'log'>;

/** What this instance can ask, by the environment and by what an administrator set; it follows a change at once. */
export interface Engines {
  /** What answers: the chosen model, or the default without a choice. Null: the chosen one is not offered any more. */
  choose: (model: string | null) => AnswerEngine | null;
  /** What answers where nobody chose. */
  usual: () => AnswerEngine;
  offered: () => readonly OfferedModel[];
  defaultModel: () => string | null;
  /** For what needs no great model: summaries, maps, titles. Null where none is configured; then nothing of it is done by a model. */
  small: () => ModelEngine | null;
  embedder: () => Embedder | null;
  search: () => SearchProvider | null;
  /** Reads pictures; null where no model that sees is configured. */
  viewer: () => Viewer | null;
  credits: () => Effective['credits'];
  /** The settings as an administrator may see them, and as the server keeps them. */
  shown: () => AiSettings;
  kept: () => KeptSettings;
  /** Reads the settings again, here and on every instance. */
  changed: () => Promise<void>;
  close: () => Promise<void>;
}

/** Of a machine that has no model. */
export const noEngines: Pick<Engines, 'embedder' | 'small' | 'viewer'> = {
  embedder: () => null,
  small: () => null,
  viewer: () => null,
};

const CHANNEL = 'ai-settings';

/** How long a provider may take to tell the windows of its models, and how often servers of one's own are asked again: what they load has its own. */
const TELL_MS = 15_000;
const ASK_AGAIN_MS = 5 * 60_000;

interface Built {
  kept: KeptSettings;
  told: ToldWindows;
  effective: Effective;
  models: ReadonlyMap<string, ModelEngine>;
  small: ModelEngine | null;
  embedder: Embedder | null;
  search: SearchProvider | null;
  viewer: Viewer | null;
}

/** Opens no connection: a wrong key shows at the first question. Throws StartRefusal for a provider that there is not. */
export async function openEngines(deps: EnginesDeps): Promise<Engines> {
  const { config, database, log } = deps;
  const { provider } = config.ai;
  if (provider !== 'embedded' && !isProvider(provider)) {
    const known = ['embedded', ...providers.map(({ id }) => id)].join(', ');
    throw new StartRefusal(`AI_PROVIDER: ${provider} is none of ${known}`);
  }
  await sealAnew(database.db, config.sealingKey);
  const leaving = new AbortController();
  const read = async (): Promise<Built> => build(deps, await readKept(database.db, log, config.sealingKey));
  const take = (next: Built): void => {
    built = isSamePlace(next, built) ? build(deps, next.kept, built.told) : next;
    void askWindows();
  };
  const askWindows = async (): Promise<void> => {
    const asked = built;
    const told = await windowsOf(asked, AbortSignal.any([leaving.signal, AbortSignal.timeout(TELL_MS)]));
    if (built === asked && !isSame(told, asked.told)) built = build(deps, asked.kept, told);
  };
  const stopListening = await database.listen(CHANNEL, () => {
    read()
      .then(take)
      .catch((error: unknown) => log.error({ err: error }, 'changed AI settings could not be read'));
  });
  let built = await read();
  void askWindows();
  const asking = setInterval(() => {
    const { connection } = built.effective;
    if (connection && providerOf(connection.provider).windowsOf) void askWindows();
  }, ASK_AGAIN_MS).unref();
  const usual = (): AnswerEngine => usualOf(built);
  return {
    usual,
    choose: (model) => (model === null ? usual() : (built.models.get(model) ?? null)),
    offered: () => built.effective.offered,
    defaultModel: () => built.effective.defaultModel,
    small: () => built.small,
    embedder: () => built.embedder,
    search: () => built.search,
    viewer: () => built.viewer,
    credits: () => built.effective.credits,
    shown: () => toShown(config, built.kept, built.told),
    kept: () => built.kept,
    async changed() {
      take(await read());
      await database.notify(CHANNEL, '');
    },
    async close() {
      leaving.abort();
      clearInterval(asking);
      await stopListening();
    },
  };
}

const isSamePlace = (one: Built, other: Built): boolean =>
  JSON.stringify(one.effective.connection) === JSON.stringify(other.effective.connection);

const isSame = (one: ToldWindows, other: ToldWindows): boolean =>
  JSON.stringify([...one].toSorted()) === JSON.stringify([...other].toSorted());

function windowsOf({ effective }: Built, signal: AbortSignal): Promise<ToldWindows> {
  const { connection, offered, smallModel } = effective;
  if (!connection) return Promise.resolve(noneTold);
  const models = new Set([...offered.map(({ id }) => id), ...(smallModel === null ? [] : [smallModel])]);
  return readToldWindows(connection, [...models], signal).catch(() => noneTold);
}

/** What answers where nobody chose, for a program beside the server that has read the settings once. */
export const usualEngine = (config: EnginesDeps['config'], kept: KeptSettings): AnswerEngine =>
  usualOf(build({ config }, kept));

const usualOf = ({ models, effective }: Built): AnswerEngine =>
  models.get(effective.defaultModel ?? '') ?? embeddedEngine;

function build({ config }: Pick<EnginesDeps, 'config'>, kept: KeptSettings, told: ToldWindows = noneTold): Built {
  const effective = effectiveOf(config, kept);
  const { connection, offered, smallModel } = effective;
  const { maxOutputTokens } = config.ai;
  const open = (to: Connection, name: string, facts: Partial<ModelFacts> = {}): ModelEngine =>
    createModelEngine(to, name, { windowTokens: usualWindowOf(to, name, config.ai, told), maxOutputTokens, ...facts });
  const models = new Map(
    offered.flatMap((model) => (connection ? [[model.id, open(connection, model.id, factsOf(model))] as const] : [])),
  );
  const small = connection && smallModel !== null ? (models.get(smallModel) ?? open(connection, smallModel)) : null;
  return {
    kept,
    told,
    effective,
    models,
    small,
    embedder: createEmbedder(effective),
    search: createSearch(effective),
    viewer: viewerOf(config, effective, models),
  };
}

const factsOf = (model: OfferedModel): Partial<ModelFacts> => ({
  ...(model.contextTokens !== null && { windowTokens: model.contextTokens }),
  prices: pricesOf(model),
  sees: model.sees,
});

function pricesOf({ inputPerMillion, outputPerMillion, cachedInputPerMillion }: OfferedModel): EnginePrices | null {
  if (inputPerMillion === null || outputPerMillion === null) return null;
  const cached = cachedInputPerMillion === undefined || cachedInputPerMillion === null ? {} : { cachedInputPerMillion };
  return { inputPerMillion, outputPerMillion, ...cached, currency: 'USD' };
}

/** The model that VISION_MODEL names; without one the default where it sees. */
function viewerOf(
  { ai, media }: EnginesDeps['config'],
  { connection, defaultModel }: Effective,
  models: ReadonlyMap<string, ModelEngine>,
): Viewer | null {
  const named = media.namedVision;
  if (!connection || named === 'none' || defaultModel === null) return null;
  const sees = models.get(defaultModel)?.sees === true || providerOf(connection.provider).sees === true;
  const name = named ?? (sees ? defaultModel : null);
  if (name === null) return null;
  const windowTokens = usualWindowOf(connection, name, ai);
  return createViewer(createModelEngine(connection, name, { windowTokens, maxOutputTokens: VISION_TOKENS.answer }));
}
