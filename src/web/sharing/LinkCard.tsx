import { ChevronDown, Copy, Link2, MessagesSquare, UserPlus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Link } from '#contract/sharing/links.schema.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useAct } from '../lib/act.ts';
import { useCopyLink } from '../lib/send-link.ts';
import { useWords } from '../words/index.ts';
import { ChatLinkOptions } from './ChatLinkOptions.tsx';
import { VisitorChats } from './VisitorChats.tsx';
import { useLinkFacts, useLinkName } from './link-facts.ts';
import { LinkSettings } from './LinkSettings.tsx';
import { isRefused, useChangeLink, useCreateLink, useIsUsed, useTurnOff } from './use-links.ts';

type Given = 'viewer' | 'commenter' | 'editor';
type Choice = 'off' | Given;

interface LinkCardProps {
  boardId: string;
  link: Link;
  isOpen: boolean;
  onToggle: () => void;
}

/** One link: closed it says what it gives and how it is used, open it can be changed. */
export function LinkCard({ boardId, link, isOpen, onToggle }: LinkCardProps) {
  const t = useWords('links');
  const name = useLinkName()(link);
  const facts = useLinkFacts();
  const copy = useCopyLink({ copied: t('copied'), copyFailed: t('copyFailed') });
  const change = useChangeLink(boardId, link.id);
  const off = useTurnOff(boardId, link.id);
  const turnOff = useAct(off.act, off.said, off.onDone);
  const isUsed = useIsUsed(boardId, link.id);
  const [isAsking, setAsking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<Given | null>(null);
  const role = change.isPending ? (change.variables.fields.role ?? link.role) : link.role;
  const saidOf = (given: Link['role']) => t('roleSaved', { name, role: t(`role.${given}`) });
  const choose = (wanted: Choice) => {
    if (change.isPending || turnOff.isPending) return;
    if (wanted !== 'off')
      change.mutate(
        {
          fields: { role: wanted },
          said: saidOf(wanted),
          back: { fields: { role: link.role }, said: saidOf(link.role) },
        },
        { onSuccess: () => setRefused(null), onError: (error) => isRefused(error) && setRefused(wanted) },
      );
    else void isUsed().then((used) => (used ? setAsking(true) : turnOff.mutate()));
  };
  const openText = link.kind === 'join' ? t('joinText') : link.chat ? t('chatText') : t(`text.${role}`);
  return (
    <Frame
      kind={link.kind}
      name={name}
      text={isOpen ? openText : facts(link).join(' · ')}
      isOpen={isOpen}
      onToggle={onToggle}
      beside={
        !isOpen &&
        link.url !== '' && (
          <IconButton
            label={t('copyOf', { name })}
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => copy(link.url)}
          />
        )
      }
    >
      {link.chat ? (
        <div className="mb-3 flex justify-end gap-2">
          <Button size="sm" className="max-sm:h-11" onClick={() => setReading(true)}>
            {t('visitorChats')}
          </Button>
          <Button size="sm" variant="danger-outline" className="max-sm:h-11" onClick={() => choose('off')}>
            {t('off')}
          </Button>
        </div>
      ) : (
        <Roles name={name} value={role} refused={refused} onChoose={choose} hasNote={link.kind === 'board'} />
      )}
      {link.chat && <ChatLinkOptions boardId={boardId} link={link} chat={link.chat} change={change} />}
      {isReading && <VisitorChats boardId={boardId} linkId={link.id} onClose={() => setReading(false)} />}
      <LinkSettings boardId={boardId} link={link} change={change} />
      {isAsking && (
        <ConfirmAct
          {...off}
          onClose={() => setAsking(false)}
          title={t('offAsk')}
          text={t('offAskText')}
          action={t('off')}
          actionBusy={t('turningOff')}
        />
      )}
    </Frame>
  );
}

/** The board link of a canvas that has none: off, and on by a press. */
export function NoLinkCard({
  boardId,
  isFirst,
  onCreated,
}: {
  boardId: string;
  isFirst: boolean;
  onCreated: (link: Link) => void;
}) {
  const t = useWords('links');
  const name = t('kind.board');
  const create = useCreateLink(boardId, onCreated);
  const refused = isRefused(create.error) ? (create.variables?.role ?? null) : null;
  const choose = (role: Choice) => {
    if (role !== 'off' && !create.isPending) create.mutate({ kind: 'board', role, isFirst });
  };
  return (
    <Frame kind="board" name={name} text={t('offText')} isOpen>
      <Roles
        name={name}
        value={create.isPending ? create.variables.role : 'off'}
        refused={refused}
        onChoose={choose}
        hasNote
      />
    </Frame>
  );
}

interface RolesProps {
  name: string;
  value: string;
  /** What the organisation or the instance did not allow. Nothing more than looking is allowed where even that is not. */
  refused: Given | null;
  onChoose: (wanted: Choice) => void;
  /** Says who may edit by it. */
  hasNote: boolean;
}

function Roles({ name, value, refused, onChoose, hasNote }: RolesProps) {
  const t = useWords('links');
  return (
    <div className="mb-3">
      <Segments<Choice>
        label={t('roleOf', { name })}
        value={value}
        onChoose={onChoose}
        options={(['off', 'viewer', 'commenter', 'editor'] as const).map((role) => ({
          value: role,
          label: t(`choice.${role}`),
          isDisabled:
            role !== value && refused !== null && role !== 'off' && (role !== 'viewer' || refused === 'viewer'),
        }))}
      />
      {refused !== null && (
        <p role="alert" className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          {t(refused === 'viewer' ? 'notAllowed' : 'viewOnly')} {t('whoDecides')}
        </p>
      )}
      {hasNote && (value === 'commenter' || value === 'editor') && (
        <p className="mt-2 text-xs text-ink-3">{t(`note.${value}`)}</p>
      )}
    </div>
  );
}

interface FrameProps {
  kind: Link['kind'];
  name: string;
  text: string;
  isOpen: boolean;
  /** Without it the card stays open. */
  onToggle?: () => void;
  beside?: ReactNode;
  children: ReactNode;
}

function Frame({ kind, name, text, isOpen, onToggle, beside, children }: FrameProps) {
  const t = useWords('links');
  const id = useId();
  const Icon = { board: Link2, join: UserPlus, chat: MessagesSquare }[kind];
  return (
    <li aria-labelledby={id} className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex items-center gap-3 p-3.5">
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-surface-3 text-ink-2">
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h4 id={id} className="truncate text-base font-[650]">
            {name}
          </h4>
          <p className={classes('text-sm text-ink-3', !isOpen && 'line-clamp-2')} title={isOpen ? undefined : text}>
            {text}
          </p>
        </div>
        {beside}
        {onToggle && (
          <IconButton
            label={t(isOpen ? 'closeCard' : 'openCard', { name })}
            aria-expanded={isOpen}
            className={classes('max-sm:size-11', isOpen && '[&_svg]:rotate-180')}
            icon={<ChevronDown size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onToggle}
          />
        )}
      </div>
      {isOpen && <div className="px-3.5 pb-2.5">{children}</div>}
    </li>
  );
}
