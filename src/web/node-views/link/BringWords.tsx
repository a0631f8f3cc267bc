import { ClipboardPaste } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { isTranscriptName } from '#contract/files/file-types.ts';
import { wordlessReasons } from '#contract/sources/wordless.ts';
import { BringTranscript, type BroughtFile } from '../../sources/BringTranscript.tsx';
import { readTextFile } from '../../lib/read-text-file.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { textFact } from '../../editor/facts.ts';
import { BringFilm } from './BringFilm.tsx';

export interface BringWordsProps {
  node: BoardNode;
  /** A page is told in text, everything else in a transcript. */
  isPage: boolean;
  /** Where a subtitle file may be dropped. */
  zone: RefObject<HTMLElement | null>;
}

/** The way out where the words of a link could not be had: somebody who has them pastes them, or brings a subtitle file. */
export function BringWords({ node, isPage, zone }: BringWordsProps) {
  const t = useWords('sources');
  const media = useWords('media');
  const editor = useEditor();
  const [open, setOpen] = useState<{ brought: BroughtFile | null } | null>(null);
  useEffect(() => {
    const element = zone.current;
    if (!element || isPage || !editor.mayBring) return;
    const handleDrop = (event: DragEvent) => {
      const [file, ...others] = event.dataTransfer?.files ?? [];
      if (!file || others.length > 0 || !isTranscriptName(file.name)) return;
      event.preventDefault();
      event.stopPropagation();
      void readTextFile(file).then((text) => setOpen({ brought: { name: file.name, text } }));
    };
    element.addEventListener('drop', handleDrop);
    return () => element.removeEventListener('drop', handleDrop);
  }, [editor, isPage, zone]);
  useEffect(() => (open ? editor.pin(node.id) : undefined), [editor, node.id, open]);
  if (!editor.mayBring) return null;
  const why = wordlessReasons.find((reason) => reason === node.metadata['wordless']);
  const saysWhy = why !== undefined && textFact(node, 'level') !== null;
  return (
    <>
      {saysWhy && <span className="w-full">{media(`wordless.${why}`)}</span>}
      <Button
        size="sm"
        icon={<ClipboardPaste size={13} aria-hidden="true" />}
        onClick={() => setOpen({ brought: null })}
        aria-haspopup="dialog"
      >
        {t(`bring.${isPage ? 'page' : 'speech'}.title`)}
      </Button>
      {textFact(node, 'level') && <BringFilm node={node} zone={zone} />}
      {open && (
        <BringTranscript
          of={{ nodeId: node.id }}
          isPage={isPage}
          brought={open.brought}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
