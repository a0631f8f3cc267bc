/** Colours that mark people: the tokens peer-1 to peer-6. */
const PEER_COLOURS = 6;

/** The colour of a person, counted from 0: the same wherever he is shown, as what follows from his id alone. */
export const peerColourOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % PEER_COLOURS;
