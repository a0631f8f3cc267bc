import type { Board } from '#contract/board/board.schema.ts';

/** By the id of a chat or a group on the board: the model and the voice that were chosen for it. */
export type Choices = Record<string, { model?: string; voiceId?: string }>;

/** What is kept of a board: as `templateBoard` leaves it, with what was chosen there. */
export interface KeptBoard extends Board {
  choices?: Choices;
}
