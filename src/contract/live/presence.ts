import { z } from 'zod';
import { id } from '../base/id.ts';
import { OURS } from '../limits.ts';

/** How often a tab may say where it is, and how often a board tells of all of them. */
export const PRESENCE_MS = 80;
/** Calls for everybody to come: at most so often from one person on a board. */
export const GATHER_MS = 30_000;
/** Chosen cards of one person that others are told of. */
export const MOST_CHOSEN = 50;

const coordinate = z.number().min(-10_000_000).max(10_000_000);
export const place = z.tuple([coordinate, coordinate]);
/** What somebody sees: the part of the board, in board pixels. */
export const viewRect = z.tuple([coordinate, coordinate, coordinate, coordinate]);
export type ViewRect = z.infer<typeof viewRect>;
/** Names one tab on a board for as long as it is joined; a reload gets another. */
export const peer = z.string().min(1).max(24);

/** The two ends of what is selected in a text, each as letters from the end: what is typed before them leaves them as they are. */
export const caret = z.tuple([z.int().min(0).max(OURS.contentLength), z.int().min(0).max(OURS.contentLength)]);
export type CaretEnds = z.infer<typeof caret>;

/** What a tab says of where its person is: only what has changed. `edit` is the card in which he writes. */
const presenceFields = {
  at: place.nullable().optional(),
  sel: z.array(id).max(MOST_CHOSEN).optional(),
  edit: id.nullable().optional(),
  /** In the content of that card, while it is written together. */
  caret: caret.nullable().optional(),
  away: z.boolean().optional(),
  view: viewRect.optional(),
  /** Nobody may look where he looks. */
  noFollow: z.boolean().optional(),
} as const;

export const presenceRequests = [
  z.strictObject({ do: z.literal('here'), boardId: id, ...presenceFields }),
  z.strictObject({ do: z.literal('follow'), boardId: id, peer: peer.nullable() }),
  z.strictObject({ do: z.literal('gather'), boardId: id, view: viewRect }),
] as const;
export type PresenceRequest = z.infer<(typeof presenceRequests)[number]>;

export const arrived = z.object({
  peer,
  /** The same in all tabs of one person on this board; neither his id nor his role. */
  key: z.string(),
  name: z.string(),
  /** He came by a link. */
  guest: z.literal(true).optional(),
  /** As `peerColourOf` counts them. */
  colour: z.number().int(),
});
export type Arrived = z.infer<typeof arrived>;

/**
 * One frame of a board, the same for everybody who is told: `in` came, `out` went, and of the others what has changed. With
 * `self` it is the whole, for a tab that has just come or could not keep up.
 */
export const peersMessage = z.object({
  say: z.literal('peers'),
  boardId: id,
  self: peer.optional(),
  in: z.array(arrived).optional(),
  out: z.array(peer).optional(),
  at: z.array(z.tuple([peer, place.nullable()])).optional(),
  sel: z.array(z.tuple([peer, z.array(id)])).optional(),
  edit: z.array(z.tuple([peer, id.nullable()])).optional(),
  caret: z.array(z.tuple([peer, caret.nullable()])).optional(),
  away: z.array(z.tuple([peer, z.boolean()])).optional(),
  noFollow: z.array(z.tuple([peer, z.boolean()])).optional(),
  /** Of those only who are followed. */
  view: z.array(z.tuple([peer, viewRect])).optional(),
  /** Whom each follows. */
  follows: z.array(z.tuple([peer, peer.nullable()])).optional(),
});
export type PeersMessage = z.infer<typeof peersMessage>;

/** Somebody asks everybody to look where he looks. */
export const gatherMessage = z.object({ say: z.literal('gather'), boardId: id, by: peer, view: viewRect });
type GatherMessage = z.infer<typeof gatherMessage>;

export type PeersNews = PeersMessage | GatherMessage;
