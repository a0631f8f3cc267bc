import { useEffect, useState } from 'react';
import type { Settings } from '#contract/account/system.api.ts';

export interface Join {
  signupUrl: string | null;
  contactUrl: string | null;
}

/** Where membership is sold and questions go, as this server is configured; nulls until it has said so. */
export function useJoin(): Join {
  const [join, setJoin] = useState<Join>({ signupUrl: null, contactUrl: null });
  useEffect(() => {
    const leaving = new AbortController();
    readSettings(leaving.signal).then(
      (settings) => settings && setJoin({ signupUrl: settings.signupUrl, contactUrl: settings.contactUrl }),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return join;
}

/** The page works without an answer: its buttons then lead to the sign-in. */
async function readSettings(signal: AbortSignal): Promise<Settings | null> {
  const response = await fetch('/api/settings', { signal, credentials: 'same-origin' });
  return response.ok ? ((await response.json()) as Settings) : null;
}
