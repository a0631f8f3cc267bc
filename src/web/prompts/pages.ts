import type { Prompt } from '#contract/prompts/prompts.schema.ts';

/** What a dialog shows of prompts beside their list. */
export type PromptPage =
  | { at: 'new-prompt' }
  | { at: 'edit-prompt'; prompt: Prompt }
  | { at: 'history'; prompt: Prompt }
  | { at: 'fill'; prompt: Prompt };

/** Under these keys what is typed is kept. */
export const editKey = (promptId: string): string => `prompt-edit:${promptId}`;
export const valuesKey = (promptId: string): string => `prompt:${promptId}`;
