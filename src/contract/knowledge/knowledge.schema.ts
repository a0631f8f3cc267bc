import { z } from 'zod';
import { id } from '../base/id.ts';
import { text, trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { DEFAULTS, OURS } from '../limits.ts';

export const knowledgeTypes = ['system_prompt', 'knowledge', 'instruction', 'context'] as const;
export type KnowledgeType = (typeof knowledgeTypes)[number];

export const knowledgeItem = z.object({
  id,
  type: z.enum(knowledgeTypes),
  category: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  priority: z.number().int(),
  isActive: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type KnowledgeItem = z.infer<typeof knowledgeItem>;

const PRIORITY = 1_000_000;

/** Priority parsed as integer, 0 when not a number. */
export function readPriority(typed: unknown): number {
  const isReadable = typeof typed === 'string' || typeof typed === 'number';
  const whole = isReadable ? Number.parseInt(String(typed), 10) : Number.NaN;
  return Number.isNaN(whole) ? DEFAULTS.knowledgePriority : Math.min(PRIORITY, Math.max(-PRIORITY, whole));
}

/** Title and content required after trimming; category trimmed, null when empty. */
export const knowledgeFields = z
  .strictObject({
    type: z.enum(knowledgeTypes).default('system_prompt'),
    category: text(200)
      .transform((t) => t.trim() || null)
      .nullable()
      .default(null),
    title: trimmedText(OURS.titleLength).default(''),
    content: trimmedText(OURS.contentLength).default(''),
    priority: z.unknown().optional().transform(readPriority),
    isActive: z.boolean().default(true),
  })
  .refine((item) => item.title !== '' && item.content !== '', 'Title and content are required');
