/** What a rule answers: yes with a value, or no with a reason that a screen can put into words. Never thrown. */
export type Verdict<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason };

export const yes = <T>(value: T) => ({ ok: true, value }) as const;
export const no = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const;
