import { Captions } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isCaptionName } from '#contract/files/file-types.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { near, lazyComponent } from '../../lib/lazy-component.ts';
import { RecipeTools, type RecipeToolsProps } from '../../recipes/RecipeTools.tsx';
import { Fetching } from '../../ui/Spinner.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { useEditor, useEditorState } from '../../board-context/hooks.ts';
import { chaptersIntoPack, packsOf } from './packs.ts';

const RecordingDialog = lazyComponent(
  () => withWords(['recipes'], import('../../recipes/script-vs-recording/RecordingDialog.tsx')),
  'RecordingDialog',
);

const NO_PACKS: readonly BoardNode[] = [];
const CAPTIONS = <Captions size={13} aria-hidden="true" />;

interface ScriptToolsProps extends RecipeToolsProps {
  node: BoardNode;
  mayEdit: boolean;
}

/** The tools of a script that is spoken, and one more that lays the subtitles of its film beside it: chosen in a dialog, or dropped onto the card. */
export function ScriptTools({ node, mayEdit, ...tools }: ScriptToolsProps) {
  const t = useWords('scriptVsRecording');
  const editor = useEditor();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<{ file: File | null } | null>(null);
  useEffect(() => {
    const card = place.current?.closest('.board-card');
    const drop = (event: Event) => {
      const [file, ...others] = (event as DragEvent).dataTransfer?.files ?? [];
      if (!file || others.length > 0 || !isCaptionName(file.name)) return;
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
      <RecipeTools
        {...tools}
        others={[
          {
            id: 'said',
            label: t('open'),
            icon: CAPTIONS,
            onPress: () => setOpen({ file: null }),
            ...near(RecordingDialog),
          },
        ]}
      />
      <span ref={place} hidden />
      {open && (
        <Fetching>
          <RecordingDialog
            text={node.content}
            title={node.title}
            file={open.file}
            packs={packs}
            {...(mayEdit && { onNote, onPack })}
            onClose={() => setOpen(null)}
          />
        </Fetching>
      )}
    </>
  );
}
