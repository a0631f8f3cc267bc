import { useEffect, useState } from 'react';
import { useEditorState, useSelection } from '../../board-context/hooks.ts';
import { mayRewire } from '../../editor/rules/locking.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { WireGrip } from './WireGrip.tsx';
import { WireLabelField } from './WireLabelField.tsx';
import { WireTools } from './WireTools.tsx';
import { X } from 'lucide-react';
import { useWords } from '../../words/index.ts';
import { useRemove } from '../../board-context/use-remove.ts';
import { crossPlace } from './cross-place.ts';
import { useOnWire } from './use-wire-on-screen.ts';

/** What stands over the painted wires: the cross of the hovered one; tools, ends and label field of the selected one. */
export function WireLayer() {
  const { editor } = useEngine();
  return editor.mayEdit ? <Wires /> : null;
}

function Wires() {
  const { editor } = useEngine();
  const hovered = useEngineState((engine) => engine.hoveredWire());
  const isCarrying = useEngineState((engine) => engine.wires.carried() !== null);
  const isBusy = useEngineState((engine) => engine.isBusy() || engine.isConnecting());
  const selected = useSelectedWire();
  const [labelled, close] = useLabelled();
  const crossed = hovered ?? selected;
  const isThere = useEditorState(
    () => crossed !== null && editor.scene.edge(crossed) !== undefined && mayRewire(editor, crossed),
  );
  return (
    <>
      {crossed !== null && isThere && !isCarrying && !isBusy && labelled !== crossed && (
        <WireCross key={crossed} id={crossed} />
      )}
      {selected !== null && !isBusy && (
        <>
          <WireGrip key={`${selected} source`} id={selected} end="source" />
          <WireGrip key={`${selected} target`} id={selected} end="target" />
          {!isCarrying && labelled === null && <WireTools key={selected} id={selected} />}
        </>
      )}
      {labelled !== null && <WireLabelField key={labelled} id={labelled} onClose={close} />}
    </>
  );
}

/** The wire that alone is selected, where it may be changed. */
function useSelectedWire(): string | null {
  const { editor } = useEngine();
  const selection = useSelection();
  const [only] = selection;
  return useEditorState(() =>
    only !== undefined && selection.size === 1 && editor.scene.edge(only) && mayRewire(editor, only) ? only : null,
  );
}

/** The wire whose label was asked for, by a double click, a key or a menu. */
function useLabelled(): [string | null, () => void] {
  const { editor } = useEngine();
  const [id, setId] = useState<string | null>(null);
  useEffect(
    () =>
      editor.onDraw(() => {
        for (const one of editor.selection()) if (editor.scene.edge(one) && editor.takeTitleFocus(one)) setId(one);
      }),
    [editor],
  );
  const isThere = useEditorState(() => id !== null && editor.scene.edge(id) !== undefined);
  return [isThere ? id : null, () => setId(null)];
}

/** The cross that deletes a wire. */
function WireCross({ id }: { id: string }) {
  const remove = useRemove();
  const t = useWords('board');
  const button = useOnWire<HTMLButtonElement>(id, crossPlace);
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
