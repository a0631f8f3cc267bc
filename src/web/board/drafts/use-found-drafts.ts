import { useEffect } from 'react';
import { useNotices } from '../../lib/notices.ts';
import { onNotKept } from '../../lib/stored.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import { addNode } from '../commands/add-node.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { tab } from '../editor/tab.ts';
import { discardDraft, findDrafts, findDraftsOfClosing, foundDraftsOf, onFoundDrafts } from './found-drafts.ts';
import { isTooOld, type FoundDraft } from './kept-drafts.ts';

const SHOWN_MS = 20_000;

/**
 * Says on opening that texts were typed here and not saved, later that a node has vanished while somebody typed in it, and
 * once that this browser does not keep what is typed.
 */
export function useFoundDrafts(editor: BoardEditor): void {
  const notices = useNotices();
  const t = useWords('notes');
  const { language } = useLanguage();
  const latest = useLatest({ notices, t, language });
  useEffect(() => {
    if (!editor.mayEdit) return;
    const offered = new Set<FoundDraft>();
    const offer = () => {
      const fresh = foundDraftsOf(editor.boardId).filter((draft) => !offered.has(draft));
      fresh.forEach((draft) => offered.add(draft));
      const unsaved = fresh.filter((draft) => isUnsaved(editor, draft));
      fresh.filter((draft) => !unsaved.includes(draft)).forEach(discardDraft);
      const orphan = unsaved.find((draft) => !editor.node(draft.nodeId));
      const here = unsaved.filter((draft) => editor.node(draft.nodeId));
      if (here[0]) sayFound(editor, here, latest.current);
      else if (orphan) sayOrphan(editor, orphan, latest.current);
    };
    let isSaid = false;
    const sayNotKept = () => {
      const { notices: told, t: words } = latest.current;
      if (!isSaid) told.show({ tone: 'failed', title: words('notKept'), text: words('notKeptText') });
      isSaid = true;
    };
    const stops = [onFoundDrafts(offer), onNotKept(sayNotKept)];
    const leaving = new AbortController();
    void findDrafts(editor.boardId, tab).then(() => findDraftsOfClosing(editor.boardId, tab, leaving.signal));
    return () => {
      leaving.abort();
      stops.forEach((stop) => stop());
    };
  }, [editor, latest]);
}

interface Means {
  notices: ReturnType<typeof useNotices>;
  t: Words<'notes'>;
  language: ReturnType<typeof useLanguage>['language'];
}

/** Titles alone, and texts that were saved after all, are no loss. */
function isUnsaved(editor: BoardEditor, draft: FoundDraft): boolean {
  const node = editor.node(draft.nodeId);
  if (node) return draft.text.trim() !== node[draft.field];
  return draft.field === 'content' && draft.text.trim() !== '' && !isTooOld(draft, Date.now());
}

function sayFound(editor: BoardEditor, drafts: readonly FoundDraft[], { notices, t }: Means): void {
  const [first] = drafts;
  if (!first) return;
  notices.show({
    tone: 'told',
    title: t('found', { count: drafts.length }),
    text: t('foundText'),
    action: { label: t('foundShow'), run: () => editor.flyTo(first.nodeId) },
    durationMs: SHOWN_MS,
  });
}

function sayOrphan(editor: BoardEditor, draft: FoundDraft, { notices, t, language }: Means): void {
  notices.show({
    tone: 'told',
    title: t('orphan'),
    text: t('orphanText'),
    action: {
      label: t('orphanKeep'),
      run() {
        addNode(editor, { kind: 'text', title: t('orphanTitle'), content: draft.text.trim() }, { language });
        discardDraft(draft);
      },
    },
    durationMs: SHOWN_MS * 3,
  });
}
