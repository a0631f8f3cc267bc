/** The rooms of each storey from the ground up. A room may import only rooms written before it. */
export const rooms = {
  contract: ['limits', 'access', 'base', 'account', 'sources', 'board', 'canvases', 'files', 'chat', 'live', 'api'],
  server: [
    'platform', 'live', 'people', 'auth', 'boards', 'files', 'canvases', 'ai', 'sources', 'editing', 'chat', 'app', 'testing', 'main',
  ],
  web: ['lib', 'words', 'ui', 'shell', 'chat', 'sources', 'board', 'canvas', 'access', 'dashboard', 'landing', 'App', 'main'],
} as const;
