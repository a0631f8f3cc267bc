import { z } from 'zod';

/** Less is no window that anything can be asked in, more is none that there is. */
const LEAST = 1_000;
const MOST = 100_000_000;

/** A number of tokens that a service tells of a model; null for whatever else stands there. */
export const toldTokens = z.number().int().min(LEAST).max(MOST).nullish().catch(null);
