const LEAD_SEC = 2;

/** From where a cited second is played: a little before it. */
export const beforeCited = (sec: number): number => Math.max(0, sec - LEAD_SEC);
