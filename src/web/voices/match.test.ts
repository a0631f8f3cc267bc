import { describe, expect, it } from 'vitest';
import { keysOf } from '#contract/base/keys-of.ts';
import { matchVoice } from './match.ts';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import { voices } from '#contract/recipes/voice/test-voices.ts';

type Name = keyof typeof voices;
const names = keysOf(voices);
const profileFor = (name: Name) => profileOf(name, measureVoice(voices[name].own.map((text) => ({ text }))));
const bare = (text: string) => text.replace(/[.!?~]|ㅋ+| :\)/g, ' ');

describe('how much a draft sounds like somebody', () => {
  it.each(names)('%s is recognised among all in a text that was held out', (name) => {
    const scores = names.map((other) => matchVoice(voices[other].held, profileFor(name)).score);
    const own = scores[names.indexOf(name)] ?? 0;
    expect(own).toBeGreaterThan(80);
    expect(Math.max(...scores.filter((_, i) => names[i] !== name))).toBeLessThan(own - 20);
  });

  it.each(names)('%s is recognised in captions without signs', (name) => {
    const profile = profileOf(name, measureVoice(voices[name].own.map((text) => ({ text: bare(text) }))));
    const scores = names.map((other) => [matchVoice(bare(voices[other].held), profile).score, other] as const);
    expect(scores.toSorted(([a], [b]) => b - a)[0]?.[1]).toBe(name);
  });

  it('shows the three worst lines with reasons', () => {
    const profile = { ...profileFor('vlog'), forbidden: ['꿀템'] };
    const draft =
      '자 여러분 안녕하세요! 결론적으로 여행은 중요합니다. 근데 진짜 좋았어요! 이건 꿀템이에요. 나는 그렇게 생각한다. 아무튼 가 볼게요!';
    const { worst } = matchVoice(draft, profile);
    expect(worst.map(({ text, reasons }) => [text, reasons.map(({ rule }) => rule)])).toEqual([
      ['결론적으로 여행은 중요합니다.', ['ai-phrase', 'register']],
      ['이건 꿀템이에요.', ['forbidden']],
      ['나는 그렇게 생각한다.', ['register']],
    ]);
    for (const { at, text } of worst) expect(draft.slice(...at)).toBe(text);
  });

  it('takes points for each forbidden phrase, however it is spaced', () => {
    const clean = matchVoice(voices.vlog.held, { ...profileFor('vlog'), forbidden: ['구독 좋아요'] });
    const marred = matchVoice(`${voices.vlog.held} 구독좋아요`, { ...profileFor('vlog'), forbidden: ['구독 좋아요'] });
    expect(marred.score).toBeLessThan(clean.score - 8);
    expect(marred.parts.find(({ name }) => name === 'forbidden')?.score).toBe(75);
  });

  it('follows the formality its owner chose', () => {
    const { worst } = matchVoice('오늘은 키보드를 봅니다. 가격이 비싸요.', {
      ...profileFor('review'),
      formality: 'polite',
    });
    expect(worst[0]?.text).toBe('오늘은 키보드를 봅니다.');
  });

  it('finds nothing wrong with the usual thanks', () => {
    expect(matchVoice('자 여러분 시청해 주셔서 감사합니다!', profileFor('vlog')).worst).toEqual([]);
  });

  it.each(['', '네.', '좋아요. 갔어요.'])('says of %j that it is too short to be judged', (draft) => {
    expect(matchVoice(draft, profileFor('vlog')).isThin).toBe(true);
  });

  it('judges nothing by an empty profile', () => {
    expect(matchVoice(voices.vlog.held, profileOf('x', measureVoice([])))).toMatchObject({
      score: 0,
      isThin: true,
      parts: [],
    });
  });

  it.each([
    ['no spaces', '가'.repeat(100_000)],
    ['many sentences', '결론적으로 이건 좋습니다. '.repeat(7_000)],
    ['many short words', 'a '.repeat(50_000)],
    ['lone surrogates', '\udc00'.repeat(100_000)],
  ])('judges %s in time', (_, draft) => {
    expect(matchVoice(draft, profileFor('vlog')).worst.length).toBeLessThanOrEqual(3);
  });

  it('names the lines of a register that its owner uses, too, where the draft is full of it', () => {
    const formal =
      '쇼츠 대본을 쓰는 순서를 말씀드리겠습니다. 먼저 훅을 씁니다. 다음은 근거입니다. 숫자를 넣습니다. 두 달을 지켰습니다.';
    const mixed = profileOf('mixed', measureVoice([...voices.vlog.own, formal].map((text) => ({ text }))));
    const formalDraft = '식비가 반이 되었습니다. 배달을 줄였습니다. 장은 주 1회 봅니다. 이유가 있습니다.';
    const worstOf = (draft: string) => matchVoice(draft, mixed).worst.flatMap(({ reasons }) => reasons);
    expect(worstOf(formalDraft)).toHaveLength(3);
    expect(worstOf(formalDraft)[0]?.words.ko).toMatch(
      /^~습니다체 문장이 100%예요\. 평소에는 \d+%라서 ~요체를 더 섞어 주세요\.$/,
    );
    expect(worstOf('식비가 반이 되었습니다. 근데 진짜 쉬워요. 배달을 줄였어요. 장은 배부를 때 가요.')).toEqual([]);
    expect(worstOf('식비가 반이 되었습니다.')).toEqual([]);
  });
});
