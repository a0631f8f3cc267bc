import { ArrowUp, AtSign, Globe, WandSparkles } from 'lucide-react';
import { systemApi } from '#contract/account/system.api.ts';
import { useReading } from '../../lib/query.ts';
import { classes } from '../../ui/classes.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useWords } from '../../words/index.ts';
import { WebSearchOff } from './WebSearchOff.tsx';

export function MakeButton({ isOff, onPress }: { isOff: boolean; onPress: () => void }) {
  const t = useWords('chat');
  return (
    <Tooltip text={t('makeHint')} side="top">
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={isOff}
        onClick={onPress}
        className="inline-flex h-[30px] shrink-0 items-center gap-[5px] rounded-control px-2 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-3 disabled:text-ink-3 pointer-coarse:h-11"
      >
        <WandSparkles size={15} strokeWidth={1.9} aria-hidden="true" />
        {t('make')}
      </button>
    </Tooltip>
  );
}

export function MentionButton({ isOff, onPress }: { isOff: boolean; onPress: () => void }) {
  const t = useWords('conversations');
  return (
    <button
      type="button"
      aria-label={t('mentionButton')}
      disabled={isOff}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="inline-flex h-[30px] shrink-0 items-center gap-[5px] rounded-control px-2 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-3 disabled:text-ink-3 pointer-coarse:h-11"
    >
      <AtSign size={15} strokeWidth={1.9} aria-hidden="true" />
      {t('mention')}
    </button>
  );
}

export function SendButton({ isReady }: { isReady: boolean }) {
  const t = useWords('chat');
  return (
    <button
      type="submit"
      aria-label={t('send')}
      disabled={!isReady}
      className="inline-flex size-[34px] shrink-0 items-center justify-center rounded-[9px] bg-accent text-on-accent transition-colors duration-(--dur-fast) hover:bg-accent-hover disabled:bg-surface-3 disabled:text-ink-3 max-sm:size-11 pointer-coarse:size-11"
    >
      <ArrowUp size={18} strokeWidth={2.2} aria-hidden="true" />
    </button>
  );
}

/** Sends one question to the web; where no search is configured a press says so. */
export function WebSearchToggle({ isOn, onToggle }: { isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const t = useWords('chat');
  const { data: settings } = useReading(systemApi.settings);
  const isThere = settings?.webSearch === true;
  if (settings && !isThere) return <WebSearchOff />;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={!isThere}
      onClick={() => isThere && onToggle(!isOn)}
      className={classes(
        'inline-flex h-[30px] shrink-0 items-center gap-[5px] rounded-control px-2 text-sm font-semibold whitespace-nowrap pointer-coarse:h-11',
        !isThere ? 'text-ink-3' : isOn ? 'bg-note-soft text-note' : 'text-ink-2 hover:bg-surface-3',
      )}
    >
      <Globe size={15} strokeWidth={1.9} aria-hidden="true" />
      {t(isOn ? 'webSearchOn' : 'webSearch')}
    </button>
  );
}
