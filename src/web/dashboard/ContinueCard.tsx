import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { waitingApi } from '#contract/canvases/waiting.api.ts';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { call } from '../lib/api.ts';
import { dayOf } from '../lib/day-of.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { reading, useReading } from '../lib/query.ts';
import { draftKeys } from '../lib/draft-keys.ts';
import { noticeWords } from '../shell/notice-words.ts';
import { StatusDot } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords, type Words } from '../words/index.ts';
import { HowCard } from './HowCard.tsx';
import { toDoOf, type ToDo } from './to-do.ts';

const Invitation = lazyComponent(() => import('./InvitationToDo.tsx'), 'InvitationToDo');

/** How many are shown before somebody asks for all. */
const FIRST = 5;

/** What asks for something or is new, each leading to its place; where nothing does, what a canvas is for. */
export function ContinueCard() {
  const t = useWords('dashboard');
  const [isWhole, setWhole] = useState(false);
  const listed = useToDo();
  if (listed.length === 0) return <HowCard />;
  const shown = isWhole ? listed : listed.slice(0, FIRST);
  return (
    <section
      aria-labelledby="continue"
      className="rounded-card border border-line bg-surface px-[18px] py-4 shadow-card"
    >
      <h2 id="continue" className="text-sm font-[650]">
        {t('continue')}
      </h2>
      <ul className="mt-2 flex flex-col">
        {shown.map((one) => (
          <li key={one.id}>
            {one.what === 'notice' && one.path === null ? (
              <Suspense>
                <Invitation item={one.notice} />
              </Suspense>
            ) : (
              <Row toDo={one} />
            )}
          </li>
        ))}
      </ul>
      {listed.length > shown.length && (
        <Button size="sm" variant="ghost" className="mt-1 -ml-2 pointer-coarse:h-11" onClick={() => setWhole(true)}>
          {t('continueMore', { count: listed.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** Read anew whenever the dashboard is opened: one comes back from having done something of it. */
function useToDo(): ToDo[] {
  const [today] = useState(() => dayOf(new Date()));
  const [chats] = useState(unsentChats);
  const { data: news } = useReading(notificationsApi.list);
  const { data: waiting } = useQuery({
    ...reading(waitingApi.read, { query: { today, ...(chats.length > 0 && { chats: chats.join(',') }) } }),
    staleTime: 0,
  });
  return toDoOf(waiting ?? [], news?.items ?? [], today);
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MOST_CHATS = 20;

/** The chats in which this browser holds a question that was typed and not sent. */
function unsentChats(): string[] {
  const ofChat = new RegExp(`^chat:(${UUID}):[^:]+$`);
  const chats = draftKeys().flatMap((key) => ofChat.exec(key)?.[1] ?? []);
  return [...new Set(chats)].slice(0, MOST_CHATS);
}

function Row({ toDo }: { toDo: ToDo }) {
  const t = useWords('dashboard');
  const shell = useWords('shell');
  const client = useQueryClient();
  const { title, place } = saidOf(toDo, t, shell);
  /** Looked at is read. */
  const see = () => {
    if (toDo.what !== 'notice') return;
    void call(notificationsApi.markRead, { body: { ids: [toDo.notice.id] } })
      .catch(() => null)
      .then(() => client.invalidateQueries({ queryKey: reading(notificationsApi.list).queryKey }));
  };
  return (
    <Link
      to={toDo.path ?? '/'}
      onClick={see}
      className="-mx-2 flex items-baseline gap-2.5 rounded-control px-2 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5 hover:bg-surface-2"
    >
      <StatusDot tone={toDo.tone} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium break-words">{title}</span>
        {place !== null && <span className="block truncate text-xs text-ink-3">{place}</span>}
      </span>
    </Link>
  );
}

/** What is to be done, and on which canvas where the sentence does not name it. */
function saidOf(toDo: ToDo, t: Words<'dashboard'>, shell: Words<'shell'>): { title: string; place: string | null } {
  if (toDo.what === 'notice') return { title: noticeWords(shell, toDo.notice), place: null };
  const { canvasTitle } = toDo.waiting;
  if (toDo.what === 'due') {
    const { title, what } = toDo.waiting;
    return { title: t(`due.${what}`, { title, when: distanceOf(toDo.days, t) }), place: canvasTitle };
  }
  const { waiting } = toDo;
  if (waiting.kind === 'draft') return { title: t('unsent'), place: canvasTitle };
  const { title, count, nodeId } = waiting;
  // What was never read is called by its id.
  const isNamed = count === 1 && title !== '' && !title.includes(nodeId);
  return { title: isNamed ? t('unreadOne', { title }) : t('unreadMany', { count }), place: canvasTitle };
}

function distanceOf(days: number, t: Words<'dashboard'>): string {
  if (days === 0) return t('dueToday');
  if (days === 1) return t('dueTomorrow');
  return days > 0 ? t('dueIn', { count: days }) : t('duePast', { count: -days });
}
