import { z } from 'zod';
import { audience, type Principal } from '#contract/board/audience.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { MessageFilter } from '../live/hub.ts';
import { packSteps, type Step } from '../visibility/steps.ts';

/** The channel on which instances tell each other of accepted changes: where, from and up to which number, and by whom. */
export const BOARD_CHANNEL = 'board';
const MOST_BYTES = 6_500;

const chain = z.array(z.number().int()).nullable();
const packed = z.object({
  audiences: z.array(audience),
  steps: z.array(
    z.union([
      z.literal(0),
      z.object({ t: z.array(z.tuple([z.string(), chain, chain])) }),
      z.object({ e: z.array(chain), b: z.array(chain).optional() }),
    ]),
  ),
});

export const boardNews = z.object({
  boardId: z.uuid(),
  since: z.number().int(),
  seq: z.number().int(),
  origin: z.string(),
  /** Whether everybody is told the same; absent in what earlier versions say. */
  isForAll: z.boolean().optional(),
  packed: packed.optional(),
});
export type BoardNews = z.infer<typeof boardNews>;

/** With what decides who is told what, as far as a message has room for it. `steps`: where not everybody is told the same. */
export function newsOf(range: Omit<BoardNews, 'isForAll' | 'packed'>, steps: readonly Step[] | undefined): string {
  const news = { ...range, isForAll: !steps };
  const whole = JSON.stringify({ ...news, ...(steps && { packed: packSteps(steps) }) });
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : JSON.stringify(news);
}

/** The range of changes as each is told it. */
export const rangeFor =
  (
    range: { boardId: string; after: number; seq: number },
    eventsFor: (principal: Principal) => BoardEvent[] | null,
  ): MessageFilter =>
  (principal) => {
    const events = eventsFor(principal);
    return events ? { say: 'changes', ...range, events } : { say: 'reset', boardId: range.boardId, seq: range.seq };
  };
