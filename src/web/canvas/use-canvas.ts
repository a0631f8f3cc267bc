import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { BoardEditor, EditorNews } from '../board/editor/board-editor.ts';
import { openCanvas } from './open-canvas.ts';

export type OpenState =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'open'; canvas: Canvas; editor: BoardEditor };

/** Opens the canvas of this id for as long as the screen stands. */
export function useCanvas(canvasId: string, onNews: (news: EditorNews) => void): OpenState {
  const client = useQueryClient();
  const [state, setState] = useState<OpenState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let isLeft = false;
    let opened: BoardEditor | null = null;
    setState({ is: 'loading' });
    openCanvas(client, canvasId, (news) => latest.current(news)).then(
      async ({ canvas, editor }) => {
        if (isLeft) return;
        opened = editor;
        await editor.open();
        if (!isLeft) setState({ is: 'open', canvas, editor });
      },
      (error: unknown) => {
        if (!isLeft) setState({ is: 'failed', error, retry: () => setAttempt((count) => count + 1) });
      },
    );
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
  }, [client, canvasId, attempt]);
  return state;
}
