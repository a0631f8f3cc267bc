import { z } from 'zod';
import { id } from '../base/id.ts';
import { text, trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { VOICES } from '../limits.ts';
import { OWN_TELLS } from '../recipes/voice/own-tells.ts';
import { voiceProfile, type VoiceProfile } from '../recipes/voice/profile.ts';

const { shape } = voiceProfile;
const phrases = z.array(trimmedText(100).min(1)).max(200);
const name = trimmedText(100).min(1);

const pasted = z.array(text(VOICES.textLength).refine((one) => one.trim() !== '', 'an empty text'));
const things = z.array(id).max(VOICES.sources);
const material = {
  texts: pasted.max(VOICES.pasted).default([]),
  nodeIds: things.default([]),
  fileIds: things.default([]),
  links: z.array(trimmedText(2_048).min(1)).max(VOICES.links).default([]),
};
const isFew = ({ nodeIds, fileIds }: { nodeIds: string[]; fileIds: string[] }) =>
  nodeIds.length + fileIds.length <= VOICES.sources;

/** Texts of somebody, and nodes, stored files and addresses whose words are theirs. */
export const newVoice = z
  .strictObject({ name, ...material })
  .refine(isFew, 'too many sources')
  .refine(
    ({ texts, nodeIds, fileIds, links }) => texts.length + nodeIds.length + fileIds.length + links.length > 0,
    'nothing to measure',
  );

/** More to measure, and which of the kept texts no longer count. */
export const moreMaterial = z
  .strictObject({
    ...material,
    dropped: z
      .array(id)
      .max(VOICES.pasted + VOICES.sources)
      .default([]),
  })
  .refine(isFew, 'too many sources');

/** What its owner says about a voice; what is absent stays. */
export const voiceFields = z.strictObject({
  name: z.optional(name),
  forbidden: z.optional(phrases),
  openers: z.optional(phrases),
  notes: z.optional(shape.notes),
  formality: z.optional(shape.formality),
});

export const voiceTextKinds = ['pasted', 'node', 'file', 'link'] as const;

export const voiceView = z.object({
  id,
  profile: voiceProfile,
  /** What it was measured on. */
  texts: z.array(
    z.object({
      id,
      kind: z.enum(voiceTextKinds),
      title: z.string(),
      /** In UTF-16 units. */
      length: z.number().int(),
    }),
  ),
  /** In how many chats, groups and boards it is attached. */
  uses: z.number().int(),
  measuredAt: isoTime,
});
export type VoiceView = z.infer<typeof voiceView>;

/** After it was measured again, with the titles of what could not be read anew and counts as it was. */
export const measuredVoice = voiceView.extend({ unread: z.array(z.string()) });
export type MeasuredVoice = z.infer<typeof measuredVoice>;

export const listedVoice = z.object({
  id,
  name: z.string(),
  words: z.number().int(),
  isEnough: z.boolean(),
  /** Null where none of its texts has times. */
  syllablesPerSec: z.number().nullable(),
  uses: z.number().int(),
  measuredAt: isoTime,
});
export type ListedVoice = z.infer<typeof listedVoice>;

/** What a writer is told of a voice, with the id by which its use is noted. */
export interface SpokenVoice {
  id: string;
  profile: VoiceProfile;
  /** As he has written or said them; absent for whoever is not the owner of the voice. */
  sentences?: readonly string[];
}

const around = text(1_000).default('');

const tell = text(OWN_TELLS.letters);
export const sentTells = z.strictObject({
  phrases: z.array(tell).max(OWN_TELLS.phrases),
  off: z.array(tell).max(OWN_TELLS.off),
});

/** How somebody has changed the list of tells. `changedAt` is null where he never has. */
export const keptTells = z.object({
  phrases: z.array(z.string()),
  off: z.array(z.string()),
  changedAt: isoTime.nullable(),
});
export type KeptTells = z.infer<typeof keptTells>;

/** Lines of a draft that are least like a voice, with what stands around them. */
export const rewriting = z.strictObject({
  lines: z
    .array(z.strictObject({ line: text(2_000), before: around, after: around }))
    .min(1)
    .max(3),
  language: z.enum(['ko', 'en']),
  /** How their writer has changed the list of what sounds like a machine. */
  tells: sentTells.default({ phrases: [], off: [] }),
});

export const rewrites = z.object({
  /** What wrote them; null where rules did, as no model is configured. */
  engine: z.string().nullable(),
  /** In the order of the lines; null for one that could not be rewritten without changing what it says. */
  lines: z.array(z.string().nullable()),
});
export type Rewrites = z.infer<typeof rewrites>;
