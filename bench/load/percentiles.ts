/** Of times in milliseconds, to a tenth; NaN of none. */
export interface Percentiles {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return time === undefined ? Number.NaN : Math.round(time * 10) / 10;
  };
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
