import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { otherEnd } from '#contract/board/depth.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { newId } from '#contract/base/new-id.ts';
import { notesOfAnswer } from '#contract/chat/found-page.ts';
import type { Language } from '#contract/base/language.ts';
import { BOARD } from '#contract/limits.ts';
import { recogniseLink } from '#contract/sources/index.ts';
import { overlaps } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { Editor } from '../editor.ts';
import { addNode } from './add-node.ts';
import { pageNode, type FoundPage } from './page-node.ts';

const GAP_PX = 120;
const ROW_GAP_PX = 24;
const MOST_ROWS = 40;

/**
 * Makes a page that a web search has found a source of the chat, as one step: to the left of it, where it covers nothing,
 * and wired to it and to the notes of the answer that named it; one that stands on the board already is wired. It keeps what
 * was asked, and is called as the search called it until it is read. Null for an address that is none.
 */
export function addPageSource(
  editor: Editor,
  chatId: string,
  page: FoundPage,
  language: Language,
): 'added' | 'wired' | 'there' | null {
  const found = recogniseLink(page.url);
  const chat = editor.node(chatId);
  if (!found || !chat) return null;
  const goals = [chatId, ...notesOfAnswer(editor.nodes(), page.foundBy)];
  const standing = [...editor.nodes()].find(({ metadata }) => metadata['url'] === found.link.url);
  if (standing) {
    const open = goals.filter((goal) => !editor.edgesOf(goal).some((edge) => otherEnd(edge, goal) === standing.id));
    if (open.length > 0) editor.commit(open.map((goal) => wire(standing.id, goal)));
    return open.length === 0 ? 'there' : 'wired';
  }
  const { kind, title = '', metadata = {} } = pageNode(found, page, language);
  const { storedAs, size } = nodeKinds[kind];
  const made = blankNode({ id: newId(Date.now()), type: storedAs, title, metadata });
  const { x, y } = rectOf(chat);
  const position = { x: x - GAP_PX - size.start.width, y };
  const taken = [...editor.nodes()].filter(({ parentId }) => parentId === null).map(rectOf);
  const covers = () => taken.some((other) => overlaps(rectOf({ ...made, position }), other));
  for (let row = 0; row < MOST_ROWS && covers(); row++) position.y += size.start.height + ROW_GAP_PX;
  editor.commit([{ do: 'add-node', node: { ...made, position } }, ...goals.map((goal) => wire(made.id, goal))]);
  return 'added';
}

const wire = (source: string, target: string) =>
  ({
    do: 'add-edge',
    edge: blankEdge({ id: newId(Date.now()), source, target, style: { strokeWidth: BOARD.edgeStrokePx } }),
  }) as const;

/**
 * The same for the chat of a project, which reads the links on its board without wires: where the board is looked at. One
 * that stands there already is flown to.
 */
export function addProjectPage(editor: BoardEditor, page: FoundPage, language: Language): 'added' | 'there' | null {
  const found = recogniseLink(page.url);
  if (!found) return null;
  const standing = [...editor.nodes()].find(({ metadata }) => metadata['url'] === found.link.url);
  if (standing) editor.flyTo(standing.id);
  else {
    const to = notesOfAnswer(editor.nodes(), page.foundBy);
    addNode(editor, pageNode(found, page, language), { language, to });
  }
  return standing ? 'there' : 'added';
}
