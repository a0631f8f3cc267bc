/** Words of a video from `start` to `end`, in seconds from its beginning. */
export interface Segment {
  start: number;
  end: number;
  text: string;
}
