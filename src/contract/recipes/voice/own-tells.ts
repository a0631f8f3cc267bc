import { aiTells, type AiTell } from './ai-tells.ts';

/** What somebody changes of the list of tells. */
export interface OwnTells {
  /** Phrases that are told besides, as `patternOf` reads them. */
  phrases: readonly string[];
  /** Phrases of the list that are not told. */
  off: readonly string[];
}

export const OWN_TELLS = { phrases: 100, off: 500, letters: 80, gaps: 2 } as const;
export const noOwnTells: OwnTells = { phrases: [], off: [] };

/** One phrase a line, each once; what is too long is cut. */
export const phrasesOf = (lines: string): string[] =>
  [...new Set(lines.split('\n').map(fittedPhrase))]
    .filter((phrase) => /[^\s~*]/.test(phrase))
    .slice(0, OWN_TELLS.phrases);

/** Many gaps in one phrase would take very long to look for. */
function fittedPhrase(line: string): string {
  let gaps = 0;
  return line
    .slice(0, OWN_TELLS.letters)
    .toWellFormed()
    .split(/\s+/)
    .filter((word) => word !== '' && (word !== '*' || ++gaps <= OWN_TELLS.gaps))
    .join(' ');
}

/** The list as somebody has changed it. An own phrase is told whatever language the text is in. */
export function tellsWith({ phrases, off }: OwnTells): readonly AiTell[] {
  if (phrases.length === 0 && off.length === 0) return aiTells;
  const hidden = new Set(off);
  const own = phrases.flatMap((phrase): AiTell[] => {
    const tell = { phrase, weight: 3, isOwn: true } as const;
    return [
      { ...tell, language: 'ko' },
      { ...tell, language: 'en' },
    ];
  });
  return [...aiTells.filter(({ phrase }) => !hidden.has(phrase)), ...own];
}

/** As it was kept; no changes for anything else. */
export function readOwnTells(kept: string): OwnTells {
  try {
    const { phrases, off } = JSON.parse(kept) as { phrases?: unknown; off?: unknown };
    const known = new Set(aiTells.map(({ phrase }) => phrase));
    return { phrases: phrasesOf(wordsIn(phrases).join('\n')), off: wordsIn(off).filter((one) => known.has(one)) };
  } catch {
    return noOwnTells;
  }
}

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
