import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, matchPath, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { lazyComponent, wholeScreen, type WholeScreen } from './lib/lazy-component.ts';
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

const CanvasScreen = wholeScreen(() => withWords(['board'], import('./canvas/CanvasScreen.tsx')), 'CanvasScreen');
const DashboardScreen = wholeScreen(
  () => withWords(['rooms'], import('./dashboard/DashboardScreen.tsx')),
  'DashboardScreen',
);
const NewCanvasScreen = wholeScreen(
  () => withWords(['rooms'], import('./dashboard/NewCanvasScreen.tsx')),
  'NewCanvasScreen',
);
const ProjectBoardScreen = wholeScreen(
  () => withWords(['board', 'talk', 'rooms'], import('./project-board/ProjectBoardScreen.tsx')),
  'ProjectBoardScreen',
);
const ProfileScreen = wholeScreen(() => withWords(['rooms'], import('./account/ProfileScreen.tsx')), 'ProfileScreen');
const SettingsScreen = wholeScreen(
  () => withWords(['rooms'], import('./account/SettingsScreen.tsx')),
  'SettingsScreen',
);
const SearchPalette = lazyComponent(() => withWords(['talk'], import('./search/SearchPalette.tsx')), 'SearchPalette');
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
const LinkScreen = wholeScreen(() => withWords(['guests'], import('./guests/LinkScreen.tsx')), 'LinkScreen');
const InvitationScreen = wholeScreen(
  () => withWords(['people'], import('./sharing/InvitationScreen.tsx')),
  'InvitationScreen',
);
const NotFound = wholeScreen(() => import('./shell/NotFound.tsx'), 'NotFound');

/** Whoever is signed in sees them. */
const screens: [path: string, screen: WholeScreen][] = [
  ['/canvas', NewCanvasScreen],
  ['/canvas/:canvasId', CanvasScreen],
  ['/invitations/:invitationId', InvitationScreen],
  ['/orgs/:orgId', OrgScreen],
  ['/projects/:projectId', ProjectScreen],
  ['/projects/:projectId/board', ProjectBoardScreen],
  ['/profile', ProfileScreen],
  ['/settings', SettingsScreen],
  ['/remote', RemoteScreen],
  ['/subscribe', SubscribeScreen],
];
const others: typeof screens = [
  ['/', DashboardScreen],
  ['/dashboard', DashboardScreen],
  ['/whiteboard/:canvasId', CanvasScreen],
  ['/s/:token', LinkScreen],
  ['*', NotFound],
];

/** Fetches the code of the screen at this address. Resolves when it is there, or cannot be had: the screen itself says so. */
export async function fetchScreen({ pathname }: Pick<Location, 'pathname'>): Promise<void> {
  const found = [...screens, ...others].find(([path]) => matchPath(path, pathname));
  await found?.[1].ahead().catch(() => undefined);
}

/** The route table of the specification's section 2. '/' is the dashboard here: visitors' landing page is an entry of its own, and so is the door at /access. */
function Screens() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route element={<SignedIn />}>
        {screens.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="/whiteboard/:canvasId" element={<ToCanvas />} />
        <Route path="/dashboard" element={<Navigate to="/" replace />} />
      </Route>
      <Route path="/s/:token" element={<LinkScreen />} />
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

const drawPalette = (typedBefore: string, onClose: () => void) => (
  <SearchPalette typedBefore={typedBefore} onClose={onClose} />
);

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
