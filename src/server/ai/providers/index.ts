/** THE REGISTRY of model providers. */
export { anthropic } from './anthropic/anthropic.ts';
export { google } from './google/google.ts';
export { openai } from './openai/openai.ts';
export { openAiCompatible } from './openai-compatible/openai-compatible.ts';
