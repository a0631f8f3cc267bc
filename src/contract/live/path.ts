/** Where the live channel is joined; one socket serves all boards of a tab. */
export const LIVE_PATH = '/api/live';

/** The part of its query that names the account of the page, as ACCOUNT_HEADER does: a browser's socket sends no headers. */
export const LIVE_ACCOUNT = 'account';

/** What a socket is closed with whose page belongs to somebody else than who is signed in. */
export const OTHER_ACCOUNT_CLOSE = 4409;
