import type { AiSettings, SetBy } from '#contract/ai/ai-settings.schema.ts';
import { offerOfModel, usedOfWindow, USUAL_WINDOW_TOKENS, type OfferedModel } from '#contract/ai/models.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import type { Config } from '../../platform/config.ts';
import { OPENAI_ADDRESS } from '../../platform/openai-address.ts';
import type { Connection } from '../model-engine.ts';
import { providerOf, providers } from '../providers/provider-of.ts';
import type { SearchSettings } from '../search/index.ts';
import { knowsWindows, noneTold, type ToldWindows } from '../usual-window.ts';
import type { KeptSettings } from './kept-settings.ts';

export type EngineConfig = Pick<Config, 'ai' | 'embedding' | 'search' | 'media' | 'credits' | 'billing'>;

/** What holds: the environment's word before the form's, part by part. */
export interface Effective {
  /** Null: the embedded engine quotes. */
  connection: Connection | null;
  /** What chats may choose; the default is always among them. */
  offered: OfferedModel[];
  defaultModel: string | null;
  smallModel: string | null;
  embedding: Config['embedding'];
  search: SearchSettings;
  credits: {
    perMonth: number;
    perOrg: number | null;
    perUser: number | null;
    isCapped: boolean;
    usualPerUser: number | null;
  };
}

/** Without a model to ask by default nothing is offered, whatever is connected. */
export function effectiveOf(config: EngineConfig, kept: KeptSettings): Effective {
  const connection = connectionOf(config, kept);
  const defaultModel = connection && (defaultOf(config, kept, connection) || null);
  const smallModel = connection && (config.ai.smallModel ?? kept.models?.smallModel ?? null);
  const offered = kept.models?.offered ?? [];
  const isOffered = offered.some(({ id }) => id === defaultModel);
  return {
    connection: defaultModel === null ? null : connection,
    offered:
      defaultModel === null || connection === null
        ? []
        : isOffered
          ? offered
          : [offerOfModel(defaultModel), ...offered],
    defaultModel,
    smallModel,
    embedding: embeddingOf(config, kept),
    search: searchOf(config, kept),
    credits: creditsOf(config, kept, Boolean(connection?.apiKey)),
  };
}

function connectionOf({ ai }: EngineConfig, { chat }: KeptSettings): Connection | null {
  if (ai.isSet) {
    const { provider, apiKey, baseUrl } = ai;
    return provider === 'embedded' ? null : { provider, apiKey, baseUrl };
  }
  if (!chat || chat.provider === 'none') return null;
  return { provider: chat.provider, apiKey: chat.key, baseUrl: chat.baseUrl };
}

const defaultOf = ({ ai }: EngineConfig, { models }: KeptSettings, { provider }: Connection): string =>
  (ai.isSet ? ai.model : null) ?? models?.defaultModel ?? providerOf(provider).defaultModel;

function embeddingOf({ embedding }: EngineConfig, kept: KeptSettings): Config['embedding'] {
  if (embedding) return embedding;
  const { model = null, baseUrl = null, key = null } = kept.embedding ?? {};
  if (model === null) return null;
  return { model, baseUrl: withoutEnd(baseUrl ?? OPENAI_ADDRESS, /\//), apiKey: key };
}

function searchOf({ search }: EngineConfig, kept: KeptSettings): SearchSettings {
  if (search.isSet || !kept.search) return search;
  const { provider, baseUrl, key } = kept.search;
  const at = <Part extends { baseUrl: string }>(part: Part) => ({
    ...part,
    apiKey: key,
    baseUrl: baseUrl ?? part.baseUrl,
  });
  return {
    provider,
    perplexity: at(search.perplexity),
    openai: at(search.openai),
    brave: at(search.brave),
    searxngUrl: baseUrl,
  };
}

function creditsOf({ credits, billing }: EngineConfig, kept: KeptSettings, hasKey: boolean): Effective['credits'] {
  const { perMonth, perOrg, perUser, isCapped, isSet } = credits;
  // The key of a model is somebody's money; a model of one's own has none.
  const isUsual = !isSet && !kept.credits && billing === null && hasKey;
  const usualPerUser = isUsual ? credits.usualPerUser : null;
  if (isSet || !kept.credits) return { perMonth, perOrg, perUser, isCapped, usualPerUser };
  const { perAccount, perOrg: org, perUser: user } = kept.credits;
  return {
    perMonth: perAccount ?? perMonth,
    perOrg: org,
    perUser: user,
    isCapped: perAccount !== null || billing !== null,
    usualPerUser,
  };
}

/** The same as an administrator sees it: who said what, and no key. */
export function toShown(config: EngineConfig, kept: KeptSettings, told: ToldWindows = noneTold): AiSettings {
  const { ai, embedding, search, credits } = config;
  const effective = effectiveOf(config, kept);
  const by = (isEnvironment: boolean, isForm: boolean): SetBy =>
    isEnvironment ? 'environment' : isForm ? 'form' : 'nobody';
  const hidden = (key: string | null) => ({ hasKey: key !== null, keyEnd: '' });
  const shown = (one: { key: string | null; keyEnd: string } | null) => ({
    hasKey: (one?.key ?? null) !== null,
    keyEnd: one?.keyEnd ?? '',
  });
  const searchKey = { perplexity: search.perplexity, openai: search.openai, brave: search.brave };
  return {
    providers: providers.map(({ id, title, needsAddress = false }) => ({ id, title, needsAddress })),
    chat: ai.isSet
      ? {
          by: 'environment',
          provider: ai.provider === 'embedded' ? 'none' : ai.provider,
          baseUrl: ai.baseUrl,
          ...hidden(ai.apiKey),
        }
      : {
          by: by(false, kept.chat !== null),
          provider: kept.chat?.provider ?? 'none',
          baseUrl: kept.chat?.baseUrl ?? null,
          ...shown(kept.chat),
        },
    models: {
      offered: kept.models?.offered ?? [],
      defaultModel: effective.defaultModel,
      defaultBy: by(ai.isSet && ai.model !== null, kept.models?.defaultModel !== undefined),
      smallModel: effective.smallModel,
      smallBy: by(ai.smallModel !== null, kept.models?.smallModel !== undefined),
      usualContextTokens: ai.contextTokens ?? USUAL_WINDOW_TOKENS,
      knowsWindows: knowsWindows(effective.connection, ai),
      toldWindows:
        ai.contextTokens === null
          ? Object.fromEntries([...told].map(([model, tokens]) => [model, usedOfWindow(tokens)]))
          : {},
    },
    embedding: embedding
      ? { by: 'environment', model: embedding.model, baseUrl: embedding.baseUrl, ...hidden(embedding.apiKey) }
      : {
          by: by(false, kept.embedding !== null),
          model: kept.embedding?.model ?? null,
          baseUrl: kept.embedding?.baseUrl ?? null,
          ...shown(kept.embedding),
        },
    search: search.isSet
      ? {
          by: 'environment',
          provider: search.provider,
          baseUrl: search.provider === 'searxng' ? search.searxngUrl : null,
          ...hidden(search.provider in searchKey ? searchKey[search.provider as keyof typeof searchKey].apiKey : null),
        }
      : {
          by: by(false, kept.search !== null),
          provider: kept.search?.provider ?? 'none',
          baseUrl: kept.search?.baseUrl ?? null,
          ...shown(kept.search),
        },
    credits: credits.isSet
      ? {
          by: 'environment',
          perAccount: credits.isCapped ? credits.perMonth : null,
          perOrg: credits.perOrg,
          perUser: credits.perUser,
        }
      : {
          by: by(false, kept.credits !== null),
          ...(kept.credits ?? { perAccount: null, perOrg: null, perUser: null }),
        },
  };
}
