import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Anchor } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { usePanels } from '../board-context/panels.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { selectedWords, type SelectedWords } from './selected-words.ts';

const SETTLED_MS = 250;

/** A button at words that are selected in a note. */
export function SelectionOffer({ editor, onBegin }: { editor: BoardEditor; onBegin: (anchor: Anchor) => void }) {
  const t = useWords('comments');
  const panels = usePanels();
  const [words, setWords] = useState<SelectedWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { panel } = panels.read();
        setWords(selectedWords(editor, panel?.what === 'full' ? panel.nodeId : null));
      }, SETTLED_MS);
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
  }, [editor, panels]);
  if (!words) return null;
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
      {t('offer')}
    </Button>
  );
}
