/** How much of a source its wire brings to a chat, from all of it to nothing. */
export const depths = ['full', 'summary', 'highlights', 'off'] as const;
export type Depth = (typeof depths)[number];
