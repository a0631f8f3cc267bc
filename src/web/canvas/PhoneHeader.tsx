import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { useSaveStatus } from '../board-context/hooks.ts';
import { SaveButton, SaveStatus } from '../board/stage/SaveStatus.tsx';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useUser } from '../lib/session.ts';
import { useShareOpen } from '../sharing/use-share-open.ts';
import { UserButton } from '../shell/NavBar.tsx';
import { useWords, withWords } from '../words/index.ts';
import { CanvasTitle } from './CanvasTitle.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

const CommentsButton = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['comments'], import('../comments/CommentsButton.tsx'))),
  'CommentsButton',
);
const ShareDialog = lazyComponent(() => import('../sharing/ShareDialog.tsx'), 'ShareDialog');

/** The only bar of telephones: the way back, title and save status, whoever is signed in, and everything else behind dots. */
export function PhoneHeader({ canvas }: { canvas: Canvas }) {
  const t = useWords('canvas');
  const { user } = useUser();
  const share = useShareOpen();
  const hasFailed = useSaveStatus() === 'error';
  return (
    <section
      aria-label={t('saveBar')}
      data-own-bar
      className="flex h-(--h-nav) shrink-0 items-center border-b border-line bg-surface px-1"
    >
      <Link
        to="/"
        aria-label={t('toDashboard')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2"
      >
        <ChevronLeft size={22} strokeWidth={1.9} aria-hidden="true" />
      </Link>
      <div className="flex min-w-0 grow flex-col justify-center pl-1.5 [&_button]:h-[22px] [&_input]:h-[26px]">
        <CanvasTitle canvas={canvas} />
        <SaveStatus savedAt={canvas.updatedAt} isWhole />
      </div>
      {hasFailed && <SaveButton />}
      <Suspense>
        <CommentsButton />
      </Suspense>
      {user && <UserButton user={user} />}
      <PhoneMenu onShare={share.open} />
      {share.isOpen && (
        <Suspense>
          <ShareDialog canvas={canvas} onClose={share.close} />
        </Suspense>
      )}
    </section>
  );
}
