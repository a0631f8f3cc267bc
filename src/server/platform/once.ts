/** The same words that stand in several places are told once, from the first of them. */
export function once<Told extends { text: string }>(told: readonly Told[]): Told[] {
  const words = new Set<string>();
  return told.filter(({ text }) => {
    const spaced = text.replace(/\s+/g, ' ');
    return !words.has(spaced) && words.add(spaced);
  });
}
