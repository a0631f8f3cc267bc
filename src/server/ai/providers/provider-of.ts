import * as registry from './index.ts';
import type { Provider } from './provider.ts';

/** Every provider of the registry, in the order of their titles. */
export const providers: readonly Provider[] = Object.values(registry).toSorted((one, other) =>
  one.title.en.localeCompare(other.title.en, 'en'),
);

const byId = new Map(providers.map((provider) => [provider.id, provider]));

export const isProvider = (id: string): boolean => byId.has(id);

/** Ask `isProvider` first where the id comes from outside. */
export function providerOf(id: string): Provider {
  const provider = byId.get(id);
  if (!provider) throw new Error(`there is no provider of models by the name of ${id}`);
  return provider;
}
