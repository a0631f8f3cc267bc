import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { movingLayer } from '../engine/moving-layer.ts';
import { useEngine } from '../engine/use-engine.ts';

/** Keeps camera and engine of interaction together; what the engine was interrupted in is never said to have arrived. */
export function CameraLink({ onReady }: { onReady: () => void }) {
  const { editor } = useEngine();
  const flow = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    const layer = movingLayer(store.getState().domNode?.querySelector<HTMLElement>('.react-flow__viewport'));
    let last: readonly number[] | null = null;
    const follow = () => {
      const { transform } = store.getState();
      if (transform === last) return;
      last = transform;
      editor.camera.report({ x: transform[0], y: transform[1], zoom: transform[2] });
      layer.move(transform[2]);
    };
    const release = editor.camera.attach((view, durationMs, onArrived) => {
      // A smooth flight would go up and down again: a way at the same scale keeps it.
      const interpolate = view.zoom === editor.camera.view.zoom ? 'linear' : 'smooth';
      void flow.setViewport(view, durationMs > 0 ? { duration: durationMs, interpolate } : {}).then(onArrived);
    });
    onReady();
    const stop = store.subscribe(follow);
    follow();
    return () => {
      stop();
      release();
      layer.stop();
    };
  }, [editor, flow, store, onReady]);
  return null;
}
