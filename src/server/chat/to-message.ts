import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import type { Shown } from './chat-place.ts';
import type { StoredMessage } from './chat.store.ts';

/** A stored message as it goes over the wire. */
export const toMessage = ({ message, run }: StoredMessage, { canvasId, projectId }: Shown): ChatMessage => ({
  id: message.id,
  nodeId: message.nodeId,
  canvasId,
  projectId,
  messageText: message.text,
  isAi: message.isAi,
  isWebSearch: message.isWebSearch,
  citations: message.citations,
  messageIndex: message.messageIndex,
  createdAt: message.createdAt.toISOString(),
  runId: message.runId,
  status: run?.status ?? null,
  confidence: message.confidence,
  receipt: run?.receipt ?? null,
  errorCode: run?.errorCode ?? null,
  metadata: message.metadata,
});
