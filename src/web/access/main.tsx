import { QueryClientProvider } from '@tanstack/react-query';
import { onUnauthorized } from '../lib/api.ts';
import { createQueryClient } from '../lib/query.ts';
import { forgetUser } from '../lib/session.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { mount } from '../shell/mount.tsx';
import { ThemeProvider } from '../ui/theme.tsx';
import { AccessScreen } from './AccessScreen.tsx';
import './access.css';

const client = createQueryClient();
onUnauthorized(() => forgetUser(client));

await mount(
  <ThemeProvider>
    <QueryClientProvider client={client}>
      <ErrorBoundary resetKey="">
        <AccessScreen />
      </ErrorBoundary>
    </QueryClientProvider>
  </ThemeProvider>,
);
