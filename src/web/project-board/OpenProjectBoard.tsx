import { FilePlus2, LayoutGrid, Plus, Telescope } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TITLES } from '#contract/limits.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { BoardRoom } from '../board/stage/BoardRoom.tsx';
import { BoardStage, type Insets } from '../board/BoardStage.tsx';
import { addNode } from '../editor/commands/add-node.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { commentCommands } from '../board-context/comment-commands.ts';
import { usePanels, useShownPanels } from '../board-context/panels.ts';
import { useTools } from '../board-context/tools.ts';
import { useNotices } from '../lib/notices.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { planIn } from '../projects/carried-plan.ts';
import { WithPast } from '../history/WithPast.tsx';
import { useProjectNews } from '../projects/use-project-news.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords, withWords } from '../words/index.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { BoardHeader, type HeaderDialog } from './BoardHeader.tsx';
import { useProjectUpload } from './use-project-upload.ts';
import { useShown } from './use-shown.ts';

const ShareDialog = lazyComponent(
  () => withWords(['people', 'rooms'], import('../projects/ShareDialog.tsx')),
  'ShareDialog',
);
const PresenceLayer = lazyComponent(
  () => withWords(['people'], import('../presence/PresenceLayer.tsx')),
  'PresenceLayer',
);
const PresenceAvatars = lazyComponent(
  () => withWords(['people'], import('../presence/PresenceAvatars.tsx')),
  'PresenceAvatars',
);
const CommentsButton = lazyComponent(
  () => withWords(['comments'], import('../comments/CommentsButton.tsx')),
  'CommentsButton',
);
const HistoryButton = lazyComponent(() => import('../history/HistoryButton.tsx'), 'HistoryButton');
const BoardSettingsDialog = lazyComponent(() => import('./BoardSettingsDialog.tsx'), 'BoardSettingsDialog');
const GenerateDialog = lazyComponent(() => import('./GenerateDialog.tsx'), 'GenerateDialog');

const INSETS: Insets = {
  wide: { left: 12, top: 12, bottom: 72 },
  phone: { left: 0, top: 8, bottom: 80 },
};
const MINIMAP = { width: 170, height: 108 };

interface OpenProjectBoardProps {
  project: Project;
  editor: BoardEditor;
}

/** The board with its second bar above, the note button below and the assistant beside it. */
export function OpenProjectBoard({ project, editor }: OpenProjectBoardProps) {
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  const assistant = useShown('assistant');
  const hasAssistant = project.isMember && assistant.isShown;
  const minimap = useShown('minimap');
  const upload = useProjectUpload(project.id);
  const close = () => setDialog(null);
  useEffect(() => (project.isMember ? commentCommands.expect() : undefined), [project.isMember]);
  useProjectNews(project);
  return (
    <BoardRoom editor={editor} onFiles={upload}>
      <WithPast editor={editor}>
        <BoardHeader
          project={project}
          editor={editor}
          isAssistantShown={hasAssistant}
          onAssistant={assistant.toggle}
          onDialog={setDialog}
        />
        <ArrivedPlan />
        <div className="relative flex min-h-0 flex-1">
          <div className="relative min-w-0 flex-1 bg-board">
            <BoardStage
              empty={<EmptyProjectBoard mayEdit={editor.mayEdit} />}
              hasToolPanel={false}
              insets={INSETS}
              {...(minimap.isShown ? { minimap: MINIMAP } : { minimap: null })}
            >
              {project.isMember && (
                <Suspense>
                  <PresenceLayer hasAvatars={false} />
                  <div className="absolute top-2 right-2 z-(--z-panel) flex items-center gap-1 rounded-card bg-raised p-1 shadow-pop">
                    <PresenceAvatars />
                    <CommentsButton />
                    <HistoryButton />
                  </div>
                </Suspense>
              )}
              {editor.mayEdit && <AddNote editor={editor} />}
            </BoardStage>
          </div>
          {hasAssistant && (
            <AssistantBeside>
              <AssistantPanel project={project} editor={editor} onClose={assistant.toggle} />
            </AssistantBeside>
          )}
        </div>
      </WithPast>
      <Suspense>
        {dialog === 'generate' && <GenerateDialog project={project} editor={editor} onClose={close} />}
        {dialog === 'settings' && <BoardSettingsDialog editor={editor} minimap={minimap} onClose={close} />}
        {dialog === 'share' && <ShareDialog project={project} onClose={close} />}
      </Suspense>
    </BoardRoom>
  );
}

/** A plan that was asked for on the page of the project is looked at here, once. */
function ArrivedPlan() {
  const panels = usePanels();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  useEffect(() => {
    const note = planIn(state);
    if (note === null) return;
    panels.open({ what: 'plan', note });
    void navigate(pathname + search, { replace: true, state: null });
  }, [panels, navigate, state, pathname, search]);
  return null;
}

/** While a plan is looked at on the board, what would lie over the board makes room. */
function AssistantBeside({ children }: { children: ReactNode }) {
  const { panel } = useShownPanels();
  return <div className={classes('contents', panel?.what === 'plan' && 'max-xl:hidden')}>{children}</div>;
}

function AddNote({ editor }: { editor: BoardEditor }) {
  const t = useWords('projectBoard');
  const { language } = useLanguage();
  const notices = useNotices();
  const add = () => {
    const [title, content] = language === 'en' ? [TITLES.note, TITLES.noteContent] : [t('noteTitle'), t('noteContent')];
    addNode(editor, { kind: 'text', storedAs: 'user_note', title, content }, { language });
    notices.show({ tone: 'done', title: t('noteCreated'), text: t('noteCreatedText') });
  };
  return (
    <Button
      variant="primary"
      size="lg"
      onClick={add}
      icon={<Plus size={17} strokeWidth={2.2} aria-hidden="true" />}
      className="absolute bottom-[max(20px,env(safe-area-inset-bottom))] left-1/2 z-(--z-panel) -translate-x-1/2 shadow-pop"
    >
      {t('addNote')}
    </Button>
  );
}

function EmptyProjectBoard({ mayEdit }: { mayEdit: boolean }) {
  const t = useWords('projectBoard');
  const actions = useWords('actions');
  const { offered, use } = useTools();
  const panels = usePanels();
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-4">
      <div className="pointer-events-auto flex max-w-[360px] flex-col items-center rounded-card border border-line bg-surface px-8 py-9 text-center shadow-card">
        <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-k-group-soft text-k-group-ink">
          <LayoutGrid size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p className="mt-3.5 text-h3 font-[650]">{t('empty')}</p>
        <p className="mt-1 text-base text-ink-2">{mayEdit ? t('emptyText') : t('emptyViewer')}</p>
        {mayEdit && (
          <Button
            className="mt-4"
            onClick={() => use('file')}
            icon={<FilePlus2 size={16} strokeWidth={2} aria-hidden="true" />}
          >
            {t('uploadFiles')}
          </Button>
        )}
        {offered.includes('ai-chat') && (
          <Button
            className="mt-2"
            onClick={() => panels.open({ what: 'research', at: null })}
            icon={<Telescope size={16} strokeWidth={2} aria-hidden="true" />}
          >
            {actions('label.startResearch')}
          </Button>
        )}
      </div>
    </div>
  );
}
