import type { Language } from '#contract/base/language.ts';
import { centreOf } from '#contract/board/geometry.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type { EditWish } from '../../recipes/result/edit-wish.ts';
import type { Panels } from '../../board-context/panels.ts';
import { noteOfAnswer, putAnswer, seeBesideChat, type Carried } from '../../editor/commands/put-answer.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { Notices } from '../../lib/notices.ts';
import { isWide } from '../../lib/use-is-wide.ts';
import type { Words } from '../../words/index.ts';

interface Voice {
  t: Words<'nodeViews'>;
  language: Language;
  notices: Notices;
}

/** Puts an answer on the board as a note, and says so. */
export function keepAnswer(editor: BoardEditor, carried: Carried, { t, language, notices }: Voice): void {
  const kept = putAnswer(editor, carried, { language });
  const isSeen = carried.chatId === null || seeBesideChat(editor, kept, carried.chatId);
  // Notices stand at the top of a telephone.
  if (!isSeen && !isWide()) editor.camera.centreOn(centreOf(rectOf(kept)));
  notices.show({
    tone: 'done',
    title: t('answerKept'),
    text: t('answerKeptText'),
    ...(!isSeen && isWide() && { action: { label: t('showNote'), run: () => editor.flyTo(kept.id) } }),
  });
}

/** Opens the note of an answer at the place that is to be edited; makes it where there is none. */
export function editAnswer(
  editor: BoardEditor,
  carried: Carried,
  { panels, wish, language }: { panels: Panels; wish: EditWish; language: Language },
): void {
  const kept = noteOfAnswer(editor, carried.note) ?? putAnswer(editor, carried, { language });
  const isSame = kept.content === carried.note.content.trim();
  panels.open({ what: 'full', nodeId: kept.id, ...(isSame && { edit: wish }) });
}
