import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';

/** Puts a piece of a result on the clipboard, and says so by its name. */
export function useCopyPart(part: string): (text: string) => void {
  const t = useWords('recipes');
  const notices = useNotices();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notices.show({ tone: 'done', title: t('copied', { part }), text: t('copiedText') }),
      () => notices.show({ tone: 'failed', title: t('copyFailed'), text: t('copyFailedText') }),
    );
}
