import { z } from 'zod';

/** Whose words the captions of a recording are: the author's, a machine's, or somebody's who brought them to the node. */
export const captionsBy = z.enum(['author', 'machine', 'brought']);
export type CaptionsBy = z.infer<typeof captionsBy>;

/** As the method of reading tells: 'innertube-android:asr', 'brought-srt'. Null for a source that is no recording. */
export function captionsOf(extractionMethod: string | null, isRecording: boolean): CaptionsBy | null {
  if (extractionMethod === null || !isRecording) return null;
  if (extractionMethod.startsWith('brought-')) return 'brought';
  return extractionMethod.endsWith(':asr') ? 'machine' : 'author';
}
