import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { cut } from '#contract/base/letters.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import { NOTE_FACT, noteForAi } from '#contract/board/note-for-ai.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { quotationMarkdown, quotationQuestion, type Quotation } from '../../sources/quotation.ts';
import { OURS } from '#contract/limits.ts';
import { useNotices } from '../../lib/notices.ts';
import { offerDraft } from '../../lib/offer-draft.ts';
import { useReaderWidth } from '../../sources/reader/reader-width.ts';
import { SourceReader } from '../../sources/SourceReader.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { commentCommands } from '../../board-context/comment-commands.ts';
import { addNode } from '../../editor/commands/add-node.ts';
import { besideOf, chatAbout, chatsReading } from '../../editor/commands/ask-about.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { Editor, Evidence } from '../../editor/editor.ts';
import { useEditorState, useNode } from '../../board-context/hooks.ts';
import { REVEAL_MS } from '../../editor/camera.ts';
import { revealBeside } from '../../editor/reveal-beside.ts';
import type { Scene, SceneNode } from '../../editor/scene.ts';
import { usePanels } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';

/** What is left free beside it. */
const EDGE_PX = 12;
/** With less room the minimap would lie over the zoom bar. */
const CORNER_FROM_PX = 440;

interface BoardReaderProps {
  editor: BoardEditor;
  evidence: Evidence;
  /** On phones a chat takes the whole screen. */
  onPhoneChat: (chatId: string) => void;
}

/** The reader of a node of the board: what is quoted there is asked in a chat, or becomes a note beside the node. */
export function BoardReader({ editor, evidence, onPhoneChat }: BoardReaderProps) {
  const { nodeId, fileId, askedFrom } = evidence;
  const t = useWords('sources');
  const notices = useNotices();
  const panels = usePanels();
  const { language } = useLanguage();
  const widthPx = useReaderWidth() + EDGE_PX;
  useEffect(() => {
    const { camera } = editor;
    const root = document.documentElement;
    const rightPx = isWide() ? widthPx : 0;
    camera.cover({ right: rightPx });
    // For what lies over the board beside it.
    root.style.setProperty('--reader-width', `${widthPx - EDGE_PX}px`);
    root.style.setProperty('--beside', `${rightPx}px`);
    const look = () => root.toggleAttribute('data-has-no-corner', camera.frame.width - rightPx < CORNER_FROM_PX);
    const observer = new ResizeObserver(look);
    for (const board of document.querySelectorAll('.board')) observer.observe(board);
    return () => {
      observer.disconnect();
      camera.cover({ right: 0 });
      root.style.removeProperty('--beside');
      root.removeAttribute('data-has-no-corner');
    };
  }, [editor, widthPx]);
  useEffect(() => {
    if (evidence.isOnCard) editor.flyTo(evidence.nodeId, evidence.askedFrom);
    else if (isWide() && evidence.isQuiet !== true) revealCited(editor, evidence);
  }, [editor, evidence]);
  const node = useNode(nodeId);
  const { playing } = editor;
  const nowSec = useSyncExternalStore(playing.subscribe, () =>
    playing.read()?.nodeId === nodeId ? playing.nowSec() : null,
  );
  const revision = useEditorState((open) => revisionOf(open, nodeId));
  const mayAsk = useEditorState((open) => open.mayAsk && (open.mayEdit || chatsReading(editor, nodeId).length > 0));
  const onClose = useMemo(() => () => editor.openEvidence(null), [editor]);
  /** The chat from which the source was opened, if it reads it. */
  const ownChat = () => chatsReading(editor, nodeId).find((id) => id === askedFrom);
  const ask = (quotation: Quotation) => {
    const chatId = ownChat() ?? chatAbout(editor, nodeId, language);
    if (chatId === null) return;
    const { panel } = panels.read();
    if (panel?.what === 'full' && panel.nodeId !== chatId) panels.close();
    editor.select([chatId]);
    if (isWide()) editor.flyTo(chatId);
    else {
      onClose();
      onPhoneChat(chatId);
    }
    offerDraft(`chat:${chatId}`, quotationQuestion(quotation));
  };
  const quote = (quotation: Quotation) => {
    const at = besideOf(editor, nodeId, nodeKinds.text.size.start);
    if (!at) return;
    const content = cut(quotationMarkdown(quotation), OURS.contentLength - 1);
    const title = cut(quotation.title, OURS.titleLength - 1) || nodeKinds.text.startTitle[language];
    addNode(editor, { kind: 'text', title, content }, { at, from: nodeId, language });
    notices.show({ tone: 'done', title: t('selection.quoted'), text: t('selection.quotedText') });
  };
  const isOwn = fileId === undefined;
  const mayNote = isOwn && editor.mayBring && node !== undefined && !isLocked(node);
  return (
    <SourceReader
      {...(isOwn ? { nodeId } : { fileId })}
      passageId={evidence.passageId}
      quote={evidence.quote ?? null}
      asked={evidence}
      startSec={evidence.startSec ?? null}
      changesSince={evidence.changesSince ?? null}
      isQuiet={evidence.isQuiet === true}
      player={evidence.isOnCard === true ? { playFrom: (sec) => playing.start(nodeId, sec), nowSec } : null}
      mayEdit={editor.mayBring}
      revision={revision}
      isResizable
      ask={mayAsk ? ask : null}
      quoteToNote={isOwn && editor.mayEdit ? quote : null}
      comment={isOwn && commentCommands.mayWrite() ? () => commentCommands.ask('place') : null}
      {...(isOwn && {
        note: {
          note: node ? noteForAi(node.metadata) : null,
          save: mayNote
            ? (note) => editor.commit([{ do: 'patch-node', id: nodeId, patch: { metadata: { [NOTE_FACT]: note } } }])
            : null,
          asked: evidence.noteAskedAt ?? 0,
        },
      })}
      onClose={onClose}
    />
  );
}

/** Another one whenever the node's source is being read, or has been read, again. */
const revisionOf = (editor: Editor, nodeId: string): string => {
  const { isProcessing, refreshedAt, extractionMethod, passageCount } = editor.node(nodeId)?.metadata ?? {};
  return [isProcessing, refreshedAt, extractionMethod, passageCount].join('|');
};

/** The board is not made much smaller than it is for the two cards to be seen. */
const KEPT_SCALE = 0.85;

/**
 * Brings the card of what is read into the board's part beside the reader, together with the card that it was asked for from
 * where both have room at about the scale that there is, else with as much of it as has.
 */
function revealCited({ scene, camera }: BoardEditor, { nodeId, askedFrom }: Evidence): void {
  const card = shownCard(scene, nodeId);
  if (!card) return;
  const from = askedFrom === undefined ? null : shownCard(scene, askedFrom);
  const least = camera.aimed().zoom * KEPT_SCALE;
  if (!from || !revealBeside(camera, card, from, REVEAL_MS, least)) camera.reveal(card, REVEAL_MS, from ?? card);
}

/** Of a node in a collapsed group the card of the group. */
function shownCard(scene: Scene, nodeId: string): SceneNode | null {
  const card = scene.entry(nodeId) ?? null;
  const groupId = card?.isHidden ? card.node.parentId : null;
  return groupId === null ? card : shownCard(scene, groupId);
}
