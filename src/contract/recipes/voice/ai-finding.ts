import type { Language } from '../../base/language.ts';
import type { Finding } from '../../base/finding.ts';
import type { Utterance } from './utterances.ts';

export type AiRule = 'ai-phrase' | 'even-rhythm' | 'marks' | 'no-first-hand' | 'general';
/** `phrase` is that of the tell, for a phrase. */
export type AiFinding = Finding<AiRule> & { phrase?: string };

/** Sentences from which a rhythm can be judged. */
export const SENTENCES = 8;

export interface Judged {
  text: string;
  language: Language;
  utterances: readonly Utterance[];
}

/** A warning: what sounds like a machine is never an error. */
export const finding = (rule: AiRule, at: Finding['at'], ko: string, en: string, fix?: string): AiFinding => ({
  rule,
  level: 'warning',
  at,
  words: { ko, en },
  ...(fix !== undefined && { fix }),
});
