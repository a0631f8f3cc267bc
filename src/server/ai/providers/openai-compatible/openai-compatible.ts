import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { baseOf, reachApi } from '../../reach.ts';
import { listOpenAi } from '../list-openai.ts';
import type { Provider } from '../provider.ts';
import { readLocalWindows } from './local-windows.ts';
import { strictly } from './strict-events.ts';

/** Ollama, vLLM, LiteLLM, LM Studio and others that speak OpenAI's chat completions. */
export const openAiCompatible: Provider = {
  id: 'openai-compatible',
  title: { ko: 'OpenAI 호환 (Ollama, vLLM, LM Studio)', en: 'OpenAI-compatible (Ollama, vLLM, LM Studio)' },
  needsAddress: true,
  defaultModel: '',
  takesPdf: false,
  open: (model, { apiKey, baseUrl }) =>
    createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseOf(baseUrl ?? ''),
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch: strictly(reachApi(baseUrl ?? '')),
      ...(apiKey !== null && { apiKey }),
    })(model),
  list: ({ apiKey, baseUrl }, signal) => listOpenAi(baseUrl ?? '', apiKey, signal),
  windowsOf: readLocalWindows,
};
