import type { Language } from './context/prompt.ts';

/** A chat node that the caller was allowed to use, with the canvas that shows it. */
export interface ChatPlace {
  boardId: string;
  canvasId: string;
  nodeId: string;
}

export interface Question {
  actorId: string;
  text: string;
  language: Language | undefined;
}
