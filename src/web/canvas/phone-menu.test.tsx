import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { reading } from '../lib/query.ts';
import { ThemeProvider } from '../ui/theme.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

function dots(unread: number) {
  const client = new QueryClient();
  client.setQueryData(reading(notificationsApi.list).queryKey, { unread, items: [], hasMore: false });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ThemeProvider>
        <PhoneMenu onShare={() => undefined} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.querySelector('button');
}

it('the dots of a telephone say how many notifications are unread, and show that there are some', () => {
  expect(dots(3)?.getAttribute('aria-label')).toBe('더 보기: 알림, 읽지 않은 것 3개');
  expect(dots(3)?.querySelector('[data-testid="unread"]')).not.toBeNull();
  expect(dots(0)?.getAttribute('aria-label')).toBe('더 보기');
  expect(dots(0)?.querySelector('[data-testid="unread"]')).toBeNull();
});
