import { useEffect, useRef, useState } from 'react';
import { isRecord } from '#contract/base/is-record.ts';
import { visitorEvent, visitorsApi, type VisitorChat, type VisitorTurn } from '#contract/sharing/visitors.api.ts';
import { createSseParser } from '../chat/stream/sse.ts';
import { EVENT_STREAM } from '../chat/stream/answer-events.ts';
import { ApiError, call, isMissing, send } from '../lib/api.ts';
import { useLanguage } from '../words/index.ts';

export type VisitProblem = 'used-up' | 'today' | 'busy' | 'failed';

/** A question on its way, with what is written of its answer. */
export interface Asking {
  question: string;
  answer: string;
}

type Visit =
  | { is: 'opening' }
  | { is: 'closed' }
  | { is: 'failed'; error: unknown }
  | { is: 'open'; chat: VisitorChat; asking: Asking | null; problem: VisitProblem | null };

/** A chat behind a link: the visitor's own conversation, and asking in it. */
export function useVisit(token: string) {
  const [visit, setVisit] = useState<Visit>({ is: 'opening' });
  const { language } = useLanguage();
  const isAsking = useRef(false);
  const change = (how: (open: Extract<Visit, { is: 'open' }>) => Visit) =>
    setVisit((known) => (known.is === 'open' ? how(known) : known));
  useEffect(() => {
    let isLeft = false;
    call(visitorsApi.readVisit, { body: { token } }).then(
      (chat) => !isLeft && setVisit({ is: 'open', chat, asking: null, problem: null }),
      (error: unknown) => !isLeft && setVisit(isMissing(error) ? { is: 'closed' } : { is: 'failed', error }),
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  /** Answers whether it was taken: what was not stays in the field. */
  const ask = async (question: string): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    change((open) => ({ ...open, problem: null, asking: { question, answer: '' } }));
    let answer = '';
    let turn: VisitorTurn | null = null;
    try {
      const response = await send(visitorsApi.askVisit, {
        body: { token, question, language },
        headers: { ...EVENT_STREAM },
      });
      for await (const event of eventsIn(response)) {
        if (event.event === 'done') ({ turn } = event);
        else if (event.event === 'delta') answer = answer.slice(0, event.at) + event.text;
        else if (event.event === 'replace') answer = event.text;
        const written = answer;
        change((open) => ({ ...open, asking: { question, answer: written } }));
      }
      const done = turn;
      change((open) => ({
        ...open,
        asking: null,
        problem: done ? null : 'failed',
        chat: {
          ...open.chat,
          leftToday: Math.max(0, open.chat.leftToday - 1),
          turns: done ? [...open.chat.turns, done] : open.chat.turns,
        },
      }));
      return done !== null;
    } catch (error) {
      if (isMissing(error)) setVisit({ is: 'closed' });
      else change((open) => ({ ...open, asking: null, ...refusal(error, open.chat) }));
      return false;
    } finally {
      isAsking.current = false;
    }
  };
  return { visit, ask };
}

function refusal(error: unknown, chat: VisitorChat): { problem: VisitProblem; chat: VisitorChat } {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 402) return { problem: 'used-up', chat: { ...chat, isUsedUp: true } };
  if (status !== 429) return { problem: 'failed', chat };
  return { problem: chat.leftToday <= 0 ? 'today' : 'busy', chat };
}

/** The events of an answer; what is none of the contract is passed over. */
async function* eventsIn(response: Response) {
  if (!response.body) return;
  const parser = createSseParser();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const { event, data } of parser.push(value)) {
        const facts: unknown = JSON.parse(data);
        const found = isRecord(facts) ? visitorEvent.safeParse({ event, ...facts }).data : undefined;
        if (found) yield found;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
