import { useEffect, type RefObject } from 'react';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import type { Shared } from '../typing/use-shared-text.ts';
import { OtherCarets } from './OtherCarets.tsx';

interface WrittenTogetherProps {
  shared: Shared;
  field: RefObject<HTMLTextAreaElement | null>;
  nodeId: string;
}

/** With whom one writes, where they stand, and that nothing needs saving; offers to write again what was taken back. */
export function WrittenTogether({ shared, field, nodeId }: WrittenTogetherProps) {
  const { names, isWaiting, tellTakenBack } = shared;
  const t = useWords('presence');
  const notices = useNotices();
  useEffect(() => {
    tellTakenBack((writeAgain) =>
      notices.show({ tone: 'undoable', title: t('tookBack'), action: { label: t('writeAgain'), run: writeAgain } }),
    );
  }, [tellTakenBack, notices, t]);
  const people = names.filter((name) => name !== null);
  const [name] = people;
  const others = people.length - 1;
  const together =
    name === undefined ? 'togetherOwnTab' : name === '' ? 'togetherNameless' : others > 0 ? 'togetherMany' : 'together';
  return (
    <>
      <OtherCarets {...{ field, nodeId }} />
      <p role="status" className="shrink-0 px-3 pb-1.5 text-micro text-ink-2">
        {isWaiting
          ? t('lettersWait')
          : names.length === 0
            ? t('savedAtOnce')
            : t(together, { name: name ?? '', count: others })}
      </p>
    </>
  );
}
