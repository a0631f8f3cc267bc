import { z } from 'zod';

export { formatMoment } from './moment.ts';

/** A moment in time on the wire: ISO 8601 in UTC. */
export const isoTime = z.iso.datetime({ offset: true });
