import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * What a stand-in for a service answers. Whoever leaves in the middle of asking is let go; any other failure is one of the
 * stand-in and ends the run.
 */
export const serving =
  (answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>): RequestListener =>
  (request, response) =>
    void answer(request, response).catch((error: unknown) => {
      if (request.complete) throw error;
    });
