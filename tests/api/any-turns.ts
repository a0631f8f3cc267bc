import * as fc from 'fast-check';
import { anyGesture, type Gesture } from '#web/editor/commands/any-gesture.ts';

/** What happens next in one of the tabs, on the line between, or by the hand of another program. */
export type Turn =
  | { tab: number; gesture: Gesture }
  | { tab: number; do: 'undo' | 'redo' | 'refused' | 'cut' | 'reload' }
  | { wait: number }
  | { other: 'add' | 'move' | 'remove'; pick: number };

/** Links are left out: the server would go out and read them. */
const gesture = anyGesture.filter(({ name }) => !name.startsWith('links'));
/** What both would do to the same few cards. */
const quarrels = ['remove', 'cut', 'rename', 'drag', 'connect', 'into group', 'ungroup', 'write', 'restack'] as const;
const quarrel = fc
  .record({ gesture: anyGesture, name: fc.constantFrom(...quarrels) })
  .map((made): Gesture => ({ ...made.gesture, name: made.name, pick: made.gesture.pick % 4 }));
const turnIn = (tab: fc.Arbitrary<number>): fc.Arbitrary<Turn> =>
  fc.oneof(
    { weight: 10, arbitrary: fc.record({ tab, gesture }) },
    { weight: 6, arbitrary: fc.record({ tab, gesture: quarrel }) },
    { weight: 4, arbitrary: fc.record({ tab, do: fc.constantFrom('undo' as const, 'redo' as const) }) },
    { weight: 2, arbitrary: fc.record({ tab, do: fc.constantFrom('cut' as const, 'reload' as const) }) },
    { weight: 1, arbitrary: fc.record({ tab, do: fc.constant('refused' as const) }) },
    { weight: 5, arbitrary: fc.record({ wait: fc.nat(200) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        other: fc.constantFrom('add' as const, 'move' as const, 'remove' as const),
        pick: fc.nat(),
      }),
    },
  );

/** Turns that follow from the seed, in two tabs unless more are named. */
export const turnsOf = (seed: number, { tabs = 2, min = 30, max = 45 } = {}): Turn[] =>
  fc.sample(fc.array(turnIn(fc.nat(tabs - 1)), { minLength: min, maxLength: max }), { seed, numRuns: 1 })[0] ?? [];

/** Numbers from 0 to 1 that follow from the seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
