import { useState } from 'react';
import type { Anchor, Thread } from '#contract/comments/comments.schema.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { useWords } from '../words/index.ts';
import type { Comments } from './use-comments.ts';

/** A thread that has lost its place waits here for a new one. */
export function useAttach(comments: Comments) {
  const t = useWords('comments');
  const notices = useNotices();
  const sentenceOf = useErrorSentence();
  const [thread, setThread] = useState<Thread | null>(null);
  const failed = (error: unknown) => void notices.show({ tone: 'failed', title: t('failed'), text: sentenceOf(error) });
  const to = (anchor: Anchor) => {
    setThread(null);
    if (!thread) return;
    const undo = () => void comments.attach(thread.id, thread.anchor).catch(failed);
    comments
      .attach(thread.id, anchor)
      .then(() => notices.show({ tone: 'undoable', title: t('attached'), action: { label: t('undo'), run: undo } }))
      .catch(failed);
  };
  return { thread, begin: setThread, to, end: () => setThread(null) };
}

/** While a thread waits for its new place: words that are selected, or a card. */
export function AttachBar({ onCard, onEnd }: { onCard: () => void; onEnd: () => void }) {
  const t = useWords('comments');
  useEscape(onEnd);
  return (
    <div
      role="status"
      data-comments
      className="absolute top-[72px] left-1/2 z-(--z-overlay) flex w-max max-w-[calc(100%-24px)] -translate-x-1/2 items-center gap-1.5 rounded-card bg-raised py-1.5 pr-1.5 pl-3.5 text-base font-medium shadow-pop"
    >
      <span className="min-w-0">{t('attachTo')}</span>
      <Button size="sm" variant="soft" onClick={onCard}>
        {t('attachToCard')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onEnd}>
        {t('cancel')}
      </Button>
    </div>
  );
}
