import { useQueryClient } from '@tanstack/react-query';
import {
  AtSign,
  CircleAlert,
  CircleCheck,
  Crown,
  History,
  LockKeyhole,
  MailOpen,
  MessageSquareText,
  MessagesSquare,
  Reply,
  SmilePlus,
  Sparkles,
  UserCog,
  UserPlus,
  UserX,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { relativeTime } from '../lib/dates.ts';
import { reading } from '../lib/query.ts';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { NoticeAnswer } from './NoticeAnswer.tsx';
import { isCreditsOver, noticeWords } from './notice-words.ts';
import { invitedPath, noticePath } from './place-path.ts';
import { OfferAnswer } from './OfferAnswer.tsx';

interface NoticeItemProps {
  item: Notification;
  onRead: () => void;
  onOpen: (path: string) => void;
  /** How to hear no more of it. */
  menu?: ReactNode;
}

const written = { Icon: MessageSquareText, look: 'bg-accent-soft text-accent-ink' };
const icons: Record<Notification['kind'], { Icon: LucideIcon; look: string }> = {
  ready: { Icon: CircleCheck, look: 'bg-ok-soft text-ok' },
  failed: { Icon: CircleAlert, look: 'bg-bad-soft text-bad' },
  invited: { Icon: MailOpen, look: 'bg-note-soft text-note' },
  credits: { Icon: Sparkles, look: 'bg-warn-soft text-warn' },
  answered: { Icon: MessagesSquare, look: 'bg-accent-soft text-accent-ink' },
  joined: { Icon: UserPlus, look: 'bg-accent-soft text-accent-ink' },
  shared: { Icon: Users, look: 'bg-accent-soft text-accent-ink' },
  role: { Icon: UserCog, look: 'bg-note-soft text-note' },
  restored: { Icon: History, look: 'bg-warn-soft text-warn' },
  removed: { Icon: UserX, look: 'bg-warn-soft text-warn' },
  asked: { Icon: UserPlus, look: 'bg-note-soft text-note' },
  offered: { Icon: Crown, look: 'bg-note-soft text-note' },
  mentioned: { Icon: AtSign, look: 'bg-note-soft text-note' },
  replied: { Icon: Reply, look: 'bg-accent-soft text-accent-ink' },
  noted: written,
  commented: written,
  resolved: { Icon: CircleCheck, look: 'bg-ok-soft text-ok' },
  reacted: { Icon: SmilePlus, look: 'bg-accent-soft text-accent-ink' },
  locked: { Icon: LockKeyhole, look: 'bg-warn-soft text-warn' },
  taken: { Icon: Crown, look: 'bg-accent-soft text-accent-ink' },
};

/** One thing that the person was told: what, when, and where it leads. An invitation and an offer are taken or declined right here. */
export function NoticeItem({ item, onRead, onOpen, menu }: NoticeItemProps) {
  const { Icon, look } = icons[item.kind];
  const path = noticePath(item);
  const face = (
    <>
      <span className={classes('inline-flex size-8 shrink-0 items-center justify-center rounded-control', look)}>
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Words item={item} />
      {item.readAt === null && <Unread />}
    </>
  );
  const row = 'flex min-w-0 grow items-start gap-3 rounded-control px-2 py-2.5 text-left';
  return (
    <li data-unread={item.readAt === null || undefined}>
      <div className="flex items-start">
        {path === null ? (
          <div className={row}>{face}</div>
        ) : (
          <button type="button" onClick={() => onOpen(path)} className={`${row} hover:bg-surface-3`}>
            {face}
          </button>
        )}
        {menu}
      </div>
      {item.kind === 'invited' && item.invitationId !== null && (
        <Invitation item={item} invitationId={item.invitationId} onRead={onRead} />
      )}
      {item.kind === 'offered' && <OfferAnswer item={item} onRead={onRead} />}
    </li>
  );
}

function Unread() {
  const t = useWords('shell');
  return (
    <span className="mt-1.5 ml-auto inline-flex">
      <span aria-hidden="true" className="size-2 rounded-full bg-bad-dot" />
      <span className="sr-only">{t('noticeUnread')}</span>
    </span>
  );
}

function Words({ item }: { item: Notification }) {
  const t = useWords('shell');
  const common = useWords('common');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const problem = item.kind === 'failed' && item.detail !== null ? problemWords[item.detail as SourceProblem] : null;
  return (
    <span className="min-w-0 flex-1">
      <span className={classes('block text-sm break-words', item.readAt === null ? 'font-semibold' : 'text-ink-2')}>
        {noticeWords(t, item)}
      </span>
      {problem && <span className="block text-xs text-ink-2">{problem[language]}</span>}
      {isCreditsOver(item) && <span className="block text-xs text-ink-2">{t('creditsOver')}</span>}
      <time dateTime={item.createdAt} className="block text-xs text-ink-3">
        {relativeTime(item.createdAt, nowMs, language, common('justNow'))}
      </time>
    </span>
  );
}

interface InvitationProps {
  item: Notification;
  invitationId: string;
  onRead: () => void;
}

function Invitation({ item, invitationId, onRead }: InvitationProps) {
  const t = useWords('shell');
  const common = useWords('common');
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { invitationId };
  const settle = () => {
    onRead();
    void client.invalidateQueries({ queryKey: reading(notificationsApi.list).queryKey });
    void client.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(orgs|projects|canvases)/.test(String(queryKey[0])),
    });
  };
  const failed = { title: common('error'), text: t('inviteFailed') };
  const accept = useAct(
    () => call(orgsApi.acceptInvitation, { params }),
    { done: { title: common('success'), text: t('inviteAccepted', { title: item.title }) }, failed },
    (taken) => {
      settle();
      void navigate(invitedPath(taken));
    },
  );
  const decline = useAct(
    () => call(orgsApi.declineInvitation, { params }),
    { done: { title: t('inviteDeclined') }, failed },
    settle,
  );
  return (
    <NoticeAnswer
      isBusy={accept.isPending || decline.isPending}
      onAccept={() => accept.mutate()}
      onDecline={() => decline.mutate()}
    />
  );
}
