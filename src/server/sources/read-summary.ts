/** A sentence that a model wrote, with the places of the passages that it is from. */
export interface ModelSentence {
  places: number[];
  text: string;
}

const MARK = /\[(\d{1,6})\]/g;
const SENTENCE_LENGTH = 600;

/** The sentences of a summary with the places that they name; one that names none of those it was shown is left out. */
export function readSummary(answer: string, places: ReadonlySet<number>): ModelSentence[] {
  return answer.split('\n').flatMap((line): ModelSentence[] => {
    const named = [...line.matchAll(MARK)].map(([, mark]) => Number(mark) - 1).filter((place) => places.has(place));
    const text = line
      .replace(MARK, '')
      .replace(/^[\s\-*•\d.)]+/, '')
      .replace(/(?<!\s)\s+(?=[.!?。]?$)/, '')
      .trim();
    return named.length === 0 || text === ''
      ? []
      : [{ places: [...new Set(named)], text: text.slice(0, SENTENCE_LENGTH) }];
  });
}
