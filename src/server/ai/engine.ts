import type { Config } from '../platform/config.ts';
import { providers } from './providers/index.ts';
import { createModelEngine, type ModelEngine } from './model-engine.ts';

/** What writes the answers: a model of a provider, or the embedded engine that quotes from the sources. */
export type AnswerEngine = { kind: 'embedded'; name: string; contextTokens: null } | ModelEngine;

/** The engine that the configuration names. Opens no connection: a wrong key shows at the first question. */
export function createEngine(config: Pick<Config, 'ai'>): AnswerEngine {
  const { provider, ...settings } = config.ai;
  if (provider === 'embedded') return { kind: 'embedded', name: 'embedded', contextTokens: null };
  return createModelEngine(providers[provider], settings);
}
