import type { Fetched } from '../../platform/web/guarded-fetch.ts';
import { SourceFailure } from '../reading.ts';

/** Throws SourceFailure for an answer of status 400 and above. */
export function refuseStatus({ status }: Fetched): void {
  if (status === 429) throw new SourceFailure('rate-limited', { detail: 'status 429' });
  if (status === 403) throw new SourceFailure('blocked', { detail: 'status 403' });
  if (status >= 500) throw new SourceFailure('site-error', { detail: `status ${status}` });
  if (status >= 400) throw new SourceFailure('unreachable', { detail: `status ${status}` });
}
