import { ChevronLeft, ChevronRight, Copy, Eye, Flag, History } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { momentWords } from './time-words.ts';

interface PastBarProps {
  /** Null for the board now. */
  at: string | null;
  name: string | null;
  isLoading: boolean;
  hasBefore: boolean;
  hasAfter: boolean;
  isCopying: boolean;
  onCopy: () => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Which moment is looked at, and the way to its neighbours and back. */
export function PastBar({
  at,
  name,
  isLoading,
  hasBefore,
  hasAfter,
  isCopying,
  onCopy,
  onStep,
  onClose,
}: PastBarProps) {
  const t = useWords('history');
  const { language } = useLanguage();
  const chip = 'inline-flex h-6 items-center gap-1 rounded-[6px] bg-surface-3 px-2 text-sm font-medium text-ink-2';
  return (
    <header className="relative flex h-12 shrink-0 items-center gap-2 overflow-hidden rounded-card bg-raised px-3 shadow-pop max-md:rounded-none">
      <History size={17} strokeWidth={1.8} className="shrink-0 text-ink-2 max-md:hidden" aria-hidden="true" />
      <h2 className="truncate text-base font-[650]" aria-live="polite">
        {at === null ? t('now') : momentWords(at, language)}
      </h2>
      {name !== null && (
        <span className={`${chip} min-w-0`}>
          <Flag size={13} className="shrink-0" aria-hidden="true" />
          <span className="truncate">{name}</span>
        </span>
      )}
      <span className={`${chip} max-lg:hidden`}>
        <Eye size={13} aria-hidden="true" />
        {t('readOnly')}
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-1">
        <IconButton
          label={t('before')}
          disabled={!hasBefore}
          onClick={() => onStep(1)}
          icon={<ChevronLeft size={17} aria-hidden="true" />}
        />
        <IconButton
          label={t('after')}
          disabled={!hasAfter}
          onClick={() => onStep(-1)}
          icon={<ChevronRight size={17} aria-hidden="true" />}
        />
        <IconButton
          label={t('copy')}
          disabled={isCopying}
          onClick={onCopy}
          icon={<Copy size={16} aria-hidden="true" />}
        />
        <button
          type="button"
          onClick={onClose}
          className="inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 text-base font-semibold whitespace-nowrap pointer-coarse:h-10 shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-2"
        >
          {t('toNow')}
          <kbd className="rounded-[5px] bg-surface-3 px-1.5 font-sans text-xs font-semibold text-ink-2 max-md:hidden">
            Esc
          </kbd>
        </button>
      </span>
      {isLoading && <span className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-accent" />}
    </header>
  );
}
