import { z } from 'zod';
import type { Language } from '../../base/language.ts';
import { text, trimmedText } from '../../base/text.ts';
import { registers, type Register } from './endings.ts';
import { voiceMeasure, type VoiceMeasure } from './voice-measure.ts';

const PHRASE_LENGTH = 100;
export const MOST_PHRASES = 200;
const phrases = z.array(trimmedText(PHRASE_LENGTH)).max(MOST_PHRASES);

/** A voice with a name: what was measured, and what its owner says about it. */
export const voiceProfile = z.object({
  name: trimmedText(PHRASE_LENGTH),
  measure: voiceMeasure,
  /** Never in a draft. */
  forbidden: phrases,
  /** Instead of the measured ones where there are any. */
  openers: phrases,
  notes: text(2_000),
  /** Instead of the measured one. */
  formality: z.enum(registers).nullable(),
});
export type VoiceProfile = z.infer<typeof voiceProfile>;

/** The profile as it begins, before its owner has changed anything. */
export const profileOf = (name: string, measure: VoiceMeasure): VoiceProfile => ({
  name,
  measure,
  forbidden: [],
  openers: [],
  notes: '',
  formality: null,
});

export const registerWords: Readonly<Record<Register, Readonly<Record<Language, string>>>> = {
  formal: { ko: '~습니다체', en: 'formal Korean (~습니다)' },
  polite: { ko: '~요체', en: 'polite Korean (~요)' },
  casual: { ko: '반말', en: 'casual Korean (반말)' },
  plain: { ko: '~다로 끝나는 글말', en: 'written Korean (~다)' },
};

/** The register of more than this share of the sentences is the voice's own. */
const MAIN_SHARE = 0.5;

/** The register a draft should be in; null where the voice mixes them or is not Korean. */
export function registerFor({ formality, measure }: VoiceProfile): Register | null {
  return formality ?? registers.find((name) => measure.registers[name] > MAIN_SHARE) ?? null;
}

/** Openers are measured without their capitals; of those only the pronoun is written. */
export const measuredOpeners = ({ openers }: VoiceMeasure): readonly string[] =>
  openers.map(({ words }) => words.replace(/\bi\b/g, 'I'));

/** Those that a person wrote before those that were measured. */
export const openersFor = ({ openers, measure }: VoiceProfile): readonly string[] =>
  openers.length > 0 ? openers : measuredOpeners(measure);
