import type { ReadSource } from '../recipes/recipe.ts';

/** A mail or a brief of a brand, as it stands on the board. */
export interface OfferMail {
  nodeId: string;
  title: string;
  text: string;
  /** ISO day on which it was sent; null where neither it nor the form says so. */
  received: string | null;
}

/** A wired text that could be the mail of a brand. */
export interface MaybeMail {
  kind: ReadSource['kind'];
  text: string;
  isRecording: boolean;
  /** The name of the recipe that it was made by; absent for what came from elsewhere. */
  madeBy?: string;
}

/** Whether a source is a brand's mail or brief, by its form alone. */
export const isOfferMail = (_source: MaybeMail): boolean => false;

/** Whether a text that somebody put on a board is the mail of a brand. */
export const isSponsorMail = (text: string): boolean => isOfferMail({ kind: 'text', text, isRecording: false });

/** The mails among what is wired, the newest first. `received`: ISO day of the form, for those that do not say theirs. */
export function offerMailsIn(_sources: readonly ReadSource[], _received: string | null): OfferMail[] {
  return [];
}
