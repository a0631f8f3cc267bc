import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { part, wholeScreen } from './lib/part.ts';
import { NoticesContext, type Notices } from './lib/notices.ts';
import { useUser } from './lib/session.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Opening } from './shell/Opening.tsx';
import { Page } from './shell/Page.tsx';
import { PaletteSlot } from './shell/palette-slot.ts';
import { Protected } from './shell/Protected.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { ThemeProvider } from './ui/theme.tsx';
import { Toaster } from './ui/Toaster.tsx';
import { withWords } from './words/index.ts';

const loadCanvas = () => withWords(['board'], import('./canvas/CanvasScreen.tsx'));
const CanvasScreen = wholeScreen(loadCanvas, 'CanvasScreen');
const DashboardScreen = wholeScreen(
  () => withWords(['rooms'], import('./dashboard/DashboardScreen.tsx')),
  'DashboardScreen',
);
const NewCanvasScreen = wholeScreen(
  () => withWords(['rooms'], import('./dashboard/NewCanvasScreen.tsx')),
  'NewCanvasScreen',
);
const loadProjectBoard = () => withWords(['board', 'talk', 'rooms'], import('./project-board/ProjectBoardScreen.tsx'));
const ProjectBoardScreen = wholeScreen(loadProjectBoard, 'ProjectBoardScreen');
const ProfileScreen = wholeScreen(() => withWords(['rooms'], import('./account/ProfileScreen.tsx')), 'ProfileScreen');
const SettingsScreen = wholeScreen(
  () => withWords(['rooms'], import('./account/SettingsScreen.tsx')),
  'SettingsScreen',
);
const SearchPalette = part(() => withWords(['talk'], import('./search/SearchPalette.tsx')), 'SearchPalette');
const SubscribeScreen = wholeScreen(
  () => withWords(['rooms'], import('./subscribe/SubscribeScreen.tsx')),
  'SubscribeScreen',
);
const OrgScreen = wholeScreen(() => withWords(['rooms'], import('./orgs/OrgScreen.tsx')), 'OrgScreen');
const ProjectScreen = wholeScreen(
  () => withWords(['talk', 'rooms'], import('./projects/ProjectScreen.tsx')),
  'ProjectScreen',
);
const RemoteScreen = wholeScreen(
  () => withWords(['recipes'], import('./recipes/remote/RemoteScreen.tsx')),
  'RemoteScreen',
);
const NotFound = wholeScreen(() => import('./shell/NotFound.tsx'), 'NotFound');

/** The code of a board is on its way while the server is asked who is there; that it does not come is said by the screen. */
function loadAhead({ pathname }: Location): void {
  const load = /^\/(?:canvas|whiteboard)\/./.test(pathname)
    ? loadCanvas
    : /^\/projects\/[^/]+\/board/.test(pathname) && loadProjectBoard;
  if (load) load().catch(() => null);
}
loadAhead(window.location);

/** The route table of the specification's section 2. '/' is the dashboard here: visitors' landing page is an entry of its own, and so is the door at /access. */
function Screens() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route element={<SignedIn />}>
        <Route path="/canvas" element={<NewCanvasScreen />} />
        <Route path="/canvas/:canvasId" element={<CanvasScreen />} />
        <Route path="/whiteboard/:canvasId" element={<ToCanvas />} />
        <Route path="/orgs/:orgId" element={<OrgScreen />} />
        <Route path="/projects/:projectId" element={<ProjectScreen />} />
        <Route path="/projects/:projectId/board" element={<ProjectBoardScreen />} />
        <Route path="/profile" element={<ProfileScreen />} />
        <Route path="/settings" element={<SettingsScreen />} />
        <Route path="/remote" element={<RemoteScreen />} />
        <Route path="/subscribe" element={<SubscribeScreen />} />
        <Route path="/dashboard" element={<Navigate to="/" replace />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** The landing page for visitors, the dashboard for whoever is or was signed in; the latter are led to the login. */
function Home() {
  const { user } = useUser();
  const [wasIn, setWasIn] = useState(false);
  if (user && !wasIn) setWasIn(true);
  if (user === null && !wasIn) return <ToLanding />;
  return (
    <SignedIn>
      <DashboardScreen />
    </SignedIn>
  );
}

/** The landing page is a document of its own at this address, which the server sends to visitors. */
function ToLanding() {
  const { search } = useLocation();
  const isSentBack = new URLSearchParams(search).has('lang');
  useEffect(() => {
    window.location.replace(isSentBack ? '/access' : `/?lang=${document.documentElement.lang}`);
  }, [isSentBack]);
  return <Opening />;
}

const SignedIn = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <Protected>
    <Page>
      <Guarded>{children}</Guarded>
    </Page>
  </Protected>
);

function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Opening />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function ToCanvas() {
  const { canvasId } = useParams();
  return <Navigate to={`/canvas/${encodeURIComponent(canvasId ?? '')}`} replace />;
}

const drawPalette = (onClose: () => void) => <SearchPalette onClose={onClose} />;

export function App({ client, notices }: { client: QueryClient; notices: Notices }) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <NoticesContext value={notices}>
          <BrowserRouter>
            <SkipLink />
            <PaletteSlot value={drawPalette}>
              <Guarded>
                <Screens />
              </Guarded>
            </PaletteSlot>
          </BrowserRouter>
          <Toaster />
        </NoticesContext>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
