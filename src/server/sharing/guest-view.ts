import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { BoardEdge, BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import type { LiveMessage } from '#contract/live/messages.ts';
import type { PeersMessage } from '#contract/live/presence.ts';

/**
 * What guests are answered. Each shape is built from what is named here: a field that is added to the product is not told to
 * guests before somebody writes it down here.
 */
const facts = [
  // Of links: what their cards show.
  'url',
  'videoId',
  'postId',
  'platform',
  'username',
  'domain',
  'thumbnail',
  'favicon',
  'siteName',
  'channelTitle',
  'author',
  'description',
  'language',
  'durationSec',
  'publishedAt',
  'media',
  'recording',
  'passageCount',
  'level',
  'wordless',
  'isCut',
  'isProcessing',
  // Of files.
  'fileId',
  'fileName',
  'fileType',
  'fileSize',
  'pageCount',
  'letterCount',
  'unreadPages',
  'leftOut',
  'altText',
  // Of notes, made texts and answers.
  'colour',
  'record',
  'beats',
  'outline',
  'ranking',
  'pages',
  'citations',
  'quotes',
  'speed',
  // Of what is folded and held.
  'isCollapsed',
  'isExpanded',
  'sizeBefore',
  'locked',
] as const;

type Facts = Readonly<Record<string, unknown>>;

/** The facts of a node that its card needs. Of a recipe only which it was: what was asked of it is a prompt. */
export function guestFacts(metadata: Facts): Record<string, unknown> {
  const shown = Object.fromEntries(facts.filter((name) => name in metadata).map((name) => [name, metadata[name]]));
  const { recipe } = metadata;
  const id = typeof recipe === 'object' && recipe !== null && 'id' in recipe ? recipe.id : undefined;
  return { ...shown, ...(typeof id === 'string' && { recipe: { id, values: {} } }) };
}

const styles = ['z', 'stroke', 'strokeWidth', 'backgroundColor', 'color'] as const;
const guestStyle = (style: Facts): Record<string, unknown> =>
  Object.fromEntries(styles.filter((name) => name in style).map((name) => [name, style[name]]));

/** A node with what it says, and what its card shows beside. */
export const guestNode = (node: BoardNode): BoardNode => ({
  id: node.id,
  type: node.type,
  title: node.title,
  content: node.content,
  position: node.position,
  size: node.size,
  parentId: node.parentId,
  metadata: guestFacts(node.metadata),
  style: guestStyle(node.style),
});

/** A wire. */
export const guestEdge = (edge: BoardEdge): BoardEdge => ({
  id: edge.id,
  source: edge.source,
  target: edge.target,
  type: edge.type,
  animated: edge.animated,
  style: guestStyle(edge.style),
  label: edge.label,
  markerEnd: edge.markerEnd,
  sourceHandle: edge.sourceHandle,
  targetHandle: edge.targetHandle,
  depth: edge.depth,
});

const guestPatch = ({ title, content, position, size, parentId, metadata, style }: NodePatch): NodePatch => ({
  ...(title !== undefined && { title }),
  ...(content !== undefined && { content }),
  ...(position !== undefined && { position }),
  ...(size !== undefined && { size }),
  ...(parentId !== undefined && { parentId }),
  ...(metadata && { metadata: guestFacts(metadata) }),
  ...(style && { style: guestStyle(style) }),
});

/** Whoever else it was: guests are told that it was somebody, and not who. */
const SOMEBODY = '00000000-0000-4000-8000-000000000000';

/** A change without who made it, unless it was the reader himself, or the server. */
export function guestEvent({ seq, id, change, at, actorId }: BoardEvent, readerId: string): BoardEvent {
  const event = { seq, id, at, actorId: actorId === null || actorId === readerId ? actorId : SOMEBODY };
  if (change.do === 'add-node') return { ...event, change: { ...change, node: guestNode(change.node) } };
  if (change.do === 'patch-node') return { ...event, change: { ...change, patch: guestPatch(change.patch) } };
  if (change.do === 'add-edge') return { ...event, change: { ...change, edge: guestEdge(change.edge) } };
  return { ...event, change };
}

const told = ['out', 'at', 'sel', 'edit', 'away', 'noFollow', 'view', 'follows'] as const;
const guestFrames = new WeakMap<PeersMessage, PeersMessage>();

/** Who is on a board, by name; the same frame for all guests. */
function guestPeers(frame: PeersMessage): PeersMessage {
  const known = guestFrames.get(frame);
  if (known) return known;
  const { say, boardId, self } = frame;
  const people = frame.in?.map(({ peer, key, name, colour, guest }) =>
    guest ? { peer, key, name, colour, guest } : { peer, key, name, colour },
  );
  const rest = Object.fromEntries(told.flatMap((field) => (frame[field] ? [[field, frame[field]]] : [])));
  const shown: PeersMessage = { say, boardId, ...(self && { self }), ...(people && { in: people }), ...rest };
  guestFrames.set(frame, shown);
  return shown;
}

/** What of the live channel goes to guests; null for what does not. */
export function guestMessage(message: LiveMessage, readerId: string): LiveMessage | null {
  switch (message.say) {
    case 'changes':
      return { ...message, events: message.events.map((event) => guestEvent(event, readerId)) };
    case 'joined':
    case 'reset':
    case 'refused':
    case 'pong':
      return message;
    case 'comments':
      return { say: 'comments', boardId: message.boardId, seq: message.seq };
    case 'access':
      return { say: 'access', boardId: message.boardId, role: message.role };
    case 'chat':
      return { ...message, runId: null };
    case 'peers':
      return guestPeers(message);
    case 'gather':
      return { say: 'gather', boardId: message.boardId, by: message.by, view: message.view };
    default:
      return null;
  }
}

/** What is said in a conversation, without how it was made, by whom it was asked, and what it cost. */
export const guestSaid = (message: ChatMessage): ChatMessage => ({
  id: message.id,
  conversationId: message.conversationId,
  parentId: message.parentId,
  versions: [message.id],
  nodeId: message.nodeId,
  canvasId: message.canvasId,
  projectId: null,
  messageText: message.messageText,
  isAi: message.isAi,
  isWebSearch: message.isWebSearch,
  citations: message.citations,
  ...(message.quotes && { quotes: message.quotes }),
  messageIndex: message.messageIndex,
  createdAt: message.createdAt,
  runId: null,
  status: message.status,
  confidence: message.confidence,
  receipt: null,
  errorCode: message.errorCode,
  ...(message.isWithheld && { isWithheld: true as const }),
  metadata: guestFacts(message.metadata),
});

export const guestConversation = (conversation: Conversation): Conversation => ({
  id: conversation.id,
  nodeId: conversation.nodeId,
  title: conversation.title,
  createdAt: conversation.createdAt,
  lastMessageAt: conversation.lastMessageAt,
  isAnswering: conversation.isAnswering,
  excerpt: conversation.excerpt,
});

/** The text of a source, without the note for the AI and without who brought what. */
export const guestSource = (source: SourceView): SourceView => ({
  id: source.id,
  nodeId: source.nodeId,
  status: source.status,
  title: source.title,
  url: source.url,
  language: source.language,
  extractionMethod: null,
  fetchedAt: null,
  captions: source.captions,
  chapters: source.chapters,
  recording: source.recording,
  altText: source.altText,
  unreadPages: source.unreadPages,
  wordless: source.wordless,
  leftOut: source.leftOut,
  takes: source.takes,
  note: null,
  refresh: null,
  passages: source.passages,
});
