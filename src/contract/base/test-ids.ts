import { newId } from './id.ts';

type Ids<Count extends number, Found extends string[] = []> = Found['length'] extends Count
  ? Found
  : Ids<Count, [...Found, string]>;

/** Ids for a test, each another. */
export const testIds = <Count extends number>(count: Count): Ids<Count> =>
  Array.from({ length: count }, () => newId(0)) as Ids<Count>;
