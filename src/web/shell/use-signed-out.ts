import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TIMING } from '#contract/limits.ts';
import { useNotices } from '../lib/notices.ts';
import { loginAddress } from '../lib/session.ts';
import { useWords } from '../words/index.ts';

/** Says that nobody is signed in and leaves for the login after 500 ms, to come back to this very address. */
export function useSignedOut(isSignedOut: boolean): void {
  const notices = useNotices();
  const t = useWords('common');
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  useEffect(() => {
    if (!isSignedOut) return;
    notices.show({ tone: 'failed', title: t('unauthorized'), text: t('unauthorizedText') });
    const timer = setTimeout(() => window.location.assign(loginAddress(returnTo)), TIMING.loginRedirectMs);
    return () => clearTimeout(timer);
  }, [isSignedOut, returnTo, notices, t]);
}
