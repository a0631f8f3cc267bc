import { Users } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent, near } from '../lib/lazy-component.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { PresenceAvatars } from '../presence/PresenceAvatars.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords, withWords } from '../words/index.ts';
import { useShareOpen } from './use-share-open.ts';

const CommentsButton = lazyComponent(
  () => withWords(['comments'], import('../comments/CommentsButton.tsx')),
  'CommentsButton',
);
const ShareDialog = lazyComponent(() => import('./ShareDialog.tsx'), 'ShareDialog');

/** The button at the top right of a board that opens who is on it. */
export function ShareCorner({ canvas }: { canvas: { id: string; title: string } }) {
  const t = useWords('sharing');
  const { isOpen, open, close } = useShareOpen();
  return (
    <div className="pointer-events-auto relative ml-auto flex h-11 items-center gap-1 rounded-card bg-raised px-[7px] shadow-pop">
      <PresenceAvatars />
      <Suspense>
        <CommentsButton />
      </Suspense>
      <HistoryButton />
      <Button
        variant="primary"
        size="sm"
        className="h-[30px]"
        icon={<Users size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={open}
        {...near(ShareDialog)}
      >
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog canvas={canvas} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
