import { z } from 'zod';
import { endingClasses, registers } from './endings.ts';

const share = z.number().min(0).max(1);

/** How somebody speaks or writes, in figures. All shares are of its sentences. */
export const voiceMeasure = z.object({
  language: z.enum(['ko', 'en']),
  texts: z.number(),
  words: z.number(),
  sentences: z.number(),
  /** False when it stands on so few words that the figures are thin. */
  isEnough: z.boolean(),
  /** Of a sentence, in syllables as they are spoken. `deciles`: the nine from a tenth to nine tenths. */
  length: z.object({ mean: z.number(), sd: z.number(), deciles: z.array(z.number()) }),
  wordsPerSentence: z.number(),
  endings: z.record(z.enum(endingClasses), share),
  /** Of the sentences that have one. */
  registers: z.record(z.enum(registers), share),
  questions: share,
  exclamations: share,
  /** Times per 100 words, the most frequent first. */
  fillers: z.array(z.object({ words: z.string(), per100: z.number() })),
  /** How sentences begin more often than by chance. */
  openers: z.array(z.object({ words: z.string(), share })),
  /** Words and two-word phrases that come back, in several texts where there are several. */
  favourites: z.array(z.object({ words: z.string(), count: z.number(), texts: z.number() })),
  /** Times per sentence. */
  punctuation: z.record(z.string(), z.number()),
  /** Times per 100 words. */
  person: z.record(z.string(), z.number()),
  /** Small words and connecting endings, times per 100 words: what a writer does not choose on purpose. */
  habits: z.record(z.string(), z.number()),
  /** The middle one of the texts whose duration is known. */
  syllablesPerSec: z.number().nullable(),
});
export type VoiceMeasure = z.infer<typeof voiceMeasure>;
