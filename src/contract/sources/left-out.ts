import { z } from 'zod';
import { leftOutKinds } from './left-out-kinds.ts';

/** How many of each were left out; a kind of which nothing was is absent. */
export const leftOut = z.partialRecord(z.enum(leftOutKinds), z.int().positive());
