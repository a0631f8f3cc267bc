import type { LanguageModel, TextPart } from 'ai';
import type { Language } from '#contract/base/language.ts';

type ProviderOptions = NonNullable<TextPart['providerOptions']>;

/** A model of the SDK, asked by its own interface: what the SDK puts around it takes longer than the question. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;

export interface ProviderSettings {
  apiKey: string | null;
  /** Another address of the API; null for the vendor's own. */
  baseUrl: string | null;
}

/** A model in the list of its provider. */
export interface ListedModel {
  id: string;
  /** What it reads and writes together, or what it reads where only that is told; null where its provider tells neither. */
  windowTokens: number | null;
}

/** A row of the registry of model providers. */
export interface Provider {
  /** How `AI_PROVIDER` and the kept settings name it. */
  id: string;
  /** What people call it. */
  title: Record<Language, string>;
  /** It has no address of its own: the administrator writes one down. */
  needsAddress?: true;
  /** All that it offers reads pictures; otherwise only models that are known to, or said to. */
  sees?: true;
  /** Taken when no model is named; empty where a provider has none. */
  defaultModel: string;
  /** How it is told that what comes so far will come again: absent where it notices by itself, or keeps nothing. */
  keepsPrefix?: ProviderOptions;
  /** What every call to it says beside the question. */
  options?: ProviderOptions;
  /** By how much what it is told to keep costs more than what it only reads; absent where it costs the same. */
  keepingFactor?: number;
  /** Its servers hold every model to a schema, so that it need not be told in words. */
  holdsToSchemas?: true;
  /** Whether its models that see read PDFs as well as pictures. */
  takesPdf: boolean;
  open: (model: string, settings: ProviderSettings) => Model;
  /** Its models, by its own list. Throws AiFault. */
  list: (settings: ProviderSettings, signal: AbortSignal) => Promise<ListedModel[]>;
  /** The windows of these models where they are told elsewhere than in the list; those that nobody tells are left out. */
  windowsOf?: (
    settings: ProviderSettings,
    models: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, number>>;
}
