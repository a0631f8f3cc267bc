/** A thread of the margin: how high it is, and where its line stands. */
export interface MarginItem {
  wantedPx: number;
  heightPx: number;
}

/**
 * Where each thread begins, in the order of their lines: at its line where it can, below the one before it where they would
 * overlap. The open one keeps its place, and those before it make room.
 */
export function packMargin(items: readonly MarginItem[], open: number, gapPx: number): number[] {
  const tops = items.map(({ wantedPx }) => wantedPx);
  const from = Math.max(0, open);
  for (let i = from + 1; i < items.length; i++) {
    const before = items[i - 1];
    tops[i] = Math.max(tops[i] ?? 0, (tops[i - 1] ?? 0) + (before?.heightPx ?? 0) + gapPx);
  }
  for (let i = from - 1; i >= 0; i--) {
    tops[i] = Math.min(tops[i] ?? 0, (tops[i + 1] ?? 0) - (items[i]?.heightPx ?? 0) - gapPx);
  }
  return tops;
}
