import { describe, expect, it } from 'vitest';
import { measureVoice } from './measure.ts';
import { openersFor, profileOf, voiceProfile } from './profile.ts';
import { voices } from './test-voices.ts';

const measureOf = (name: keyof typeof voices, durationSec?: number) =>
  measureVoice(voices[name].own.map((text) => ({ text, durationSec })));

describe('what a voice measures', () => {
  it.each([
    ['vlog', 'polite'],
    ['review', 'formal'],
    ['casual', 'casual'],
    ['essay', 'plain'],
    ['blog', 'polite'],
  ] as const)('%s speaks in the %s register', (name, register) => {
    expect(measureOf(name).registers[register]).toBeGreaterThan(0.8);
  });

  it('counts no name of a section', () => {
    const said = '오늘은 원두를 볶아 볼게요. 진짜 쉬워요.';
    expect(measureVoice([{ text: `# 대본\n\n## 훅\n${said}\n  ### 진짜 진짜\n` }])).toEqual(
      measureVoice([{ text: said }]),
    );
  });

  it('counts fillers as whole words, per 100 words', () => {
    const { fillers } = measureVoice([{ text: '막 갔어요. 막내가 왔어요. 진짜 좋아요. 진짜로 좋네요.' }]);
    expect(fillers.map(({ words, per100 }) => [words, Math.round(per100)])).toEqual([
      ['막', 13],
      ['진짜', 13],
      ['진짜로', 13],
    ]);
  });

  it('finds how sentences begin and which words come back', () => {
    const { openers, favourites } = measureOf('vlog');
    expect(openers.map(({ words }) => words)).toEqual(expect.arrayContaining(['근데', '자 여러분', '아무튼']));
    expect(favourites.map(({ words }) => words)).toContain('자 여러분');
  });

  it('takes captions without signs for the same voice', () => {
    const bare = measureVoice(voices.vlog.own.map((text) => ({ text: text.replace(/[.!?]|ㅋ+/g, ' ') })));
    const whole = measureOf('vlog');
    expect(bare.endings.geodeunyo).toBeCloseTo(whole.endings.geodeunyo, 1);
    expect(Math.abs(bare.length.mean / whole.length.mean - 1)).toBeLessThan(0.15);
  });

  it('takes the middle of the speeds where durations are known', () => {
    const texts = [1, 2, 10].map((durationSec) => ({ text: '가나다라마바사아자차', durationSec }));
    expect(measureVoice(texts).syllablesPerSec).toBe(5);
    expect(measureVoice([{ text: '가나다' }]).syllablesPerSec).toBeNull();
  });

  it('reads decomposed Hangul as what it is', () => {
    expect(measureVoice([{ text: '좋아요.'.normalize('NFD') }])).toEqual(measureVoice([{ text: '좋아요.' }]));
  });

  it('measures English by words and persons', () => {
    const measure = measureVoice([{ text: "So I bought it. You know, it's fine. So we left!" }]);
    expect([measure.language, measure.exclamations, measure.person['I']]).toEqual(['en', 1 / 3, 100 / 11]);
    expect(measure.fillers.map(({ words }) => words)).toEqual(['so', 'you know']);
  });

  it('says that a little text is thin', () => {
    expect(measureOf('vlog').isEnough).toBe(false);
    expect(measureVoice([...voices.vlog.own, ...voices.vlog.own].map((text) => ({ text }))).isEnough).toBe(true);
  });
});

describe('a profile in words', () => {
  const profile = { ...profileOf('혜진', measureOf('vlog', 60)), forbidden: ['대박'], notes: '반말은 쓰지 않아요.' };

  it('can be stored and read back', () => {
    expect(voiceProfile.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });
});

it('openers in English keep the capital of the pronoun', () => {
  const text = 'So I went home. So I cooked tofu. It was fun. So I slept. I woke up. I ran. I ate. Then I left.';
  expect(openersFor(profileOf('own', measureVoice([{ text }])))).toContain('I');
});

describe('hostile texts', () => {
  it.each([
    ['no spaces', '가'.repeat(100_000)],
    ['one word again and again', '좋아요 '.repeat(25_000)],
    ['lone surrogates', '\ud800 '.repeat(50_000)],
    ['emoji', '😂'.repeat(50_000)],
    ['full stops', '.'.repeat(100_000)],
    ['line breaks', '\n'.repeat(100_000)],
    ['quotation marks', '"“'.repeat(50_000)],
    ['blanks', ' '.repeat(100_000)],
  ])('%s are measured in time', (_, text) => {
    expect(measureVoice([{ text }]).texts).toBeLessThanOrEqual(1);
  });
});
