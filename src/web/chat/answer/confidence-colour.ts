import { CHAT } from '#contract/limits.ts';

/** 0.8 or more green, 0.6 or more yellow, lower red, missing grey. */
export function confidenceColour(confidence: number | null | undefined): 'green' | 'yellow' | 'red' | 'grey' {
  if (confidence === null || confidence === undefined || Number.isNaN(confidence)) return 'grey';
  if (confidence >= CHAT.confidenceHigh) return 'green';
  return confidence >= CHAT.confidenceMedium ? 'yellow' : 'red';
}
