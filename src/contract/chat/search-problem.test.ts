import { describe, expect, it } from 'vitest';
import { searchProviders } from '../ai/ai-settings.schema.ts';
import { answerProblems, answerProblemWords } from './answer-problem.ts';
import { failedSearchIn, isSaidOfSearch, sayProblem } from './search-problem.ts';

describe('a problem of a search', () => {
  it.each(answerProblems.filter(isSaidOfSearch))('%s names the search, and blames no AI provider', (problem) => {
    expect(sayProblem(problem, 'ko', 'searxng')).toMatch(/^웹 검색 서비스\(SearXNG\)[가의에] .*요\.$/);
    expect(sayProblem(problem, 'en', 'searxng')).toMatch(
      /^The (safety filter of the )?web search service \(SearXNG\) .*\.$/,
    );
    expect(sayProblem(problem, 'ko', 'searxng') + sayProblem(problem, 'en', 'searxng')).not.toMatch(/AI/);
  });

  it.each(answerProblems)('%s of something else is said of that', (problem) => {
    expect(sayProblem(problem, 'ko', null)).toBe(answerProblemWords[problem].ko);
    expect(sayProblem(problem, 'en', null)).toBe(answerProblemWords[problem].en);
  });

  it.each(searchProviders.filter((id) => id !== 'none'))('of %s is said with its name as people write it', (id) => {
    expect(sayProblem('unreachable', 'en', id)).toMatch(/\((Perplexity|OpenAI|SearXNG|Brave)\)/);
  });

  it('leaves none out whose sentence blames the AI provider', () => {
    const blaming = answerProblems.filter((problem) => answerProblemWords[problem].en.includes('AI provider'));
    expect(blaming.filter((problem) => !isSaidOfSearch(problem))).toEqual([]);
  });
});

it.each([
  [{ failedSearch: 'brave' }, 'brave'],
  [{ failedSearch: 7 }, null],
  [{}, null],
])('of %j the search that failed is %j', (metadata, search) => expect(failedSearchIn(metadata)).toBe(search));

it.each(answerProblems)('%s does not claim that anything is kept: there may be nothing', (problem) => {
  expect(answerProblemWords[problem].ko).not.toContain('남겨');
  expect(answerProblemWords[problem].en).not.toContain('kept');
});
