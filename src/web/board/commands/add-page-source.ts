import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { otherEnd } from '#contract/board/depth.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { newId } from '#contract/base/new-id.ts';
import type { Language } from '#contract/base/language.ts';
import { BOARD } from '#contract/limits.ts';
import { recogniseLink } from '#contract/sources/index.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { Editor } from '../editor/editor.ts';
import { linkNode } from './add-link.ts';
import { addNode } from './add-node.ts';

const GAP_PX = 120;
const ROW_GAP_PX = 24;
const MOST_ROWS = 40;

/**
 * Makes a page that a web search has found a source of the chat, as one step: to the left of it, where it covers nothing,
 * and wired to it; one that stands on the board already is wired. Null for an address that is none.
 */
export function addPageSource(
  editor: Editor,
  chatId: string,
  url: string,
  language: Language,
): 'added' | 'wired' | 'there' | null {
  const found = recogniseLink(url);
  const chat = editor.node(chatId);
  if (!found || !chat) return null;
  const wire = (source: string) =>
    ({
      do: 'add-edge',
      edge: blankEdge({
        id: newId(Date.now()),
        source,
        target: chatId,
        style: { strokeWidth: BOARD.edgeStrokePx },
      }),
    }) as const;
  const standing = [...editor.nodes()].find(({ metadata }) => metadata['url'] === found.link.url);
  if (standing) {
    const isWired = editor.edgesOf(chatId).some((edge) => otherEnd(edge, chatId) === standing.id);
    if (!isWired) editor.commit([wire(standing.id)]);
    return isWired ? 'there' : 'wired';
  }
  const { kind, title = '', metadata = {} } = linkNode(found, language);
  const { storedAs, size } = nodeKinds[kind];
  const made = blankNode({ id: newId(Date.now()), type: storedAs, title, metadata });
  const { x, y } = rectOf(chat);
  const position = { x: x - GAP_PX - size.start.width, y };
  const taken = [...editor.nodes()].filter(({ parentId }) => parentId === null).map(rectOf);
  const covers = () => {
    const own = rectOf({ ...made, position });
    return taken.some(
      (other) =>
        own.x < other.x + other.width &&
        other.x < own.x + own.width &&
        own.y < other.y + other.height &&
        other.y < own.y + own.height,
    );
  };
  for (let row = 0; row < MOST_ROWS && covers(); row++) position.y += size.start.height + ROW_GAP_PX;
  editor.commit([{ do: 'add-node', node: { ...made, position } }, wire(made.id)]);
  return 'added';
}

/**
 * The same for the chat of a project, which reads the links on its board without wires: where the board is looked at. One
 * that stands there already is flown to.
 */
export function addProjectPage(editor: BoardEditor, url: string, language: Language): 'added' | 'there' | null {
  const found = recogniseLink(url);
  if (!found) return null;
  const standing = [...editor.nodes()].find(({ metadata }) => metadata['url'] === found.link.url);
  if (standing) editor.flyTo(standing.id);
  else addNode(editor, linkNode(found, language), { language });
  return standing ? 'there' : 'added';
}
