let boards = 0;

/** Whether the board that is open shows its past: who came by a link has none. */
export const hasHistory = (): boolean => boards > 0;

/** Says that an open board does; answers how to take it back. */
export function offerHistory(): () => void {
  boards += 1;
  return () => {
    boards -= 1;
  };
}
