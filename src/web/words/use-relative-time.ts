import { useCallback, useState } from 'react';
import { relativeTime } from '../lib/dates.ts';
import { useLanguage, useWords } from './index.ts';

/** Says how long ago a moment was when the component appeared, in the reader's language. */
export function useRelativeTime(): (iso: string) => string {
  const t = useWords('common');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  return useCallback((iso) => relativeTime(iso, nowMs, language, t('justNow')), [nowMs, language, t]);
}
