/** How a step that no ordinary request holds is sent: by itself, for the editor needs no more of it. */
export const WHOLE_STEP = { method: 'POST', path: '/api/boards/:boardId/history/changes' } as const;
