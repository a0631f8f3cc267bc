import { Link2, MessagesSquare, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Link } from '#contract/sharing/links.schema.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { useChats } from './ChatLinkOptions.tsx';
import { LinkCard, NoLinkCard } from './LinkCard.tsx';
import { isRefused, useCreateLink, useLinks } from './use-links.ts';

interface LinkListProps {
  boardId: string;
  /** The board of a project: its people come by its own invitations. */
  isOfProject?: boolean;
}

/** The links of a canvas or of the board of a project, one of them open, and how to make another. */
export function LinkList({ boardId, isOfProject = false }: LinkListProps) {
  const t = useWords('links');
  const { data, error, refetch } = useLinks(boardId);
  if (data) return <Links {...{ boardId, isOfProject }} links={data} />;
  if (error) return <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />;
  return (
    <Waiting label={t('loading')} className="flex flex-col gap-3">
      <Skeleton className="h-8 w-24" />
      <Skeleton className="h-[230px] rounded-card" />
      <Skeleton className="h-16 rounded-card" />
    </Waiting>
  );
}

function Links({ boardId, isOfProject = false, links }: LinkListProps & { links: readonly Link[] }) {
  const t = useWords('links');
  const [openId, setOpenId] = useState(links[0]?.id ?? null);
  const open = ({ id }: Link) => setOpenId(id);
  const create = useCreateLink(boardId, open);
  const isFirst = links.length === 0;
  const hasBoardLink = links.some(({ kind }) => kind === 'board');
  const make = (kind: Link['kind'], nodeId?: string) =>
    create.mutate({ kind, role: 'viewer', isFirst, ...(nodeId !== undefined && { nodeId }) });
  const { length: count } = links;
  return (
    <section aria-labelledby="sharing-links">
      <div className="mb-3 flex min-h-8 items-center gap-2">
        <h3 id="sharing-links" className="flex flex-1 items-center gap-2 text-base font-[650]">
          {t('title')} <Badge className="tnum">{count}</Badge>
        </h3>
        <KindMenu {...{ boardId, isOfProject }} isBusy={create.isPending} onMake={make} />
      </div>
      {isRefused(create.error) && (
        <p role="alert" className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          {t('notAllowed')} {t('whoDecides')}
        </p>
      )}
      <ul className="flex flex-col gap-2.5">
        {!hasBoardLink && <NoLinkCard boardId={boardId} isFirst={isFirst} onCreated={open} />}
        {links.map((link) => (
          <LinkCard
            key={link.id}
            boardId={boardId}
            link={link}
            isOpen={link.id === openId}
            onToggle={() => setOpenId(link.id === openId ? null : link.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function NewLink({ isBusy, ...more }: { isBusy: boolean }) {
  const t = useWords('links');
  return (
    <Button
      size="sm"
      className="h-8 max-sm:h-11"
      icon={<Plus size={15} strokeWidth={2.2} aria-hidden="true" />}
      isBusy={isBusy}
      {...more}
    >
      {t(isBusy ? 'creating' : 'newLink')}
    </Button>
  );
}

interface KindMenuProps {
  boardId: string;
  isOfProject: boolean;
  isBusy: boolean;
  onMake: (kind: Link['kind'], nodeId?: string) => void;
}

function KindMenu({ boardId, isOfProject, isBusy, onMake }: KindMenuProps) {
  const t = useWords('links');
  const { data: chats = [] } = useChats(boardId);
  return (
    <Menu align="end" trigger={<NewLink isBusy={isBusy} />}>
      <MenuItem icon={<Link2 size={16} aria-hidden="true" />} onSelect={() => onMake('board')}>
        {t('kind.board')}
      </MenuItem>
      <MenuItem
        icon={<MessagesSquare size={16} aria-hidden="true" />}
        isDisabled={chats.length === 0}
        onSelect={() => onMake('chat', chats[0]?.nodeId)}
      >
        {t('kind.chat')}
        {chats.length === 0 && <span className="block text-xs text-ink-3">{t('noChats')}</span>}
      </MenuItem>
      {!isOfProject && (
        <MenuItem icon={<UserPlus size={16} aria-hidden="true" />} onSelect={() => onMake('join')}>
          {t('kind.join')}
        </MenuItem>
      )}
    </Menu>
  );
}
