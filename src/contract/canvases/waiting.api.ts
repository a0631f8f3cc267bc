import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';

/** What a deal asks for by a day. */
export const dues = ['reply', 'draft', 'upload', 'payment'] as const;

const on = { canvasId: id, canvasTitle: z.string(), nodeId: id };

/**
 * What a canvas asks of its owner. unread: `count` sources could not be read, of which the node and the title are the first;
 * due: a deal by its brand; draft: a question that was typed into a chat and not sent.
 */
export const waiting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unread'), ...on, title: z.string(), count: z.number().int() }),
  z.object({ kind: z.literal('due'), ...on, title: z.string(), what: z.enum(dues), date: z.iso.date() }),
  z.object({ kind: z.literal('draft'), ...on }),
]);
export type Waiting = z.infer<typeof waiting>;

const ids = z
  .string()
  .max(1_000)
  .transform((list) => list.split(',').filter((one) => one !== ''))
  .pipe(z.array(id).max(20));

/** `today`: the day of who asks; `chats`: chat nodes, by commas, in which this browser holds a question that was not sent. */
export const waitingFor = z.strictObject({ today: z.iso.date(), chats: ids.optional() });

export const waitingApi = {
  read: route({
    method: 'GET',
    path: '/api/canvases/waiting',
    summary:
      'What the own canvases that were changed last ask for: sources that failed, deals with a day, unsent questions',
    policy: { signedIn: true },
    query: waitingFor,
    answer: z.array(waiting),
  }),
} as const;
