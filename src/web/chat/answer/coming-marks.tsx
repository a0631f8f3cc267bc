/** While an answer is written its passages are not known yet: a mark waits for the number of its source. */
export const comingMarks = {
  isKnown: () => true,
  show: (_: number, key: number) => (
    <span key={`coming-${key}`} className="cite-chip" aria-hidden="true">
      <span className="cite-chip-mark">·</span>
    </span>
  ),
};
