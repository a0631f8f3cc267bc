import { BookmarkPlus, Copy, Pencil } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { OURS } from '#contract/limits.ts';
import { part } from '../lib/part.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { VoicedChat } from '../voices/use-voices.ts';
import { useWords, withWords } from '../words/index.ts';
import { MentionChips } from './MentionChips.tsx';
import { useCopy } from './use-copy.ts';
import { isSend, useSendKey } from './use-send-key.ts';
import { Versions } from './Versions.tsx';

const AskAgain = part(() => withWords(['recipes'], import('../recipes/AskAgain.tsx')), 'AskAgain');
const KeepPrompt = part(() => withWords(['recipes'], import('../prompts/KeepPrompt.tsx')), 'KeepPrompt');

interface QuestionProps {
  text: string;
  /** Under which it is kept, for whoever looks for it. */
  messageId?: string;
  /** The sources that alone are read for it. */
  mentions?: readonly Mention[];
  versions?: readonly string[];
  /** Shows another version; null where that may not be done now. */
  onShow?: ((messageId: string) => void) | null;
  /** Asks it again with other words, or with a form filled otherwise; null where that may not be done now. */
  onEdit?: ((text: string, recipe?: ChosenRecipe) => void) | null;
  /** The form that it came of, in its chat; null for a question in somebody's own words. */
  made?: ChosenRecipe | null;
  chat?: VoicedChat;
}

const nothing: readonly never[] = [];
const shownWhenMeant =
  'pointer-fine:opacity-0 pointer-fine:group-hover/question:opacity-100 pointer-fine:focus-visible:opacity-100';

/** A question: to copy, to keep as a prompt, and to ask in other words, or by its form once more. */
export function Question(props: QuestionProps) {
  const { text, messageId, mentions = nothing, versions = nothing, onShow = null, onEdit = null } = props;
  const { made = null, chat } = props;
  const t = useWords('chat');
  const w = useWords('conversations');
  const copy = useCopy(() => text);
  const [isEditing, setEditing] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  if (isEditing && onEdit && messageId !== undefined && !made)
    return <QuestionField text={text} messageId={messageId} onSend={onEdit} onEnd={() => setEditing(false)} />;
  return (
    <div data-message={messageId} className="group/question flex max-w-[92%] flex-col items-end gap-0.5 self-end">
      <div className="flex max-w-full items-start gap-1">
        {onEdit && (
          <IconButton
            label={w('edit')}
            size="sm"
            tooltipSide="top"
            className={`mt-1 ${shownWhenMeant}`}
            icon={<Pencil size={14} aria-hidden="true" />}
            onClick={() => setEditing(true)}
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
          <span className="sr-only">{t('you')}: </span>
          {text}
        </div>
      </div>
      {messageId !== undefined && <Versions id={messageId} versions={versions} onShow={onShow} />}
      {isEditing && onEdit && made && chat && messageId !== undefined && (
        <Suspense>
          <AskAgain
            {...{ messageId, made, chat }}
            onMake={(question, recipe) => {
              setEditing(false);
              onEdit(question, recipe);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
      {isKeeping && messageId !== undefined && (
        <Suspense>
          <KeepPrompt text={text} id={messageId} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface QuestionFieldProps {
  text: string;
  messageId: string;
  onSend: (text: string) => void;
  onEnd: () => void;
}

/** Enter sends, Shift+Enter begins a new line, Esc leaves the question as it was. */
function QuestionField({ text, messageId, onSend, onEnd }: QuestionFieldProps) {
  const t = useWords('conversations');
  const common = useWords('common');
  const draft = useDraft(`edit:${messageId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = draft.text === '' ? text : draft.text;
  const end = () => {
    draft.clear();
    onEnd();
  };
  const send = () => {
    const said = (field.current?.value ?? typed).trim();
    if (said === '') return;
    end();
    onSend(said);
  };
  const keys = useSendKey(send, isSend);
  useEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return (
    <form
      data-message={messageId}
      className="nodrag nopan w-[92%] self-end rounded-card bg-surface p-2 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus"
      onSubmit={(event) => (event.preventDefault(), send())}
    >
      <textarea
        ref={field}
        rows={1}
        value={typed}
        maxLength={OURS.questionLength}
        aria-label={t('editField')}
        enterKeyHint="send"
        className="nowheel block field-sizing-content max-h-48 min-h-6 w-full resize-none bg-transparent pt-0.5 text-[15px] leading-6 outline-none max-sm:text-read"
        onChange={(event) => draft.type(event.target.value)}
        {...keys}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          end();
        }}
      />
      <div className="mt-1.5 flex justify-end gap-1.5">
        <Button size="sm" variant="ghost" onClick={end}>
          {common('cancel')}
        </Button>
        <Button size="sm" type="submit" variant="accent">
          {t('resend')}
        </Button>
      </div>
    </form>
  );
}
