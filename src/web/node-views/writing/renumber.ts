import { readLine, type Line } from './writing.ts';

interface Level {
  indent: number;
  kind: Line['kind'];
  count: number;
}

/** For each line whether it is a number that goes on from the one before it in the same list. */
function goesOn(lines: readonly Line[]): boolean[] {
  const levels: Level[] = [];
  return lines.map((line) => {
    const before = siblingOf(levels, line);
    if (line.kind === 'bullet' || line.kind === 'numbered') levels.push(levelOf(line, line.count));
    return line.kind === 'numbered' && before !== null && before.count + 1 === line.count;
  });
}

/** Takes the levels down to those around the line; answers the item before it in its own list. */
function siblingOf(levels: Level[], { indent, kind }: Line): Level | null {
  if (kind !== 'bullet' && kind !== 'numbered') return null;
  while ((levels.at(-1)?.indent ?? -1) > indent.length) levels.pop();
  const last = levels.at(-1);
  if (last?.indent !== indent.length) return null;
  levels.pop();
  return last.kind === kind ? last : null;
}

const levelOf = ({ indent, kind }: Line, count: number): Level => ({ indent: indent.length, kind, count });

/**
 * The lines of a list after some of them were indented anew (`moved`): those take the number of their new place, and lines
 * that went on from the one before them still do. Numbers that somebody chose stay, and nothing but numbers changes.
 */
export function renumbered(
  before: readonly string[],
  after: readonly string[],
  isMoved: (index: number) => boolean,
): string[] {
  const wentOn = goesOn(before.map(readLine));
  const levels: Level[] = [];
  return after.map((text, i) => {
    const line = readLine(text);
    const sibling = siblingOf(levels, line);
    if (line.kind !== 'numbered') {
      if (line.kind === 'bullet') levels.push(levelOf(line, 0));
      return text;
    }
    const isToFollow = isMoved(i) || wentOn[i] === true;
    const count = isToFollow ? (sibling ? sibling.count + 1 : 1) : line.count;
    levels.push(levelOf(line, count));
    return line.indent + line.mark.replace(/^\d+/, String(count)) + line.words;
  });
}
