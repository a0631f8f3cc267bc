import type { JsonSchema } from './json-schema.ts';

/** A picture or document that is shown to a model beside the words; its name is told where it has one. */
export interface PromptFile {
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}

/** What a model is asked: rules, then the turns in order; the last one is the person's, and `files` are shown with it. */
export interface Prompt {
  instructions: string;
  /** What all turns are about; it goes before them, and is the same from turn to turn as far as it can be. */
  material?: string;
  turns: { role: 'user' | 'assistant'; text: string }[];
  /** Whether all turns up to the last answer will come again as they stand here. */
  turnsComeAgain?: boolean;
  files?: readonly PromptFile[];
  /** The answer is to be one JSON object of this form. */
  format?: { name: string; schema: JsonSchema };
}
