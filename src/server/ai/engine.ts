import type { Config } from '../platform/config.ts';
import { providerOf } from './providers/provider-of.ts';
import { createModelEngine, type ModelEngine } from './model-engine.ts';
import { usualWindowOf } from './usual-window.ts';

/** What writes the answers: a model of a provider, or the embedded engine that quotes from the sources. */
export type AnswerEngine = { kind: 'embedded'; name: string; contextTokens: null } | ModelEngine;

/** Quotes from the sources; it needs nothing. */
export const embeddedEngine: AnswerEngine = { kind: 'embedded', name: 'embedded', contextTokens: null };

/** The engine that the environment names. Opens no connection: a wrong key shows at the first question. */
export function createEngine({ ai }: Pick<Config, 'ai'>): AnswerEngine {
  const { provider, model, apiKey, baseUrl, maxOutputTokens } = ai;
  if (provider === 'embedded') return embeddedEngine;
  const name = model ?? providerOf(provider).defaultModel;
  const connection = { provider, apiKey, baseUrl };
  return createModelEngine(connection, name, { windowTokens: usualWindowOf(connection, name, ai), maxOutputTokens });
}
