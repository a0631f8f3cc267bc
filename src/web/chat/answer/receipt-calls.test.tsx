import { expect, it } from 'vitest';
import type { ModelCalls } from '#contract/chat/chat.schema.ts';
import { drawn } from '../../lib/test-view.tsx';
import { evidence } from '../../words/evidence.ts';
import { showWords } from '../../words/index.ts';
import { Facts } from './ReceiptPanel.tsx';

const call = (work: ModelCalls['for'], calls: number, inputTokens: number): ModelCalls => ({
  for: work,
  calls,
  inputTokens,
  outputTokens: 100,
});
const factsOf = (calls: ModelCalls[], language: 'ko' | 'en' = 'ko') => {
  showWords(language, { evidence: evidence[language] });
  const engine = { kind: 'model' as const, name: 'm', provider: 'openai' };
  const receipt = { engine, context: [], inputTokens: 1_000, outputTokens: 100, tookMs: 1_000, calls };
  return drawn(<Facts receipt={receipt} askedBy={null} askedAt={null} />).textContent;
};

it('a receipt tells all calls of a result, what each was for, and the tokens of all of them', () => {
  const calls = [call('answer', 2, 1_000), call('condense', 2, 30_000), call('title', 1, 400)];
  expect(factsOf(calls)).toContain('5번 (답 쓰기 2 · 소스 줄이기 2 · 제목 짓기 1)');
  expect(factsOf(calls)).toContain('읽기 31,400 · 쓰기 300');
  expect(factsOf(calls, 'en')).toContain('5 in all (writing 2 · condensing sources 2 · title 1)');
});

it('the receipt of a single call says no more than its tokens', () => {
  expect(factsOf([call('answer', 1, 1_000)])).not.toContain('AI 호출');
});
