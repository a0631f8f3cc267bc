import { LocateFixed, Minus, Plus, Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useKeyOf } from '../actions/use-key-of.ts';
import { workPlaces } from '../../board-context/work-places.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';

const STEP = 1.25;
const FLIGHT_MS = 140;

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Undo and redo for those who may change anything, and the scale. */
export function ZoomBar() {
  const { editor } = useEngine();
  const t = useWords('board');
  const [zoomOutKey, zoomInKey] = [useKeyOf('zoom-out'), useKeyOf('zoom-in')];
  return (
    <section
      aria-label={t('zoomBar')}
      className={classes(
        'absolute bottom-3 left-3 z-(--z-panel) hidden h-10 items-center justify-between rounded-card bg-raised px-[5px] shadow-pop md:flex',
        editor.mayEdit && 'min-w-[186px]',
      )}
    >
      {editor.mayEdit && <Steps />}
      <IconButton
        label={t('zoomOut')}
        hint={zoomOutKey}
        tooltipSide="top"
        icon={<Minus {...icon} />}
        onClick={() => editor.camera.zoomBy(1 / STEP, FLIGHT_MS)}
      />
      <Scale />
      <IconButton
        label={t('zoomIn')}
        hint={zoomInKey}
        tooltipSide="top"
        icon={<Plus {...icon} />}
        onClick={() => editor.camera.zoomBy(STEP, FLIGHT_MS)}
      />
      <BackToWork />
    </section>
  );
}

/** By itself, so that zooming draws nothing else of the bar anew. */
function Scale() {
  const { editor } = useEngine();
  const t = useWords('board');
  const percent = useZoomPercent();
  return (
    <button
      type="button"
      aria-label={`${percent}%, ${t('zoomFull')}`}
      className="min-w-11 rounded-control px-1 py-1 text-sm font-semibold tabular-nums hover:bg-surface-3"
      onClick={() => editor.camera.zoomBy(1 / editor.camera.aimed().zoom, FLIGHT_MS)}
    >
      {percent}%
    </button>
  );
}

/** From there on the whole is looked at, and somebody may want to go back. */
const FAR_ZOOM = 0.5;

function BackToWork() {
  const { editor } = useEngine();
  const t = useWords('board');
  const key = useKeyOf('back-to-work');
  const isFar = useSyncExternalStore(
    (seen) => editor.camera.subscribe(seen),
    () => editor.camera.view.zoom < FAR_ZOOM,
  );
  const place = isFar ? workPlaces.read(editor.boardId) : null;
  if (place === null) return null;
  return (
    <IconButton
      label={t('backToWork')}
      hint={key}
      tooltipSide="top"
      icon={<LocateFixed {...icon} />}
      onClick={() => editor.camera.centreOn(place, place.zoom, FLIGHT_MS)}
    />
  );
}

function Steps() {
  const { editor } = useEngine();
  const t = useWords('board');
  const [undoKey, redoKey] = [useKeyOf('undo'), useKeyOf('redo')];
  const canUndo = useEditorState(() => editor.canUndo());
  const canRedo = useEditorState(() => editor.canRedo());
  return (
    <>
      <IconButton
        label={t('undo')}
        hint={undoKey}
        tooltipSide="top"
        disabled={!canUndo}
        icon={<Undo2 {...icon} />}
        onClick={editor.undo}
      />
      <IconButton
        label={t('redo')}
        hint={redoKey}
        tooltipSide="top"
        disabled={!canRedo}
        icon={<Redo2 {...icon} />}
        onClick={editor.redo}
      />
      <span aria-hidden="true" className="h-5 w-px bg-line" />
    </>
  );
}

function useZoomPercent(): number {
  const { editor } = useEngine();
  return useSyncExternalStore(
    (seen) => editor.camera.subscribe(seen),
    () => Math.round(editor.camera.view.zoom * 100),
  );
}
