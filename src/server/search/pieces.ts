import type { GoOn } from './bounded.ts';

/** What one statement may look through: the embedded database is held for about a hundredth of a second. */
export const PIECE = { rows: 150, bytes: 64 * 1024 };

export interface Candidate {
  id: string;
  /** Of its text as it is read: what repeats itself takes far less where it is stored. */
  bytes: number;
}

/** The ids in their order, cut where a piece would be more than one statement may look through. */
export function cutIntoPieces(candidates: readonly Candidate[], most = PIECE): string[][] {
  const pieces: string[][] = [];
  let bytes = 0;
  for (const candidate of candidates) {
    const last = pieces.at(-1);
    bytes += candidate.bytes;
    if (last && last.length < most.rows && bytes <= most.bytes) last.push(candidate.id);
    else {
      pieces.push([candidate.id]);
      ({ bytes } = candidate);
    }
  }
  return pieces;
}

/** Looks through candidates a piece a statement, until there is `enough`; `goOn` throws when it takes too long. */
export async function lookInPieces<Found>(
  candidates: readonly Candidate[],
  { goOn, enough = Infinity }: { goOn: GoOn; enough?: number },
  look: (ids: string[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const ids of cutIntoPieces(candidates)) {
    if (found.length >= enough) break;
    await goOn();
    found.push(...(await look(ids)));
  }
  return found;
}
