import { isRecord } from '#contract/base/is-record.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import type { KeptRecord } from '#contract/recipes/record.ts';
import { readDraft } from '../../lib/use-draft.ts';

/** A text with the worksheet behind it. */
export interface WorksheetText {
  text: string;
  record: KeptRecord;
}

/** Whether an answer or a note keeps a worksheet, as far as its name tells. */
export const hasWorksheet = ({ record }: Record<string, unknown>): boolean =>
  isRecord(record) && record['name'] === 'worksheet';

/** What was taken into an answer is kept under this key: the answer itself stays as it was given. */
export const worksheetKeyOf = (messageId: string): string => `worksheet:${messageId}`;

type Sheeted = Pick<ChatMessage, 'messageText' | 'metadata'>;

/** The answer with what was taken into it, by the draft of it. */
export function withDraft<Message extends Sheeted>(message: Message, draft: string | null): Message {
  if (!draft || !hasWorksheet(message.metadata)) return message;
  try {
    const { text, record } = JSON.parse(draft) as Partial<WorksheetText>;
    if (typeof text !== 'string' || !isRecord(record)) return message;
    return { ...message, messageText: text, metadata: { ...message.metadata, record } };
  } catch {
    return message;
  }
}

/** The answer with what was taken into it in this browser. */
export const withTaken = <Message extends Sheeted & { id: string }>(message: Message): Message =>
  withDraft(message, readDraft(worksheetKeyOf(message.id)));
