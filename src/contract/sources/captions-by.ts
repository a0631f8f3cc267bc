import { z } from 'zod';
import type { SourceId } from './index.ts';

/** Whose words the captions of a recording are: the author's, a machine's, or somebody's who brought them to the node. */
export const captionsBy = z.enum(['author', 'machine', 'brought']);
type CaptionsBy = z.infer<typeof captionsBy>;

/**
 * As the method of reading tells: 'innertube-android:asr', 'brought-srt'. Null for what is no recording, and for words of
 * which nobody says who wrote them down.
 */
export function captionsOf(kind: SourceId | 'file', extractionMethod: string | null): CaptionsBy | null {
  if (extractionMethod === 'speech-to-text') return 'machine';
  if (extractionMethod === null || kind === 'website') return null;
  if (extractionMethod.startsWith('brought-')) return 'brought';
  if (kind !== 'youtube' || extractionMethod === 'provider') return null;
  return extractionMethod.endsWith(':asr') ? 'machine' : 'author';
}
