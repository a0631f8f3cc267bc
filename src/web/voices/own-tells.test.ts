import { describe, expect, it } from 'vitest';
import { aiTells } from '#contract/recipes/voice/ai-tells.ts';
import { allowing, offeredTells } from './own-tells.ts';
import { noOwnTells, OWN_TELLS, phrasesOf, readOwnTells, tellsWith } from '#contract/recipes/voice/own-tells.ts';
import { aiScore, soundsLikeAi } from '#contract/recipes/voice/sounds-like-ai.ts';

const told = (text: string, own = noOwnTells) =>
  soundsLikeAi(text, tellsWith(own)).flatMap(({ rule, words }) => (rule === 'ai-phrase' ? words.ko : []));

describe('a list that somebody has changed', () => {
  const own = { phrases: ['대박', 'game changer', '솔직히 * 말하면'], off: ['혁신적인'] };

  it('tells the own phrases, in a text of any language', () => {
    expect(told('이건 대박이에요. 완전 game changer예요.', own)).toEqual([
      expect.stringMatching(/^‘대박’은 쓰지 않기로 한 표현이에요/),
      expect.stringMatching(/^‘game changer’는 쓰지 않기로 한 표현이에요/),
    ]);
    expect(told('This is a game changer for me.', own)).toHaveLength(1);
    expect(told('솔직히 있는 그대로 말하면 별로예요.', own)).toHaveLength(1);
  });

  it('does not tell what is switched off, and tells the rest', () => {
    expect(told('혁신적인 빵이에요.')).toHaveLength(1);
    expect(told('혁신적인 빵이에요.', own)).toEqual([]);
    expect(told('급변하는 이 시대에 빵을 먹어요.', own)).toHaveLength(1);
    expect(aiScore('혁신적인 빵이에요.', tellsWith(own))).toBe(0);
  });

  it('names the phrase of a finding, by which it is allowed', () => {
    const [found] = soundsLikeAi('혁신적인 빵이에요.');
    expect(found?.phrase).toBe('혁신적인');
    const allowed = allowing(noOwnTells, '혁신적인');
    expect(allowed).toEqual({ phrases: [], off: ['혁신적인'] });
    expect(allowing(allowed, '혁신적인')).toEqual(allowed);
    expect(allowing(own, '대박').phrases).toEqual(['game changer', '솔직히 * 말하면']);
  });

  it('is the list itself where nothing is changed', () => expect(tellsWith(noOwnTells)).toBe(aiTells));

  it('offers the phrases of the language of the text', () => {
    expect(offeredTells('오늘은 빵을 먹었어요.')).toContain('혁신적인');
    expect(offeredTells('I had bread today.')).not.toContain('혁신적인');
  });
});

describe('own phrases', () => {
  it.each([
    ['one a line, each once, without blanks around', ' 대박 \n\n대박\n꿀팁', ['대박', '꿀팁']],
    ['not what finds nothing', '*\n~\n ~ * ', []],
    ['with few gaps', '가 * 나 * 다 * * * 라', ['가 * 나 * 다 라']],
    ['cut where they are long', '가'.repeat(200), ['가'.repeat(OWN_TELLS.letters)]],
  ])('%s', (_what, lines, phrases) => expect(phrasesOf(lines)).toEqual(phrases));

  it('are so many at most', () =>
    expect(phrasesOf(Array.from({ length: 300 }, (_, i) => `말 ${i}`).join('\n'))).toHaveLength(OWN_TELLS.phrases));

  it('read back as they were kept', () => {
    const own = { phrases: ['대박', '꿀팁'], off: ['혁신적인'] };
    expect(readOwnTells(JSON.stringify(own))).toEqual(own);
  });

  it.each(['', 'null', '[]', '{"phrases":1,"off":{}}', '{"phrases":[1,null]}', '{"off":["없는 표현"]}'])(
    'are none in %s',
    (kept) => expect(readOwnTells(kept)).toEqual(noOwnTells),
  );
});
