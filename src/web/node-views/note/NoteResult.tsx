import { Copy, SquarePen } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { mayWrite } from '../../editor/rules/locking.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { placeClaims } from '#contract/chat/claims.ts';
import { numbersOfNote } from '../../chat/evidence/number-sources.ts';
import { withoutCitations } from '#contract/recipes/description/placed.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { referencesOf, verifiedCount } from '../../chat/evidence/references.ts';
import { madeSources } from '../../chat/result/made-sources.ts';
import { useResultWords, type JudgedText } from '../../chat/result/use-result-words.tsx';
import { usePassagesBelow } from '../../chat/worksheet/use-passages-below.tsx';
import { hasWorksheet } from '../../chat/worksheet/worksheet-draft.ts';
import { speedIn } from '../../recipes/prompter/prompter-settings.ts';
import { RecipeTools } from '../../recipes/RecipeTools.tsx';
import { placeOf } from '../../recipes/result/edit-wish.ts';
import { ResultMore } from '../../recipes/result/ResultMore.tsx';
import { ResultView } from '../../recipes/result/ResultView.tsx';
import { toolsOf } from '../../recipes/tools.ts';
import { useCopy } from '../../recipes/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor, useEditorState, useEvidence } from '../../board-context/hooks.ts';
import { useMountedBoard } from '../../board-context/mounted-board.ts';
import { focusCard } from '../../board-context/focus-card.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { citationsOf, quotesOfNote } from '../answer/cited.ts';
import { keepTaken, useOpenCited } from '../answer/AnswerWords.tsx';
import { FoundDraft } from './FoundDraft.tsx';
import { NoteWriting } from './NoteWriting.tsx';
import { referencesOn } from './references.ts';
import { ScriptTools } from './ScriptTools.tsx';
import { takeSpeed } from './take-speed.ts';
import { useMadeBeside } from './use-made-beside.ts';
import { useContentEditing } from './use-content.ts';
import { useLineEdits } from './use-line-edits.tsx';

export interface NoteResultProps {
  node: BoardNode;
  panel: Panel & { what: 'full' };
}

/** The full view of a note that a recipe made, which is edited there line by line. */
export function NoteResult({ node, panel }: NoteResultProps) {
  const t = useWords('making');
  const w = useWords('nodeViews');
  const { language } = useLanguage();
  const editor = useEditor();
  const board = useMountedBoard();
  const panels = usePanels();
  const evidence = useEvidence();
  const made = useMadeBeside(node);
  const { id, content, metadata } = node;
  const mayEdit = mayWrite(editor, node);
  const editing = useContentEditing(node);
  const { edits, isLine, forget } = useLineEdits(node, editing, mayEdit);
  const undo = useUndoHere();
  useWish(panel, content, edits);
  const references = useMemo(() => {
    const cites = { citations: citationsOf({ metadata }), metadata };
    return referencesOf(cites, language, numbersOfNote(cites));
  }, [metadata, language]);
  const open = useOpenCited(id);
  const judged = useMemo(
    () => (hasWorksheet(metadata) ? null : judgedNote({ content, metadata })),
    [content, metadata],
  );
  const { words, marks } = useResultWords({ references, shown: evidence, onOpen: open, isWriting: false, judged });
  const below = usePassagesBelow({
    text: content,
    metadata,
    marks,
    onChange: mayEdit ? (changed) => keepTaken(editor, node, changed) : null,
  });
  const quotes = useMemo(
    () => verifiedCount({ citations: citationsOf({ metadata }), quotes: quotesOfNote({ content, metadata }) }),
    [content, metadata],
  );
  const copy = useCopy();
  if (!made) return null;
  const mend = (mended: string) => editor.commit([{ do: 'patch-node', id, patch: { content: mended } }]);
  const speak = (speed: number) => takeSpeed(editor, id, speed);
  const tools = {
    title: node.title,
    text: content,
    tools: toolsOf(made.id),
    speed: speedIn(made.values),
    noteId: id,
    references: () => referencesOn(editor),
    ...(mayEdit && { onPut: mend, onSpeed: speak }),
  };
  const read = madeFromIn(metadata).map(({ nodeId, title }) => {
    const source = editor.node(nodeId);
    return { nodeId, title, kind: source ? toNodeKind(source.type, source.metadata) : 'text' };
  });
  const isWhole = editing.isEditing && !isLine;
  return (
    <ResultView
      name={node.title}
      made={made}
      metadata={metadata}
      text={content}
      status="kept"
      clock={null}
      sources={madeSources(read, { cited: references, isWriting: false }, open, (nodeId) => editor.node(nodeId))}
      comingCitations={null}
      quotes={quotes}
      doubted={judged?.claims.map(({ start, end }) => [start, end]) ?? []}
      words={words}
      below={below}
      edits={edits}
      {...(mayEdit && { onUndo: undo })}
      nodeId={id}
      {...(mayEdit && { onMend: mend })}
      {...(isWhole && {
        whole: (
          <div className="mx-auto flex h-full max-w-[760px] flex-col py-3">
            <NoteWriting editing={editing} isLow={false} />
          </div>
        ),
      })}
      banner={
        <>
          <FoundDraft editing={editing} />
          {editing.found && <p className="py-2 text-sm text-warn">{t('offered')}</p>}
        </>
      }
      more={
        <ResultMore text={content} made={made} metadata={metadata} {...(mayEdit && { onMend: mend, onSpeed: speak })} />
      }
      foot={
        <div className="@container/bar flex flex-wrap items-center gap-1.5">
          {findKind(made.id)?.isSpoken ? (
            <ScriptTools node={node} mayEdit={mayEdit} {...tools} />
          ) : (
            <RecipeTools {...tools} />
          )}
          <span className="ml-auto flex items-center gap-1.5">
            <Button
              className="max-md:h-11"
              icon={<Copy size={15} aria-hidden="true" />}
              onClick={() => copy(w('contentField'), withoutCitations(content))}
            >
              {t('copy')}
            </Button>
            {mayEdit && !editing.isEditing && (
              <Button
                className="max-md:h-11"
                icon={<SquarePen size={15} aria-hidden="true" />}
                onClick={() => {
                  forget();
                  editing.begin();
                }}
              >
                {t('editAll')}
              </Button>
            )}
          </span>
        </div>
      }
      isBeside={evidence !== null}
      onStop={() => undefined}
      onClose={() => panels.close(panel)}
      onLost={() => focusCard({ editor: board.editor, engine: board }, id)}
    />
  );
}

/** Takes back what was done since the view is open, and nothing before it. */
function useUndoHere(): (() => void) | null {
  const { editor } = useMountedBoard();
  const [before] = useState(() => editor.newestGesture());
  const newest = useEditorState(() => editor.newestGesture());
  return newest === null || newest === before ? null : editor.undo;
}

const judgedNote = (note: Pick<BoardNode, 'content' | 'metadata'>): JudgedText => ({
  text: note.content,
  quotes: quotesOfNote(note),
  claims: placeClaims(note.metadata, note.content),
  isOfWeb: note.metadata['pages'] !== undefined,
});

/** Begins with the place for whose editing the view was opened, once. */
function useWish(
  { edit }: NoteResultProps['panel'],
  content: string,
  edits: ReturnType<typeof useLineEdits>['edits'],
): void {
  const isDone = useRef(false);
  useEffect(() => {
    const place = edit && !isDone.current ? placeOf(content, edit) : null;
    isDone.current = true;
    if (place) edits?.begin(place);
  });
}
