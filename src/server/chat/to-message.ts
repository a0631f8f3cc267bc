import { nameOf } from '#contract/account/name-of.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { holdsNothing } from './answers/holds-nothing.ts';
import type { Shown } from './chat-place.ts';
import type { StoredMessage } from './chat.store.ts';

function askerIn({ asker, run }: Pick<StoredMessage, 'asker' | 'run'>): Pick<ChatMessage, 'askedBy' | 'askerId'> {
  const name = asker ? nameOf({ ...asker, email: null }) : '';
  return name === '' || !run?.userId ? {} : { askedBy: name, askerId: run.userId };
}

/** Of an answer that has ended; what is kept on the way is not all of it. */
function toReceipt(run: StoredMessage['run']): ChatMessage['receipt'] {
  if (!run?.receipt || run.status === 'running') return null;
  const { prompt, ...receipt } = run.receipt;
  return { ...receipt, ...(prompt && { hasPrompt: true }) };
}

/** Of an answer that was written to its end. */
const isEmptyHanded = ({ message, run }: Pick<StoredMessage, 'message' | 'run'>): boolean =>
  run?.status === 'done' &&
  holdsNothing({ ...message, messageText: message.text, engineKind: run.receipt?.engine.kind ?? null });

/** A stored message as it goes over the wire. */
export const toMessage = (
  { message, run, asker, versions, firstAnswer }: StoredMessage,
  { canvasId, projectId }: Shown,
): ChatMessage => ({
  id: message.id,
  conversationId: message.conversationId,
  parentId: message.parentId,
  versions,
  nodeId: message.nodeId,
  canvasId,
  projectId,
  messageText: message.text,
  isAi: message.isAi,
  isWebSearch: message.isWebSearch,
  citations: message.citations,
  ...(message.quotes && { quotes: message.quotes }),
  messageIndex: message.messageIndex,
  createdAt: message.createdAt.toISOString(),
  runId: message.runId,
  status: run?.status ?? null,
  confidence: message.confidence,
  receipt: toReceipt(run),
  ...askerIn({ asker, run }),
  errorCode: run?.errorCode ?? null,
  ...(firstAnswer !== null && { firstAnswer }),
  ...(isEmptyHanded({ message, run }) && { holdsNothing: true as const }),
  metadata: message.metadata,
});
