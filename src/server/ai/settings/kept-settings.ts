import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  chatConnection,
  creditLimits,
  embeddingConnection,
  modelChoice,
  searchConnection,
  type CreditLimits,
  type ModelChoice,
} from '#contract/ai/ai-settings.schema.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { openSealedText, sealText } from '../../platform/sealed-text.ts';
import { readSecret } from '../../platform/secrets.ts';
import { isProvider } from '../providers/provider-of.ts';
import * as store from './ai-settings.store.ts';

/** A key as it is used, and as much of it as may be shown. */
export interface KeptKey {
  key: string | null;
  keyEnd: string;
}

/** A connection as it stands in the row: its key is beside it. */
const chatShape = chatConnection
  .omit({ key: true })
  .refine(({ provider }) => provider === 'none' || isProvider(provider));
const embeddingShape = embeddingConnection.omit({ key: true });
const searchShape = searchConnection.omit({ key: true });

type Connection<Shape extends z.ZodType> = z.output<Shape> & KeptKey;

/** What the form holds; null for parts that nobody filled in. */
export interface KeptSettings {
  chat: Connection<typeof chatShape> | null;
  models: ModelChoice | null;
  embedding: Connection<typeof embeddingShape> | null;
  search: Connection<typeof searchShape> | null;
  credits: CreditLimits | null;
}

/** By what the keys of providers are sealed: the operator's own key, else one that the server keeps in its database. */
export const readSealingKey = async (db: Db, own: string | null): Promise<string> => own ?? readKeyInside(db);

const readKeyInside = (db: Db): Promise<string> =>
  readSecret(db, 'ai-settings', () => randomBytes(32).toString('base64url'));

/** Seals by the operator's own key what the one in the database still opens. */
export async function sealAnew(db: Db, own: string | null): Promise<void> {
  if (own === null) return;
  for (const { part, sealedKey } of await store.readParts(db)) {
    if (sealedKey === null || openSealedText(own, sealedKey, part) !== null) continue;
    const key = openSealedText(await readKeyInside(db), sealedKey, part);
    if (key !== null) await store.writeSealedKey(db, part, { from: sealedKey, to: sealText(own, key, part) });
  }
}

/** What administrators set, with the keys open. A part that no longer fits its shape counts as not filled in. */
export async function readKept(db: Db, log: Log, own: string | null): Promise<KeptSettings> {
  const rows = new Map((await store.readParts(db)).map((row) => [row.part, row]));
  const isSealed = [...rows.values()].some(({ sealedKey }) => sealedKey !== null);
  const sealingKey = isSealed ? await readSealingKey(db, own) : '';
  const shapeOf = <Shape extends z.ZodType>(part: string, shape: Shape): z.output<Shape> | null => {
    const row = rows.get(part);
    const read = row ? shape.safeParse(row.settings) : null;
    if (read && !read.success) log.warn({ part }, 'a part of the AI settings could not be read');
    return read?.success ? read.data : null;
  };
  const keyOf = (part: string): KeptKey => {
    const { sealedKey = null, keyEnd = '' } = rows.get(part) ?? {};
    const key = sealedKey === null ? null : openSealedText(sealingKey, sealedKey, part);
    if (sealedKey !== null && key === null) log.warn({ part }, 'a key of the AI settings could not be opened');
    return { key, keyEnd: key === null ? '' : (keyEnd ?? '') };
  };
  const withKey = <Settings extends object>(part: string, settings: Settings | null) =>
    settings && { ...settings, ...keyOf(part) };
  return {
    chat: withKey('chat', shapeOf('chat', chatShape)),
    models: shapeOf('models', modelChoice),
    embedding: withKey('embedding', shapeOf('embedding', embeddingShape)),
    search: withKey('search', shapeOf('search', searchShape)),
    credits: shapeOf('credits', creditLimits),
  };
}
