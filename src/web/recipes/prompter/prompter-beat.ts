/**
 * So often a prompter says how it stands, also where nothing has changed; a telephone that has heard nothing for so long
 * takes it for gone.
 */
export const PROMPTER_BEAT = { everyMs: 2_000, silentMs: 6_000 } as const;
