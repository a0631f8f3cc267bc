import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { OURS } from '#contract/limits.ts';
import { cut } from '#contract/base/letters.ts';
import { beatSheetOf } from '#contract/recipes/structure/beat-sheet.ts';
import type { Xray } from '#contract/recipes/structure/beats.ts';
import type { BoardEditor } from '../board-editor.ts';
import { REVEAL_MS } from '../camera.ts';
import { makeNode, newWire, settle } from './add-node.ts';
import { besideOf, chatsReading } from './ask-about.ts';
import { findFreePlace } from './place.ts';

const SIZE = { width: 400, height: 420 };

/**
 * The structure of a recording as a note beside it, at the recording's own length, wired to the chats that read the
 * recording; as one step. None of its words go along: wired to a chat it is followed, and never quoted. Null where the card
 * is gone.
 */
export function putBeatSheet(editor: BoardEditor, nodeId: string, xray: Xray, language: Language): BoardNode | null {
  const of = editor.node(nodeId);
  const at = besideOf(editor, nodeId, SIZE);
  if (!of || !at) return null;
  const named = language === 'ko' ? '비트 시트' : 'Beat sheet';
  const minutes = Math.max(1, Math.round(xray.durationSec / 60));
  const metadata = { recipe: { id: 'beat-sheet', values: { minutes } } };
  const content = beatSheetOf(xray, { targetSec: xray.durationSec, language });
  const note = makeNode(
    editor,
    { kind: 'text', title: cut(`${named}: ${of.title}`, OURS.titleLength - 1), content, size: SIZE, metadata },
    language,
  );
  const placed = settle(editor, { ...note, position: findFreePlace(editor.scene, SIZE, at, 'avoid') });
  const chats = chatsReading(editor, nodeId);
  editor.commit([{ do: 'add-node', node: placed }, ...chats.map((chatId) => newWire(editor, placed.id, chatId))]);
  editor.select([placed.id]);
  editor.camera.reveal(rectOf(placed), REVEAL_MS);
  return placed;
}
