import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';

/** Puts a text on the clipboard and says what became of it; `name` is what the text is called. */
export function useCopy(): (name: string, text: string) => void {
  const t = useWords('recipes');
  const notices = useNotices();
  return (name, text) =>
    void navigator.clipboard.writeText(text).then(
      () => notices.show({ tone: 'done', title: t('copied', { part: name }), text: t('copiedText') }),
      () => notices.show({ tone: 'failed', title: t('copyFailed'), text: t('copyFailedText') }),
    );
}
