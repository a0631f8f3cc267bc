import { z } from 'zod';

/** What can be wished of a script that is read from a screen. */
export const prompterWishes = [
  'toggle',
  'faster',
  'slower',
  'larger',
  'smaller',
  'mirror',
  'breaths',
  'next-section',
  'previous-section',
  'next-line',
  'previous-line',
  'start',
] as const;
export type PrompterWish = (typeof prompterWishes)[number];

const words = z.string().max(400);
const seconds = z.number().min(0).max(1_000_000);

/** How a prompter stands: what a telephone shows that steers it. */
const prompterScreen = z.strictObject({
  title: words,
  section: words,
  isRunning: z.boolean(),
  pastSec: seconds,
  leftSec: seconds,
  /** Syllables a minute. */
  speed: z.number().min(1).max(10_000),
});
export type PrompterScreen = z.infer<typeof prompterScreen>;

/**
 * What the tabs of one person say to each other: `seek` asks whether a prompter is open, which answers with how its `screen`
 * stands, again whenever that changes, and at every beat; `end` says that it is closed.
 */
export const prompterSignal = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('seek') }),
  z.strictObject({ is: z.literal('wish'), wish: z.enum(prompterWishes) }),
  z.strictObject({ is: z.literal('screen'), screen: prompterScreen }),
  z.strictObject({ is: z.literal('end') }),
]);
export type PrompterSignal = z.infer<typeof prompterSignal>;
