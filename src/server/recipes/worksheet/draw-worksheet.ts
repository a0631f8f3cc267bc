import { type Worksheet, type WorksheetPart, quoted } from '#contract/recipes/worksheet/worksheet.ts';

/** The text of a worksheet: headings with their seconds, what each part is for, its blanks, and what was taken. */
export const drawWorksheet = ({ lead, parts }: Worksheet): string =>
  [lead, ...parts.map(drawPart)].filter((words) => words !== '').join('\n\n');

function drawPart({ heading, fromSec, purpose, text, passages, taken }: WorksheetPart): string {
  const quotes = passages.filter(({ mark }) => taken.includes(mark)).map(quoted);
  const told = fromSec === null || purpose === '' ? [] : [`> ${purpose}`];
  const body = [...told, text, ...quotes].filter((words) => words !== '').join('\n\n');
  if (heading === '') return body;
  return `${heading}${heading.startsWith('#') || heading.startsWith('>') ? '\n\n' : ' '}${body}`.trimEnd();
}
