/** Why no model writes: none is configured, or this month's credits are used up. */
export type Lack = 'no-key' | 'no-credits';
