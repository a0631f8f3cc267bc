import { BookmarkPlus, Copy, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { near, lazyComponent } from '../../lib/lazy-component.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Fetching } from '../../ui/Spinner.tsx';
import type { VoicedChat } from '../../voices/use-voices.ts';
import { useWords, withWords } from '../../words/index.ts';
import type { Asker } from './asker-of.ts';
import { MentionChips } from './MentionChips.tsx';
import { beginEdit, QuestionField } from './QuestionField.tsx';
import { useCopy } from '../answer/use-copy.ts';
import { Versions } from '../answer/Versions.tsx';

const AskAgain = lazyComponent(() => withWords(['recipes'], import('../../recipes/AskAgain.tsx')), 'AskAgain');
const KeepPrompt = lazyComponent(() => withWords(['recipes'], import('../../prompts/KeepPrompt.tsx')), 'KeepPrompt');

interface QuestionProps {
  text: string;
  /** Under which it is kept, for whoever looks for it. */
  messageId?: string;
  /** The sources that alone are read for it. */
  mentions?: readonly Mention[];
  /** Who asked it, where that was somebody else. */
  asker?: Asker | null;
  versions?: readonly string[];
  /** Shows another version; null where that may not be done now. */
  onShow?: ((messageId: string) => void) | null;
  /** Asks it again with other words, or with a form filled otherwise; null where that may not be done now. */
  onEdit?: ((text: string, otherwise: Otherwise) => void) | null;
  /** The form that it came of, in its chat; null for a question in somebody's own words. */
  made?: ChosenRecipe | null;
  chat?: VoicedChat;
  /** The conversation in which it may name other sources; null for a question to the web, which reads none. */
  conversationId?: string | null;
}

/** In what a question is asked otherwise than before: what is absent stays as it was. */
export interface Otherwise {
  mentions?: readonly Mention[];
  recipe?: ChosenRecipe;
}

const nothing: readonly never[] = [];
const shownWhenMeant =
  'pointer-fine:opacity-0 pointer-fine:group-hover/question:opacity-100 pointer-fine:focus-visible:opacity-100';

/** A question: to copy, to keep as a prompt, and to ask in other words, or by its form once more. */
export function QuestionRow(props: QuestionProps) {
  const { text, messageId, mentions = nothing, versions = nothing, onShow = null, onEdit = null } = props;
  const { made = null, chat, conversationId = null, asker = null } = props;
  const t = useWords('chat');
  const w = useWords('conversations');
  const copy = useCopy(() => text);
  const [isEditing, setEditing] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const handleEdit = () => {
    if (messageId !== undefined) beginEdit(messageId, mentions);
    setEditing(true);
  };
  if (isEditing && onEdit && messageId !== undefined && !made)
    return (
      <QuestionField
        text={text}
        messageId={messageId}
        reads={chat && conversationId !== null ? { ...chat, conversationId } : null}
        onSend={(said, named) => onEdit(said, { mentions: named })}
        onEnd={() => setEditing(false)}
      />
    );
  return (
    <div
      data-question
      data-message={messageId}
      className="group/question flex max-w-[92%] flex-col items-end gap-0.5 self-end"
    >
      {asker !== null && (
        <p aria-hidden="true" className="flex max-w-full items-center gap-1.5 text-xs font-medium text-ink-2">
          <Avatar name={asker.name} colourKey={asker.id} size="sm" />
          <span className="truncate">{asker.name}</span>
        </p>
      )}
      <div className="flex max-w-full items-start gap-1">
        {onEdit && (
          <IconButton
            label={w('edit')}
            size="sm"
            tooltipSide="top"
            className={`mt-1 ${shownWhenMeant}`}
            icon={<Pencil size={14} aria-hidden="true" />}
            {...near(AskAgain)}
            onClick={handleEdit}
          />
        )}
        {messageId !== undefined && (
          <IconButton
            label={w('keepAsPrompt')}
            size="sm"
            tooltipSide="top"
            aria-haspopup="dialog"
            className={`mt-1 ${shownWhenMeant}`}
            icon={<BookmarkPlus size={14} aria-hidden="true" />}
            {...near(KeepPrompt)}
            onClick={() => setKeeping(true)}
          />
        )}
        <IconButton
          label={t('copyQuestion')}
          size="sm"
          tooltipSide="top"
          className={`mt-1 ${shownWhenMeant}`}
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={copy}
        />
        <div className="min-w-0 rounded-[14px_14px_4px_14px] bg-surface-3 px-3.5 py-[9px] text-[15px] leading-6 break-words whitespace-pre-wrap select-text">
          <MentionChips mentions={mentions} className="mb-1.5 justify-end" />
          <span className="sr-only">{asker?.name ?? t('you')}: </span>
          {text}
        </div>
      </div>
      {messageId !== undefined && <Versions id={messageId} versions={versions} onShow={onShow} />}
      {isEditing && onEdit && made && chat && messageId !== undefined && (
        <Fetching>
          <AskAgain
            {...{ messageId, made, chat }}
            onMake={(question, recipe) => {
              setEditing(false);
              onEdit(question, { recipe });
            }}
            onClose={() => setEditing(false)}
          />
        </Fetching>
      )}
      {isKeeping && messageId !== undefined && (
        <Fetching>
          <KeepPrompt text={text} id={messageId} onClose={() => setKeeping(false)} />
        </Fetching>
      )}
    </div>
  );
}
