import { z } from 'zod';
import { id } from '../base/id.ts';
import { flatName, trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { canvasRole } from './sharing.schema.ts';

/**
 * board: opens the canvas as long as the link lives, without an account to look and to comment. join: makes a member of who is
 * signed in. chat: opens one chat, and nothing else of the canvas, to whoever has it.
 */
export const linkKind = z.enum(['board', 'join', 'chat']);

/** What a link to a chat opens and how much of it. Credits and questions are counted over its whole life. */
const chatFields = z.strictObject({
  nodeId: id,
  /** What the citations of an answer tell: their numbers alone, titles and places, or quotes as well. Never the source. */
  shows: z.enum(['nothing', 'titles', 'quotes']),
  capQuestions: z.int().min(1).max(100_000),
  /** Null for what the account has. */
  capCredits: z.number().min(0.01).max(1_000_000).nullable(),
  /** Of all visitors together. */
  perMinute: z.int().min(1).max(600),
  /** Of one visitor. */
  perDay: z.int().min(1).max(1_000),
  /** Offered to visitors. */
  questions: z.array(trimmedText(120).min(1)).max(6),
});
export type ChatLinkFields = z.infer<typeof chatFields>;
export const CHAT_LINK = {
  shows: 'titles',
  capQuestions: 500,
  capCredits: null,
  perMinute: 10,
  perDay: 20,
  questions: [],
} as const satisfies Omit<ChatLinkFields, 'nodeId'> & { questions: readonly string[] };

/** A link to a canvas, as those who share it see it. */
export const link = z.object({
  id,
  kind: linkKind,
  role: canvasRole,
  label: z.string(),
  url: z.string(),
  hasPassword: z.boolean(),
  /** Too many wrong passwords: it opens nothing until it gets another one. */
  isLocked: z.boolean(),
  /** Who lets it rest, or lets it only show: the organisation, by its name, or the server. Null where it gives what it says. */
  held: z.object({ by: z.string().nullable(), isOff: z.boolean() }).nullable(),
  expiresAt: isoTime.nullable(),
  allowCopy: z.boolean(),
  /** Of a join link: how many have joined by it, of how many may. */
  uses: z.number().int(),
  maxUses: z.number().int().nullable(),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable(),
  /** Null for every other kind. `asked` and `credits`: what visitors have used of it. */
  chat: chatFields
    .extend({ nodeTitle: z.string().nullable(), asked: z.int(), credits: z.number() })
    .nullable()
    .describe('null for every other kind'),
});
export type Link = z.infer<typeof link>;

/** Passwords are compared letter by letter. */
const password = z.string().min(4).max(200);

export const linkFields = z
  .strictObject({
    role: canvasRole,
    label: trimmedText(80),
    /** Null takes it away; a new one asks everybody again. */
    password: password.nullable(),
    expiresAt: isoTime.nullable(),
    allowCopy: z.boolean(),
    chat: chatFields.partial(),
  })
  .partial();

export const newLink = linkFields.extend({ kind: linkKind.default('board'), role: canvasRole });

/** A link in the list of all that a person or an organisation has, with the canvas that it opens. */
export const listedLink = link.omit({ url: true, chat: true, held: true }).extend({
  boardId: id,
  /** What it opens: a canvas, or the board of a project. */
  canvasId: id.nullable(),
  projectId: id.nullable(),
  canvasTitle: z.string(),
  makerName: z.string(),
});
export type ListedLink = z.infer<typeof listedLink>;

/** How far an organisation lets links go to its canvases, and for how many days at most. */
export const linkRules = z.strictObject({
  mode: z.enum(['all', 'view', 'off']),
  maxDays: z.number().int().min(1).max(365).nullable(),
});
export type LinkRules = z.infer<typeof linkRules>;

/** What a link asks of who comes by it, before it tells anything of what it opens. */
export const linkFace = z.object({
  kind: linkKind,
  needsPassword: z.boolean(),
  /** A guest has no name yet. */
  needsName: z.boolean(),
  /** It makes a member of who is signed in, and nothing of others. */
  needsAccount: z.boolean(),
});
export type LinkFace = z.infer<typeof linkFace>;

/** How guests are called: up to 40 letters on one line. */
export const guestName = flatName(40);

export const enteredLink = z.object({
  boardId: id,
  canvasId: id.nullable(),
  /** The board of a project, of which nothing else is opened. */
  projectId: id.nullable(),
  title: z.string(),
  role: canvasRole,
  /** He has no part in it, and is shown it by shapes of his own. */
  isGuest: z.boolean(),
  /** Under which id a guest writes and keeps what he has not sent; null for who is signed in. */
  guestId: id.nullable(),
  /** Who shares it, by name. */
  ownerName: z.string(),
  expiresAt: isoTime.nullable(),
  allowCopy: z.boolean(),
});
export type EnteredLink = z.infer<typeof enteredLink>;
