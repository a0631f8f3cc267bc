import { Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { CanvasEntry, canvasListLook } from './CanvasEntry.tsx';

const CanvasActions = lazyComponent(() => afterFirstFrame().then(() => import('./CanvasActions.tsx')), 'CanvasActions');
const DeleteCanvasDialog = lazyComponent(() => import('./DeleteCanvasDialog.tsx'), 'DeleteCanvasDialog');

interface CanvasListProps {
  canvases: readonly CanvasListing[];
  isCards: boolean;
  onNew: () => void;
}

/** Own canvases, as cards with a picture of the board or as rows. Phones always get rows. */
export function CanvasList({ canvases, isCards, onNew }: CanvasListProps) {
  const [leaving, setLeaving] = useState<CanvasListing | null>(null);
  return (
    <>
      <ul className={canvasListLook(isCards)}>
        {canvases.map((canvas) => (
          <OwnCanvas key={canvas.id} canvas={canvas} isCard={isCards} onDelete={() => setLeaving(canvas)} />
        ))}
        {isCards && <NewCard onNew={onNew} />}
      </ul>
      {leaving && (
        <Suspense>
          <DeleteCanvasDialog canvas={leaving} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  );
}

interface OwnProps {
  canvas: CanvasListing;
  isCard: boolean;
  onDelete: () => void;
}

function OwnCanvas({ canvas, isCard, onDelete }: OwnProps) {
  const t = useWords('dashboard');
  return (
    <CanvasEntry canvas={canvas} isCard={isCard} text={canvas.description || t('noDescription')}>
      <Suspense>
        <CanvasActions
          canvas={canvas}
          className={classes('max-sm:size-11', isCard && 'sm:size-[26px]')}
          onDelete={onDelete}
        />
      </Suspense>
      <IconButton
        label={t('deleteCanvas', { title: canvas.title })}
        onClick={onDelete}
        className={classes('max-sm:hidden', isCard ? 'size-[26px] text-bad!' : 'hover:text-bad!')}
        icon={<Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />}
      />
    </CanvasEntry>
  );
}

function NewCard({ onNew }: { onNew: () => void }) {
  const t = useWords('dashboard');
  return (
    <li className="flex min-h-[232px] max-sm:hidden">
      <button
        type="button"
        onClick={onNew}
        className="flex flex-1 flex-col items-center justify-center rounded-card border border-dashed border-line-2 px-4 transition-colors duration-(--dur-fast) hover:border-line-3 hover:bg-surface-2"
      >
        <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3">
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="mt-3 text-base font-semibold text-ink-2">{t('newCanvas')}</span>
        <span className="mt-1 flex items-center gap-1.5 text-xs text-ink-3">
          {t('newCanvasHint')}
          <kbd className="rounded-[4px] bg-surface-3 px-1.5 font-sans text-micro font-medium">N</kbd>
        </span>
      </button>
    </li>
  );
}
