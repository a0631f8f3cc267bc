import type { Board, BoardNode } from '#contract/board/board.schema.ts';

const ROW_PX = 120;

/** Reading order: from the top in rows of about a card's height, each from the left. */
const inReadingOrder = (nodes: readonly BoardNode[]): BoardNode[] =>
  nodes.toSorted(
    (a, b) =>
      Math.floor(a.position.y / ROW_PX) - Math.floor(b.position.y / ROW_PX) ||
      a.position.x - b.position.x ||
      (a.id < b.id ? -1 : 1),
  );

/** A board as Markdown: each node under its title in reading order, groups with their members, then the connections. */
export function toMarkdown(board: Board, title: string, words: { connections: string; file: string }): string {
  const ordered = inReadingOrder(board.nodes);
  const ids = new Set(board.nodes.map((node) => node.id));
  const free = ordered.filter((node) => node.parentId === null || !ids.has(node.parentId));
  const write = (node: BoardNode, level: number): string[] => [
    `${'#'.repeat(level)} ${lineOf(node.title)}`,
    ...factsOf(node, words.file),
    ...(node.content.trim() ? [node.content.trim()] : []),
    ...ordered
      .filter((member) => member.parentId === node.id)
      .flatMap((member) => write(member, Math.min(level + 1, 6))),
  ];
  const names = new Map(board.nodes.map((node) => [node.id, lineOf(node.title)]));
  const wires = board.edges.map(
    (edge) => `- ${names.get(edge.source)} → ${names.get(edge.target)}${edge.label ? `: ${lineOf(edge.label)}` : ''}`,
  );
  const wired = wires.length > 0 ? [`## ${words.connections}`, wires.join('\n')] : [];
  return `${[`# ${lineOf(title)}`, ...free.flatMap((node) => write(node, 2)), ...wired].join('\n\n')}\n`;
}

/** One line of Markdown that stays a line and no more: no breaks, no headings of its own making. */
const lineOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '') || '–';

function factsOf(node: BoardNode, fileWord: string): string[] {
  const { url, fileName } = node.metadata;
  if (typeof url === 'string' && /^https?:\/\//.test(url)) return [`<${url.replace(/[<>\s]/g, encodeURIComponent)}>`];
  return typeof fileName === 'string' ? [`${fileWord}: ${lineOf(fileName)}`] : [];
}
