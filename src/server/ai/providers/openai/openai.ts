import { createOpenAI } from '@ai-sdk/openai';
import { vendor } from '../connection.ts';
import { listOpenAi } from '../list-openai.ts';
import type { Provider } from '../provider.ts';

export const openai: Provider = {
  id: 'openai',
  title: { ko: 'OpenAI', en: 'OpenAI' },
  sees: true,
  defaultModel: 'gpt-5.4-mini',
  takesPdf: true,
  open: (model, settings) => createOpenAI(vendor(settings)).responses(model),
  list: ({ apiKey, baseUrl }, signal) => listOpenAi(baseUrl ?? 'https://api.openai.com/v1', apiKey, signal),
};
