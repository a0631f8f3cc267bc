import { useEffect } from 'react';
import { untilConnected } from '../../lib/connectivity.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { unheardAnswer, type Conversation, type ConversationAction } from '../conversation.ts';
import type { Line } from './use-answer-line.ts';

/** How often a lost line is looked for again where nothing says that it is down. */
const REJOIN_MS = 10_000;

/**
 * Hears out the answers that the server writes: one that was asked for elsewhere or before this page, and one whose line was
 * lost. Answers how the lost line is looked for at once.
 */
export function useFollowing(
  conversation: Conversation,
  line: Line,
  tell: (action: ConversationAction) => void,
): () => void {
  const unheard = unheardAnswer(conversation);
  const unheardId = unheard?.message.id ?? null;
  const latest = useLatest({ unheard, line });
  useEffect(() => {
    const { unheard: found, line: own } = latest.current;
    if (unheardId === null || !found || own.isBusy()) return;
    const { message, question } = found;
    tell({ do: 'followed', message, question });
    void own.hear({ runId: message.runId, length: message.messageText.length }, null);
  }, [unheardId, latest, tell]);

  const { live } = conversation;
  const rejoin = useLatest(() => {
    if (live && !line.isBusy()) void line.hear({ runId: live.runId, length: live.text.length }, null);
  });
  const isLost = live?.isLost === true;
  useEffect(() => {
    if (!isLost) return;
    let isWanted = true;
    const again = () => isWanted && rejoin.current();
    void untilConnected().then(again);
    const timer = setInterval(again, REJOIN_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isLost, rejoin]);
  return () => rejoin.current();
}
