import type { CanvasTemplate } from '#contract/canvases/canvas.schema.ts';

type SavedChoice = `saved:${string}`;
/** What a new canvas begins as: a board of the product, or a saved template. */
export type TemplateChoice = CanvasTemplate | SavedChoice;

const PREFIX = 'saved:';
export const savedChoice = (templateId: string): SavedChoice => `${PREFIX}${templateId}`;
export const isSaved = (choice: TemplateChoice): choice is SavedChoice => choice.startsWith(PREFIX);
export const savedIdOf = (choice: SavedChoice): string => choice.slice(PREFIX.length);
