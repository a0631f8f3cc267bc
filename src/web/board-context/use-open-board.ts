import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BoardEditor, EditorNews } from '../editor/board-editor.ts';
import type { BoardDoor } from '../editor/door.ts';
import { openBoard } from '../editor/open-board.ts';

export type Opening = { is: 'loading' } | { is: 'failed'; error: unknown } | { is: 'open'; editor: BoardEditor };

/** Opens the board behind the door for as long as the screen stands; another door is not looked at: key the screen. */
export function useOpenBoard(door: BoardDoor, onNews: (news: EditorNews) => void): Opening {
  const [state, setState] = useState<Opening>({ is: 'loading' });
  const [taken] = useState(door);
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let isLeft = false;
    let opened: BoardEditor | null = null;
    const open = async (isHeld: boolean) => {
      const editor = await openBoard(taken, hear, isHeld);
      if (isLeft) return;
      // Another editor comes with a stage of its own.
      if (opened) flushSync(() => setState({ is: 'loading' }));
      opened?.close();
      opened = editor;
      taken.onOpen?.(editor);
      await editor.open();
      // In one go with its effects, which paint the board: the frame of a board without cards is left out.
      flushSync(() => setState({ is: 'open', editor }));
    };
    const hear = (news: EditorNews) => {
      latest.current(news);
      // Where the board cannot be read either, it stays as it is.
      if (news.what === 'held') void open(news.isHeld).catch(() => undefined);
    };
    open(false).catch((error: unknown) => {
      if (!isLeft) setState({ is: 'failed', error });
    });
    const send = () => opened?.flush();
    const reconnect = () => {
      opened?.flush();
      opened?.reconnect();
    };
    // A machine that slept shows its pages again before it says that it is online.
    const reappear = () => {
      if (document.visibilityState === 'visible') reconnect();
    };
    window.addEventListener('pagehide', send);
    window.addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', reappear);
    return () => {
      isLeft = true;
      opened?.close();
      window.removeEventListener('pagehide', send);
      window.removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', reappear);
    };
  }, [taken]);
  return state;
}
