import { ArrowUp, Globe, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { systemApi } from '#contract/account/system.api.ts';
import { mayAsk } from '#contract/chat/question.ts';
import { OURS } from '#contract/limits.ts';
import { useReading } from '../lib/query.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useWords } from '../words/index.ts';
import { isEnter, useSendKey } from './use-send-key.ts';

interface ComposerProps {
  /** Under this key what is typed is kept until it is sent. */
  draftKey: string;
  isAnswering: boolean;
  hasSources: boolean;
  /** A project's own conversation is about its files. */
  ofProject: boolean;
  variant: 'node' | 'full' | 'compact';
  onAsk: (question: string, options: { isWebSearch: boolean }) => void;
  onStop: () => void;
}

/** Where a question is typed. Enter sends, Shift+Enter begins a new line; web search is for one question at a time. */
export function Composer(props: ComposerProps) {
  const { draftKey, isAnswering, hasSources, ofProject, variant, onAsk, onStop } = props;
  const t = useWords('chat');
  const draft = useDraft(draftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWebSearch, setWebSearch] = useState(false);
  const submit = () => {
    const typed = field.current?.value ?? draft.text;
    if (!mayAsk(typed, isAnswering)) return;
    onAsk(typed, { isWebSearch });
    draft.clear();
    setWebSearch(false);
  };
  const keys = useSendKey(submit, (event) => isEnter(event) && !isTouchKeyboard());
  const placeholder = isAnswering
    ? 'placeholderAnswering'
    : !hasSources
      ? 'placeholderNoSources'
      : ofProject
        ? 'placeholderProject'
        : 'placeholder';
  return (
    <form
      className={classes(
        'nodrag nopan shrink-0 rounded-card bg-surface py-2 pr-2.5 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus',
        variant === 'full' ? 'm-3' : 'mx-3.5 mb-3.5',
      )}
      onSubmit={(event) => (event.preventDefault(), submit())}
    >
      <textarea
        ref={field}
        rows={1}
        value={draft.text}
        maxLength={OURS.questionLength}
        readOnly={isAnswering}
        aria-disabled={isAnswering}
        aria-label={t('question')}
        placeholder={t(placeholder)}
        enterKeyHint="send"
        autoComplete="off"
        className="nowheel block field-sizing-content max-h-40 min-h-6 w-full resize-none bg-transparent pt-0.5 text-[15px] leading-6 outline-none max-sm:text-read"
        onChange={(event) => draft.type(event.target.value)}
        {...keys}
      />
      <div className="mt-1.5 flex items-center gap-1">
        <WebSearchToggle isOn={isWebSearch} onToggle={setWebSearch} />
        <span className="ml-auto flex items-center gap-2 text-xs text-ink-3">
          <span className="max-sm:hidden">{isAnswering ? t('answering') : t('sendHint')}</span>
          {isAnswering && (
            <Button size="sm" icon={<Square size={12} fill="currentColor" aria-hidden="true" />} onClick={onStop}>
              {t('stop')}
            </Button>
          )}
          {!(isAnswering && variant === 'node') && <SendButton isReady={mayAsk(draft.text, isAnswering)} />}
        </span>
      </div>
    </form>
  );
}

function SendButton({ isReady }: { isReady: boolean }) {
  const t = useWords('chat');
  return (
    <button
      type="submit"
      aria-label={t('send')}
      disabled={!isReady}
      className="inline-flex size-[34px] shrink-0 items-center justify-center rounded-[9px] bg-accent text-on-accent transition-colors duration-(--dur-fast) hover:bg-accent-hover disabled:bg-surface-3 disabled:text-ink-3 max-sm:size-11"
    >
      <ArrowUp size={18} strokeWidth={2.2} aria-hidden="true" />
    </button>
  );
}

function WebSearchToggle({ isOn, onToggle }: { isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const t = useWords('chat');
  const { data: settings } = useReading(systemApi.settings);
  const isThere = settings?.webSearch === true;
  const button = (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={!isThere}
      onClick={() => isThere && onToggle(!isOn)}
      className={classes(
        'inline-flex h-[30px] items-center gap-[5px] rounded-control px-2 text-sm font-semibold',
        !isThere ? 'text-ink-3' : isOn ? 'bg-note-soft text-note' : 'text-ink-2 hover:bg-surface-3',
      )}
    >
      <Globe size={15} strokeWidth={1.9} aria-hidden="true" />
      {t(isOn ? 'webSearchOn' : 'webSearch')}
    </button>
  );
  return settings && !isThere ? (
    <Tooltip text={t('webSearchOff')} side="top">
      {button}
    </Tooltip>
  ) : (
    button
  );
}

/** On touch keyboards Enter begins a new line; the button sends. */
const isTouchKeyboard = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;
