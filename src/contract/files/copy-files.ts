import { z } from 'zod';
import { id } from '../base/id.ts';

export const COPIED_AT_ONCE = 50;

/** Files that nodes pasted from another board show. Each is copied by the rights that the caller has on it. */
export const copyFilesBody = z.strictObject({ fileIds: z.array(id).min(1).max(COPIED_AT_ONCE) });

/** gone: there is no such file, or the caller may not read it; nobody learns which. */
export const copyRefusal = z.enum(['gone', 'too-large', 'wrong-type', 'no-room']);
export type CopyRefusal = z.infer<typeof copyRefusal>;

/** In the order in which they were asked for; either the copy or why there is none. */
export const copyFilesAnswer = z.object({
  copies: z.array(z.object({ from: id, fileId: id.nullable(), refusal: copyRefusal.nullable() })),
});
export type FileCopy = z.infer<typeof copyFilesAnswer>['copies'][number];
