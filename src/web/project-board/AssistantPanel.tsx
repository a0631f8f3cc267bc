import { PanelRightClose } from 'lucide-react';
import { useCallback } from 'react';
import type { Citation, WebPage } from '#contract/chat/chat.schema.ts';
import type { FoundBy } from '#contract/chat/found-page.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useKeepAnswer } from '../node-views/conversation/use-keep-answer.ts';
import { useNotices } from '../lib/notices.ts';
import { ProjectChat } from '../projects/ProjectChat.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage, useWords } from '../words/index.ts';

interface AssistantPanelProps {
  project: Project;
  editor: BoardEditor;
  onClose: () => void;
}

/**
 * The project's chat beside its board: docked from 1280 px on, over the board below, the whole screen on phones. A citation
 * also flies to the card of its source, and takes the place of what was open beside the board.
 */
export function AssistantPanel({ project, editor, onClose }: AssistantPanelProps) {
  const t = useWords('projectBoard');
  const onKeepAnswer = useKeepAnswer(editor, null);
  const showCard = useCallback(
    (citation: Citation) => {
      const cards = Array.from(editor.nodes());
      const card = cards.find(({ id, metadata }) =>
        citation.fileId === undefined ? id === citation.nodeId : metadata['fileId'] === citation.fileId,
      );
      editor.openEvidence(null);
      if (card) editor.flyTo(card.id);
      return false;
    },
    [editor],
  );
  const addSource = useAddSource(editor);
  return (
    <aside
      aria-label={t('assistant')}
      data-sheet
      className="fixed inset-x-0 top-(--h-nav) bottom-0 z-(--z-panel) flex flex-col border-l border-line bg-surface sm:absolute sm:top-0 sm:right-0 sm:left-auto sm:w-[372px] sm:shadow-pop xl:static xl:shadow-none"
    >
      <ProjectChat
        project={project}
        variant="compact"
        text={t('assistantText')}
        onOpenEvidence={showCard}
        rememberPlace={editor.rememberView}
        {...(onKeepAnswer && { onKeepAnswer })}
        {...(editor.mayEdit && { onAddSource: (page, foundBy) => void addSource(page, foundBy) })}
        action={
          <IconButton
            label={t('hideChat')}
            icon={<PanelRightClose size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onClose}
          />
        }
      />
    </aside>
  );
}

/** Puts a page that a web search found on this board, where the project's chat reads it. */
function useAddSource(editor: BoardEditor): (page: WebPage, foundBy: FoundBy) => Promise<void> {
  const t = useWords('wires');
  const { language } = useLanguage();
  const notices = useNotices();
  return async ({ url, title }, foundBy) => {
    const { addProjectPage } = await import('../editor/commands/add-page-source.ts');
    const done = addProjectPage(editor, { url, title, foundBy }, language);
    const tone = done === null ? 'failed' : 'done';
    notices.show({ tone, title: t(`pageSource.${done ?? 'refused'}`), text: title || url });
  };
}
