import type { QueryClient } from '@tanstack/react-query';
import { nodeOf, type Thread } from '#contract/comments/comments.schema.ts';
import { showMessage } from '../board/find/show-message.ts';
import type { Panels } from '../board-context/panels.ts';
import { chooseConversation } from '../chat/active-conversation.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { readingOf } from '../sources/source-of.ts';
import { placeInSource } from './place-in-source.ts';
import { isGone, pointOf } from './place-of.ts';
import { fullView, scrollAreaOf } from './shown-places.ts';

const FLIGHT_MS = 220;

/** Brings what a thread is about into sight: its card, the answer in its conversation, the passage of its source. */
export async function showThread(
  { editor, panels, client }: { editor: BoardEditor; panels: Panels; client: QueryClient },
  thread: Thread,
): Promise<void> {
  const { anchor } = thread;
  const nodeId = nodeOf(anchor);
  const { panel } = panels.read();
  if (panel?.what === 'full' && panel.nodeId !== nodeId) panels.close(panel);
  if (isGone(editor, thread)) return;
  if (anchor.on === 'source') await openSource(editor, client, anchor);
  if (anchor.on === 'answer') {
    chooseConversation(anchor.nodeId, anchor.conversationId);
    if (!fullView()) showMessage(anchor.nodeId, anchor.messageId);
  }
  if (fullView()) return;
  const point = pointOf(editor, anchor);
  if (!point) return;
  if (nodeId !== null) return editor.flyTo(nodeId);
  const { camera } = editor;
  const { zoom } = camera.view;
  const { width, height } = camera.frame;
  camera.go({ zoom, x: width / 2 - point.x * zoom, y: height / 2 - point.y * zoom }, FLIGHT_MS);
}

/** The reader at the passage that says the words, else at the second. */
async function openSource(editor: BoardEditor, client: QueryClient, anchor: Thread['anchor'] & { on: 'source' }) {
  const { nodeId, startSec, quote } = anchor;
  const view = await client.ensureQueryData(readingOf({ nodeId })).catch(() => null);
  const passage = view && placeInSource(view.passages, anchor);
  editor.openEvidence({
    nodeId,
    passageId: passage?.id ?? null,
    quote: passage ? (quote?.exact ?? null) : null,
    startSec,
    isQuiet: true,
  });
}

/** Scrolls what holds the words, never the board. */
export function bringIntoSight(ranges: readonly Range[]): void {
  for (const range of ranges) {
    const area = scrollAreaOf(range);
    if (!area) continue;
    const frame = area.getBoundingClientRect();
    const place = range.getBoundingClientRect();
    if (place.height === 0 || (place.top >= frame.top + 8 && place.bottom <= frame.bottom - 8)) continue;
    area.scrollTop += (place.top - frame.top) / (frame.height / area.offsetHeight || 1) - area.clientHeight / 3;
    area.dispatchEvent(new Event('scroll'));
  }
}
