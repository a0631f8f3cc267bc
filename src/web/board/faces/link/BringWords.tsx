import { ClipboardPaste } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import type { BroughtFile } from '../../../sources/BringTranscript.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords, withWords } from '../../../words/index.ts';
import { textFact } from '../facts.ts';
import { useEditor } from '../../editor/hooks.ts';

const BringTranscript = lazy(() =>
  withWords(['talk'], import('../../../sources/BringTranscript.tsx')).then((m) => ({ default: m.BringTranscript })),
);

const SUBTITLES = /\.(?:srt|vtt|sbv|json3|txt)$/i;

interface BringWordsProps {
  node: BoardNode;
  source: SourceId;
  /** Where a subtitle file may be dropped. */
  zone: RefObject<HTMLElement | null>;
}

/** The way out where the words of a link could not be had: somebody who has them pastes them, or brings a subtitle file. */
export function BringWords({ node, source, zone }: BringWordsProps) {
  const t = useWords('faces');
  const editor = useEditor();
  const [open, setOpen] = useState<{ brought: BroughtFile | null } | null>(null);
  const isPage = source === 'website' && textFact(node, 'platform') === null;
  useEffect(() => {
    const element = zone.current;
    if (!element || isPage || !editor.mayEdit) return;
    const handleDrop = (event: DragEvent) => {
      const [file, ...others] = event.dataTransfer?.files ?? [];
      if (!file || others.length > 0 || !SUBTITLES.test(file.name)) return;
      event.preventDefault();
      event.stopPropagation();
      void import('../../../sources/read-text-file.ts')
        .then(({ readTextFile }) => readTextFile(file))
        .then((text) => setOpen({ brought: { name: file.name, text } }));
    };
    element.addEventListener('drop', handleDrop);
    return () => element.removeEventListener('drop', handleDrop);
  }, [editor, isPage, zone]);
  useEffect(() => (open ? editor.pin(node.id) : undefined), [editor, node.id, open]);
  if (!editor.mayEdit) return null;
  return (
    <>
      <Button
        size="sm"
        icon={<ClipboardPaste size={13} aria-hidden="true" />}
        onClick={() => setOpen({ brought: null })}
        aria-haspopup="dialog"
      >
        {t(isPage ? 'bringText' : 'bringTranscript')}
      </Button>
      {open && (
        <Suspense>
          <BringTranscript nodeId={node.id} isPage={isPage} brought={open.brought} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
