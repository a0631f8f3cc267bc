import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { ratesApi } from '#contract/rates/rates.api.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { addressOf, sendAs } from '../lib/api.ts';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { RecipeChecks } from './RecipeChecks.tsx';

const ME = 'me';
beforeAll(() => {
  showWords('ko', wordsOf('ko'));
  sendAs(ME);
});

const REPLY = '안녕하세요. 쇼츠 1편은 770,000원이고 릴스는 660,000원입니다.';

function findingsOf(values: RecipeValues, metadata: Record<string, unknown>, card?: string): string[] {
  const client = new QueryClient();
  const known = { text: card, changedAt: null, other: '' };
  if (card !== undefined) client.setQueryData([addressOf(ratesApi.read)], known);
  const made = { id: 'sponsor-reply', values: { creator: '하나', ...values } };
  const body = drawn(<RecipeChecks text={REPLY} made={made} metadata={metadata} />, client);
  return [...body.querySelectorAll('section > ul > li')].map((line) => line.textContent ?? '');
}

describe('the prices of a reply to a sponsor', () => {
  it('are judged by the reader’s own rate card where the reply was made with it', () => {
    const found = findingsOf({}, { ratesOf: ME }, '쇼츠: 77만원');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('660,000원');
  });

  it('are not judged while that card is being read', () => expect(findingsOf({}, { ratesOf: ME })).toEqual([]));

  it('are not judged by who does not see the card that the reply was made with', () => {
    expect(findingsOf({}, { ratesOf: 'somebody else' }, '쇼츠: 99만원')).toEqual([]);
    expect(findingsOf({}, {}, '쇼츠: 99만원')).toEqual([]);
  });

  it('are judged where the reply was made with no rate card', () => {
    expect(findingsOf({ rateCard: '' }, {})).toHaveLength(2);
  });
});
