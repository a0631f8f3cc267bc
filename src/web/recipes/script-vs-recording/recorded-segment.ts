/** Words of a recording, in seconds from its beginning. */
export interface SaidSegment {
  startSec: number;
  endSec: number;
  text: string;
}
