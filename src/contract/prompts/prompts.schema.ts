import { z } from 'zod';
import { id } from '../base/id.ts';
import { trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';
import { variablesIn } from './variables.ts';

export const prompt = z.object({
  id,
  name: z.string(),
  text: z.string(),
  /** Whether the caller keeps it, and may change it. */
  isMine: z.boolean(),
  /** Who keeps it; null where he has no name. */
  ownerName: z.string().nullable(),
  /** The organisation whose members see and use it; null for the keeper's own. */
  org: z.object({ id, name: z.string() }).nullable(),
  /** By the caller; so is `usedAt`, which is null where he never used it. */
  isPinned: z.boolean(),
  usedAt: isoTime.nullable(),
  updatedAt: isoTime,
});
export type Prompt = z.infer<typeof prompt>;

/** How a prompt read until it was changed; `savedAt` is when these words were written. */
export const promptVersion = z.object({ id, name: z.string(), text: z.string(), savedAt: isoTime });
export type PromptVersion = z.infer<typeof promptVersion>;

export const promptFields = z.strictObject({
  name: trimmedText(OURS.promptNameLength).min(1, 'A name is required'),
  text: trimmedText(OURS.promptLength)
    .min(1, 'A text is required')
    .refine((text) => variablesIn(text).length <= OURS.promptVariables, 'Too many variables'),
});
export type PromptFields = z.infer<typeof promptFields>;

/** As it is shared from the start; null is shared with nobody. */
export const newPrompt = promptFields.extend({ orgId: id.nullable().default(null) });
