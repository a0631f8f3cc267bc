import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { NoticesContext, type Notices } from './lib/notices.ts';
import { useUser } from './lib/session.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Opening } from './shell/Opening.tsx';
import { Page } from './shell/Page.tsx';
import { Protected } from './shell/Protected.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { ThemeProvider } from './ui/theme.tsx';
import { Toaster } from './ui/Toaster.tsx';

const AccessScreen = lazy(() => import('./access/AccessScreen.tsx').then((m) => ({ default: m.AccessScreen })));
const CanvasScreen = lazy(() => import('./canvas/CanvasScreen.tsx').then((m) => ({ default: m.CanvasScreen })));
const DashboardScreen = lazy(() =>
  import('./dashboard/DashboardScreen.tsx').then((m) => ({ default: m.DashboardScreen })),
);
const LandingPage = lazy(() => import('./landing/LandingPage.tsx').then((m) => ({ default: m.LandingPage })));
const NewCanvasScreen = lazy(() =>
  import('./dashboard/NewCanvasScreen.tsx').then((m) => ({ default: m.NewCanvasScreen })),
);
const NotFound = lazy(() => import('./shell/NotFound.tsx').then((m) => ({ default: m.NotFound })));

/** The route table of the specification's section 2. '/' is the dashboard here; visitors get the landing page's own entry. */
function Screens() {
  return (
    <Routes>
      <Route path="/access" element={<AccessScreen />} />
      <Route path="/" element={<Home />} />
      <Route element={<SignedIn />}>
        <Route path="/canvas" element={<NewCanvasScreen />} />
        <Route path="/canvas/:canvasId" element={<CanvasScreen />} />
        <Route path="/whiteboard/:canvasId" element={<ToCanvas />} />
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
  if (user === null && !wasIn) return <LandingPage />;
  return (
    <SignedIn>
      <DashboardScreen />
    </SignedIn>
  );
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

export function App({ client, notices }: { client: QueryClient; notices: Notices }) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <NoticesContext value={notices}>
          <BrowserRouter>
            <SkipLink />
            <Guarded>
              <Screens />
            </Guarded>
          </BrowserRouter>
          <Toaster />
        </NoticesContext>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
