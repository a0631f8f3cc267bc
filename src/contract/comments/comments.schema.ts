import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { id } from '../base/id.ts';
import { text, trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';

/** What may stand on one board and be written by one person. */
export const COMMENTS = {
  length: 5_000,
  threadsPerBoard: 500,
  perThread: 200,
  perBoard: 3_000,
  perMinute: 20,
  mentions: 20,
  /** What guests write: one of them in a minute, all of them on a board in a minute, and all of them on a board. */
  guests: { perMinute: 10, perMinuteTogether: 60, perBoard: 1_000, threadsPerBoard: 200 },
} as const;

const coordinate = z.number().min(-OURS.coordinatePx).max(OURS.coordinatePx);
const share = z.number().min(0).max(1);

/** Words by which a passage is found again, with what stood before and after them. */
export const quote = z.strictObject({ exact: text(300).min(1), prefix: text(32), suffix: text(32) });
export type Quote = z.infer<typeof quote>;

/** Where a thread hangs. `text` is in a note, `answer` in what a chat said, `source` at a second or a page. */
export const anchor = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('point'), x: coordinate, y: coordinate }),
  z.strictObject({ on: z.literal('node'), nodeId: id }),
  z.strictObject({ on: z.literal('edge'), edgeId: id, t: share }),
  z.strictObject({ on: z.literal('text'), nodeId: id, quote, start: z.number().int().min(0) }),
  z.strictObject({ on: z.literal('answer'), nodeId: id, conversationId: id, messageId: id, quote }),
  z.strictObject({
    on: z.literal('source'),
    nodeId: id,
    startSec: z.number().min(0).max(1_000_000).nullable(),
    page: z.number().int().min(1).max(1_000_000).nullable(),
    quote: quote.nullable(),
  }),
]);
export type Anchor = z.infer<typeof anchor>;

/** The card on which an anchor hangs; null for a place and a wire. */
export const nodeOf = (at: Anchor): string | null => ('nodeId' in at ? at.nodeId : null);

export const signs = ['like', 'love', 'laugh', 'seen', 'done'] as const;
export type Sign = (typeof signs)[number];

export const commentBody = trimmedText(COMMENTS.length).min(1);

export const comment = z.object({
  id,
  seq: z.number().int(),
  /** A person, or a guest of `guests`; null for somebody who is no more. */
  authorId: id.nullable(),
  /** Mentions stand in it as `@[id]`. Empty once it is removed. */
  body: z.string(),
  editedAt: isoTime.nullable(),
  deletedAt: isoTime.nullable(),
  createdAt: isoTime,
  reactions: z.array(z.object({ sign: z.enum(signs), people: z.array(id) })),
});
export type Comment = z.infer<typeof comment>;

export const thread = z.object({
  id,
  anchor,
  /** What its card was called when somebody last wrote. */
  nodeTitle: z.string(),
  /** Only for the members of the board: neither guests nor who is here by a link alone know of it. */
  internal: z.boolean(),
  createdBy: id.nullable(),
  createdAt: isoTime,
  lastAt: isoTime,
  resolvedAt: isoTime.nullable(),
  resolvedBy: id.nullable(),
  /** The number up to which the caller has read it. */
  readSeq: z.number().int(),
  watch: z.enum(['all', 'none']).nullable(),
  comments: z.array(comment),
});
export type Thread = z.infer<typeof thread>;

export const commenter = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Whether he sees the board now, and can be mentioned. */
  isHere: z.boolean(),
  /** What he is on the board; null for who is not on it, and to guests. */
  role: z.enum(roles).nullable(),
  /** Only where somebody else on the board is called the same, and to who may invite. */
  email: z.string().nullable(),
});
export type Commenter = z.infer<typeof commenter>;

export const threadList = z.object({
  seq: z.number().int(),
  threads: z.array(thread),
  people: z.array(commenter),
  /** Who wrote without an account. */
  guests: z.array(z.object({ id, name: z.string() })),
  /** Under which id the caller writes; null for who only looks. */
  me: id.nullable(),
  /** Whether a link lets guests comment: what members begin then starts among themselves. */
  hasGuests: z.boolean(),
  /** What the caller may do with them. `inside`: keep a thread among the members; `follow`: have it kept what he has read and follows. */
  may: z.object({
    comment: z.boolean(),
    resolve: z.boolean(),
    remove: z.boolean(),
    inside: z.boolean(),
    follow: z.boolean(),
    invite: z.boolean(),
  }),
});
export type ThreadList = z.infer<typeof threadList>;

/** What a guest writes: who is named in it is named by nobody. */
export const withoutMentions = (body: string): string => body.replaceAll(mention, '@$1');

const mention = /@\[([0-9a-f-]{36})\]/g;

/** Whom a body names, each once. */
export const mentionsIn = (body: string): string[] => [
  ...new Set(Array.from(body.matchAll(mention), ([, named]) => named ?? '').filter((one) => id.safeParse(one).success)),
];
