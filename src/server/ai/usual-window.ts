import { knownWindowOf, USUAL_WINDOW_TOKENS } from '#contract/ai/models.ts';
import type { Config } from '../platform/config.ts';
import type { Connection } from './model-engine.ts';
import { providerOf } from './providers/provider-of.ts';

type Told = Pick<Config['ai'], 'contextTokens'>;

/**
 * Whether the windows of known models count: at their vendors alone. Behind another address stands what its owner started
 * under a name, most often with a window of his own.
 */
export const knowsWindows = (connection: Connection | null, { contextTokens }: Told): boolean =>
  contextTokens === null &&
  connection !== null &&
  connection.baseUrl === null &&
  !providerOf(connection.provider).needsAddress;

/** The window of a model for which the settings have none. */
export const usualWindowOf = (connection: Connection, model: string, told: Told): number =>
  (knowsWindows(connection, told) ? knownWindowOf(model) : told.contextTokens) ?? USUAL_WINDOW_TOKENS;
