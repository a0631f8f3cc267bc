import { describe, expect, it } from 'vitest';
import { fold } from './folded-text.ts';
import { findNearest, LEAST_NEARNESS, pairsOf, placeWords } from './nearest-words.ts';

/** The same, looked for stretch by stretch. */
function lookedFor(quotation: string, plain: string): { actual: string; nearness: number } {
  const tokens = [...plain.matchAll(/\S+/g)].map(({ 0: word, index }) => [index, index + word.length] as const);
  const count = quotation.split(/\s+/).length;
  const slack = Math.max(1, Math.round(count / 5));
  const wanted = pairsOf(fold(quotation).text);
  let best = { actual: '', nearness: 0 };
  for (let length = Math.max(1, count - slack); length <= count + slack; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      const actual = plain.slice(tokens[from]?.[0], tokens[from + length - 1]?.[1]);
      const pairs = pairsOf(fold(actual).text);
      const left = [...wanted];
      const shared = pairs.filter((pair) => left.includes(pair) && left.splice(left.indexOf(pair), 1)).length;
      const nearness = (2 * shared) / (wanted.length + pairs.length);
      if (nearness > best.nearness) best = { actual, nearness };
    }
  return best;
}

const text =
  '원두는 볶은 지 2주 안에 써야 맛있다. 그 뒤에는 향이 먼저 사라지고, 단맛은 나중에 사라진다. ' +
  'Home-roasted beans (about 1,200 g) keep for two weeks — “not three”, she said. Beans beans beans keep! … 물은 93.5도가 좋다 [3].';

describe('the stretch of a text that is nearest to a quotation', () => {
  it.each([
    '원두는 볶은 지 3주 안에 써야 맛있다',
    '향이 나중에 사라지고, 단맛은 먼저 사라진다',
    'home roasted beans keep for three weeks',
    'beans beans keep',
    '물은 95도가 좋다',
    'keep for two weeks, not three she said',
    '단맛은 나중에 사라진다. Home-roasted',
  ])('is that with most pairs of letters of %s', (quotation) => {
    const quoted = pairsOf(fold(quotation).text);
    const found = findNearest(quoted, quotation, placeWords(text));
    expect(found.nearness).toBeGreaterThanOrEqual(LEAST_NEARNESS);
    expect(found).toEqual(lookedFor(quotation, text));
  });

  it.each(['아무 상관도 없는 말이다', 'quantum computers freeze slowly', ''])(
    'is none where nothing is near: %s',
    (quotation) => {
      const { nearness } = findNearest(pairsOf(fold(quotation).text), quotation, placeWords(text));
      expect(nearness).toBeLessThan(LEAST_NEARNESS);
    },
  );

  it('is none in a text without words', () => {
    expect(findNearest(['ab'], 'ab', placeWords(' … '))).toEqual({ actual: '', nearness: 0 });
  });
});
