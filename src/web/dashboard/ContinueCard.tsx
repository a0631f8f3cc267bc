import { Link } from 'react-router';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { useReading } from '../lib/query.ts';
import { noticeWords } from '../shell/notice-words.ts';
import { noticePath } from '../shell/place-path.ts';
import { StatusDot } from '../ui/Badge.tsx';
import { useWords } from '../words/index.ts';
import { HowCard } from './HowCard.tsx';
import { waitingFirst } from './waiting-first.ts';

const MOST = 3;
const tones = {
  ready: 'ok',
  failed: 'bad',
  joined: 'ok',
  invited: 'warn',
  credits: 'warn',
  shared: 'ok',
  asked: 'warn',
  offered: 'warn',
  locked: 'warn',
  taken: 'ok',
} as const;

/** What has news and was not looked at yet; where nothing has, what a canvas is for. */
export function ContinueCard() {
  const t = useWords('dashboard');
  const shell = useWords('shell');
  const { data } = useReading(notificationsApi.list);
  const waiting = waitingFirst(
    (data?.items ?? []).flatMap((item) => {
      const path = item.readAt === null ? noticePath(item) : null;
      return path === null ? [] : [{ item, path }];
    }),
  );
  if (waiting.length === 0) return <HowCard />;
  return (
    <section
      aria-labelledby="continue"
      className="rounded-card border border-line bg-surface px-[18px] py-4 shadow-card"
    >
      <h2 id="continue" className="text-sm font-[650]">
        {t('continue')}
      </h2>
      <ul className="mt-2.5 flex flex-col gap-1">
        {waiting.slice(0, MOST).map(({ item, path }) => (
          <li key={item.id}>
            <Link
              to={path}
              className="-mx-2 flex items-baseline gap-2.5 rounded-control px-2 py-1.5 hover:bg-surface-2"
            >
              <StatusDot tone={tones[item.kind]} />
              <span className="min-w-0 text-sm font-medium break-words">{noticeWords(shell, item)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
