import type { BoardEditor } from '../../editor/board-editor.ts';
import type { TextSaveOutcome } from '../../editor/texts.ts';
import { offerDraft, settleDraft } from './found-drafts.ts';
import type { DraftPlace } from './kept-drafts.ts';

/** What the server has is kept no longer; what it did not take, and a text that ours has replaced, is offered. */
export function takeOutcomes({ boardId }: Pick<BoardEditor, 'boardId'>, outcomes: readonly TextSaveOutcome[]): void {
  for (const { what, why, nodeId, field, text, base } of outcomes) {
    const place: DraftPlace = { boardId, nodeId, field };
    const whose = what === 'replaced' ? 'theirs' : 'mine';
    if (what === 'kept') settleDraft(place, text);
    else if (text.trim() !== '' && !(whose === 'theirs' && field === 'title'))
      offerDraft(place, {
        text,
        base: base ?? '',
        atMs: Date.now(),
        whose,
        ...(why === 'refused' && { isRefused: true }),
      });
  }
}
