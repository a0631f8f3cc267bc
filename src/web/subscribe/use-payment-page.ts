import { useEffect } from 'react';

const ADDRESS = '/subscribe';

/** The address that the page was fetched under; in-app ways since then do not count. */
function fetchedAt(): string {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched ? new URL(fetched.name).pathname : window.location.pathname;
}

/**
 * The payment provider's script may run only in a page that was fetched at /subscribe. Where something is sold, coming here
 * from another screen fetches the page anew, and so does leaving: no other screen runs beside that script.
 */
export function usePaymentPage(isSelling: boolean): void {
  useEffect(() => {
    if (!isSelling) return;
    if (fetchedAt() !== ADDRESS) window.location.reload();
    return () => {
      if (window.location.pathname !== ADDRESS && fetchedAt() === ADDRESS) window.location.reload();
    };
  }, [isSelling]);
}
