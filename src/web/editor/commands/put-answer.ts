import { isRecord } from '#contract/base/is-record.ts';
import { audience, narrower } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { sourcesOfNote, type AnswerNote } from '#contract/chat/answer-note.ts';
import { pagesOfNote } from '#contract/chat/found-page.ts';
import type { Point } from '#contract/board/geometry.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type { Language } from '#contract/base/language.ts';
import { OURS } from '#contract/limits.ts';
import { ratesOfIn, recipeIn } from '#contract/recipes/chosen.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { recordIn } from '#contract/recipes/record.ts';
import { voiceIn } from '#contract/voices/used-voice.ts';
import type { BoardEditor } from '../board-editor.ts';
import { REVEAL_MS } from '../camera.ts';
import { revealBeside } from '../reveal-beside.ts';
import { addNode, type NewNode } from './add-node.ts';
import { besideOf } from './ask-about.ts';

/** An answer that is being put on the board, and the chat node that gave it; null for that of the project. */
export interface Carried {
  note: AnswerNote;
  chatId: string | null;
}

/**
 * Puts an answer on the board as a note: beside its chat, or where it was dropped. Wires tell where it is from: from its
 * chat one that brings nothing back until somebody opens it, without a chat on the board one from each source that it cites,
 * and one from each page of a web search that has become a source. Whoever does not see the chat
 * or the conversation does not see the note.
 */
export function putAnswer(
  editor: BoardEditor,
  { note, chatId }: Carried,
  { at, language }: { at?: Point | undefined; language: Language },
): BoardNode {
  const ofChat = chatId === null ? undefined : editor.node(chatId)?.audience;
  // The server, which knows who edits, leaves out of these whoever does not.
  const seenBy = narrower(ofChat, note.audience, () => true);
  const noted = { ...noteNode(note, language), ...(seenBy && { audience: seenBy }) };
  const size = noted.size ?? nodeKinds.text.size.start;
  const pages = pagesOfNote(editor.nodes(), note);
  const place = at ?? (chatId === null ? null : besideOf(editor, chatId, size));
  return addNode(editor, noted, {
    isRevealed: chatId === null || at !== undefined,
    at: place ?? undefined,
    language,
    ...(chatId === null
      ? { from: [...new Set([...sourcesOfNote(note), ...pages])] }
      : { from: [chatId, ...pages], depth: 'off' }),
  });
}

/** The note in which this answer was kept before. */
export function noteOfAnswer(editor: Pick<BoardEditor, 'nodes'>, { metadata }: AnswerNote): BoardNode | undefined {
  const idOf = ({ answerOf }: Record<string, unknown>) => (isRecord(answerOf) ? answerOf['answerId'] : undefined);
  const id = idOf(metadata);
  return id === undefined ? undefined : [...editor.nodes()].find((node) => idOf(node.metadata) === id);
}

/**
 * Shows a note that was put beside its chat, and the chat with it: somebody who keeps an answer goes on asking. Where the
 * screen cannot hold both in a size that can be read, the chat stays where it is: false.
 */
export function seeBesideChat(editor: BoardEditor, note: BoardNode, chatId: string): boolean {
  const chat = editor.scene.entry(chatId);
  return !chat || revealBeside(editor.camera, rectOf(note), chat, REVEAL_MS);
}

/** A result of a recipe is long, and has its checks below it. */
const MADE_SIZE = { width: 400, height: 420 };

/** An answer as the node that it becomes. */
export const noteNode = ({ title, content, metadata }: AnswerNote, language: Language): NewNode => ({
  kind: 'text',
  title: title || nodeKinds.text.startTitle[language],
  content,
  metadata,
  ...(metadata['recipe'] !== undefined && { size: MADE_SIZE }),
});

/** What a drag carries, which any page can have written; null where it is no answer. */
export function readCarried(text: string): Carried | null {
  try {
    const { note, chatId } = JSON.parse(text) as { note?: Partial<AnswerNote>; chatId?: unknown };
    const isNote = typeof note?.title === 'string' && typeof note.content === 'string';
    const isSmall =
      isNote && (note.title ?? '').length < OURS.titleLength && (note.content ?? '').length < OURS.contentLength;
    if (!isNote || !isSmall || typeof note.metadata !== 'object' || note.metadata === null) return null;
    if (JSON.stringify(note.metadata).length > OURS.metadataBytes) return null;
    const { answerOf, citations, pages, quotes } = note.metadata;
    const recipe = recipeIn(note.metadata);
    const voice = voiceIn(note.metadata);
    const ratesOf = ratesOfIn(note.metadata);
    const record = recordIn(note.metadata);
    const metadata = {
      answerOf,
      ...(recipe && { recipe, madeFrom: madeFromIn(note.metadata), ...(voice && { voice }) }),
      ...(recipe && ratesOf !== null && { ratesOf }),
      ...(recipe && record && { record }),
      ...(citations !== undefined && { citations }),
      ...(pages !== undefined && { pages }),
      ...(quotes !== undefined && { quotes }),
    };
    const named = audience.safeParse(note.audience);
    return {
      note: {
        title: note.title ?? '',
        content: note.content ?? '',
        metadata,
        ...(named.success && { audience: named.data }),
      },
      chatId: typeof chatId === 'string' ? chatId : null,
    };
  } catch {
    return null;
  }
}
