import { describe, expect, it } from 'vitest';
import { findQuotes } from './quoting.ts';
import { findSharedWord } from './shared-word.ts';

describe('a word that a question and a text share', () => {
  it.each([
    ['What does it cost?', 'It costs 30,000 won.', true],
    ['roasted beans', 'two weeks of roasting', true],
    ['Which grinder?', 'It grinds 18 grams.', true],
    ['coffee', 'our coffeehouse', true],
    ['When was 1998?', 'in 1998', true],
    ['When was 1998?', 'in 19981', false],
    ['high', 'within two weeks', false],
    ['Who has the ring?', 'during the meeting', false],
  ])('%j and %j: %s', (question, text, isShared) => {
    expect(findSharedWord(question)?.(text)).toBe(isShared);
  });

  it('is not asked for where words are glued together, or where a question names no matter', () => {
    expect(findSharedWord('원두는 언제까지?')).toBeNull();
    expect(findSharedWord('Canary 그라인더 가격')).toBeNull();
    expect(findSharedWord('What is this?')).toBeNull();
  });
});

describe('a question in English', () => {
  const passages = [
    'Home cafe beans should be used within two weeks of roasting. The aroma fades first.',
    'Kim said that the cafe opens at 9. Lee disagrees and opens at 11. Both close on Mondays.',
    'The Canary grinder costs 30,000 won. It grinds 18 grams in 40 seconds.',
  ];

  it.each(['hi', 'Hello!', 'thanks', 'Thank you so much', 'ok', 'Who won the world cup?'])(
    'is answered by nothing where no word of it is in the sources: %s',
    (question) => {
      const { isThere, quotes } = findQuotes(question, passages);
      expect(isThere && quotes.length > 0).toBe(false);
    },
  );

  it('is answered only by sentences that share a word with it', () => {
    const quoted = (question: string) => findQuotes(question, passages).quotes.map(({ text }) => text);
    expect(quoted('How long do beans keep?')).toEqual(['Home cafe beans should be used within two weeks of roasting.']);
    expect(quoted('What does the grinder cost?')[0]).toBe('The Canary grinder costs 30,000 won.');
    expect(findQuotes('What does the grinder cost?', passages).isThere).toBe(true);
  });
});
