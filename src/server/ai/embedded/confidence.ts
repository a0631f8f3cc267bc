export type ConfidenceTable = readonly (readonly [strength: number, share: number])[];

/**
 * How often the first quote held the answer at this strength, on the even articles of KorQuAD: isotonic regression, its
 * steps joined by lines. `bench/retrieval.ts --fit` prints the table anew.
 */
const stored: ConfidenceTable = [
  [0.0, 0.172],
  [0.266, 0.472],
  [0.36, 0.644],
  [0.417, 0.708],
  [0.479, 0.819],
  [0.546, 0.833],
  [0.594, 0.847],
  [0.626, 0.87],
  [0.66, 0.884],
  [0.701, 0.926],
  [0.762, 0.962],
  [1.0, 0.97],
];

/** The strength of a finding as a probability that the first quote holds the answer. */
export function toConfidence(strength: number, table: ConfidenceTable = stored): number {
  const above = table.findIndex(([from]) => from >= strength);
  if (above === -1) return table.at(-1)?.[1] ?? 0;
  const [high, shareHigh] = table[above] ?? [1, 1];
  const [low, shareLow] = table[Math.max(0, above - 1)] ?? [high, shareHigh];
  return high === low ? shareHigh : shareLow + ((strength - low) / (high - low)) * (shareHigh - shareLow);
}
