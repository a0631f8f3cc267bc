import { Suspense, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Citation, StaleSource, WebPage } from '#contract/chat/chat.schema.ts';
import type { FoundBy } from '#contract/chat/found-page.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { quotationQuestion, type Quotation } from '../sources/quotation.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import type { KeepAnswer } from '../chat/answer/AnswerActions.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { ConversationPicker } from '../chat/conversations/ConversationPicker.tsx';
import { offerDraft } from '../lib/offer-draft.ts';
import { pushBackStep, rememberScroll } from '../lib/back-stack.ts';
import { useMay } from '../shell/use-may.ts';
import { KindIcon } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';
import { usePutOnBoard } from './use-put-on-board.ts';
import type { Depth } from '#contract/board/depths.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { SetDepth } from '../chat/context/ContextPanel.tsx';
import { call, isUnauthorized } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';

const SourceReader = lazyComponent(() => import('../sources/SourceReader.tsx'), 'SourceReader');

interface ProjectChatProps {
  project: Project;
  variant: 'full' | 'compact';
  /** Under the title in place of how many files are read. */
  text?: string;
  /** At the right of the head, for example a button that closes the panel. */
  action?: ReactNode;
  /** Opens a citation elsewhere, such as on the board; otherwise the file's text opens here. True: it is opened there. */
  onOpenEvidence?: (citation: Citation) => boolean;
  /** Answers how to come back to what stands beside the chat now. */
  rememberPlace?: () => () => void;
  /** Keeps an answer on the board beside the chat; where none is open it goes to the board of the project all the same. */
  onKeepAnswer?: KeepAnswer;
  /** The same for a page that a web search found, which the chat reads from then on. */
  onAddSource?: (page: WebPage, foundBy: FoundBy) => void;
}

/**
 * The conversation of a project with the AI, which answers from the project's files and the links on its board. Fills the
 * height it is given.
 */
export function ProjectChat(props: ProjectChatProps) {
  const { project, variant, text, action } = props;
  const t = useWords('projects');
  const may = useMay(project.role);
  const root = useRef<HTMLDivElement>(null);
  const { evidence, changed, open, showChanges, close } = useOpened(root, props);
  const mayAsk = may('board.ask');
  const depths = useProjectDepths(project.id);
  const away = usePutOnBoard(project.id);
  const onBoard = may('board.edit') && {
    onKeepAnswer: props.onKeepAnswer ?? away.onKeepAnswer,
    onAddSource: props.onAddSource ?? away.onAddSource,
  };
  const ask = (quotation: Quotation) => {
    close();
    offerDraft(`chat:${project.id}`, quotationQuestion(quotation));
  };
  return (
    <div ref={root} className="relative flex h-full min-h-0 flex-col">
      <Head project={project} text={text} action={action} mayAsk={mayAsk} />
      <div
        className={
          variant === 'full'
            ? '@container flex min-h-0 grow flex-col [--chat-side:max(0px,50cqw-470px)]'
            : 'flex min-h-0 grow flex-col'
        }
      >
        <ChatPanel
          place={{ projectId: project.id }}
          nodeId={null}
          mayAsk={mayAsk}
          variant={variant}
          hasSources={project.fileCount + project.linkCount > 0}
          wiredKey={`${project.fileCount} ${project.linkCount} ${depths.changes}`}
          onDepth={may('board.edit') ? depths.onDepth : null}
          shownEvidence={evidence}
          onOpenEvidence={open}
          onShowChanges={showChanges}
          {...onBoard}
        />
      </div>
      {!mayAsk && <p className="border-t border-line px-4 py-2.5 text-sm text-ink-3">{t('assistantViewer')}</p>}
      {changed && (
        <Suspense>
          <SourceReader
            key={changed.sourceId}
            {...(changed.fileId ? { fileId: changed.fileId } : { nodeId: changed.nodeId })}
            passageId={null}
            changesSince={changed.textHash}
            mayEdit={may('board.edit')}
            onClose={close}
          />
        </Suspense>
      )}
      {evidence && !changed && (
        <Suspense>
          <SourceReader
            {...(evidence.fileId ? { fileId: evidence.fileId } : { nodeId: evidence.nodeId })}
            passageId={evidence.passageId}
            quote={evidence.quote}
            asked={evidence}
            startSec={evidence.startSec}
            mayEdit={may('board.edit')}
            ask={mayAsk ? ask : null}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the chat has opened beside itself: a cited passage, or how a source has changed. A citation leaves a way back. */
function useOpened(
  root: RefObject<HTMLElement | null>,
  { onOpenEvidence, rememberPlace }: Pick<ProjectChatProps, 'onOpenEvidence' | 'rememberPlace'>,
) {
  const [evidence, setEvidence] = useState<Citation | null>(null);
  const [changed, setChanged] = useState<StaleSource | null>(null);
  const open = useCallback(
    (citation: Citation) => {
      const scrollBack = rememberScroll(() => root.current?.querySelector('[role="log"]') ?? null);
      const before = evidence;
      const placeBack = rememberPlace?.();
      pushBackStep(() => {
        setChanged(null);
        setEvidence(before);
        placeBack?.();
        scrollBack();
      });
      setChanged(null);
      if (!onOpenEvidence?.(citation)) setEvidence({ ...citation });
    },
    [root, onOpenEvidence, rememberPlace, evidence],
  );
  const close = useCallback(() => {
    setEvidence(null);
    setChanged(null);
  }, []);
  return { evidence, changed, open, showChanges: setChanged, close };
}

interface HeadProps extends Pick<ProjectChatProps, 'project' | 'text' | 'action'> {
  mayAsk: boolean;
}

/** Beside a board the line under the title has the whole width: a conversation's title may be long. */
function Head({ project, text, action, mayAsk }: HeadProps) {
  const t = useWords('projects');
  const { fileCount, linkCount } = project;
  const onlyFiles = fileCount > 0 ? 'assistantFiles' : 'assistantNoFiles';
  const read = linkCount === 0 ? onlyFiles : fileCount > 0 ? 'assistantSources' : 'assistantLinks';
  const title = <h2 className="shrink-0 text-base leading-5 font-[650]">{t('assistant')}</h2>;
  const conversation = <ConversationPicker place={{ projectId: project.id }} nodeId={null} mayAsk={mayAsk} />;
  if (text) {
    return (
      <header className="grid shrink-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line pt-1.5 pr-3 pb-2 pl-4">
        {title}
        <div className="flex min-w-0 items-center justify-end">{conversation}</div>
        {action}
        <p className="col-span-full text-sm leading-[18px] text-ink-3">{text}</p>
      </header>
    );
  }
  return (
    <header className="flex h-[46px] shrink-0 items-center gap-2.5 border-b border-line pr-3 pl-4">
      <KindIcon kind="ai-chat" size="sm" />
      <div className="flex min-w-0 flex-1 items-baseline gap-2">
        {title}
        <p className="truncate text-sm leading-[18px] text-ink-3 max-sm:hidden">
          {t(read, { count: fileCount, links: linkCount })}
        </p>
      </div>
      <div className="flex max-w-[50%] min-w-0 items-center justify-end">{conversation}</div>
      {action}
    </header>
  );
}

/** How much of its sources a project's own chat reads, to be chosen; `changes` counts what was chosen here. */
function useProjectDepths(projectId: string): { changes: number; onDepth: NonNullable<SetDepth> } {
  const t = useWords('projects');
  const notices = useNotices();
  const sentenceOf = useErrorSentence();
  const [changes, setChanges] = useState(0);
  const choose = async (nodeId: string, depth: Depth): Promise<void> => {
    try {
      await call(projectsApi.chooseDepth, { params: { projectId, nodeId }, body: { depth } });
      setChanges((count) => count + 1);
    } catch (error) {
      if (!isUnauthorized(error)) notices.show({ tone: 'failed', title: t('depthFailed'), text: sentenceOf(error) });
    }
  };
  return { changes, onDepth: (nodeId, depth) => void choose(nodeId, depth) };
}
