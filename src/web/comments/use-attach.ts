import { useState } from 'react';
import type { Anchor, Thread } from '#contract/comments/comments.schema.ts';
import { useNotices } from '../lib/notices.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
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
    comments
      .attach(thread.id, anchor)
      .then(() => void notices.show({ tone: 'done', title: t('attached') }))
      .catch(failed);
  };
  return { thread, begin: setThread, to, end: () => setThread(null) };
}
