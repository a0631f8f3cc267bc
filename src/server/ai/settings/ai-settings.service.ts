import type { AiSettings, AiSettingsChange, ChatConnection } from '#contract/ai/ai-settings.schema.ts';
import { answerProblemWords } from '#contract/chat/answer-problem.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { sealText } from '../../platform/sealed-text.ts';
import { refusalOfConfiguredAddress } from '../../platform/web/address-policy.ts';
import type { Engines } from '../engines.ts';
import type { Connection } from '../model-engine.ts';
import { isProvider, providerOf } from '../providers/provider-of.ts';
import * as store from './ai-settings.store.ts';
import { readSealingKey, type KeptKey } from './kept-settings.ts';

export type SettingsDeps = Pick<PlatformDeps, 'config' | 'database' | 'clock' | 'log'> & { engines: Engines };

const KEY_END = { shown: 4, ofAtLeast: 12 } as const;

/**
 * Keeps the named parts and lets every instance know. Throws Fault 'conflict' for a part that the environment sets, and
 * 'bad-input' for an address that is missing or may not be called.
 */
export async function changeSettings(
  deps: SettingsDeps,
  actorId: string,
  change: AiSettingsChange,
): Promise<AiSettings> {
  demandFree(deps, change);
  const kept = deps.engines.kept();
  const sealingKey = await readSealingKey(deps.database.db, deps.config.sealingKey);
  await deps.database.tx(async (tx) => {
    const put = createWriter(deps, tx, actorId, sealingKey);
    const { chat, models, embedding, search, credits } = change;
    if (chat) {
      demandProvider(chat);
      await put.connection('chat', chat.provider === 'none', chat, keyFor(chat, kept.chat));
    }
    if (embedding) {
      demandAddress(embedding.baseUrl, false);
      await put.connection('embedding', embedding.model === null, embedding, keyFor(embedding, kept.embedding));
    }
    if (search) {
      demandAddress(search.baseUrl, search.provider === 'searxng');
      await put.connection('search', search.provider === 'none', search, keyFor(search, kept.search));
    }
    if (models) await put.part('models', models);
    if (credits) await put.part('credits', credits);
  });
  await deps.engines.changed();
  deps.log.info({ actorId, parts: Object.keys(change) }, 'the AI settings were changed');
  return deps.engines.shown();
}

function demandFree({ config }: SettingsDeps, change: AiSettingsChange): void {
  const { ai, embedding, search, credits } = config;
  const isTaken =
    (change.chat && ai.isSet) ||
    (change.embedding && embedding !== null) ||
    (change.search && search.isSet) ||
    (change.credits && credits.isSet) ||
    (change.models && ai.isSet && ai.model !== null && change.models.defaultModel !== ai.model) ||
    (change.models && ai.smallModel !== null && change.models.smallModel !== ai.smallModel);
  if (isTaken) throw new Fault('conflict', '환경 변수로 정한 설정이에요. 서버의 환경 변수에서 바꿔 주세요.');
}

function demandProvider({ provider, baseUrl }: ChatConnection): void {
  const isNone = provider === 'none';
  if (!isNone && !isProvider(provider)) throw new Fault('bad-input', '이 서버가 모르는 AI 제공자예요.');
  demandAddress(baseUrl, !isNone && providerOf(provider).needsAddress === true);
}

/** A name may lead anywhere, so that it is judged again at every call; an address that is written out is refused at once. */
export function demandAddress(baseUrl: string | null, isNeeded: boolean): void {
  if (baseUrl === null) {
    if (isNeeded) throw new Fault('bad-input', '이 제공자는 주소가 필요해요. 예: http://localhost:11434/v1');
    return;
  }
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '');
  const why = refusalOfConfiguredAddress(host);
  if (why && why !== 'not-an-address') throw new Fault('bad-input', answerProblemWords['refused-address'].ko);
}

interface Destination {
  provider?: string;
  baseUrl: string | null;
}

/** A key was given for one place; it goes to no other. */
const isSamePlace = (one: Destination, other: Destination): boolean =>
  one.provider === other.provider && originOf(one.baseUrl) === originOf(other.baseUrl);
const originOf = (baseUrl: string | null): string => (baseUrl === null ? '' : new URL(baseUrl).origin);

/** The key that belongs to a draft: the one that it brings, or the kept one where it is for the same place. */
export function keyFor(
  draft: Destination & { key?: string | null | undefined },
  kept: (Destination & KeptKey) | null,
): KeptKey {
  const none = { key: null, keyEnd: '' };
  if (draft.key === null) return none;
  if (draft.key !== undefined) {
    const keyEnd = draft.key.length >= KEY_END.ofAtLeast ? draft.key.slice(-KEY_END.shown) : '';
    return { key: draft.key, keyEnd };
  }
  return kept && isSamePlace(draft, kept) ? { key: kept.key, keyEnd: kept.keyEnd } : none;
}

/** What a draft would ask; the environment's own where that says who answers. Null: nobody. */
export function connectionFor({ config, engines }: SettingsDeps, draft: ChatConnection): Connection | null {
  const { ai } = config;
  if (ai.isSet) {
    const { provider, apiKey, baseUrl } = ai;
    return provider === 'embedded' ? null : { provider, apiKey, baseUrl };
  }
  if (draft.provider === 'none') return null;
  demandProvider(draft);
  return { provider: draft.provider, baseUrl: draft.baseUrl, apiKey: keyFor(draft, engines.kept().chat).key };
}

function createWriter({ clock }: SettingsDeps, tx: Db, actorId: string, sealingKey: string) {
  const write = (part: string, settings: object, { key, keyEnd }: KeptKey) =>
    store.writePart(tx, {
      part,
      settings: { ...settings },
      sealedKey: key === null ? null : sealText(sealingKey, key, part),
      keyEnd: key === null ? null : keyEnd,
      changedBy: actorId,
      changedAt: new Date(clock.now()),
    });
  return {
    part: (part: string, settings: object) => write(part, settings, { key: null, keyEnd: '' }),
    /** Nothing is kept of a connection that is taken away, its key least of all. */
    connection(part: string, isNone: boolean, draft: { key?: unknown }, kept: KeptKey) {
      const { key: _key, ...settings } = draft;
      return isNone ? store.removePart(tx, part) : write(part, settings, kept);
    },
  };
}
