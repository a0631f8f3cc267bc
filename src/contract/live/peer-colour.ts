import { PEER_COLOURS } from './presence.ts';

/** The colour of a person, from 0 to PEER_COLOURS - 1: the same wherever he is shown, as what follows from his id alone. */
export const peerColourOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % PEER_COLOURS;
