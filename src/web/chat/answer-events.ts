import { chatEvent, chatMessage, type ChatEvent } from '#contract/chat/chat.schema.ts';
import { createSseParser, type SseEvent } from './sse.ts';

/** Asks the server to answer as a stream. */
export const EVENT_STREAM = { Accept: 'text/event-stream' } as const;

/**
 * The events of an answer as they come; an answer in JSON is one 'done'. Ends when the line ends, with or without a 'done'; what is not an event of the
 * contract is passed over. Rejects when the line breaks or the signal aborts.
 */
export async function* readAnswerEvents(response: Response): AsyncGenerator<ChatEvent> {
  if (!response.body) return;
  if (response.headers.get('content-type')?.includes('json')) {
    const { message } = (await response.json()) as { message?: unknown };
    yield { event: 'done', message: chatMessage.parse(message) };
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

/** The event of the contract; the name may stand in the stream's `event` field or in the data. Null for anything else. */
export function toChatEvent({ event, data }: SseEvent): ChatEvent | null {
  try {
    const facts: unknown = JSON.parse(data);
    if (typeof facts !== 'object' || facts === null) return null;
    return chatEvent.safeParse({ event, ...facts }).data ?? null;
  } catch {
    return null;
  }
}
