import { z } from 'zod';
import { id } from '../base/id.ts';
import { text, trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { canvasName } from '../canvases/canvas.schema.ts';
import { OURS } from '../limits.ts';

/** A board that somebody keeps for beginning others. */
export const template = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  nodeCount: z.number().int(),
  /** Whether it is the reader's own; only its owner deletes it. */
  isOwn: z.boolean(),
  /** The organisation whose members may use it too. */
  org: z.object({ id, name: z.string() }).nullable(),
  createdAt: isoTime,
});
export type Template = z.infer<typeof template>;

/** What is said of a template; what stands on it the server reads from the board. */
export const newTemplate = z
  .strictObject({
    name: trimmedText(OURS.titleLength),
    description: text(2_000)
      .transform((t) => t.trim() || null)
      .nullable()
      .default(null),
    orgId: id.nullable().default(null),
  })
  .refine((wanted) => wanted.name !== '', 'A name is required');

/** A canvas that begins as a template. */
export const canvasOfTemplate = z
  .strictObject(canvasName)
  .refine((canvas) => canvas.title !== '', 'Canvas title is required');
