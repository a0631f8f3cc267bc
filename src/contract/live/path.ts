/** Where the live channel is joined; one socket serves all boards of a tab. */
export const LIVE_PATH = '/api/live';
