import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
