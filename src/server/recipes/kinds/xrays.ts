import type { Language } from '#contract/base/language.ts';
import { formatMoment } from '#contract/base/moment.ts';
import type { ReadSource, RecipeMaterial } from '#contract/recipes/recipe.ts';
import { BEAT_NAMES, beatsOf, type Xray } from '#contract/recipes/structure/beats.ts';
import { shareOf } from '#contract/recipes/structure/overlay.ts';
import { totalsLine } from '#contract/recipes/structure/totals-line.ts';
import { xrayOf } from '../structure/xray.ts';

export interface Xrayed {
  source: ReadSource;
  xray: Xray;
}

/** The recordings among the sources, looked through; sources without timed words have no structure in seconds. */
export const xraysOf = ({ sources }: RecipeMaterial): Xrayed[] =>
  sources.flatMap((source) => {
    const end = source.segments.at(-1)?.endSec ?? 0;
    if (end === 0) return [];
    const chapters = source.chapters.length > 0 ? source.chapters : null;
    return [{ source, xray: xrayOf(source.segments, chapters, end) }];
  });

/** A line of speech is shown up to here. */
const LINE_LENGTH = 60;
const short = (text: string): string => {
  const characters = Array.from(
    text
      .replace(/[|[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return characters.length <= LINE_LENGTH ? characters.join('') : `${characters.slice(0, LINE_LENGTH).join('')}…`;
};

/** One recording as a table of its beats, each with its second, its words and their number. */
export function xrayTable({ source, xray }: Xrayed, language: Language): string {
  const rows = beatsOf(xray).map(({ kind, startSec, endSec, text, reason }) => {
    const mark = source.citeAt(startSec, text);
    const when = `${formatMoment(startSec)}–${formatMoment(endSec)}`;
    const words = `${short(text)}${mark === null ? '' : ` [${mark}]`}`;
    return [BEAT_NAMES[kind][language], when, words, reason[language].replace(/[[\]]/g, ' ')];
  });
  const { wordsPerMinute, questionsPerMinute } = xray.totals;
  const totals = totalsLine({ durationSec: xray.durationSec, wordsPerMinute, questionsPerMinute }, language);
  const none = language === 'ko' ? '뚜렷한 구간 신호를 찾지 못했어요.' : 'No clear signs of structure were found.';
  return rows.length === 0
    ? [`### ${source.title}`, totals, none].join('\n\n')
    : drawTable(source.title, totals, rows, language);
}

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['구간', '언제', '말', '판단 근거'],
  en: ['Beat', 'When', 'Words', 'Why it is taken for that'],
};

/** The beats of one recording below its title and its totals. */
export function drawTable(
  title: string,
  totals: string,
  rows: readonly (readonly string[])[],
  language: Language,
): string {
  const head = HEADS[language];
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', ' ')).join(' | ')} |`,
  );
  return [`### ${title}`, totals, lines.join('\n')].filter((block) => block !== '').join('\n\n');
}

/** What several recordings share, one fact a line; empty for fewer than two. */
export function sharedFacts(xrays: readonly Xrayed[], language: Language): string {
  if (xrays.length < 2) return '';
  return shareOf(xrays.map(({ source, xray }) => ({ title: source.title, xray })))
    .map(({ words }) => `- ${words[language]}`)
    .join('\n');
}

/** What heads the facts that several recordings share. */
export const SHARED: Readonly<Record<Language, string>> = { ko: '닮은 점', en: 'What they share' };

/** What is found by rule in all recordings, one table each, then what they share; empty where none has timed words. */
export function foundByRule(material: RecipeMaterial, language: Language): string {
  const xrays = xraysOf(material);
  const shared = sharedFacts(xrays, language);
  return [
    ...xrays.map((one) => xrayTable(one, language)),
    ...(shared === '' ? [] : [`## ${SHARED[language]}\n\n${shared}`]),
  ].join('\n\n');
}
