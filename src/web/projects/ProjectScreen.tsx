import { Folder, LayoutDashboard, MessagesSquare, Settings, Users } from 'lucide-react';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PROJECT } from '#contract/limits.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useReading } from '../lib/query.ts';
import { PlaceFrame } from '../orgs/PlaceFrame.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TabPanel, Tabs } from '../ui/Tabs.tsx';
import { useWords } from '../words/index.ts';
import { FilesTab } from './files/FilesTab.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ChatSkeleton, ProjectSkeleton, TabSkeleton } from './ProjectSkeleton.tsx';
import { useProjectNews } from './use-project-news.ts';

const ProjectChat = lazyComponent(() => import('./ProjectChat.tsx'), 'ProjectChat');
const MembersTab = lazyComponent(() => import('./members/MembersTab.tsx'), 'MembersTab');
const SettingsTab = lazyComponent(() => import('./SettingsTab.tsx'), 'SettingsTab');

/** A project: its files, its conversation with the AI, its people and its settings. */
export function ProjectScreen() {
  const t = useWords('projects');
  const { projectId = '' } = useParams();
  const { data: project, error, refetch } = useReading(projectsApi.read, { params: { projectId } });
  usePageTitle(project?.name ?? t('tabs'));
  return (
    <PlaceFrame
      placeId={projectId}
      words={{ back: t('back'), gone: t('gone'), goneText: t('goneText'), loadFailed: t('loadFailed') }}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<ProjectSkeleton />}
    >
      {project ? <Shown key={project.id} project={project} /> : null}
    </PlaceFrame>
  );
}

const Shown = ({ project }: { project: Project }) =>
  project.isMember ? <Loaded project={project} /> : <OnlyBoard project={project} />;

/** A public project for who has no part in it: its board, and nothing else. */
function OnlyBoard({ project }: { project: Project }) {
  const t = useWords('projects');
  return (
    <>
      <ProjectHeader project={project} />
      <EmptyState
        icon={<LayoutDashboard size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={t('onlyBoard')}
        text={t('onlyBoardText')}
      />
    </>
  );
}

const tabs = ['files', 'chat', 'members', 'settings'] as const;
type Tab = (typeof tabs)[number];

/** The tab stands in the address, so that it can be linked to and survives a reload. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'files';
  return [tab, (chosen) => setSearch(chosen === 'files' ? {} : { tab: chosen }, { replace: true })];
}

function Loaded({ project }: { project: Project }) {
  const t = useWords('projects');
  const [tab, setTab] = useTab();
  useProjectNews(project);
  const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true, className: 'shrink-0' } as const;
  return (
    <>
      <ProjectHeader project={project} />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChoose={setTab}
        tabs={[
          { value: 'files', label: t('tabFiles'), icon: <Folder {...icon} /> },
          { value: 'chat', label: t('tabChat'), icon: <MessagesSquare {...icon} /> },
          { value: 'members', label: t('tabMembers'), icon: <Users {...icon} /> },
          { value: 'settings', label: t('tabSettings'), icon: <Settings {...icon} /> },
        ]}
      >
        <TabPanel value="files">
          <FilesTab project={project} />
        </TabPanel>
        <TabPanel value="chat">
          <div
            className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card"
            style={{ height: PROJECT.chatHeightPx }}
          >
            <Suspense fallback={<ChatSkeleton />}>
              <ProjectChat project={project} variant="full" />
            </Suspense>
          </div>
        </TabPanel>
        <TabPanel value="members">
          <Suspense fallback={<TabSkeleton />}>
            <MembersTab project={project} />
          </Suspense>
        </TabPanel>
        <TabPanel value="settings" isKept>
          <Suspense fallback={<TabSkeleton />}>
            <SettingsTab project={project} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}
