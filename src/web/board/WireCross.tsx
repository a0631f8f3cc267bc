import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { useEditorState } from './editor/hooks.ts';
import { useEngine, useEngineState } from './engine/use-engine.ts';
import { curveOf, middleOf } from './engine/wire-path.ts';
import { useRemove } from './use-remove.ts';

/** The cross that deletes a wire: on the hovered one, and on the selected one. It follows the view without rendering. */
export function WireCross() {
  const { editor } = useEngine();
  const hovered = useEngineState((engine) => engine.hoveredWire());
  const selected = useEditorState((open) => [...open.selection()].find((id) => editor.scene.edge(id)) ?? null);
  const id = hovered ?? selected;
  return id === null || !editor.mayEdit ? null : <Cross key={id} id={id} />;
}

function Cross({ id }: { id: string }) {
  const engine = useEngine();
  const remove = useRemove();
  const t = useWords('board');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { camera, scene } = engine.editor;
    const place = () => {
      const wire = scene.edge(id);
      const curve = wire && curveOf(scene, wire);
      if (!button.current) return;
      button.current.hidden = !curve;
      if (!curve) return;
      const middle = middleOf(curve);
      const x = middle.x * camera.view.zoom + camera.view.x;
      const y = middle.y * camera.view.zoom + camera.view.y;
      button.current.style.transform = `translate(${x - 12}px,${y - 12}px)`;
    };
    place();
    const releases = [camera.subscribe(place), engine.subscribe(place)];
    return () => releases.forEach((release) => release());
  }, [engine, id]);
  return (
    <button
      ref={button}
      type="button"
      className="board-wire-cross"
      aria-label={t('deleteWire')}
      onClick={() => remove([id])}
    >
      <X size={13} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
