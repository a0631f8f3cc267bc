import type { DocumentText } from './document-reader.ts';
import { createKeeper } from './keeper.ts';
import { decodeText } from './plain-text.ts';
import { KEPT } from './read-problem.ts';
import { splitValues } from './separated-values.ts';
import { keepRows, type SheetRow } from './sheet-rows.ts';

const SIGNS = [',', '\t', ';', '|'] as const;
const SAMPLE_CHARACTERS = 20_000;

/** A table of separated values, whatever separates them. */
export async function readCsv(bytes: Buffer): Promise<DocumentText> {
  const whole = decodeText(bytes).replace(/^\ufeff/, '');
  const text = whole.slice(0, KEPT.characters);
  const told = /^sep=(.)\r?\n/.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const rows = toRows(splitValues(body, told?.[1] ?? separatorOf(body)), told ? 2 : 1);
  const keeper = createKeeper();
  keepRows(keeper, null, rows);
  const read = keeper.toText();
  return { ...read, isCut: read.isCut || text.length < whole.length };
}

const toRows = (records: readonly string[][], from: number): SheetRow[] =>
  records.flatMap((values, i) => {
    const cells = new Map([...values.entries()].filter(([, value]) => value !== ''));
    return cells.size === 0 ? [] : [{ number: from + i, cells }];
  });

/** The sign that parts the first lines into the most columns, as many in each as in the first. */
export function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const scored = SIGNS.map((sign) => {
    const records = splitValues(sample, sign)
      .slice(0, 20)
      .filter((values) => values.some(Boolean));
    const width = records[0]?.length ?? 0;
    const alike = records.filter((values) => values.length === width).length / Math.max(1, records.length);
    return { sign, score: width > 1 ? alike * 100 + Math.min(width, 50) : 0 };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sign;
}
