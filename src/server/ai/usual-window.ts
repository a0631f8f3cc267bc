import { knownWindowOf, usedOfWindow, USUAL_WINDOW_TOKENS } from '#contract/ai/models.ts';
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

/** What the provider itself told of its models, by their names. */
export type ToldWindows = ReadonlyMap<string, number>;
export const noneTold: ToldWindows = new Map();

/** The window of a model for which the settings have none: what the environment says, what its provider tells, what is known. */
export function usualWindowOf(
  connection: Connection,
  model: string,
  told: Told,
  byProvider: ToldWindows = noneTold,
): number {
  if (told.contextTokens !== null) return told.contextTokens;
  const window = byProvider.get(model);
  if (window !== undefined) return usedOfWindow(window);
  return (knowsWindows(connection, told) ? knownWindowOf(model) : null) ?? USUAL_WINDOW_TOKENS;
}

/** Asks the provider for the windows of these models; where it does not tell, or does not answer, it is as if none was told. */
export async function readToldWindows(
  connection: Connection,
  models: readonly string[],
  signal: AbortSignal,
): Promise<ToldWindows> {
  const { list, windowsOf } = providerOf(connection.provider);
  const listed = await list(connection, signal).catch(() => []);
  const told = new Map(
    listed.flatMap(({ id, windowTokens }) =>
      windowTokens !== null && models.includes(id) ? [[id, windowTokens]] : [],
    ),
  );
  const others = models.filter((model) => !told.has(model));
  const more = others.length === 0 ? noneTold : ((await windowsOf?.(connection, others, signal)) ?? noneTold);
  return new Map([...told, ...more]);
}
