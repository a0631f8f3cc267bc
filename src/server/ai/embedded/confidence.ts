export type ConfidenceTable = readonly (readonly [strength: number, share: number])[];

/**
 * How often the first quote held the answer at this strength, on the even articles of KorQuAD: isotonic regression, its
 * steps joined by lines. `bench/retrieval.ts --fit` prints the table anew.
 */
const stored: ConfidenceTable = [
  [0.0, 0.094],
  [0.236, 0.394],
  [0.32, 0.662],
  [0.37, 0.667],
  [0.417, 0.718],
  [0.457, 0.824],
  [0.497, 0.843],
  [0.552, 0.88],
  [0.605, 0.903],
  [0.667, 0.942],
  [0.758, 0.981],
  [1.0, 0.981],
];

/** The strength of a finding as a probability that the first quote holds the answer. */
export function toConfidence(strength: number, table: ConfidenceTable = stored): number {
  const above = table.findIndex(([from]) => from >= strength);
  if (above === -1) return table.at(-1)?.[1] ?? 0;
  const [high, shareHigh] = table[above] ?? [1, 1];
  const [low, shareLow] = table[Math.max(0, above - 1)] ?? [high, shareHigh];
  return high === low ? shareHigh : shareLow + ((strength - low) / (high - low)) * (shareHigh - shareLow);
}
