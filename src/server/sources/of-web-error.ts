import type { WebError } from '../platform/web/web-error.ts';
import { SourceFailure } from './reading.ts';

/** A site that was reached and answered what nobody can read, by the detail of the error. */
const OF_SITE = /^(content-encoding|too many redirects|redirect without one target|Z_[A-Z_]+)$/;

/** The failure that is told of a fetch that failed. */
export const ofWebError = (error: WebError): SourceFailure =>
  new SourceFailure(OF_SITE.test(error.detail) ? 'site-error' : error.problem, { cause: error, detail: error.detail });
