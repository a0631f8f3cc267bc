import { Captions } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Chapter } from '#contract/sources/chapters.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { part } from '../../../lib/part.ts';
import { useWords, withWords } from '../../../words/index.ts';
import { useEditor, useEditorState } from '../../editor/hooks.ts';
import { chaptersIntoPack, packsOf } from './packs.ts';

const SaidDialog = part(() => withWords(['recipes'], import('../../../recipes/said/SaidDialog.tsx')), 'SaidDialog');

const NO_PACKS: readonly BoardNode[] = [];
const SUBTITLES = /\.(?:srt|vtt|ass|ssa|json3)$/i;

/** Lays the subtitles of a film beside this script: chosen in a dialog, or dropped onto the card. */
export function SaidButton({ node, mayEdit }: { node: BoardNode; mayEdit: boolean }) {
  const t = useWords('said');
  const editor = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<{ file: File | null } | null>(null);
  useEffect(() => {
    const card = button.current?.closest('.board-card');
    const drop = (event: Event) => {
      const [file, ...others] = (event as DragEvent).dataTransfer?.files ?? [];
      if (!file || others.length > 0 || !SUBTITLES.test(file.name)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen({ file });
    };
    card?.addEventListener('drop', drop);
    return () => card?.removeEventListener('drop', drop);
  }, []);
  const onNote = (content: string) => editor.commit([{ do: 'patch-node', id: node.id, patch: { content } }]);
  const packs = useEditorState((now) => (open && mayEdit ? packsOf(node.id, now) : NO_PACKS));
  const onPack = (id: string, chapters: readonly Chapter[], endSec: number) => {
    const pack = editor.node(id);
    if (pack) editor.commit([chaptersIntoPack(pack, chapters, endSec)]);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        title={t('open')}
        onClick={() => setOpen({ file: null })}
        className="nodrag inline-flex min-w-0 items-center gap-1.5 rounded-control px-1.5 py-1 font-semibold text-ink-2 hover:bg-surface-3 pointer-coarse:min-h-9"
      >
        <Captions size={14} aria-hidden="true" className="shrink-0" />
        <span className="truncate @max-[30rem]/bar:sr-only">{t('open')}</span>
      </button>
      {open && (
        <Suspense>
          <SaidDialog
            text={node.content}
            title={node.title}
            file={open.file}
            packs={packs}
            {...(mayEdit && { onNote, onPack })}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
