import { MessageSquareText } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Anchor } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { selectedWords, type SelectedWords } from './selected-words.ts';

const SETTLED_MS = 250;

interface SelectionOfferProps {
  editor: BoardEditor;
  /** A thread waits for the words that it belongs to. */
  isAttaching: boolean;
  onBegin: (anchor: Anchor) => void;
}

/** A button at words that are selected in a note or an answer. The reader has a menu of its own for its words. */
export function SelectionOffer({ editor, isAttaching, onBegin }: SelectionOfferProps) {
  const t = useWords('comments');
  const client = useQueryClient();
  const [words, setWords] = useState<SelectedWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(selectedWords(editor, client)), SETTLED_MS);
    };
    document.addEventListener('selectionchange', look);
    // What was selected while this was still loading.
    look();
    const stop = editor.camera.subscribe(() => setWords(null));
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('selectionchange', look);
    };
  }, [editor, client]);
  if (!words || (words.isInReader && !isAttaching)) return null;
  const { at, anchor } = words;
  const left = Math.max(8, Math.min(window.innerWidth - 136, at.x + at.width / 2 - 62));
  // Below the words on a telephone: its own menu stands above them.
  const top = Math.min(window.innerHeight - 48, Math.max(60, at.y - 40 > 60 ? at.y - 40 : at.y + at.height + 8));
  return (
    <Button
      size="sm"
      data-comments
      variant="primary"
      style={{ position: 'fixed', left, top }}
      className="z-(--z-overlay) shadow-pop pointer-coarse:h-10"
      icon={<MessageSquareText size={15} aria-hidden="true" />}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        setWords(null);
        onBegin(anchor);
      }}
    >
      {t(isAttaching ? 'attachHere' : 'offer')}
    </Button>
  );
}
