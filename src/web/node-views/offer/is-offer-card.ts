import { isRecord } from '#contract/base/is-record.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';

/** Whether a note is the card of an offer, by the name of its record alone: the record itself is read where it is shown. */
export const isOfferCard = ({ metadata: { record } }: Pick<BoardNode, 'metadata'>): boolean =>
  isRecord(record) && record['name'] === 'offer';
