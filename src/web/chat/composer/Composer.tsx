import { Square } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { mayAsk } from './may-ask.ts';
import { near, lazyComponent } from '../../lib/lazy-component.ts';
import { useSettings } from '../../lib/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Fetching } from '../../ui/Spinner.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { renderer } from '../markdown/Markdown.tsx';
import { RecipeOffer, SlashList } from './lazy-offer.ts';
import { MakeButton, MentionButton, SendButton, WebSearchToggle } from './ComposerButtons.tsx';
import { GoneNote, MentionChips } from './MentionChips.tsx';
import { MentionList, namingProps } from './MentionList.tsx';
import { isTooLong, TooLong } from './TooLong.tsx';
import { useComposer, type ComposerProps } from './use-composer.ts';
import { isSend, useSendKey } from './use-send-key.ts';

const RecipeDialog = lazyComponent(
  () => withWords(['talk', 'recipes'], import('../../recipes/RecipeDialog.tsx')),
  'RecipeDialog',
);

/**
 * Where a question is typed. Enter sends, Shift+Enter begins a new line, @ names sources; web search, which reads none of
 * them, is for one question at a time.
 */
export function Composer(props: ComposerProps) {
  const { isAnswering, hasSources, reads, variant } = props;
  const t = useWords('chat');
  const listId = useId();
  const { field, draft, mentions, sources, gone, isWebSearch, isMaking, isListing, firstRecipe, slash, ...deeds } =
    useComposer(props);
  const keys = useSendKey(deeds.submit, isSend);
  const placeholder = usePlaceholder(props, isWebSearch);
  return (
    <>
      <form
        {...near(RecipeDialog, renderer)}
        className={classes(
          'nodrag nopan relative shrink-0 rounded-card bg-surface py-2 pr-2.5 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus',
          variant === 'full' ? 'mx-[max(12px,var(--chat-side,0px))] my-3' : 'mx-3.5 mb-3.5',
        )}
        onSubmit={(event) => (event.preventDefault(), deeds.submit())}
      >
        {isListing && mentions.listed && (
          <MentionList id={listId} mentions={mentions} hasSources={(sources?.length ?? 0) > 0} />
        )}
        {slash && (
          <Suspense>
            <SlashList
              field={field}
              sought={slash.sought}
              onChoose={(id) => deeds.makeBySlash(id, slash)}
              onPut={(text) => deeds.putBySlash(text, slash)}
              onAll={() => deeds.makeBySlash(true, slash)}
              onClose={() => deeds.closeSlash(slash.before)}
            />
          </Suspense>
        )}
        {!isWebSearch && (
          <>
            <MentionChips mentions={mentions.chosen} gone={gone} onRemove={mentions.remove} className="mb-1.5" />
            <GoneNote mentions={mentions.chosen} gone={gone} />
          </>
        )}
        {!isWebSearch && !isAnswering && draft.text.trim() !== '' && (
          <Suspense>
            <RecipeOffer question={draft.text} reads={reads} onMake={deeds.makeAsked} onOpen={deeds.setMaking} />
          </Suspense>
        )}
        <textarea
          ref={field}
          rows={1}
          value={draft.text}
          readOnly={isAnswering}
          aria-disabled={isAnswering}
          aria-label={t('question')}
          {...namingProps(listId, isListing ? mentions : null)}
          {...(isTooLong(draft.text) && { 'aria-invalid': true, 'aria-describedby': `${listId}-long` })}
          placeholder={t(placeholder)}
          enterKeyHint="send"
          autoComplete="off"
          className="nowheel block field-sizing-content max-h-40 min-h-6 w-full resize-none bg-transparent pt-0.5 text-[15px] leading-6 outline-none max-sm:text-read"
          onChange={(event) => {
            deeds.closeSlash(null);
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
          <WebSearchToggle isOn={isWebSearch} onToggle={deeds.setWebSearch} />
          {hasSources && !isWebSearch && <MentionButton isOff={isAnswering} onPress={mentions.begin} />}
          <MakeButton isOff={isAnswering} onPress={() => deeds.setMaking(true)} />
          {props.children}
          <BarEnd isAnswering={isAnswering} onStop={deeds.stop}>
            {!(isAnswering && variant === 'node') && (
              <SendButton isReady={mayAsk(draft.text, isAnswering) && !isTooLong(draft.text)} />
            )}
          </BarEnd>
        </div>
      </form>
      {isMaking && (
        <Fetching>
          <RecipeDialog
            chat={reads}
            sources={sources}
            first={firstRecipe}
            topic={deeds.topic}
            onMake={deeds.make}
            onPut={deeds.putPrompt}
            onClose={deeds.endMaking}
          />
        </Fetching>
      )}
    </>
  );
}

function usePlaceholder({ isAnswering, hasSources, reads }: ComposerProps, isWebSearch: boolean) {
  const settings = useSettings();
  if (isAnswering) return 'placeholderAnswering';
  if (isWebSearch) return 'placeholderWeb';
  const ofProject = reads.nodeId === null;
  if (hasSources) return ofProject ? 'placeholderProject' : 'placeholder';
  // The embedded engine can but quote.
  if (settings?.ai.kind === 'embedded') return ofProject ? 'placeholderNeedsFiles' : 'placeholderNeedsSources';
  return 'placeholderNoSources';
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
