import { z } from 'zod';
import { OURS } from '../limits.ts';
import { cleanKey, isApiAddress, isKey, withScheme } from './connection-rules.ts';
import { aiProvider, modelName, offeredModel } from './models.ts';

/** Who searches the web. */
export const searchProviders = ['none', 'perplexity', 'perplexity-search', 'openai', 'searxng', 'brave'] as const;

/** Who said it: the environment wins over the form, part by part. */
const setBy = z.enum(['environment', 'form', 'nobody']);
export type SetBy = z.infer<typeof setBy>;

/** The address of an API: nothing in it but where it is. */
const address = z
  .string()
  .transform(withScheme)
  .pipe(
    z
      .url({ protocol: /^https?$/ })
      .max(OURS.urlLength)
      .refine(isApiAddress, 'must be an address without a name, a password, a query or a fragment'),
  )
  .nullable();

/** A key is written, never read: absent keeps the one that is there, null takes it away. */
const key = z.optional(z.string().max(1_000).transform(cleanKey).refine(isKey, 'must be one word').nullable());

export const chatConnection = z.strictObject({
  /** 'none': nobody, so that the embedded engine answers. */
  provider: aiProvider,
  baseUrl: address,
  key,
});
export type ChatConnection = z.infer<typeof chatConnection>;

export const modelChoice = z
  .strictObject({
    offered: z.array(offeredModel).max(50),
    defaultModel: modelName.nullable(),
    /** Sums up, and does what needs no great model. */
    smallModel: modelName.nullable(),
  })
  .refine(({ offered }) => new Set(offered.map(({ id }) => id)).size === offered.length, 'each model once');
export type ModelChoice = z.infer<typeof modelChoice>;

export const embeddingConnection = z.strictObject({ model: modelName.nullable(), baseUrl: address, key });
export const searchConnection = z.strictObject({ provider: z.enum(searchProviders), baseUrl: address, key });

const limit = z.number().int().min(0).max(1_000_000_000).nullable();
/** Credits a calendar month; null for as many as wanted. */
export const creditLimits = z.strictObject({
  /** Of one account: what a person's canvases and organisations use together. */
  perAccount: limit,
  perOrg: limit,
  /** Of one person who asks, whoever pays. */
  perUser: limit,
});
export type CreditLimits = z.infer<typeof creditLimits>;

/** What the administrator sends: the parts that are to change. */
export const aiSettingsChange = z.strictObject({
  chat: z.optional(chatConnection),
  models: z.optional(modelChoice),
  embedding: z.optional(embeddingConnection),
  search: z.optional(searchConnection),
  credits: z.optional(creditLimits),
});
export type AiSettingsChange = z.infer<typeof aiSettingsChange>;

/** Of a key only its end, and of the environment's not even that. */
const shownKey = { hasKey: z.boolean(), keyEnd: z.string().max(4) };

/** What holds now, with who said so. */
export const aiSettings = z.object({
  /** Who can be chosen, with the name that people know. */
  providers: z.array(
    z.object({
      id: aiProvider,
      title: z.object({ ko: z.string(), en: z.string() }),
      /** It has no address of its own. */
      needsAddress: z.boolean(),
    }),
  ),
  chat: z.object({
    by: setBy,
    provider: aiProvider,
    baseUrl: z.string().nullable(),
    ...shownKey,
  }),
  models: z.object({
    offered: z.array(offeredModel),
    defaultModel: z.string().nullable(),
    defaultBy: setBy,
    smallModel: z.string().nullable(),
    smallBy: setBy,
    /** The window of a model that has no number of its own; `knowsWindows`: of those of which nothing is known, see `knownWindowOf`. */
    usualContextTokens: z.number().int(),
    knowsWindows: z.boolean(),
    /** What the provider itself told of the models that are named here, as far as it is used. */
    toldWindows: z.record(z.string(), z.number().int()),
  }),
  embedding: z.object({ by: setBy, model: z.string().nullable(), baseUrl: z.string().nullable(), ...shownKey }),
  search: z.object({ by: setBy, provider: z.enum(searchProviders), baseUrl: z.string().nullable(), ...shownKey }),
  credits: creditLimits.extend({ by: setBy }),
});
export type AiSettings = z.infer<typeof aiSettings>;

/** What this instance can make text of. */
export const mediaAbilities = z.object({
  /** What reads text in pictures and scanned pages; null for nothing. */
  pictures: z.enum(['program', 'model']).nullable(),
  /** Sound and film are looked into and cut. */
  recordings: z.boolean(),
  /** Speech is written down. */
  speech: z.boolean(),
});
export type MediaAbilities = z.infer<typeof mediaAbilities>;

/** What is tried before it is kept. */
export const aiTest = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('chat'),
    connection: chatConnection,
    model: modelName,
    /** In which it greets; English when absent. */
    language: z.optional(z.enum(['ko', 'en'])),
  }),
  z.strictObject({ what: z.literal('embedding'), connection: embeddingConnection }),
  z.strictObject({ what: z.literal('search'), connection: searchConnection }),
]);
export type AiTest = z.infer<typeof aiTest>;
