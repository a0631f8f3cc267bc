import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { reading } from '../lib/query.ts';
import { drawn } from '../lib/test-view.tsx';
import { ProjectBoardScreen } from '../project-board/ProjectBoardScreen.tsx';
import { MembersTab } from '../projects/members/MembersTab.tsx';
import { ProjectScreen } from '../projects/ProjectScreen.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { OrgScreen } from './OrgScreen.tsx';

beforeAll(() => showWords('en', wordsOf('en')));

const ID = '019d0000-0000-7000-8000-000000000000';

it.each<[string, string, ReactElement]>([
  ['/orgs/:orgId', 'Loading the organization', <OrgScreen key="org" />],
  ['/projects/:projectId', 'Loading the project', <ProjectScreen key="project" />],
  ['/projects/:projectId/board', 'Loading project board', <ProjectBoardScreen key="board" />],
])('while %s loads it shows skeletons and says: %s', (path, words, screen) => {
  const body = drawn(
    <MemoryRouter initialEntries={[path.replace(/:\w+/, ID)]}>
      <Routes>
        <Route path={path} element={screen} />
      </Routes>
    </MemoryRouter>,
  );
  const waiting = [...body.querySelectorAll('[role=status]')].find((one) => one.querySelector('.skeleton'));
  expect(waiting?.getAttribute('aria-label')).toBe(words);
});

it('a project without people says so', () => {
  const client = new QueryClient();
  client.setQueryData(reading(projectsApi.readMembers, { params: { projectId: ID } }).queryKey, []);
  const project = { id: ID, role: 'owner' } as Project;
  const body = drawn(
    <MemoryRouter>
      <MembersTab project={project} />
    </MemoryRouter>,
    client,
  );
  expect(body.textContent).toContain('No members');
});
