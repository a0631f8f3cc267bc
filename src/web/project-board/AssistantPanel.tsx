import { PanelRightClose } from 'lucide-react';
import { useCallback } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import type { BoardEditor } from '../board/editor/board-editor.ts';
import { useKeepAnswer } from '../board/faces/conversation/use-keep-answer.ts';
import { ProjectChat } from '../projects/ProjectChat.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';

interface AssistantPanelProps {
  project: Project;
  editor: BoardEditor;
  onClose: () => void;
}

/**
 * The project's chat beside its board: docked from 1280 px on, over the board below, the whole screen on phones. A citation
 * also flies to the card of its file, and takes the place of what was open beside the board.
 */
export function AssistantPanel({ project, editor, onClose }: AssistantPanelProps) {
  const t = useWords('projectBoard');
  const onKeepAnswer = useKeepAnswer(editor, null);
  const showCard = useCallback(
    (citation: Citation) => {
      const cards = Array.from(editor.nodes());
      const card = cards.find((node) => citation.fileId !== undefined && node.metadata['fileId'] === citation.fileId);
      editor.openEvidence(null);
      if (card) editor.flyTo(card.id);
      return false;
    },
    [editor],
  );
  return (
    <aside
      aria-label={t('assistant')}
      className="fixed inset-x-0 top-(--h-nav) bottom-0 z-(--z-panel) flex flex-col border-l border-line bg-surface sm:absolute sm:top-0 sm:right-0 sm:left-auto sm:w-[372px] sm:shadow-pop xl:static xl:shadow-none"
    >
      <ProjectChat
        project={project}
        variant="compact"
        text={t('assistantText')}
        onOpenEvidence={showCard}
        rememberPlace={editor.rememberView}
        {...(onKeepAnswer && { onKeepAnswer })}
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
