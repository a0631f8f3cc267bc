import { Maximize } from 'lucide-react';
import { Suspense } from 'react';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { SaveButton, SaveStatus } from '../board/stage/SaveStatus.tsx';
import { useTools } from '../board-context/tools.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { CanvasTitle } from './CanvasTitle.tsx';

const ExportMenu = lazyComponent(() => afterFirstFrame().then(() => import('./ExportMenu.tsx')), 'ExportMenu');

/** Title (to be typed anew), save status with the time of the last save, Save and Fit View. Phones have a header for it. */
export function SaveBar({ canvas }: { canvas: Canvas }) {
  const t = useWords('canvas');
  const board = useWords('board');
  const { fit } = useTools();
  return (
    <section
      aria-label={t('saveBar')}
      className="pointer-events-auto flex h-11 max-w-max min-w-0 grow basis-[372px] items-center gap-2.5 rounded-card bg-raised pr-[7px] pl-3.5 shadow-pop"
    >
      <CanvasTitle canvas={canvas} />
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line" />
      <SaveStatus savedAt={canvas.updatedAt} />
      <SaveButton />
      <Button variant="ghost" size="sm" icon={<Maximize size={15} strokeWidth={2} aria-hidden="true" />} onClick={fit}>
        {board('fitView')}
      </Button>
      <Suspense fallback={<span aria-hidden="true" className="size-7 shrink-0" />}>
        <ExportMenu />
      </Suspense>
    </section>
  );
}
