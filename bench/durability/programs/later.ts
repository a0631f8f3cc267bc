/** Loaded before the server: its clock is so many milliseconds ahead. */
const aheadMs = Number(process.env['AHEAD_MS'] ?? 0);
const { now } = Date;
Date.now = () => now() + aheadMs;
