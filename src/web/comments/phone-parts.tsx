import { ChevronDown, ChevronUp, CircleCheck, RotateCcw } from 'lucide-react';
import type { Thread } from '#contract/comments/comments.schema.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';

interface ThreadSubjectProps {
  title: string;
  /** What became of it; null while it is there, and only then there is a way to it. */
  where: string | null;
  onShow: () => void;
}

/** What a thread is about, and the way there from a telephone, where the thread covers it. */
export function ThreadSubject({ title, where, onShow }: ThreadSubjectProps) {
  const t = useWords('comments');
  return (
    <p className="flex shrink-0 items-center justify-between gap-3 border-b border-line bg-surface-2 py-2 pr-2.5 pl-4">
      <span className="min-w-0 truncate text-base font-semibold">{title}</span>
      {where === null ? (
        <Button className="h-11 shrink-0" onClick={onShow}>
          {t('onBoard')}
        </Button>
      ) : (
        <span className="shrink-0 rounded-[5px] bg-surface-3 px-1.5 text-sm font-medium text-ink-2">{where}</span>
      )}
    </p>
  );
}

interface PhoneTitleProps {
  thread: Thread | null;
  threads: readonly Thread[];
  title: string;
}

/** What the screen of a thread is called on a telephone, and which of the open threads it shows: those that are walked through. */
export function PhoneTitle({ thread, threads, title }: PhoneTitleProps) {
  const t = useWords('comments');
  const open = threads.filter(({ resolvedAt }) => resolvedAt === null);
  const at = open.findIndex(({ id }) => id === thread?.id) + 1;
  return (
    <div className="min-w-0 grow">
      <h3 className="truncate text-base font-semibold">{title}</h3>
      {at > 0 && <p className="tnum truncate text-sm text-ink-2">{t('openAt', { at, count: open.length })}</p>}
      {at === 0 && thread && <p className="truncate text-sm text-ink-2">{t('tab.resolved')}</p>}
    </div>
  );
}

/** The ways to the thread before and the next one. */
export function PhoneSteps({ canWalk, onWalk }: { canWalk: boolean; onWalk: (by: 1 | -1) => void }) {
  const t = useWords('comments');
  return (
    <>
      <IconButton
        size="lg"
        label={t('previous')}
        disabled={!canWalk}
        icon={<ChevronUp size={19} aria-hidden="true" />}
        onClick={() => onWalk(-1)}
      />
      <IconButton
        size="lg"
        label={t('next')}
        disabled={!canWalk}
        icon={<ChevronDown size={19} aria-hidden="true" />}
        onClick={() => onWalk(1)}
      />
    </>
  );
}

/** Below what was said: the way to end a thread, or to open it again. */
export function ResolveRow({ isResolved, onToggle }: { isResolved: boolean; onToggle: () => void }) {
  const t = useWords('comments');
  return (
    <p className="mx-4 my-3 flex items-center gap-2.5 rounded-control bg-surface-2 py-2 pr-2.5 pl-3 text-sm text-ink-2">
      <CircleCheck size={17} strokeWidth={1.8} className="shrink-0 text-accent" aria-hidden="true" />
      <span className="min-w-0 grow">{t(isResolved ? 'isResolved' : 'resolveText')}</span>
      <Button className="h-11 shrink-0" onClick={onToggle}>
        {t(isResolved ? 'reopen' : 'resolve')}
      </Button>
    </p>
  );
}

export function ResolveIcon({ isResolved }: { isResolved: boolean }) {
  const Icon = isResolved ? RotateCcw : CircleCheck;
  return <Icon size={15} aria-hidden="true" />;
}
