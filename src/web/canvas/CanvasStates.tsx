import { Suspense } from 'react';
import { isMissing } from '../lib/api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords, withWords } from '../words/index.ts';

const MissingCanvas = lazyComponent(
  () => withWords(['people'], import('../sharing/MissingCanvas.tsx')),
  'MissingCanvas',
);

const ghosts = [
  'left-[18%] top-[22%] h-[232px] w-[260px]',
  'left-[24%] top-[56%] h-[148px] w-[260px]',
  'left-[58%] top-[26%] h-[380px] w-[420px]',
] as const;

/** The mark in the middle over the shapes of nodes. */
export function CanvasOpening({ isNew = false }: { isNew?: boolean }) {
  const t = useWords('canvas');
  const label = isNew ? t('creating') : t('loading');
  return (
    <Waiting label={label} className="absolute inset-0 board-dots">
      {ghosts.map((place) => (
        <div
          key={place}
          className={`absolute hidden flex-col gap-3 rounded-node border border-line bg-surface p-4 opacity-60 md:flex ${place}`}
        >
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="w-full flex-1" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3">
        <BrandMark sizePx={40} className="animate-pulse" />
        <p className="text-base font-semibold text-ink-2">{label}</p>
      </div>
    </Waiting>
  );
}

interface CanvasFailedProps {
  canvasId: string;
  error: unknown;
  onRetry: () => void;
}

export function CanvasFailed({ canvasId, error, onRetry }: CanvasFailedProps) {
  const t = useWords('canvas');
  return (
    <div className="absolute inset-0 flex items-center justify-center overflow-y-auto board-dots p-4">
      <div className="w-full max-w-[440px]">
        {isMissing(error) ? (
          <Suspense>
            <MissingCanvas canvasId={canvasId} onRetry={onRetry} />
          </Suspense>
        ) : (
          <ErrorView error={error} title={t('loadFailed')} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
}
