import { useEffect, useId, useRef } from 'react';
import { mayAsk } from '../composer/may-ask.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { OWN_ESCAPE } from '../../ui/own-escape.ts';
import { useWords } from '../../words/index.ts';
import { SendButton } from '../composer/ComposerButtons.tsx';
import { draftKeyOf } from '../composer/draft-keys.ts';
import { isTooLong, TooLong } from '../composer/TooLong.tsx';
import { useKeptMentions } from '../composer/use-kept-mentions.ts';
import { isSend, useSendKey } from '../composer/use-send-key.ts';
import { useStillConnected } from '../composer/use-still-connected.ts';
import type { Chat } from '../use-chat.ts';

interface WishFieldProps {
  chat: Chat;
  /** By which it is made anew. */
  recipe: ChosenRecipe;
  onSent: () => void;
}

/**
 * What should be otherwise about a result: the draft of its chat, typed while it is written too, and sent once it has ended.
 * It is then made again by the same recipe. Esc leaves the field, and stops nothing.
 */
export function WishField({ chat, recipe, onSent }: WishFieldProps) {
  const t = useWords('making');
  const id = useId();
  const draftKey = draftKeyOf(chat.chatId, chat.conversationId);
  const draft = useDraft(draftKey);
  const named = useKeptMentions(draftKey);
  const still = useStillConnected(chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isAnswering } = chat;
  const maySend = (typed: string) => mayAsk(typed, isAnswering) && !isTooLong(typed);
  const send = () => {
    const typed = field.current?.value ?? draft.text;
    if (!maySend(typed)) return;
    onSent();
    still(named.chosen, (mentions) => chat.ask(typed, { mentions, recipe }));
    draft.clear();
    named.clear();
  };
  const keys = useSendKey(send, isSend);
  useEffect(() => {
    const element = field.current;
    // The view around it hears Esc before React does, and would stop the writing.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      element?.closest<HTMLElement>('[role=dialog]')?.focus();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, []);
  const isWaiting = isAnswering && draft.text.trim() !== '';
  return (
    <form
      className="mx-auto max-w-[760px] rounded-card bg-surface py-1.5 pr-1.5 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus"
      onSubmit={(event) => (event.preventDefault(), send())}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={draft.text}
          aria-label={t('wish')}
          {...{ [OWN_ESCAPE]: '' }}
          {...(isTooLong(draft.text) && { 'aria-invalid': true, 'aria-describedby': `${id}-long` })}
          placeholder={t(isAnswering ? 'wishWriting' : 'wishDone')}
          enterKeyHint="send"
          autoComplete="off"
          className="block field-sizing-content max-h-28 min-h-6 w-full min-w-0 grow resize-none self-center bg-transparent text-[15px] leading-6 outline-none max-md:text-[16px]"
          onChange={(event) => draft.type(event.target.value)}
          {...keys}
        />
        <SendButton isReady={maySend(draft.text)} />
      </div>
      {isTooLong(draft.text) && <TooLong id={`${id}-long`} length={draft.text.length} />}
      {isWaiting && <p className="mt-0.5 text-xs text-ink-3">{t('wishWaits')}</p>}
    </form>
  );
}
