import { Fault } from '#contract/base/fault.ts';
import { CHAT_LINK, type ChatLinkFields, type Link } from '#contract/sharing/links.schema.ts';
import type { Db } from '../platform/db/db.ts';
import { listChats, sumSpent } from './chat-links.store.ts';
import type { LinkRow } from './links.store.ts';

type ChatColumns = Pick<
  LinkRow,
  'nodeId' | 'shows' | 'capQuestions' | 'capCredits' | 'perMinute' | 'perDay' | 'questions'
>;

/** What is changed of a link to a chat. Throws Fault 'not-found' for a chat that not everybody on the board sees. */
export async function chatColumns(
  db: Db,
  boardId: string,
  fields: Partial<ChatLinkFields>,
): Promise<Partial<ChatColumns>> {
  const { nodeId } = fields;
  if (nodeId !== undefined && !(await listChats(db, boardId)).some((chat) => chat.nodeId === nodeId))
    throw new Fault('not-found');
  return fields;
}

/** The same of a new one. Throws Fault 'bad-input' besides where no chat is named. */
export async function newChatColumns(
  db: Db,
  boardId: string,
  fields: Partial<ChatLinkFields> | undefined,
): Promise<Partial<ChatColumns>> {
  if (!fields?.nodeId) throw new Fault('bad-input', '어느 AI Chat을 열어 줄지 골라 주세요.');
  return chatColumns(db, boardId, { ...CHAT_LINK, questions: [], ...fields });
}

/** What is told of a link to a chat beside what every link has. */
export interface ChatFacts {
  credits: number;
  nodeTitle: string | null;
}

export function viewChat(row: ChatColumns & Pick<LinkRow, 'kind' | 'asked'>, facts: ChatFacts): Link['chat'] {
  if (row.kind !== 'chat' || row.nodeId === null) return null;
  return {
    nodeId: row.nodeId,
    shows: row.shows ?? CHAT_LINK.shows,
    capQuestions: row.capQuestions ?? CHAT_LINK.capQuestions,
    capCredits: row.capCredits,
    perMinute: row.perMinute ?? CHAT_LINK.perMinute,
    perDay: row.perDay ?? CHAT_LINK.perDay,
    questions: row.questions ?? [],
    asked: row.asked,
    ...facts,
  };
}

/** What is told beside of each of these links of one board; nothing of those that open no chat. */
export async function readChatFacts(
  db: Db,
  boardId: string,
  rows: readonly LinkRow[],
): Promise<(row: LinkRow) => ChatFacts> {
  const ofChats = rows.filter(({ kind }) => kind === 'chat');
  if (ofChats.length === 0) return () => ({ credits: 0, nodeTitle: null });
  const spent = await sumSpent(
    db,
    ofChats.map(({ id }) => id),
  );
  const titles = new Map((await listChats(db, boardId)).map(({ nodeId, title }) => [nodeId, title]));
  return ({ id, nodeId }) => ({ credits: spent.get(id) ?? 0, nodeTitle: titles.get(nodeId ?? '') ?? null });
}
