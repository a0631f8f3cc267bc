import type { NodeKindId } from '#contract/board/kinds/index.ts';

/** The tools, in their order in the panel. */
export const toolKinds = [
  'text',
  'youtube',
  'instagram',
  'website',
  'file',
  'ai-chat',
  'group',
] as const satisfies readonly NodeKindId[];
export type ToolId = (typeof toolKinds)[number];

/** The letter of each tool: the physical key, whatever the layout writes with it. */
export const toolKeys: Record<ToolId, string> = {
  text: 'T',
  youtube: 'Y',
  instagram: 'S',
  website: 'W',
  file: 'U',
  'ai-chat': 'C',
  group: 'G',
};

/** What can be made by name: the tools, and a memo, which has no button of its own. */
export type MadeKind = ToolId | 'sticky';
export const madeKeys: Record<MadeKind, string> = { ...toolKeys, sticky: 'N' };
