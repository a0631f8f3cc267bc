import { CircleAlert, CircleCheck, Info, Trash2, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent, type PointerEvent } from 'react';
import { TOAST } from '#contract/limits.ts';
import { onMissing, onWaiting } from '../lib/connectivity.ts';
import { useNotices, type ShownNotice } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { useClearOfOpen } from './use-clear-of-open.ts';

/**
 * Shows the notices of this tab, one at a time: bottom right, above what stands in that corner (`--h-corner`), on phones below
 * the bars at the top, and clear of what is open; or as far from there as a board asks for (`--board-way`). What opens later
 * as a menu lies over it. F8 moves the focus to it. Being a live region, it is neither hidden nor silent while a dialog is open.
 */
export function Toaster() {
  const notices = useNotices();
  const t = useWords('common');
  const shown = useSyncExternalStore(notices.subscribe, notices.current);
  const region = useRef<HTMLElement>(null);
  useClearOfOpen(region, shown.find(({ isOpen }) => isOpen)?.id);
  useEffect(() => {
    onWaiting(() => notices.show({ tone: 'failed', title: t('noLine'), text: t('opensLater') }));
    onMissing(() =>
      notices.show({
        tone: 'failed',
        title: t('missing'),
        text: t('missingText'),
        action: { label: t('reload'), run: () => window.location.reload() },
      }),
    );
  }, [notices, t]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.code === TOAST.hotkey) region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-live="polite"
      data-toaster
      aria-label={t('notifications', { key: TOAST.hotkey })}
      className="pointer-events-none fixed inset-x-3 top-[calc(var(--h-bars)+env(safe-area-inset-top)+8px)] z-[calc(var(--z-menu)-1)] [translate:var(--notice-way,var(--board-way,none))] md:inset-x-auto md:top-auto md:right-5 md:bottom-[calc(20px+var(--h-corner,0px))]"
    >
      {shown
        .filter((notice) => notice.isOpen)
        .map((notice) => (
          <Toast key={notice.id} notice={notice} onClose={() => notices.dismiss(notice.id)} />
        ))}
    </section>
  );
}

const icons = {
  done: <CircleCheck size={18} strokeWidth={1.75} className="text-ok" aria-hidden="true" />,
  failed: <CircleAlert size={18} strokeWidth={1.75} className="text-bad" aria-hidden="true" />,
  told: <Info size={18} strokeWidth={1.75} className="text-note" aria-hidden="true" />,
  undoable: <Trash2 size={18} strokeWidth={1.75} className="text-ink-2" aria-hidden="true" />,
} as const;

function Toast({ notice, onClose }: { notice: ShownNotice; onClose: () => void }) {
  const t = useWords('common');
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipe(onClose);
  useTimeLimit(notice.durationMs ?? TOAST.durationMs, isHeld, onClose);
  return (
    <div
      role={notice.tone === 'failed' ? 'alert' : 'status'}
      aria-atomic="true"
      {...swipe.handlers}
      style={swipe.style}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={classes(
        'pointer-events-auto relative flex w-full touch-pan-y items-start gap-2.5 rounded-card bg-raised py-3 pr-10 pl-3.5 shadow-pop',
        'sm:ml-auto sm:w-[360px] appear-dialog',
      )}
    >
      <span className="mt-px shrink-0">{icons[notice.tone]}</span>
      <div className="min-w-0">
        <p className="text-base leading-5 font-[650]">{notice.title}</p>
        {notice.text && <p className="text-sm text-ink-2">{notice.text}</p>}
        {notice.action && (
          <Button
            size="sm"
            className="mt-2"
            icon={notice.tone === 'undoable' && <Undo2 size={14} strokeWidth={2} aria-hidden="true" />}
            onClick={() => {
              notice.action?.run();
              onClose();
            }}
          >
            {notice.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        className="absolute top-2 right-2 inline-flex size-7 items-center justify-center rounded-[6px] text-ink-3 hover:bg-surface-3 hover:text-ink pointer-coarse:after:absolute pointer-coarse:after:-inset-2 pointer-coarse:after:content-['']"
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Runs `onEnd` when the time is over; while held, the time stands still. */
function useTimeLimit(durationMs: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1_000, left.current - (performance.now() - startedMs));
    };
  }, [isHeld]);
}

/** Follows the finger to the right; let go beyond TOAST.swipePx it closes. */
function useSwipe(onClose: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      setOffset(0);
      if (moved >= TOAST.swipePx) onClose();
    },
    onPointerCancel: () => {
      start.current = null;
      setOffset(0);
    },
    // A mouse that swipes selects text, and pressing on that again would begin to drag the text away.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  const style = offset > 0 ? { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 300) } : {};
  return { handlers, style };
}
