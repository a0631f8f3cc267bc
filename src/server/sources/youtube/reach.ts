import type { Config } from '../../platform/config.ts';
import type { Fetched, FetchOptions, GuardedFetch } from '../../platform/web/guarded-fetch.ts';
import type { Facts } from '../reading.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

/** Asks YouTube below its base address. */
export type Ask = (path: string, options: FetchOptions) => Promise<Fetched>;

/** What a strategy may use. */
export interface Reach {
  ask: Ask;
  /** For addresses that the operator configured. */
  askOut: GuardedFetch;
  config: Config['youtube'];
  /** Told what was learnt about the video, also when its words could not be had. */
  learn: (facts: Facts) => void;
}

export interface Words {
  segments: Segment[];
  language: string;
  isGenerated: boolean;
}

/** One way to the words of a video. */
export type Strategy = (videoId: string, reach: Reach) => Promise<Words>;
