import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';
import { linkToken } from './links.api.ts';

/** A place in a source that stands behind an answer, as far as the link tells of it. */
export const visitorCitation = z.object({
  mark: z.int(),
  /** One for all that is cited of a source, in this answer. */
  number: z.int(),
  title: z.string().nullable(),
  kind: z.string().nullable(),
  heading: z.string().nullable(),
  page: z.int().nullable(),
  startSec: z.number().nullable(),
  quote: z.string().nullable(),
});
export type VisitorCitation = z.infer<typeof visitorCitation>;

/** One question and its answer. */
export const visitorTurn = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  citations: z.array(visitorCitation),
  status: z.enum(['running', 'done', 'failed']),
  askedAt: isoTime,
  /** It was made from something that the reader does not see: no word of it is told. Absent for every other. */
  isWithheld: z.optional(z.literal(true)),
});
export type VisitorTurn = z.infer<typeof visitorTurn>;

export const visitorChat = z.object({
  title: z.string(),
  /** Who shares it, by name. */
  ownerName: z.string(),
  questions: z.array(z.string()),
  turns: z.array(visitorTurn),
  /** How many more the visitor may ask today. */
  leftToday: z.int(),
  /** The link has used up its questions. */
  isUsedUp: z.boolean(),
});
export type VisitorChat = z.infer<typeof visitorChat>;

/** What an answer streams, as Server-Sent Events; see `chatEvent`. */
export const visitorEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('delta'), at: z.int(), text: z.string() }),
  z.object({ event: z.literal('replace'), text: z.string() }),
  z.object({ event: z.literal('done'), turn: visitorTurn }),
  z.object({ event: z.literal('error'), code: z.string() }),
]);
export type VisitorEvent = z.infer<typeof visitorEvent>;

const visits = { open: 'whoever has a link comes without a session' } as const;

/** What visitors of one chat do, who have entered by its link. */
export const visitorsApi = {
  readVisit: route({
    method: 'POST',
    path: '/api/links/chat',
    summary: "A chat behind a link with the caller's own conversation; 404 for who has not entered by it",
    policy: visits,
    body: z.strictObject({ token: linkToken }),
    answer: visitorChat,
  }),
  askVisit: route({
    method: 'POST',
    path: '/api/links/chat/ask',
    summary: 'Ask there; 429 beyond what a visitor may in a day or all in a minute, 402 once the link is used up',
    policy: visits,
    body: z.strictObject({
      token: linkToken,
      question: text(OURS.questionLength).refine((said) => said.trim() !== '', 'must not be empty'),
      language: z.enum(['ko', 'en']).optional(),
    }),
    media: { answer: 'text/event-stream' },
    answer: visitorTurn,
  }),
  listVisits: route({
    method: 'GET',
    path: '/api/boards/:boardId/links/:linkId/questions',
    summary:
      'What visitors of a chat asked by this link in the last 30 days, the newest first; who they are is not known',
    policy: { may: 'board.share', on: 'board', by: 'boardId' },
    answer: z.array(visitorTurn.extend({ visitor: z.int() })),
  }),
} as const;
