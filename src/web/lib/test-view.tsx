import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createNotices, NoticesContext } from './notices.ts';

/** The body of a page that shows only this, as it is first drawn: what `client` does not know is still being read. */
export function drawn(view: ReactNode, client = new QueryClient(), notices = createNotices()): HTMLElement {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NoticesContext value={notices}>{view}</NoticesContext>
    </QueryClientProvider>,
  );
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
}
