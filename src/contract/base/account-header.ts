/**
 * Names the account, by id, that the sending page belongs to: one browser has one session, which somebody else may have
 * replaced meanwhile. Absent or empty for programs, and where who is signed in is just being asked.
 */
export const ACCOUNT_HEADER = 'maru-account';
