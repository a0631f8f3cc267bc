import { Fault } from '#contract/base/fault.ts';

/**
 * Throws Fault 'stale', which answers with the present tag, unless the If-Match header names this tag, is '*', or was not sent.
 */
export function demandSeen(ifMatch: string | undefined, tag: string, message: string): void {
  const seen = ifMatch?.split(',').map((one) => one.trim());
  if (seen && !seen.includes('*') && !seen.includes(tag)) throw new Fault('stale', message, { tag });
}
