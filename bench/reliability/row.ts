/** A row of the acceptance bar that is measured, not only asserted. */
export interface Row {
  id: string;
  /** In one sentence, with its bar. */
  what: string;
  /** `rounds`: instead of the row's own number. Answers null with a reason where this machine cannot try it. */
  run: (rounds: number | null) => Promise<Verdict | { skipped: string }>;
}

export interface Verdict {
  isMet: boolean;
  figures: string;
}
