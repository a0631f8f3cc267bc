import type { MouseEvent } from 'react';
import type { Anchor } from '#contract/comments/comments.schema.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useEscape } from '../ui/use-escape.ts';
import { useWords } from '../words/index.ts';

interface PlacingProps {
  editor: BoardEditor;
  onPlace: (anchor: Anchor) => void;
  onEnd: () => void;
}

/** Lies over the board until the place of a new comment is pressed: a card, a wire, or the ground. */
export function Placing({ editor, onPlace, onEnd }: PlacingProps) {
  const t = useWords('comments');
  const engine = useEngine();
  useEscape(onEnd);
  const press = (event: MouseEvent) => {
    const client = { x: event.clientX, y: event.clientY };
    const at = editor.camera.toBoard(client);
    const under = editor.scene.at(at);
    if (under && under.kind !== 'group') return onPlace({ on: 'node', nodeId: under.id });
    engine.pointAt(client, false);
    const edgeId = engine.hoveredWire();
    engine.pointAway();
    if (edgeId !== null) return onPlace({ on: 'edge', edgeId, t: 0.5 });
    return onPlace(under ? { on: 'node', nodeId: under.id } : { on: 'point', x: at.x, y: at.y });
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('place')}
        data-comments
        onClick={press}
        className="absolute inset-0 z-(--z-panel) cursor-crosshair touch-none"
      />
      <p
        role="status"
        className="pointer-events-none absolute top-[72px] left-1/2 z-(--z-overlay) -translate-x-1/2 rounded-control bg-ink px-3.5 py-2 text-base font-medium whitespace-nowrap text-surface shadow-pop"
      >
        {t('place')} <span className="opacity-70 max-md:hidden">{t('placeEnd')}</span>
      </p>
    </>
  );
}
