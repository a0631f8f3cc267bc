import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';

/** Puts the words of a message on the clipboard, and says so. */
export function useCopy(text: () => string): () => void {
  const t = useWords('chat');
  const notices = useNotices();
  return () =>
    void navigator.clipboard.writeText(text()).then(
      () => notices.show({ tone: 'done', title: t('copied'), text: t('copiedText') }),
      () => notices.show({ tone: 'failed', title: t('copyFailed'), text: t('copyFailedText') }),
    );
}
