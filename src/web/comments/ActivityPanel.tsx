import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords, withWords } from '../words/index.ts';

const BoardActivity = lazyComponent(
  () => withWords(['notices'], import('../activity/ActivityList.tsx')),
  'BoardActivity',
);

interface ActivityPanelProps {
  boardId: string;
  isWhole: boolean;
  onBack: () => void;
}

/** What people did on the board, in the place of its comments. */
export function ActivityPanel({ boardId, isWhole, onBack }: ActivityPanelProps) {
  const t = useWords('comments');
  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center gap-1 border-b border-line pr-2 pl-1.5">
        <IconButton
          size={isWhole ? 'lg' : 'md'}
          label={t('toComments')}
          icon={<ChevronLeft size={isWhole ? 22 : 19} aria-hidden="true" />}
          onClick={onBack}
        />
        <h2 className="text-h3 font-[650]">{t('activity')}</h2>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <Suspense>
          <BoardActivity boardId={boardId} />
        </Suspense>
      </div>
    </>
  );
}
