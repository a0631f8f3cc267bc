/** pending: something waits; saving: it travels; saved: everything is acknowledged; error: the last try failed, it is kept. */
export type SaveStatus = 'pending' | 'saving' | 'saved' | 'error';

/** What the bar shows: what waits or travels has not been acknowledged. That a checkpoint is due later is nothing that waits. */
export function saveStatusOf(facts: { waiting: number; travelling: boolean; failed: boolean }): SaveStatus {
  if (facts.travelling) return 'saving';
  if (facts.failed) return 'error';
  return facts.waiting > 0 ? 'pending' : 'saved';
}

/** Whether the server is known not to be there: said as soon as something of ours waits for it. */
export const isOutOfReach = (facts: {
  isOnline: boolean;
  isLineUp: boolean;
  failed: boolean;
  waiting: number;
}): boolean => !facts.isOnline || (!facts.isLineUp && (facts.failed || facts.waiting > 0));
