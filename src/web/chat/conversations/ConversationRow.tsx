import { useQueryClient } from '@tanstack/react-query';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { BoardPlace } from '../../lib/board-place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Conversation } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { OWN_ESCAPE } from '../../ui/own-escape.ts';
import { useRelativeTime } from '../../words/use-relative-time.ts';
import { useWords } from '../../words/index.ts';
import { refreshChat } from '../reading.ts';
import { AudienceBadge } from './lazy-audience-badge.ts';
import { walkRows } from './walk-rows.ts';
import { useSendKey } from '../composer/use-send-key.ts';

interface ConversationRowProps {
  conversation: Conversation;
  place: BoardPlace;
  /** It is the one that is open. */
  isOpen: boolean;
  mayAsk: boolean;
  onChoose: () => void;
  onSee: () => void;
  onRemove: () => void;
}

const shownWhenMeant =
  'pointer-fine:opacity-0 pointer-fine:group-hover/row:opacity-100 pointer-fine:group-focus-within/row:opacity-100';

/** One conversation of the list: its title, when it was spoken in last, and the words that were sought. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, place, isOpen, mayAsk, onChoose, onSee, onRemove } = props;
  const t = useWords('conversations');
  const ago = useRelativeTime();
  const [isNaming, setNaming] = useState(false);
  const title = conversation.title || t('untitled');
  const { excerpt, isAnswering, lastMessageAt, audience } = conversation;
  return (
    <li
      className={classes(
        'group/row flex items-center gap-0.5 rounded-control pr-1',
        isOpen ? 'bg-surface-3' : 'hover:bg-surface-2',
      )}
    >
      {isNaming ? (
        <TitleField conversation={conversation} place={place} onEnd={() => setNaming(false)} />
      ) : (
        <button
          type="button"
          data-row
          aria-current={isOpen}
          onClick={onChoose}
          onKeyDown={(event) => walkRows(event, event.currentTarget.closest('ul'))}
          className="min-w-0 grow rounded-control px-2.5 py-[7px] text-left outline-offset-[-2px]"
        >
          <span className="flex items-baseline gap-2">
            <span className={classes('min-w-0 grow truncate text-sm', isOpen ? 'font-semibold' : 'font-medium')}>
              {title}
            </span>
            <span className="shrink-0 text-xs text-ink-3 tnum">
              {isAnswering ? t('answering') : ago(lastMessageAt)}
            </span>
          </span>
          {audience && (
            <Suspense>
              <AudienceBadge audience={audience} />
            </Suspense>
          )}
          {excerpt !== null && <span className="mt-0.5 line-clamp-2 text-xs text-ink-3">{excerpt}</span>}
        </button>
      )}
      {mayAsk && !isNaming && (
        <>
          <IconButton
            size="sm"
            label={t('rename', { title })}
            className={shownWhenMeant}
            icon={<Pencil size={14} aria-hidden="true" />}
            onClick={() => setNaming(true)}
          />
          <IconButton
            size="sm"
            label={t('visibility', { title })}
            className={shownWhenMeant}
            icon={<Eye size={14} aria-hidden="true" />}
            onClick={onSee}
          />
          <IconButton
            size="sm"
            label={t('remove', { title })}
            className={shownWhenMeant}
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}

interface TitleFieldProps {
  conversation: Conversation;
  place: BoardPlace;
  onEnd: () => void;
}

/** Enter and leaving save, Esc cancels; an empty title gives back the one that the conversation has by itself. */
function TitleField({ conversation: { id, nodeId, title }, place, onEnd }: TitleFieldProps) {
  const t = useWords('conversations');
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const renaming = useAct(
    (typed: string) => call(chatApi.changeConversation, { params: { conversationId: id }, body: { title: typed } }),
    { failed: { title: t('renameFailed'), text: t('tryLater') } },
    () => refreshChat(client, place, nodeId, id),
  );
  const save = () => {
    if (isOver.current) return;
    isOver.current = true;
    const typed = field.current?.value.trim() ?? title;
    if (typed === title) return onEnd();
    renaming.mutate(typed, { onSettled: onEnd });
  };
  const keys = useSendKey(save);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      defaultValue={title}
      maxLength={OURS.conversationTitleLength}
      aria-label={t('titleField')}
      className="m-1 h-8 min-w-0 grow rounded-control bg-surface px-2 text-sm field-focus max-md:h-11 max-md:text-read"
      onBlur={save}
      {...{ [OWN_ESCAPE]: true }}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        event.preventDefault();
        isOver.current = true;
        onEnd();
      }}
    />
  );
}
