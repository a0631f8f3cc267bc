import type { BoardNode } from '#contract/board/board.schema.ts';
import { NOTE_FACT } from '#contract/board/note-for-ai.ts';
import { recogniseLink, sources, type SourceId } from '#contract/sources/index.ts';
import type { Link } from '#contract/sources/source.ts';
import type { Language } from '#contract/base/language.ts';
import type { BoardEditor } from '../board-editor.ts';
import { addNodes, type AddOptions, type NewNode } from './add-node.ts';

export interface FoundLink {
  source: SourceId;
  link: Link;
  /** What the creator wants the AI to know about it. */
  note?: string;
}

/** The links in a text that consists of nothing but links, one or more a line; null for any other text. */
export function readLinks(text: string): FoundLink[] | null {
  const pieces = text.trim().split(/\s+/).filter(Boolean);
  const links = pieces.map(recogniseLink);
  return links.length > 0 && links.every((link) => link !== null) ? links : null;
}

/** Puts the links on the board as nodes that are being read; the server reads them as soon as it has them. */
export function addLinks(editor: BoardEditor, links: readonly FoundLink[], options: AddOptions): BoardNode[] {
  return addNodes(
    editor,
    links.map((found) => linkNode(found, options.language)),
    options,
  );
}

/** The node of a link that is to be read. */
export const linkNode = ({ source, link, note }: FoundLink, language: Language): NewNode => ({
  kind: source,
  title: sources[source].loadingTitle[language],
  metadata: {
    url: link.url,
    isProcessing: true,
    ...(source === 'youtube' && link.id !== null ? { videoId: link.id } : {}),
    ...(source === 'instagram' && link.id !== null ? { postId: link.id } : {}),
    ...(note && { [NOTE_FACT]: note }),
  },
});
