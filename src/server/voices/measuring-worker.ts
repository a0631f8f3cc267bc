import { measureVoice } from '#contract/recipes/voice/measure.ts';
import type { VoiceMeasure } from '#contract/recipes/voice/voice-measure.ts';

export type MeasuredText = Parameters<typeof measureVoice>[0][number];

/** Runs in a worker thread: a million letters take seconds. */
export const measure = (texts: MeasuredText[]): VoiceMeasure => measureVoice(texts);
