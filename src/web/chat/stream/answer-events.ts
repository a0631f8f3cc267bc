import { isRecord } from '#contract/base/is-record.ts';
import type { ChatEvent, ChatMessage } from '#contract/chat/chat.schema.ts';
import { createSseParser, type SseEvent } from './sse.ts';

/** Asks the server to answer as a stream. */
export const EVENT_STREAM = { Accept: 'text/event-stream' } as const;

/**
 * The events of an answer as they come; an answer in JSON is one 'done'. Ends when the line ends, with or without a
 * 'done'; what is not an event of the contract is passed over. Rejects when the line breaks or the signal aborts.
 */
export async function* readAnswerEvents(response: Response): AsyncGenerator<ChatEvent> {
  if (!response.body) return;
  if (response.headers.get('content-type')?.includes('json')) {
    const { message } = (await response.json()) as { message?: unknown };
    if (isChatMessage(message)) yield { event: 'done', message };
    return;
  }
  const parser = createSseParser();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const found of parser.push(value)) {
        const event = toChatEvent(found);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * The event of the contract; the name may stand in the stream's `event` field or in the data. Null for anything else.
 */
function toChatEvent({ event, data }: SseEvent): ChatEvent | null {
  try {
    const facts: unknown = JSON.parse(data);
    const found: unknown = isRecord(facts) ? { event, ...facts } : null;
    return isChatEvent(found) ? found : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Looks at what the screen relies on; the server has checked the whole of it. */
function isChatEvent(value: unknown): value is ChatEvent {
  if (!isRecord(value)) return false;
  switch (value['event']) {
    case 'start':
      return (
        isText(value['runId']) && isText(value['questionId']) && isText(value['answerId']) && isRecord(value['engine'])
      );
    case 'delta':
      return Number.isInteger(value['at']) && isText(value['text']);
    case 'replace':
      return isText(value['text']);
    case 'done':
      return isChatMessage(value['message']);
    case 'error':
      return isText(value['code']);
    default:
      return false;
  }
}

const isChatMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) && isText(value['id']) && isText(value['messageText']) && Array.isArray(value['citations']);
