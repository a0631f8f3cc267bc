import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import type { Withheld } from '../visibility/visibility.service.ts';

/**
 * A message as who looks may read it: one that was made from what he does not see, or names it, keeps its place and its asker
 * and nothing else; what is told beside any other does not name such things.
 */
export function withhold(message: ChatMessage, { messages, nodes }: Withheld): ChatMessage {
  if (messages.has(message.id)) return emptied(message);
  const { firstAnswer, receipt, ...rest } = message;
  const isFirstKnown = firstAnswer !== undefined && !message.versions.some((id) => messages.has(id));
  return {
    ...rest,
    receipt: receipt && { ...receipt, context: receipt.context.filter(({ nodeId }) => !nodes.has(nodeId)) },
    ...(isFirstKnown && { firstAnswer }),
  };
}

const emptied = (message: ChatMessage): ChatMessage => ({
  id: message.id,
  conversationId: message.conversationId,
  parentId: message.parentId,
  versions: message.versions,
  nodeId: message.nodeId,
  canvasId: message.canvasId,
  projectId: message.projectId,
  messageText: '',
  isAi: message.isAi,
  isWebSearch: message.isWebSearch,
  citations: [],
  messageIndex: message.messageIndex,
  createdAt: message.createdAt,
  runId: null,
  status: message.isAi ? 'done' : null,
  confidence: null,
  receipt: null,
  ...(message.askedBy !== undefined && { askedBy: message.askedBy }),
  ...(message.askerId !== undefined && { askerId: message.askerId }),
  errorCode: null,
  metadata: {},
  isWithheld: true,
});
