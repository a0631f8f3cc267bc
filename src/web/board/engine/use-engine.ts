import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Engine } from './engine.ts';

export const EngineContext = createContext<Engine | null>(null);

/** The engine of the mounted board. Only below a BoardRoom. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('useEngine must be used within a BoardRoom');
  return engine;
}

/** A reading of the engine that re-renders when it has changed. `read` answers plain values. */
export function useEngineState<T extends string | number | boolean | null>(read: (engine: Engine) => T): T {
  const engine = useEngine();
  return useSyncExternalStore(
    (seen) => engine.subscribe(seen),
    () => read(engine),
  );
}
