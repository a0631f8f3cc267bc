import type { AiProvider } from '#contract/ai/models.ts';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { openai } from './openai.ts';
import type { Provider } from './provider.ts';

/** THE REGISTRY of model providers. */
export const providers: Record<AiProvider, Provider> = {
  openai,
  anthropic,
  google,
  'openai-compatible': openAiCompatible,
};
