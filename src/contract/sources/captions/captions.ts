import type { LeftOut } from '../left-out-kinds.ts';
import type { Segment } from './segment.ts';

/**
 * The forms in which words have their times: json3 and XML of YouTube, JSON of recognisers, subtitle files, songs with
 * times, and lines that begin with their time.
 */
export type CaptionForm =
  'json3' | 'json' | 'xml' | 'ttml' | 'smi' | 'srt' | 'vtt' | 'sbv' | 'ass' | 'lrc' | 'sub' | 'tsv' | 'timed';

export interface Captions {
  form: CaptionForm;
  /** In the order of the text; those without words are left out. */
  segments: Segment[];
  /** Words that have no time: what stands above the first one, and subtitles that count frames without saying how long one is. */
  untimed: string[];
  /** Captions of other languages that stand beside these. */
  leftOut: LeftOut;
  /** False for lines that begin with times as those of a day do, too. */
  isSure: boolean;
}
