import { useEffect, useState } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import { useWords } from '../../words/index.ts';

/** Since when a result is written, in milliseconds since 1970, or how long it took. */
export type Clock = { sinceMs: number } | { tookMs: number };

export function Elapsed({ clock }: { clock: Clock }) {
  const t = useWords('making');
  const isRunning = 'sinceMs' in clock;
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const time = formatMoment(Math.max(0, 'sinceMs' in clock ? nowMs - clock.sinceMs : clock.tookMs) / 1_000);
  return (
    <time aria-label={t('elapsed', { time })} className="tnum">
      {time}
    </time>
  );
}
