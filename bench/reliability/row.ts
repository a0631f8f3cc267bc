/** A row of the acceptance bar that is measured, not only asserted. */
export interface Row {
  id: string;
  /** In one sentence, with its bar. */
  what: string;
  /** How many rounds the bar asks for. */
  rounds: number;
  /** Answers with a reason where this machine cannot try it. */
  run: (limits: Limits) => Promise<Verdict | { skipped: string }>;
}

/** How far a row goes this time. */
export interface Limits {
  rounds: number;
  /** Whether the time is used up: no further round begins. */
  isOver: () => boolean;
}

export interface Verdict {
  /** Whether every round that was tried is as it must be. */
  isMet: boolean;
  /** How many rounds were tried. */
  tried: number;
  /** How many the bar asks for, where only the try itself shows that. */
  all?: number;
  figures: string;
}
