import { ChevronLeft, History, MessageSquareText, X } from 'lucide-react';
import { useState } from 'react';
import { mentionsIn, nodeOf, type Thread } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { BoardWatch } from './BoardWatch.tsx';
import { typedOf } from './body-text.tsx';
import { titleOf } from './CommentThread.tsx';
import { hearThreadKeys } from './thread-keys.ts';
import { liveComments, type Comments } from './use-comments.ts';
import { ThreadRow } from './ThreadRow.tsx';

type Tab = 'open' | 'mine' | 'resolved';
const PAGE = 50;

interface CommentsPanelProps {
  editor: BoardEditor;
  comments: Comments;
  openId: string | null;
  isWhole: boolean;
  onOpen: (thread: Thread) => void;
  onWalk: (by: 1 | -1) => void;
  onClose: () => void;
}

/** All threads of the board, wherever they hang. */
export function CommentsPanel(props: CommentsPanelProps) {
  const t = useWords('comments');
  const { onWalk } = props;
  return (
    // Its keys are those of the controls in it, for whoever is among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      data-comments
      aria-label={t('comments')}
      onKeyDown={(event) => hearThreadKeys(event, { next: () => onWalk(1), previous: () => onWalk(-1) })}
      className="fixed inset-0 z-(--z-overlay) flex flex-col bg-surface md:absolute md:top-[68px] md:right-[calc(var(--beside,0px)+12px)] md:bottom-3 md:left-auto md:z-[calc(var(--z-panel)+1)] md:w-[352px] md:rounded-card md:bg-raised md:shadow-pop"
    >
      <Threads {...props} />
    </section>
  );
}

function Threads({ editor, comments, openId, isWhole, onOpen, onClose }: CommentsPanelProps) {
  const t = useWords('comments');
  const [tab, setTab] = useState<Tab>('open');
  const [person, setPerson] = useState('');
  const [node, setNode] = useState('');
  const [order, setOrder] = useState<'newest' | 'oldest'>('newest');
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(PAGE);
  const [isActivity, setActivity] = useState(false);
  const { list, me, nameBy, error } = comments;
  const threads = list?.threads ?? [];
  const inTab: Record<Tab, Thread[]> = {
    open: threads.filter(({ resolvedAt }) => resolvedAt === null),
    mine: threads.filter((thread) => liveComments(thread).some(({ body }) => me && mentionsIn(body).includes(me))),
    resolved: threads.filter(({ resolvedAt }) => resolvedAt !== null),
  };
  const authors = [
    ...new Set(threads.flatMap((one) => liveComments(one).map(({ authorId }) => authorId ?? ''))),
  ].filter(Boolean);
  const nodes = new Map(
    threads.flatMap((one) => (nodeOf(one.anchor) ? [[nodeOf(one.anchor) ?? '', titleOf(one, editor, t)]] : [])),
  );
  const words = sought.trim().toLowerCase();
  const found = inTab[tab]
    .filter((one) => person === '' || liveComments(one).some(({ authorId }) => authorId === person))
    .filter((one) => node === '' || nodeOf(one.anchor) === node)
    .filter((one) => {
      const said = liveComments(one).map(({ body }) => typedOf(body, nameBy));
      return [titleOf(one, editor, t), ...said].join('\n').toLowerCase().includes(words);
    })
    .toSorted((a, b) =>
      order === 'newest' ? b.lastAt.localeCompare(a.lastAt) : a.createdAt.localeCompare(b.createdAt),
    );
  if (isActivity) return <ActivityPanel boardId={editor.boardId} isWhole={isWhole} onBack={() => setActivity(false)} />;
  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center gap-2 pr-2 pl-4 max-md:pl-1">
        {isWhole && (
          <IconButton
            size="lg"
            label={t('close')}
            icon={<ChevronLeft size={22} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
        <h2 className="text-h3 font-[650]">{t('comments')}</h2>
        <span className="tnum rounded-[6px] bg-surface-3 px-1.5 text-sm font-semibold text-ink-2">
          {threads.length}
        </span>
        <span className="ml-auto" />
        <IconButton
          label={t('activity')}
          className="max-md:size-11"
          icon={<History size={16} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() => setActivity(true)}
        />
        <BoardWatch boardId={editor.boardId} />
        {!isWhole && <IconButton label={t('close')} icon={<X size={17} aria-hidden="true" />} onClick={onClose} />}
      </header>
      <div className="shrink-0 space-y-2 border-b border-line px-3 pb-3">
        <Segments
          label={t('tabs')}
          value={tab}
          onChoose={setTab}
          options={(comments.isGuest ? (['open', 'resolved'] as const) : (['open', 'mine', 'resolved'] as const)).map(
            (value) => ({
              value,
              label: `${t(`tab.${value}`)} ${inTab[value].length}`,
            }),
          )}
        />
        {threads.length > 0 && (
          <>
            <SearchField label={t('search')} value={sought} onType={setSought} />
            <div className="grid grid-cols-3 gap-1.5">
              <Select
                label={t('byPerson')}
                isLabelHidden
                value={person}
                onChoose={setPerson}
                options={[
                  { value: '', label: t('everybody') },
                  ...authors.map((id) => ({ value: id, label: nameBy(id) })),
                ]}
              />
              <Select
                label={t('byNode')}
                isLabelHidden
                value={node}
                onChoose={setNode}
                options={[
                  { value: '', label: t('everyNode') },
                  ...Array.from(nodes, ([value, label]) => ({ value: value ?? '', label: label ?? '' })),
                ]}
              />
              <Select
                label={t('order')}
                isLabelHidden
                value={order}
                onChoose={setOrder}
                options={(['newest', 'oldest'] as const).map((value) => ({ value, label: t(value) }))}
              />
            </div>
          </>
        )}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!list && error === null && <Waiting label={t('loading')} />}
        {!list && error !== null && (
          <div role="alert" className="p-6 text-center text-base text-ink-2">
            <p className="mb-3">{t('loadFailed')}</p>
            <Button onClick={() => void comments.refetch()}>{t('retry')}</Button>
          </div>
        )}
        {list && found.length === 0 && (
          <div className="flex flex-col items-center px-6 py-14 text-center">
            <MessageSquareText size={26} strokeWidth={1.6} className="text-ink-3" aria-hidden="true" />
            <p className="mt-2.5 text-base font-semibold">{t(threads.length === 0 ? 'empty' : 'nothing')}</p>
            {threads.length === 0 && list.may.comment && <p className="mt-1 text-sm text-ink-2">{t('emptyText')}</p>}
          </div>
        )}
        <ul>
          {found.slice(0, most).map((thread) => (
            <ThreadRow
              key={thread.id}
              {...{ editor, comments, thread }}
              isOpen={thread.id === openId}
              onOpen={() => onOpen(thread)}
            />
          ))}
        </ul>
        {found.length > most && (
          <Button variant="ghost" className="m-3" onClick={() => setMost(most + PAGE)}>
            {t('more', { count: Math.min(PAGE, found.length - most) })}
          </Button>
        )}
      </div>
      {!isWhole && list?.may.comment && (
        <footer className="flex h-10 shrink-0 items-center gap-2 border-t border-line px-4 text-sm whitespace-nowrap text-ink-3">
          <kbd className="rounded-[5px] font-sans bg-surface-3 px-1.5 font-semibold text-ink-2">M</kbd>
          {t('pressBoard')}
          <span className="ml-auto flex items-center gap-1">
            <kbd className="rounded-[5px] font-sans bg-surface-3 px-1.5 font-semibold text-ink-2">Alt ↓</kbd>
            {t('next')}
          </span>
        </footer>
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-4 p-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-2.5">
          <span className="size-7 shrink-0 rounded-full bg-surface-3" />
          <span className="grow space-y-2">
            <span className="block h-3 w-1/3 rounded bg-surface-3" />
            <span className="block h-3 w-4/5 rounded bg-surface-3" />
          </span>
        </div>
      ))}
    </div>
  );
}
