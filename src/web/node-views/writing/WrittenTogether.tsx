import { useEffect } from 'react';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import type { Shared } from '../typing/use-shared-text.ts';

/** With whom one writes, and that nothing needs saving; offers to write again what was taken back. */
export function WrittenTogether({ shared: { names, isWaiting, tellTakenBack } }: { shared: Shared }) {
  const t = useWords('presence');
  const notices = useNotices();
  useEffect(() => {
    tellTakenBack((writeAgain) =>
      notices.show({ tone: 'undoable', title: t('tookBack'), action: { label: t('writeAgain'), run: writeAgain } }),
    );
  }, [tellTakenBack, notices, t]);
  const [name = ''] = names;
  const others = names.length - 1;
  const together = name === '' ? 'togetherNameless' : others > 0 ? 'togetherMany' : 'together';
  return (
    <p role="status" className="shrink-0 px-3 pb-1.5 text-micro text-ink-2">
      {isWaiting ? t('lettersWait') : names.length === 0 ? t('savedAtOnce') : t(together, { name, count: others })}
    </p>
  );
}
