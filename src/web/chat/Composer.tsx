import { Square } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { mayAsk } from '#contract/chat/question.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { OURS } from '#contract/limits.ts';
import { near, part } from '../lib/part.ts';
import { useOffer } from '../lib/offer-draft.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Fetching } from '../ui/Spinner.tsx';
import { useLanguage, useWords, withWords } from '../words/index.ts';
import { renderer } from './Markdown.tsx';
import { MakeButton, MentionButton, SendButton, WebSearchToggle } from './ComposerButtons.tsx';
import { useNamable, type ChatContextProps } from './ContextBar.tsx';
import { GoneNote, MentionChips } from './MentionChips.tsx';
import { MentionList, optionId } from './MentionList.tsx';
import type { Asked } from './conversation.ts';
import { goneFrom, stillThere } from './namable.ts';
import { useMentions, useNamed } from './use-mentions.ts';
import { isSend, useSendKey } from './use-send-key.ts';
import { useWebSearch } from './use-web-search.ts';

const RecipeDialog = part(() => withWords(['talk', 'recipes'], import('../recipes/RecipeDialog.tsx')), 'RecipeDialog');

interface AskOptions {
  isWebSearch: boolean;
  mentions: readonly Mention[];
  recipe?: ChosenRecipe;
}

/** What others do with the field. */
export interface ComposerHandle {
  /** Puts a question that was not sent before what is typed, to be asked as it was asked. */
  takeBack: (asked: Asked) => void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  /** Under this key what is typed is kept until it is sent. */
  draftKey: string;
  /** Under this key text is offered for the field. */
  offerKey: string;
  isAnswering: boolean;
  hasSources: boolean;
  /** What is read, and can be named; a project's own chat is about its files. */
  reads: Omit<ChatContextProps, 'isWanted'>;
  variant: 'node' | 'full' | 'compact';
  onAsk: (question: string, options: AskOptions) => void;
  onStop: () => void;
  /** Stands beside the web search. */
  children?: ReactNode;
}

/**
 * Where a question is typed. Enter sends, Shift+Enter begins a new line, @ names sources; web search, which reads none of
 * them, is for one question at a time.
 */
export function Composer(props: ComposerProps) {
  const { ref, draftKey, offerKey, isAnswering, hasSources, reads, variant, onAsk, onStop } = props;
  const t = useWords('chat');
  const draft = useDraft(draftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWebSearch, setWebSearch] = useWebSearch(draftKey);
  const [isMaking, setMaking] = useState(false);
  const listId = useId();
  const isNaming = useNamed(draftKey).length > 0;
  const sources = useNamable(reads, isNaming || draft.text.includes('@'));
  const mentions = useMentions(draftKey, draft, field, sources);
  const gone = goneFrom(mentions.chosen, sources);
  const named = stillThere(mentions.chosen, sources);
  const isListing = mentions.isNaming && !isAnswering && !isWebSearch;
  const put = (text: string) => {
    draft.type(text + (field.current?.value ?? draft.text));
    // After a dialog that closes has given the focus back.
    requestAnimationFrame(() =>
      setTimeout(() => {
        field.current?.focus({ preventScroll: true });
        field.current?.setSelectionRange(text.length, text.length);
      }),
    );
  };
  useOffer(offerKey, put);
  useImperativeHandle(ref, () => ({
    takeBack({ question, mentions: named, isWebSearch: isSearch }) {
      put((field.current?.value ?? draft.text).trim() === '' ? question : `${question}\n\n`);
      if (named.length > 0) mentions.add(named);
      if (isSearch) setWebSearch(true);
    },
  }));
  const submit = () => {
    if (isListing && mentions.take()) return;
    const typed = field.current?.value ?? draft.text;
    if (!mayAsk(typed, isAnswering) || isTooLong(typed)) return;
    onAsk(typed, { isWebSearch, mentions: isWebSearch ? [] : named });
    draft.clear();
    mentions.close();
    if (!isWebSearch) mentions.clear();
    setWebSearch(false);
    if (isFine()) field.current?.focus({ preventScroll: true });
  };
  const stop = () => {
    onStop();
    // The button goes; a field that cannot be written in opens no keyboard.
    field.current?.focus({ preventScroll: true });
  };
  const make = (question: string, recipe: ChosenRecipe) => {
    setMaking(false);
    onAsk(question, { isWebSearch: false, mentions: named, recipe });
    mentions.clear();
    setWebSearch(false);
  };
  const putPrompt = (text: string) => {
    setMaking(false);
    put(draft.text === '' ? text : `${text}\n\n`);
  };
  const keys = useSendKey(submit, isSend);
  const placeholder = isAnswering
    ? 'placeholderAnswering'
    : isWebSearch
      ? 'placeholderWeb'
      : !hasSources
        ? 'placeholderNoSources'
        : reads.nodeId === null
          ? 'placeholderProject'
          : 'placeholder';
  return (
    <>
      <form
        {...near(RecipeDialog, renderer)}
        className={classes(
          'nodrag nopan relative shrink-0 rounded-card bg-surface py-2 pr-2.5 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus',
          variant === 'full' ? 'mx-[max(12px,var(--chat-side,0px))] my-3' : 'mx-3.5 mb-3.5',
        )}
        onSubmit={(event) => (event.preventDefault(), submit())}
      >
        {isListing && mentions.listed && (
          <MentionList id={listId} mentions={mentions} hasSources={(sources?.length ?? 0) > 0} />
        )}
        {!isWebSearch && (
          <>
            <MentionChips mentions={mentions.chosen} gone={gone} onRemove={mentions.remove} className="mb-1.5" />
            <GoneNote mentions={mentions.chosen} gone={gone} />
          </>
        )}
        <textarea
          ref={field}
          rows={1}
          value={draft.text}
          readOnly={isAnswering}
          aria-disabled={isAnswering}
          aria-label={t('question')}
          aria-autocomplete="list"
          {...(isListing && mentions.listed && { 'aria-controls': listId })}
          {...(isTooLong(draft.text) && { 'aria-invalid': true, 'aria-describedby': `${listId}-long` })}
          {...(isListing && mentions.listed?.length && { 'aria-activedescendant': optionId(listId, mentions.at) })}
          placeholder={t(placeholder)}
          enterKeyHint="send"
          autoComplete="off"
          className="nowheel block field-sizing-content max-h-40 min-h-6 w-full resize-none bg-transparent pt-0.5 text-[15px] leading-6 outline-none max-sm:text-read"
          onChange={(event) => {
            if (event.target.value === '/' && draft.text === '' && !isAnswering) return setMaking(true);
            draft.type(event.target.value);
            mentions.look();
          }}
          onSelect={mentions.look}
          onBlur={mentions.close}
          {...keys}
          onKeyDown={(event) => {
            if (!(isListing || event.key === 'Backspace') || !mentions.onKeyDown(event)) keys.onKeyDown(event);
          }}
        />
        {isTooLong(draft.text) && <TooLong id={`${listId}-long`} length={draft.text.length} />}
        <div className="@container/bar mt-1.5 flex flex-wrap items-center gap-1">
          <WebSearchToggle isOn={isWebSearch} onToggle={setWebSearch} />
          {hasSources && !isWebSearch && <MentionButton isOff={isAnswering} onPress={mentions.begin} />}
          <MakeButton isOff={isAnswering} onPress={() => setMaking(true)} />
          {props.children}
          <BarEnd isAnswering={isAnswering} onStop={stop}>
            {!(isAnswering && variant === 'node') && (
              <SendButton isReady={mayAsk(draft.text, isAnswering) && !isTooLong(draft.text)} />
            )}
          </BarEnd>
        </div>
      </form>
      {isMaking && (
        <Fetching>
          <RecipeDialog chat={reads} onMake={make} onPut={putPrompt} onClose={() => setMaking(false)} />
        </Fetching>
      )}
    </>
  );
}

function TooLong({ id, length }: { id: string; length: number }) {
  const t = useWords('chat');
  const { language } = useLanguage();
  return (
    <p id={id} role="status" className="mt-1 text-sm text-bad">
      {t('tooLong', { over: new Intl.NumberFormat(language).format(length - OURS.questionLength) })}
    </p>
  );
}

interface BarEndProps {
  isAnswering: boolean;
  onStop: () => void;
  children: ReactNode;
}

/** What is going on or what the keys do, and the button for it. */
function BarEnd({ isAnswering, onStop, children }: BarEndProps) {
  const t = useWords('chat');
  return (
    <span className="ml-auto flex items-center gap-2 text-xs text-ink-3">
      <span className="max-sm:hidden @max-[26rem]/bar:sr-only">{isAnswering ? t('answering') : t('sendHint')}</span>
      {isAnswering && (
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<Square size={12} fill="currentColor" aria-hidden="true" />}
          onClick={onStop}
        >
          {t('stop')}
        </Button>
      )}
      {children}
    </span>
  );
}

const isTooLong = (typed: string): boolean => typed.length > OURS.questionLength;
const isFine = (): boolean => window.matchMedia('(pointer: fine)').matches;
