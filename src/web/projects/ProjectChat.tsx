import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { useMay } from '../shell/use-may.ts';
import { classes } from '../ui/classes.ts';
import { KindIcon } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';

const SourceReader = lazy(() => import('../sources/SourceReader.tsx').then((m) => ({ default: m.SourceReader })));

interface ProjectChatProps {
  project: Project;
  variant: 'full' | 'compact';
  /** Under the title in place of how many files are read. */
  text?: string;
  /** At the right of the head, for example a button that closes the panel. */
  action?: ReactNode;
  /** Opens a citation elsewhere, such as on the board; otherwise the file's text opens here. True: it is opened there. */
  onOpenEvidence?: (citation: Citation) => boolean;
}

/** The conversation of a project with the AI, which answers from the project's files. Fills the height it is given. */
export function ProjectChat({ project, variant, text, action, onOpenEvidence }: ProjectChatProps) {
  const t = useWords('projects');
  const may = useMay(project.role);
  const [evidence, setEvidence] = useState<Citation | null>(null);
  const open = useCallback(
    (citation: Citation) => {
      if (!onOpenEvidence?.(citation)) setEvidence(citation);
    },
    [onOpenEvidence],
  );
  const close = useCallback(() => setEvidence(null), []);
  const mayAsk = may('board.ask');
  return (
    <div className="relative flex h-full min-h-0 flex-col">
      <Head project={project} text={text} action={action} />
      <div
        className={
          variant === 'full' ? 'mx-auto flex min-h-0 w-full max-w-[940px] grow flex-col' : 'flex min-h-0 grow flex-col'
        }
      >
        <ChatPanel
          place={{ projectId: project.id }}
          nodeId={null}
          mayAsk={mayAsk}
          variant={variant}
          hasSources={project.fileCount > 0}
          shownEvidence={evidence}
          onOpenEvidence={open}
        />
      </div>
      {!mayAsk && <p className="border-t border-line px-4 py-2.5 text-sm text-ink-3">{t('assistantViewer')}</p>}
      {evidence && (
        <Suspense>
          <SourceReader
            {...(evidence.fileId ? { fileId: evidence.fileId } : { nodeId: evidence.nodeId })}
            passageId={evidence.passageId}
            quote={evidence.quote}
            startSec={evidence.startSec}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

function Head({ project, text, action }: Pick<ProjectChatProps, 'project' | 'text' | 'action'>) {
  const t = useWords('projects');
  const { fileCount } = project;
  return (
    <header
      className={classes(
        'flex shrink-0 items-center gap-2.5 border-b border-line pr-3 pl-4',
        text ? 'h-[54px]' : 'h-[46px]',
      )}
    >
      {!text && <KindIcon kind="ai-chat" size="sm" />}
      <div className={classes('flex min-w-0 flex-1', text ? 'flex-col' : 'items-baseline gap-2')}>
        <h2 className="shrink-0 text-base leading-5 font-[650]">{t('assistant')}</h2>
        <p className="truncate text-sm leading-[18px] text-ink-3">
          {text ?? (fileCount > 0 ? t('assistantFiles', { count: fileCount }) : t('assistantNoFiles'))}
        </p>
      </div>
      {action}
    </header>
  );
}
