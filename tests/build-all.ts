import { buildOrThrow } from './build-server.ts';

/** Before the journeys. */
export default (): void => buildOrThrow(['web', 'server']);
