import type { Shot } from './shot-list.ts';
import { formatMoment } from '#contract/base/time.ts';

/** The names of the columns, in the order of the cells. */
export type ShotHead = readonly [section: string, time: string, spoken: string, screen: string, broll: string];

export const timeOf = ({ startSec, endSec }: Pick<Shot, 'startSec' | 'endSec'>): string =>
  `${formatMoment(startSec)}–${formatMoment(endSec)}`;

/** When the section of the first shot begins and ends. */
export function sectionTime(shots: readonly Shot[]): string {
  const [first] = shots;
  if (!first) return '';
  const next = shots.findIndex(({ section }) => section !== first.section);
  const last = shots.at(next < 0 ? -1 : next - 1) ?? first;
  return timeOf({ startSec: first.startSec, endSec: last.endSec });
}

const cellsOf = (shot: Shot): ShotHead => [shot.section, timeOf(shot), shot.spoken, shot.screen, shot.broll];

/** For a spreadsheet: a cell of several lines stands in quotation marks, and none is taken for a formula. */
export const asTsv = (shots: readonly Shot[], head: ShotHead): string =>
  [head, ...shots.map(cellsOf)].map((cells) => cells.map(tsvCell).join('\t')).join('\n');

function tsvCell(text: string): string {
  const plain = text.replace(/\t/g, ' ').replace(/\r/g, '');
  const safe = /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
  return /["\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table in Markdown. */
export const asMarkdown = (shots: readonly Shot[], head: ShotHead): string =>
  [head, head.map(() => '---'), ...shots.map(cellsOf)]
    .map((cells) => `| ${cells.map(markdownCell).join(' | ')} |`)
    .join('\n');

const markdownCell = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replace(/\r?\n/g, '<br>');
