/**
 * How long each step of a reading may take, in milliseconds. A step that is late ends in its own sentence, or is left out
 * where the reading is whole without it; none eats the time of the whole reading (`OURS.sourceTimeLimitMs`).
 */
export const STEP_MS = {
  /** One address with its redirects: people wait for a page about as long before they leave. A frame is a second one. */
  fetch: 15_000,
  /** Decoding and finding the article: the slowest of our corpus takes a tenth of a second, so this is a hostile page. */
  page: 8_000,
  /** A document in its own process, counted by the processor: a thousand pages of print take half of it. */
  document: 20_000,
  /** The same by the clock: a machine that is busy with others gives it a part of its time. */
  documentWall: 45_000,
  /** One way to the words of a video or post; the next one is tried then. */
  strategy: 8_000,
  /** All ways to the words of a video. */
  transcript: 25_000,
  /** What a video or post is without, when it comes late: title, chapters. */
  aside: 6_000,
  /** Both pictures, at the same time; a source is whole without. */
  pictures: 6_000,
  /** Counting tokens; what is not counted by then is estimated. */
  tokens: 2_000,
  /** Chapters and pasted words: work in our own threads. */
  thread: 8_000,
  /** What remains for keeping what was read. */
  saving: 5_000,
} as const;
