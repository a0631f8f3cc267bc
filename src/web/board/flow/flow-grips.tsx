import { NodeResizer, type ResizeDragEvent } from '@xyflow/react';
import { useRef } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import { sizeBounds } from '#contract/board/sizes.ts';
import { gripOf, inShape, onGrid, resizeBack, resizeEnd, resizeTo, type Held } from '../../editor/commands/resize.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useCancelDrag } from '../pointer/use-cancel-drag.ts';

/** What a card that alone is chosen is resized by. */
export function Grips({ id, card }: { id: string; card: SceneNode }) {
  const { editor } = useEngine();
  const { least, most } = sizeBounds(card.node);
  const from = useRef<Held | null>(null);
  const cancelling = useCancelDrag();
  const drawn = (event: ResizeDragEvent, { x, y, width, height }: Rect): Rect => {
    const wish = { x, y, width, height };
    const { shiftKey } = event.sourceEvent as MouseEvent;
    return from.current && shiftKey ? inShape(card.node, from.current, wish) : onGrid(wish);
  };
  return (
    <NodeResizer
      nodeId={id}
      minWidth={least.width}
      minHeight={least.height}
      maxWidth={most.width}
      maxHeight={most.height}
      handleClassName="board-grip"
      lineClassName="board-grip-line"
      onResizeStart={({ sourceEvent }, { x, y, width, height }) => {
        from.current = { rect: { x, y, width, height }, grip: gripOf((sourceEvent as MouseEvent).target) };
        cancelling.begin();
      }}
      onResize={(event, rect) => resizeTo(editor, id, drawn(event, rect), from.current?.grip)}
      onResizeEnd={(event, rect) => {
        if (cancelling.end()) resizeBack(editor, id);
        else resizeEnd(editor, id, drawn(event, rect), from.current?.grip);
      }}
    />
  );
}
