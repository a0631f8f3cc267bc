import { z } from 'zod';

/** Who can be asked for answers: its id in the server's registry. */
export const aiProvider = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** What a model is good for, as its choice in a chat says it. */
export const purposes = ['quick', 'balanced', 'thorough'] as const;
export type Purpose = (typeof purposes)[number];

const price = z.number().min(0).max(100_000).nullable();
export const modelName = z.string().trim().min(1).max(200);

/** A model that chats may choose. Prices are US dollars a million tokens; null where nobody told. */
export const offeredModel = z.strictObject({
  id: modelName,
  purpose: z.enum(purposes),
  /** The administrator's own words on it; empty for those of its purpose. */
  description: z.string().trim().max(200),
  inputPerMillion: price,
  outputPerMillion: price,
  /** What is read from the provider's own cache, where that has a price of its own. */
  cachedInputPerMillion: z.optional(price),
  /** Its window: how many tokens it reads and writes together; null for the usual number, see `usualWindowOf` on the server. */
  contextTokens: z.number().int().min(1_000).max(2_000_000).nullable(),
  /** Whether pictures and scanned pages may be shown to it. */
  sees: z.boolean(),
});
export type OfferedModel = z.infer<typeof offeredModel>;

const QUICK = /(^|[^a-z0-9])(mini|nano|lite|flash|haiku|small|tiny|[1-9]b)([^a-z]|$)/i;
const THOROUGH = /(^|[^a-z0-9])(opus|pro|large|max|ultra|thinking|reasoner|[1-9]\d{2}b)([^a-z]|$)/i;

/** What a model is good for, by the parts of its name that the vendors share. */
export const guessPurpose = (id: string): Purpose =>
  QUICK.test(id) ? 'quick' : THOROUGH.test(id) ? 'thorough' : 'balanced';

/** Families that are known to read pictures, by how their names begin behind a path such as 'models/' or 'vendor/'. */
const SEEING = [
  'gpt-4o',
  'gpt-4.1',
  'gpt-5',
  'o3',
  'o4',
  'claude-',
  'gemini-',
  'gemma3',
  'gemma-3',
  'llava',
  'bakllava',
  'llama3.2-vision',
  'llama-3.2-11b-vision',
  'llama-3.2-90b-vision',
  'llama4',
  'llama-4',
  'qwen2-vl',
  'qwen2.5-vl',
  'qwen2.5vl',
  'qwen3-vl',
  'pixtral',
  'minicpm-v',
  'internvl',
  'mistral-small3',
];

/** Whether a model of this name is known to read pictures. */
export function isKnownToSee(id: string): boolean {
  const name = id.toLowerCase().split('/').at(-1) ?? '';
  return SEEING.some((family) => name.startsWith(family));
}

/**
 * The vendors' own models with the windows that are documented for them, in tokens; the first that fits counts. Names behind
 * which windows differ, or whose windows nobody documents, are not among them.
 */
const WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/^gpt-5[.\d]*-chat/, 128_000],
  [/^gpt-5[.\d]*(-|$)/, 400_000],
  [/^gpt-4\.1(-|$)/, 1_047_576],
  [/^(gpt-4o|chatgpt-4o|gpt-4-turbo)(-|$)/, 128_000],
  [/^gpt-4(-0613)?$/, 8_192],
  [/^gpt-3\.5-turbo(-0125|-1106)?$/, 16_385],
  [/^o1-(mini|preview)/, 128_000],
  [/^o[134](-|$)/, 200_000],
  [/^claude-(3|opus|sonnet|haiku)-/, 200_000],
  [/^gemini-(1\.5|2\.0|2\.5|3(\.\d)?)-(pro|flash)(?!.*(thinking|live))/, 1_048_576],
  [/^gemini-(pro|flash|flash-lite)-latest$/, 1_048_576],
];
/** No more of a window is used unless somebody typed it: what is sent is paid for at every question. */
const MOST_USED_TOKENS = 64_000;
/** The window of a model of which nothing is known. */
export const USUAL_WINDOW_TOKENS = 32_000;

/** How much is used of a window that somebody else than the administrator told. */
export const usedOfWindow = (tokens: number): number => Math.min(tokens, MOST_USED_TOKENS);

/** How much of the window of a vendor's own model of this name is used without being told; null where nothing is known of it. */
export function knownWindowOf(id: string): number | null {
  const name = id.toLowerCase().split('/').at(-1) ?? '';
  const [, tokens = null] = (isKnownToAnswer(name) && WINDOWS.find(([family]) => family.test(name))) || [];
  return tokens === null ? null : usedOfWindow(tokens);
}

/** They embed, speak, hear, draw or judge. */
const OTHER = /(embed|whisper|tts|transcribe|moderation|dall-e|image|realtime|audio|rerank|sora|veo|imagen|aqa|lyria)/i;
/** Judged by its name alone: false for a model that is known to write no answers, true for one that nobody knows. */
export const isKnownToAnswer = (id: string): boolean => !OTHER.test(id);

/** A model as it is offered before anybody said more of it. */
export const offerOfModel = (id: string): OfferedModel => ({
  id,
  purpose: guessPurpose(id),
  description: '',
  inputPerMillion: null,
  outputPerMillion: null,
  contextTokens: null,
  sees: isKnownToSee(id),
});

export const priceClasses = ['free', 'low', 'medium', 'high', 'unknown'] as const;
export type PriceClass = (typeof priceClasses)[number];

/** How dear a model is by what four tokens cost of which one is written; null prices are unknown. */
export function priceClassOf({
  inputPerMillion,
  outputPerMillion,
}: Pick<OfferedModel, 'inputPerMillion' | 'outputPerMillion'>): PriceClass {
  if (inputPerMillion === null || outputPerMillion === null) return 'unknown';
  const mixed = (3 * inputPerMillion + outputPerMillion) / 4;
  if (mixed === 0) return 'free';
  return mixed < 1 ? 'low' : mixed < 6 ? 'medium' : 'high';
}
