/** pending: something waits; saving: it travels; saved: everything is acknowledged; error: the last try failed, it is kept. */
export type SaveStatus = 'pending' | 'saving' | 'saved' | 'error';

/** What the bar shows, from the truth of the outbox and of the content timer. */
export function saveStatusOf(facts: {
  waiting: number;
  travelling: boolean;
  failed: boolean;
  timerRuns: boolean;
}): SaveStatus {
  if (facts.travelling) return 'saving';
  if (facts.failed) return 'error';
  return facts.waiting > 0 || facts.timerRuns ? 'pending' : 'saved';
}
