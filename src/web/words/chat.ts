import { english } from './chat-english.ts';
import { korean } from './chat-korean.ts';

/** The conversation with the AI. */
export const chat = { ko: korean, en: english };
