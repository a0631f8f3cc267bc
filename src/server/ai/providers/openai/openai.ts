import { createOpenAI } from '@ai-sdk/openai';
import { OPENAI_ADDRESS } from '../../../platform/openai-address.ts';
import { vendor } from '../connection.ts';
import { listOpenAi } from '../list-openai.ts';
import type { Provider } from '../provider.ts';

export const openai: Provider = {
  id: 'openai',
  title: { ko: 'OpenAI', en: 'OpenAI' },
  sees: true,
  holdsToSchemas: true,
  defaultModel: 'gpt-5.4-mini',
  takesPdf: true,
  // By itself it keeps what it was asked and answered for thirty days.
  options: { openai: { store: false } },
  open: (model, settings) => createOpenAI(vendor(settings, 'openai')).responses(model),
  list: ({ apiKey, baseUrl }, signal) => listOpenAi(baseUrl ?? OPENAI_ADDRESS, apiKey, signal),
};
