export type ConfidenceTable = readonly (readonly [strength: number, share: number])[];

/**
 * How often the first quote held the answer at this strength, on the even articles of KorQuAD: isotonic regression, its
 * steps joined by lines. `bench/retrieval.ts --fit` prints the table anew.
 */
const stored: ConfidenceTable = [
  [0.0, 0.237],
  [0.245, 0.537],
  [0.338, 0.731],
  [0.394, 0.806],
  [0.453, 0.87],
  [0.501, 0.889],
  [0.533, 0.926],
  [0.596, 0.946],
  [0.666, 0.949],
  [0.725, 0.966],
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
