import type { Span } from '#contract/base/marked-text.ts';
import type { Language } from '#contract/base/language.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { spokenLanguageOf } from '#contract/recipes/script/spoken-words.ts';
import { partWords, type AdLib } from './ad-libs.ts';
import { alignUnits } from './align.ts';
import { disclosedOnFilm, type DisclosureOnFilm } from './disclosed-on-film.ts';
import { misspoken, type SaidFinding } from './misspoken.ts';
import { placeSentences, type Fate, type Placed } from './place-sentences.ts';
import type { SaidSegment } from './recorded-segment.ts';
import { recordingTextOf, spokenTextOf, type Aligned, type RecordingText, type SpokenText } from './spoken-text.ts';
import type { Unit } from './units.ts';

/** A sentence of the script with what became of it before the camera. */
export interface ComparedLine {
  fate: Fate;
  section: number;
  /** In the text of the script. */
  at: Span;
  text: string;
  /** What was said for it; empty where it was skipped. */
  heard: string;
  startSec: number | null;
  endSec: number | null;
}

/** A section of the script and the second where its first words were said; null where none of them was. */
export interface ComparedSection {
  title: string;
  startSec: number | null;
}

export interface RecordingComparison {
  language: Language;
  lines: ComparedLine[];
  adLibs: AdLib[];
  findings: (SaidFinding | DisclosureOnFilm)[];
  sections: ComparedSection[];
  /** How much of the script was said, as it stands or in other words: 0 to 1. */
  saidShare: number;
  /** Where the last words end; the recording may be longer. */
  endSec: number;
  /** For what is made of both. */
  aligned: Aligned;
}

const GRAM: Readonly<Record<Language, number>> = { ko: 5, en: 3 };

const formOf = ({ form }: Unit): string => form;

/** Lays what was said beside the script. Retakes and sections in another order than the script's count as ad-libs. */
export function compareSaid(scriptText: string, segments: readonly SaidSegment[]): RecordingComparison {
  const script = readScript(scriptText.normalize('NFC'));
  const language = spokenLanguageOf(
    script.sections
      .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'spoken').map(({ text }) => text))
      .join('\n'),
  );
  const spoken = spokenTextOf(script, language);
  const said = recordingTextOf(segments, language);
  const match = alignUnits(spoken.units.map(formOf), said.units.map(formOf), GRAM[language]);
  const aligned: Aligned = { spoken, said, match };
  alignAgain(aligned, placeSentences(aligned, language), GRAM[language]);
  const placed = placeSentences(aligned, language);
  const { heard, adLibs } = partWords(aligned, placed, language);
  const lines = spoken.sentences.map(({ section, at, text }, i): ComparedLine => {
    const { fate, at: place } = placed[i] ?? { fate: 'skipped', at: null };
    return { fate, section, at, text, heard: heard[i] ?? '', ...timeOf(said, place) };
  });
  const sections = script.sections.map(({ title }, section) => ({
    title,
    startSec: lines.find((line) => line.section === section && line.startSec !== null)?.startSec ?? null,
  }));
  return {
    language,
    lines,
    adLibs,
    findings: [
      ...misspoken(script.text, aligned, placed, language),
      ...disclosedOnFilm(spoken.sentences, segments, language),
    ],
    sections: sections.filter((_, section) => lines.some((line) => line.section === section)),
    saidShare: shareOf(spoken, placed),
    endSec: segments.reduce((end, { endSec }) => Math.max(end, endSec), 0),
    aligned,
  };
}

/** A sentence that was found may take what another one, which was skipped, had taken from it. */
function alignAgain({ spoken, said, match }: Aligned, placed: readonly Placed[], gram: number) {
  const standing = placed.flatMap(({ at }, i) => (at ? [{ at, units: spoken.sentences[i]!.units }] : []));
  standing.forEach(({ at, units: [from, to] }, i) => {
    if (!match.subarray(from, to).includes(-1)) return;
    const room = 2 * (to - from);
    const low = Math.max(standing[i - 1]?.at[1] ?? 0, at[0] - room);
    const high = Math.min(standing[i + 1]?.at[0] ?? said.units.length, at[1] + room);
    const [own, heard] = [spoken.units.slice(from, to).map(formOf), said.units.slice(low, high).map(formOf)];
    alignUnits(own, heard, gram).forEach((found, k) => (match[from + k] = found < 0 ? -1 : low + found));
  });
}

function timeOf(
  { startSecs, endSecs }: RecordingText,
  at: Span | null,
): { startSec: number | null; endSec: number | null } {
  if (at === null) return { startSec: null, endSec: null };
  return { startSec: startSecs[at[0]] ?? 0, endSec: endSecs[at[1] - 1] ?? 0 };
}

function shareOf({ sentences, units }: SpokenText, placed: readonly Placed[]): number {
  const saidUnits = sentences.reduce(
    (sum, { units: [from, to] }, i) => sum + (placed[i]?.fate === 'skipped' ? 0 : to - from),
    0,
  );
  return units.length === 0 ? 0 : saidUnits / units.length;
}
