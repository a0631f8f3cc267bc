/** What a rule answers: yes with a value, or no with a reason that a screen can put into words. Never thrown. */
export type Verdict<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason };

/** A rule's yes. */
export const yes = <T>(value: T) => ({ ok: true, value }) as const;
/** A rule's no, by a name that screens have words for. */
export const no = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const;
