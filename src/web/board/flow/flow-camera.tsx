import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { movingLayer } from '../engine/moving-layer.ts';
import { useEngine } from '../engine/use-engine.ts';
import { flightBetween } from './flight.ts';

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
    let frame = 0;
    const release = editor.camera.attach((view, durationMs, onArrived) => {
      cancelAnimationFrame(frame);
      if (durationMs === 0) return void flow.setViewport(view).then(onArrived);
      const { camera } = editor;
      const flight = flightBetween(camera.view, view, camera.frame);
      const startedAt = performance.now();
      const step = (now: number) => {
        if (camera.aimed() !== view) return;
        const part = Math.min(1, Math.max(0, now - startedAt) / durationMs);
        void flow.setViewport(flight(part));
        if (part < 1) frame = requestAnimationFrame(step);
        else onArrived();
      };
      frame = requestAnimationFrame(step);
    });
    onReady();
    const stop = store.subscribe(follow);
    follow();
    return () => {
      stop();
      release();
      cancelAnimationFrame(frame);
      layer.stop();
    };
  }, [editor, flow, store, onReady]);
  return null;
}
