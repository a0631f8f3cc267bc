import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { BoardEditor, EditorNews } from '../board/editor/board-editor.ts';
import { openCanvas } from './open-canvas.ts';

export type OpenState =
  { is: 'loading' } | { is: 'failed'; error: unknown } | { is: 'open'; canvas: Canvas; editor: BoardEditor };

/** Opens the canvas of this id for as long as the screen stands; key the screen by the id. */
export function useCanvas(canvasId: string, onNews: (news: EditorNews) => void): OpenState {
  const client = useQueryClient();
  const [state, setState] = useState<OpenState>({ is: 'loading' });
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let isLeft = false;
    let opened: BoardEditor | null = null;
    const open = async () => {
      const { canvas, editor } = await openCanvas(client, canvasId, (news) => latest.current(news));
      if (isLeft) return;
      opened = editor;
      await editor.open();
      setState({ is: 'open', canvas, editor });
    };
    open().catch((error: unknown) => {
      if (!isLeft) setState({ is: 'failed', error });
    });
    const leave = () => opened?.flush();
    const comeOnline = () => opened?.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', comeOnline);
    return () => {
      isLeft = true;
      opened?.close();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', comeOnline);
    };
  }, [client, canvasId]);
  return state;
}
