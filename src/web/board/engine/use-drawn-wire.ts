import { useEffect } from 'react';
import { useEngine } from './use-engine.ts';

/** The board moves under the pointer while a wire is drawn: its end is looked for anew, as if the pointer had moved with its button held. */
export function useDrawnWire(): void {
  const engine = useEngine();
  useEffect(
    () =>
      engine.editor.camera.subscribe(() => {
        const at = engine.drawnTo();
        if (at) document.dispatchEvent(new MouseEvent('mousemove', { clientX: at.x, clientY: at.y, buttons: 1 }));
      }),
    [engine],
  );
}
