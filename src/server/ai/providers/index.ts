import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Provider, ProviderSettings } from './provider.ts';

const vendor = ({ apiKey, baseUrl }: ProviderSettings) => ({
  ...(apiKey !== null && { apiKey }),
  ...(baseUrl !== null && { baseURL: baseUrl.replace(/\/+$/, '') }),
});

/** THE REGISTRY of model providers. */
export const providers = {
  openai: {
    defaultModel: 'gpt-5.4-mini',
    open: (model, settings) => createOpenAI(vendor(settings)).responses(model),
  },
  anthropic: {
    defaultModel: 'claude-sonnet-5',
    open: (model, settings) => createAnthropic(vendor(settings))(model),
  },
  google: {
    defaultModel: 'gemini-flash-latest',
    open: (model, settings) => createGoogle(vendor(settings))(model),
  },
  /** Ollama, vLLM, LiteLLM, LM Studio and others that speak OpenAI's chat completions. */
  'openai-compatible': {
    defaultModel: '',
    open: (model, { apiKey, baseUrl }) =>
      createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: (baseUrl ?? '').replace(/\/+$/, ''),
        includeUsage: true,
        ...(apiKey !== null && { apiKey }),
      })(model),
  },
} as const satisfies Record<string, Provider>;
