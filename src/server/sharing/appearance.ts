import { createHmac, randomBytes } from 'node:crypto';
import type { Actor } from '#contract/access/can.ts';
import { peerColourOf } from '#contract/live/peer-colour.ts';
import type { Appearance } from '../live/presence-frames.ts';
import { readShownName } from '../people/people.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readSecret } from '../platform/secrets.ts';
import { findGuestName } from './links.store.ts';

const KEY_LENGTH = 11;

/**
 * How somebody is shown to the others on a board: by his name, never his address, in the colour that he has everywhere,
 * and by a key that is the same on all instances and another on every board. `isShown`: he has no part in the board.
 */
export async function appearanceOf(
  deps: Pick<PlatformDeps, 'database' | 'clock'>,
  boardId: string,
  actor: Actor,
  isShown: boolean,
): Promise<Appearance> {
  const { db } = deps.database;
  const secret = await readSecret(db, 'presence', () => randomBytes(32).toString('hex'));
  const key = createHmac('sha256', secret).update(`${boardId} ${actor.id}`).digest('base64url').slice(0, KEY_LENGTH);
  const name = actor.isGuest ? await findGuestName(db, actor.id) : await readShownName(deps, actor.id);
  return { key, colour: peerColourOf(actor.id), name, isGuest: isShown };
}
