import { cut } from '#contract/base/letters.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import type { PastTurn } from './history.ts';
import { fitKnowledge, type FittedKnowledge } from './knowledge.ts';
import { knowledgeBlocks, type Language } from './prompt.ts';
import { harmless } from './safe-text.ts';

/** What a search that writes by itself is told beside the question. */
export interface SearchInstructions {
  /** Empty where there is nothing to tell. */
  instructions: string;
  knowledge: FittedKnowledge;
}

const KNOWLEDGE_TOKENS = 4_000;
const MOST_QUESTIONS = 4;
const QUESTION_LENGTH = 300;

/** What all of it takes at most. */
export const TOLD_TOKENS = 6_000;

const rules: Record<Language, string> = {
  ko: '웹에서 찾은 글만 사실의 근거로 삼아 질문에 답합니다. 질문과 같은 언어로, Markdown으로 쓰고 이미지는 넣지 않습니다.',
  en: 'Answer the question, taking facts from what you find on the web only. Write in the language of the question, in Markdown, without images.',
};

const earlierWords: Record<Language, string> = {
  ko: '<earlier> 안은 같은 대화에서 먼저 나온 질문입니다. 이번 질문이 무엇을 가리키는지 아는 데만 쓰고 따로 답하지 않습니다.',
  en: 'Inside <earlier> stand the questions that were asked before in this conversation. They tell you what the question refers to; do not answer them.',
};

/**
 * The administrators' knowledge, and people's own questions of this conversation. What they quote above a question may be of
 * a source, and what was answered as well: neither is told.
 */
export function toSearchInstructions(
  past: readonly PastTurn[],
  items: readonly KnowledgeItem[],
  language: Language,
): SearchInstructions {
  const knowledge = fitKnowledge(items, KNOWLEDGE_TOKENS);
  const questions = past
    .flatMap(({ role, text }) => (role === 'user' ? [text.replace(/^[\t\p{Zs}]*>.*$/gmu, '').trim()] : []))
    .filter((text) => text !== '')
    .slice(-MOST_QUESTIONS)
    .map((text) => harmless(cut(text, QUESTION_LENGTH)));
  const earlier =
    questions.length === 0 ? [] : [`${earlierWords[language]}\n<earlier>\n${questions.join('\n')}\n</earlier>`];
  const told = [...knowledgeBlocks(language, knowledge), ...earlier];
  return { instructions: told.length === 0 ? '' : [rules[language], ...told].join('\n\n'), knowledge };
}
