import { allRoutes } from '../../src/contract/api/index.ts';

/** Every address that can be read, with each id of these that it may name; `seq` is the board's latest, `words` are looked for. */
export function readableAddresses(words: string, ids: Record<string, readonly string[]>, seq: number): string[] {
  const about = encodeURIComponent(words);
  const chats = (ids['chatId'] ?? []).map((id) => `nodeId=${id}`);
  const talks = chats.flatMap((chat) => [
    chat,
    ...(ids['conversationId'] ?? []).map((id) => `${chat}&conversationId=${id}`),
  ]);
  const queries: Record<string, string[]> = {
    '/api/canvases/waiting': ['today=2026-11-29'],
    '/api/canvases/:canvasId/changes': ['since=0', `since=${seq - 3}`],
    '/api/canvases/:canvasId/ai-chat-messages': talks,
    '/api/canvases/:canvasId/conversations': chats.flatMap((chat) => [chat, `${chat}&q=${about}`]),
    '/api/nodes/:nodeId/context': ['', ...(ids['conversationId'] ?? []).map((id) => `conversationId=${id}`)],
    '/api/boards/:boardId/history/steps': [`from=1&to=${seq}`],
    '/api/boards/:boardId/history/moment': [2, seq >> 2, seq >> 1, seq - 2, seq].map((at) => `seq=${at}`),
    '/api/boards/:boardId/history/differences': ['from=1', `from=${seq >> 1}`, `from=2&to=${seq >> 1}`],
    '/api/boards/:boardId/history/conversations': chats.map((chat) => `${chat}&seq=${seq}`),
    '/api/boards/:boardId/history/messages': talks.map((talk) => `${talk}&seq=${seq}`),
    '/api/search': [`q=${about}`],
    '/api/boards/:boardId/find': [`q=${about}`],
    '/api/library': [`q=${about}`, ''],
    '/api/library/notes': [`q=${about}`],
  };
  const skipped = /logout|login|callback|popup|health|site-icons|picture|playlist/;
  return allRoutes
    .filter(({ method, path }) => method === 'GET' && !skipped.test(path))
    .flatMap(({ path }) => {
      const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
      const filled = names.reduce<string[]>(
        (paths, name) => paths.flatMap((one) => (ids[name] ?? []).map((id) => one.replace(`:${name}`, id))),
        [path],
      );
      return filled.flatMap((one) => (queries[path] ?? ['']).map((query) => (query ? `${one}?${query}` : one)));
    });
}
