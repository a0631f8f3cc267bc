import { useEffect } from 'react';
import { storable } from '../../editor/rules/edits.ts';
import { useNotices } from '../../lib/notices.ts';
import { onNotKept } from '../../lib/stored.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { tab } from '../../editor/tab.ts';
import { takeOutcomes } from './draft-outcomes.ts';
import {
  discardFound,
  findDrafts,
  findDraftsOfClosing,
  foundDraftsOf,
  onFoundDrafts,
  passOver,
  releaseHanded,
} from './found-drafts.ts';
import { hasUnkept, type FoundDraft, isTooOld, type DraftPlace } from './kept-drafts.ts';
import { sayClosed, sayFound, sayOrphan, sayReplaced, type Means } from './say-drafts.ts';

/**
 * Says on opening that texts were typed here and not saved, later that a text was not taken or that a node has vanished while
 * somebody typed in it, and once that this browser does not keep what is typed.
 */
export function useFoundDrafts(editor: BoardEditor): void {
  const means: Means = { notices: useNotices(), t: useWords('notes'), language: useLanguage().language };
  const latest = useLatest(means);
  useEffect(() => {
    const offered = new Set<FoundDraft>();
    let isQuiet = false;
    const offer = () => {
      const fresh = foundDraftsOf(editor.boardId).filter((draft) => !offered.has(draft));
      fresh.forEach((draft) => offered.add(draft));
      const unsaved = fresh.filter((draft) => isUnsaved(editor, draft));
      fresh.filter((draft) => !unsaved.includes(draft)).forEach((draft) => letGo(editor, draft));
      if (isQuiet) return;
      const orphan = unsaved.find((draft) => textOn(editor, draft) === null);
      const here = unsaved.filter((draft) => textOn(editor, draft) !== null);
      if (here.length > 0) sayFound(editor, here, latest.current);
      else if (orphan && editor.mayEdit) sayOrphan(editor, orphan, latest.current);
    };
    let isSaid = false;
    const sayNotKept = () => {
      const { notices: told, t: words } = latest.current;
      if (!isSaid) told.show({ tone: 'failed', title: words('notKept'), text: words('notKeptText') });
      isSaid = true;
    };
    const hold = (event: BeforeUnloadEvent) => hasUnkept() && event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const stops = [
      onFoundDrafts(offer),
      onNotKept(sayNotKept),
      editor.onTexts((outcomes) => {
        // A refusal has been told in its own words; what was refused waits on its card.
        isQuiet = outcomes.some(({ why }) => why === 'refused');
        takeOutcomes(editor, outcomes);
        isQuiet = false;
        const closed = outcomes.filter(({ why }) => why === 'closed');
        const replaced = outcomes.find(({ what, field }) => what === 'replaced' && field === 'title');
        if (closed.length > 0)
          sayClosed(
            closed.map(({ text }) => text),
            latest.current,
          );
        else if (replaced) sayReplaced(editor, replaced, latest.current);
      }),
    ];
    const leaving = new AbortController();
    void findDrafts(editor.boardId, tab).then(() => findDraftsOfClosing(editor.boardId, tab, leaving.signal));
    return () => {
      leaving.abort();
      window.removeEventListener('beforeunload', hold);
      stops.forEach((stop) => stop());
      releaseHanded(editor.boardId);
      // What was saved on leaving is answered after it.
      editor.onTexts((outcomes) => takeOutcomes(editor, outcomes));
    };
  }, [editor, latest]);
}

/** What the board says already: forgotten, unless it only waits here to be sent. */
function letGo(editor: BoardEditor, draft: FoundDraft): void {
  const isOnItsWay =
    draft.whose === 'mine' && textOn(editor, draft) === storable(draft.text) && editor.line().waiting > 0;
  if (isOnItsWay) passOver(draft);
  else discardFound(draft);
}

/** What the board says at this place; null when its node or wire is not there. */
function textOn({ scene }: Pick<BoardEditor, 'scene'>, { nodeId, field }: DraftPlace): string | null {
  if (field === 'label') {
    const wire = scene.edge(nodeId);
    return wire ? (wire.edge.label ?? '') : null;
  }
  return scene.node(nodeId)?.[field] ?? null;
}

/** Names without their node, and texts that the board says already, are no loss. */
function isUnsaved(editor: Pick<BoardEditor, 'scene'>, draft: FoundDraft): boolean {
  const saved = textOn(editor, draft);
  if (saved !== null) return storable(draft.text) !== saved;
  return (
    draft.field === 'content' && draft.whose === 'mine' && draft.text.trim() !== '' && !isTooOld(draft, Date.now())
  );
}
