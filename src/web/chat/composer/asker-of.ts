import type { ChatMessage } from '#contract/chat/chat.schema.ts';

/** Somebody who asked. */
export interface Asker {
  id: string;
  name: string;
}

/** Who asked what was answered so, where that was somebody else: a namesake is somebody else, too. */
export function askerOf(
  answer: Pick<ChatMessage, 'isAi' | 'askedBy' | 'askerId'> | undefined,
  ownId: string | undefined,
): Asker | null {
  const { isAi, askedBy: name, askerId: id } = answer ?? {};
  return isAi && name !== undefined && id !== undefined && id !== ownId ? { id, name } : null;
}
