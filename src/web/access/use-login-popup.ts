import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { accountApi } from '#contract/account/account.api.ts';
import { TIMING } from '#contract/limits.ts';
import { addressOf } from '../lib/api.ts';
import { loginAddress, readUser, refreshUser } from '../lib/session.ts';
import { listenForLogin, popupFeatures } from './login-news.ts';

/**
 * A popup that reads as closed may still be open (its opener link is cut when the provider isolates itself), so the
 * session is asked for this long before the popup is believed to be gone.
 */
const DOUBT_MS = 60_000;

/** Signs in within a popup. A blocked popup falls back to the full page. `failure` is the code of what went wrong. */
export function useLoginPopup(firstFailure: string | null) {
  const client = useQueryClient();
  const popup = useRef<Window | null>(null);
  const [state, setState] = useState<'idle' | 'open' | 'doubt'>('idle');
  const [failure, setFailure] = useState(firstFailure);

  const finish = useCallback(async () => {
    popup.current?.close();
    popup.current = null;
    setState('idle');
    await refreshUser(client);
  }, [client]);

  useEffect(
    () =>
      listenForLogin(
        (message) => {
          if (message.type === 'AUTH_SUCCESS') return void finish();
          popup.current?.close();
          popup.current = null;
          setState('idle');
          setFailure(message.reason ?? 'failed');
        },
        () => popup.current,
      ),
    [finish],
  );

  useEffect(() => {
    if (state === 'idle') return;
    const startedMs = performance.now();
    const timer = setInterval(() => {
      if (state === 'open' && popup.current?.closed !== false) setState('doubt');
      if (state === 'doubt') void askSession(finish);
      if (state === 'doubt' && performance.now() - startedMs > DOUBT_MS) setState('idle');
    }, TIMING.popupPollMs);
    return () => clearInterval(timer);
  }, [state, finish]);

  const open = () => {
    setFailure(null);
    const size = { width: TIMING.popupWidthPx, height: TIMING.popupHeightPx };
    popup.current = window.open(addressOf(accountApi.popup), 'maru-login', popupFeatures(size, window));
    if (popup.current) setState('open');
    else window.location.assign(loginAddress('/'));
  };
  return { isOpen: state === 'open', failure, open };
}

/** One failed question is no answer: the next second asks again. */
async function askSession(onSignedIn: () => Promise<void>): Promise<void> {
  const user = await readUser().catch(() => null);
  if (user) await onSignedIn();
}
