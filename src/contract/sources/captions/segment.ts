/** Words of a recording from `start` to `end`, in seconds from its beginning. */
export interface Segment {
  start: number;
  end: number;
  /** Without the name of who says them. */
  text: string;
  /** Who says it, where the source tells. */
  speaker?: string;
}
