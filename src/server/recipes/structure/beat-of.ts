import type { Beat } from '#contract/recipes/structure/beats.ts';
import type { Utterance } from './utterances.ts';

/** A beat that begins with a line, and ends with it unless told. */
export const beatOf = (kind: Beat['kind'], line: Utterance, reason: Beat['reason'], endSec = line.endSec): Beat => ({
  kind,
  startSec: line.startSec,
  endSec,
  text: line.text,
  reason,
});
