import { Fragment, type ReactNode } from 'react';
import { linesOf, type MarkedLine, type Span } from '#contract/base/marked-text.ts';

interface MarkedTextProps {
  text: string;
  /** The stretch of the text to mark. */
  place: Span | null;
}

/** A passage as it reads: its headings, lists, tables, code and quotations, each word as it stands in the source. */
export function MarkedText({ text, place }: MarkedTextProps) {
  const words = (line: MarkedLine) =>
    line.parts.map((part) => <Words key={part[0]} text={text} part={part} place={place} />);
  return groupsOf(linesOf(text)).map((lines, i) => (
    <Fragment key={i}>{faces[lines[0]?.kind ?? 'text'](lines, words)}</Fragment>
  ));
}

/** Lines of one kind that follow each other; marks stand between and are not shown. */
function groupsOf(lines: readonly MarkedLine[]): MarkedLine[][] {
  const groups: MarkedLine[][] = [];
  let isApart = false;
  for (const line of lines) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (line.kind === 'mark') isApart = last?.kind !== 'row' && last?.kind !== 'quote';
    else if (open && !isApart && last?.kind === line.kind && line.kind !== 'heading') open.push(line);
    else groups.push([line]);
    if (line.kind !== 'mark') isApart = false;
  }
  return groups;
}

type Face = (lines: readonly MarkedLine[], words: (line: MarkedLine) => ReactNode[]) => ReactNode;

const INDENT_EM = 0.6;
const indent = ({ level }: MarkedLine) => (level > 0 ? { paddingInlineStart: `${level * INDENT_EM}em` } : undefined);

const paragraph: Face = (lines, words) => (
  <p>
    {lines.map((line, i) => (
      <span key={i} className="block" style={indent(line)}>
        {words(line)}
      </span>
    ))}
  </p>
);

const faces: Record<MarkedLine['kind'], Face> = {
  mark: () => null,
  text: paragraph,
  heading: (lines, words) => <h3 className="pb-1 text-base font-[650] not-first:pt-3">{lines.map(words)}</h3>,
  item: (lines, words) => (
    <ul className="my-1">
      {lines.map((line, i) => (
        <li key={i} className="flex gap-1.5" style={indent(line)}>
          <span data-aside className="shrink-0 text-ink-3 tnum select-none">
            {line.mark === '-' ? '•' : line.mark}
          </span>
          <span className="min-w-0">{words(line)}</span>
        </li>
      ))}
    </ul>
  ),
  quote: (lines, words) => (
    <blockquote className="my-1 border-l-2 border-line pl-3 text-ink-2">{paragraph(lines, words)}</blockquote>
  ),
  caption: (lines, words) => <p className="text-sm text-ink-3">{lines.map(words)}</p>,
  code: (lines, words) => (
    <pre className="my-1 overflow-x-auto rounded-control bg-surface-3 px-3 py-2 text-[13px] leading-5" tabIndex={0}>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {words(line)}
          {'\n'}
        </Fragment>
      ))}
    </pre>
  ),
  row: ([header, ...rows], words) => (
    <div className="my-1 overflow-x-auto" tabIndex={0}>
      <table className="text-sm leading-5">
        <thead>
          <tr>
            {header &&
              words(header).map((cell, i) => (
                <th key={i} className="border border-line bg-surface-3 px-2 py-1 text-left font-semibold">
                  {cell}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {words(row).map((cell, column) => (
                <td key={column} className="border border-line px-2 py-1">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

function Words({ text, part: [start, end], place }: { text: string; part: Span; place: Span | null }) {
  const from = Math.max(start, place?.[0] ?? end);
  const to = Math.min(end, place?.[1] ?? start);
  if (from >= to) return text.slice(start, end);
  return (
    <>
      {text.slice(start, from)}
      <mark className="rounded-[3px] bg-accent-soft-2 px-px font-medium text-ink">{text.slice(from, to)}</mark>
      {text.slice(to, end)}
    </>
  );
}
