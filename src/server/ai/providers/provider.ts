import type { LanguageModel } from 'ai';

export interface ProviderSettings {
  apiKey: string | null;
  /** Another address of the API; null for the vendor's own. */
  baseUrl: string | null;
}

/** A row of the table of model providers. */
export interface Provider {
  /** Taken when AI_MODEL is not set; empty where a provider has none. */
  defaultModel: string;
  open: (model: string, settings: ProviderSettings) => LanguageModel;
}
