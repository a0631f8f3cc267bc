import { useSyncExternalStore } from 'react';
import { useEngine } from '../board/engine/use-engine.ts';
import { roomOf, type PresenceRoom } from './room.ts';

/** Who else is on the open board; renders again with people, never with the steps of their cursors. */
export function useRoom(): PresenceRoom {
  const room = roomOf(useEngine().editor);
  useSyncExternalStore(room.subscribe, room.read);
  return room;
}
