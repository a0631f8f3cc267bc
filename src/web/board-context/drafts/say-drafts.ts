import type { useNotices } from '../../lib/notices.ts';
import type { useLanguage, Words } from '../../words/index.ts';
import { addNode } from '../../editor/commands/add-node.ts';
import { rename } from '../../editor/commands/rename.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { TextSaveOutcome } from '../../editor/texts.ts';
import { openLabel } from '../../editor/commands/open-label.ts';
import { discardFound } from './found-drafts.ts';
import type { FoundDraft } from './kept-drafts.ts';

const SHOWN_MS = 20_000;

export interface Means {
  notices: ReturnType<typeof useNotices>;
  t: Words<'notes'>;
  language: ReturnType<typeof useLanguage>['language'];
}

export function sayFound(editor: BoardEditor, drafts: readonly FoundDraft[], { notices, t }: Means): void {
  const [first] = drafts;
  if (!first) return;
  const isReplaced = drafts.every(({ whose }) => whose === 'theirs');
  notices.show({
    tone: 'told',
    title: isReplaced ? t('replaced') : t('found', { count: drafts.length }),
    text: t(isReplaced ? 'replacedText' : 'foundText'),
    action: {
      label: t('foundShow'),
      run: () => (first.field === 'label' ? openLabel(editor, first.nodeId) : editor.flyTo(first.nodeId)),
    },
    durationMs: SHOWN_MS,
  });
}

export function sayOrphan(editor: BoardEditor, draft: FoundDraft, { notices, t, language }: Means): void {
  notices.show({
    tone: 'told',
    title: t('orphan'),
    text: t('orphanText'),
    action: {
      label: t('orphanKeep'),
      run() {
        addNode(editor, { kind: 'text', title: t('orphanTitle'), content: draft.text.trim() }, { language });
        discardFound(draft);
      },
    },
    durationMs: SHOWN_MS * 3,
  });
}

/** Our title has taken the place of one that somebody else gave meanwhile. */
export function sayReplaced(editor: BoardEditor, { nodeId, text }: TextSaveOutcome, { notices, t }: Means): void {
  notices.show({
    tone: 'undoable',
    title: t('replacedTitle', { title: text }),
    action: { label: t('theirTitle'), run: () => void rename(editor, nodeId, text) },
    durationMs: SHOWN_MS,
  });
}

/** The board is gone: what it did not take can be carried elsewhere. */
export function sayClosed(texts: readonly string[], { notices, t }: Means): void {
  notices.show({
    tone: 'failed',
    title: t('closed'),
    text: t('closedText'),
    action: { label: t('copy'), run: () => void navigator.clipboard?.writeText(texts.join('\n\n')) },
    durationMs: SHOWN_MS * 3,
  });
}
