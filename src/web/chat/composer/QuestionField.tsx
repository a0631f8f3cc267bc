import { useEffect, useId, useRef } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { keepDraft, readDraft, useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { MentionButton } from './ComposerButtons.tsx';
import { useNamable, type ChatContextProps } from '../context/ContextBar.tsx';
import { mentionsKeyOf } from './draft-keys.ts';
import { GoneNote, MentionChips } from './MentionChips.tsx';
import { MentionList, namingProps } from './MentionList.tsx';
import { goneFrom } from './namable.ts';
import { useMentions } from './use-mentions.ts';
import { isSend, useSendKey } from './use-send-key.ts';

const draftKeyOf = (messageId: string): string => `edit:${messageId}`;

/** Call it before the field is shown: it then begins with the sources that the question names, or goes on with a draft. */
export function beginEdit(messageId: string, mentions: readonly Mention[]): void {
  const key = draftKeyOf(messageId);
  if (readDraft(key) === null) keepDraft(mentionsKeyOf(key), mentions.length > 0 ? JSON.stringify(mentions) : '');
}

interface QuestionFieldProps {
  text: string;
  messageId: string;
  /** What can be named; null for a question to the web, which reads no source. */
  reads: Omit<ChatContextProps, 'isWanted' | 'named' | 'wiredKey'> | null;
  onSend: (text: string, mentions: readonly Mention[]) => void;
  onEnd: () => void;
}

const nowhere = { place: { canvasId: '' }, nodeId: null, conversationId: null };

/** A question that is put in other words. Enter sends, Shift+Enter begins a new line, @ names sources, Esc leaves it as it was. */
export function QuestionField({ text, messageId, reads, onSend, onEnd }: QuestionFieldProps) {
  const t = useWords('conversations');
  const common = useWords('common');
  const key = draftKeyOf(messageId);
  const draft = useDraft(key);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const sources = useNamable({ ...(reads ?? nowhere), wiredKey: key }, reads !== null);
  const mentions = useMentions({ draftKey: key, draft, field, sources });
  const gone = goneFrom(mentions.chosen, sources);
  const isListing = reads !== null && mentions.isNaming;
  const typed = draft.text === '' ? text : draft.text;
  const end = () => {
    draft.clear();
    mentions.clear();
    onEnd();
  };
  const send = () => {
    if (isListing && mentions.take()) return;
    const said = (field.current?.value ?? typed).trim();
    if (said === '') return;
    end();
    onSend(said, reads === null ? [] : mentions.chosen);
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
      className="nodrag nopan relative w-[92%] self-end rounded-card bg-surface p-2 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus"
      onSubmit={(event) => (event.preventDefault(), send())}
    >
      {isListing && mentions.listed && (
        <MentionList id={listId} mentions={mentions} hasSources={(sources?.length ?? 0) > 0} />
      )}
      <MentionChips mentions={mentions.chosen} gone={gone} onRemove={mentions.remove} className="mb-1.5" />
      <GoneNote mentions={mentions.chosen} gone={gone} />
      <textarea
        ref={field}
        rows={1}
        value={typed}
        maxLength={OURS.questionLength}
        aria-label={t('editField')}
        {...namingProps(listId, isListing ? mentions : null)}
        enterKeyHint="send"
        className="nowheel block field-sizing-content max-h-48 min-h-6 w-full resize-none bg-transparent pt-0.5 text-[15px] leading-6 outline-none max-sm:text-read"
        onChange={(event) => {
          draft.type(event.target.value);
          mentions.look();
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        {...keys}
        onKeyDown={(event) => {
          if ((isListing || event.key === 'Backspace') && mentions.onKeyDown(event)) return;
          keys.onKeyDown(event);
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          end();
        }}
      />
      <div className="mt-1.5 flex justify-end gap-1.5">
        {(sources?.length ?? 0) > 0 && (
          <span className="mr-auto">
            <MentionButton isOff={false} onPress={mentions.begin} />
          </span>
        )}
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
