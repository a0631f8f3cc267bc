import { describe, expect, it } from 'vitest';
import { keysOf } from '../../base/keys-of.ts';
import { say } from './script-words.ts';
import { checkLongScript, checkShortScript } from './check-script.ts';

/** So many seconds of speech at five syllables a second. */
const speech = (seconds: number): string => '가'.repeat(seconds * 5);

const parts = { 훅: 8, 약속: 12, 본론: 60, 근거: 40, 마무리: 20 };
const long = (changes: Partial<Record<keyof typeof parts, string>> = {}): string =>
  keysOf(parts)
    .map((name) => changes[name] ?? `## ${name} (${parts[name]}초)\n${speech(parts[name])}\n`)
    .join('\n');
const rulesOf = (text: string, targetSec = 140) =>
  checkLongScript(text, { targetSec, syllablesPerSec: 5 }).map(({ rule, level }) => `${level} ${rule}`);

describe('a long script', () => {
  it('with all five parts near their lengths is in order', () => {
    expect(rulesOf(long())).toEqual([]);
  });

  it.each([
    ['a missing promise', { 약속: '' }, 140, ['error section-missing']],
    ['a missing proof', { 근거: '' }, 140, ['error section-missing', 'error whole-short', 'warning targets-sum']],
    ['an empty proof', { 근거: '## 근거 (40초)\n화면: 표\n' }, 140, ['error section-empty', 'error whole-short']],
    ['a body without a length', { 본론: `## 본론\n${speech(60)}\n` }, 140, ['error section-unsized']],
    ['a hook that is too long', { 훅: `## 훅 (8초)\n${speech(12)}\n` }, 140, ['error section-long']],
    ['a hook that is a bit long', { 훅: `## 훅 (8초)\n${speech(11)}\n` }, 140, []],
    ['a body that is too short', { 본론: `## 본론 (60초)\n${speech(47)}\n` }, 140, ['error section-short']],
    ['a body just short', { 본론: `## 본론 (60초)\n${speech(49)}\n` }, 140, []],
    ['a whole that is too long', {}, 120, ['error whole-long', 'warning targets-sum']],
    ['a whole that is too short', {}, 170, ['error whole-short', 'warning targets-sum']],
    ['sections titled with their matter', { 본론: `## 물 온도 (60초)\n${speech(60)}\n` }, 140, []],
    ['an advertisement before the hook', { 훅: `## 광고 (5초)\n${speech(5)}\n\n## 훅 (8초)\n${speech(8)}\n` }, 145, []],
    [
      'a greeting before the hook',
      { 훅: `## 근황 (5초)\n${speech(5)}\n\n## 훅 (8초)\n${speech(8)}\n` },
      145,
      ['warning section-order'],
    ],
    [
      'proof after the call to action',
      { 근거: '', 마무리: `## 마무리 (20초)\n${speech(20)}\n\n## 근거 (40초)\n${speech(40)}\n` },
      140,
      ['warning section-order'],
    ],
    [
      'a promise after the body',
      { 약속: '', 본론: `## 본론 (60초)\n${speech(60)}\n\n## 약속 (12초)\n${speech(12)}\n` },
      140,
      ['warning section-order'],
    ],
  ])('%s', (_what, changes, targetSec, expected) => {
    expect(rulesOf(long(changes), targetSec)).toEqual(expected);
  });

  it('that is much too long is told once, with the sections that are farthest over theirs', () => {
    const wordy = { 훅: 20, 약속: 12, 본론: 100, 근거: 70, 마무리: 20 };
    const text = Object.entries(wordy)
      .map(([name, sec]) => `## ${name} (${parts[name as keyof typeof parts]}초)\n${speech(sec)}\n`)
      .join('\n');
    const found = checkLongScript(text, { targetSec: 140, syllablesPerSec: 5 });
    expect(found.map(({ rule }) => rule)).toEqual(['whole-long']);
    expect(found[0]?.words.ko).toContain('많이 넘친 부분: ‘본론’ 40초, ‘근거’ 30초, ‘훅’ 12초.');
    expect(found[0]?.words.en).toContain('Furthest over target: “본론” by 40 s');
  });

  it('of the right length with several parts that are not is told that once', () => {
    const shifted = { 훅: 16, 약속: 4, 본론: 80, 근거: 20, 마무리: 20 };
    const text = Object.entries(shifted)
      .map(([name, sec]) => `## ${name} (${parts[name as keyof typeof parts]}초)\n${speech(sec)}\n`)
      .join('\n');
    const found = checkLongScript(text, { targetSec: 140, syllablesPerSec: 5 });
    expect(found).toHaveLength(1);
    expect(found[0]?.words.ko).toContain('‘본론’ 20초 김, ‘근거’ 20초 짧음, ‘훅’ 8초 김');
    expect(found[0]?.words.en).toContain('“근거” 20 s too short');
  });

  it('has what is missing before what is only too short', () => {
    const text = `## 훅 (8초)\n${speech(8)}\n\n## 본론 (60초)\n${speech(30)}\n\n## 마무리\n${speech(5)}\n`;
    const rules = checkLongScript(text, { targetSec: 140, syllablesPerSec: 5 }).map(({ rule }) => rule);
    expect(rules).toEqual(['section-missing', 'section-missing', 'whole-short', 'section-unsized']);
  });

  it('that is much too short is told once, with the sections that lack the most', () => {
    const brief = { 훅: 8, 약속: 12, 본론: 20, 근거: 20, 마무리: 5 };
    const text = Object.entries(brief)
      .map(([name, sec]) => `## ${name} (${parts[name as keyof typeof parts]}초)\n${speech(sec)}\n`)
      .join('\n');
    const findings = checkLongScript(text, { targetSec: 140, syllablesPerSec: 5 });
    expect(findings.map(({ rule }) => rule)).toEqual(['whole-short']);
    expect(findings[0]?.words.ko).toMatch(/많이 모자란 부분: ‘본론’ \d+초, ‘근거’ \d+초, ‘마무리’ \d+초\.$/);
    expect(findings[0]?.words.en).toMatch(/Furthest below target: “본론” by \d+ s, /);
  });

  it('that is empty lacks every part', () => {
    expect(rulesOf('')).toEqual([...Array<string>(5).fill('error section-missing'), 'error whole-short']);
  });

  it('in English is checked alike', () => {
    const text = ['Hook', 'Promise', 'Body', 'Proof', 'CTA']
      .map((name) => `## ${name} (4s)\nThis is a test of how we speak to them now and here.\n`)
      .join('\n');
    expect(checkLongScript(text, { targetSec: 20 }).map(({ rule }) => rule)).toEqual([]);
  });

  it('is shown the heading that lacks a length, with the length that fits', () => {
    const text = long({ 본론: `## 본론\n${speech(60)}\n` });
    const [finding] = checkLongScript(text, { targetSec: 140 });
    expect(text.slice(...(finding?.at ?? [0, 0]))).toBe('## 본론');
    expect(finding?.fix).toBe('## 본론 (60초)');
  });

  it('is told in both languages what is wrong with numbers', () => {
    const [finding] = checkLongScript(long({ 훅: `## 훅 (8초)\n${speech(12)}\n` }), { targetSec: 140 });
    expect(finding?.words.ko).toContain('12초 분량이라 목표 8초보다 4초 길어요');
    expect(finding?.words.en).toContain('takes 12 s, 4 s more than its 8 s');
  });

  it.each([
    [say.sum(420, 480), '더하면 7분 분량이라 전체 목표 8분에 맞지 않아요'],
    [say.wholeLong(420, 65), '읽으면 7분 분량이라 1분 5초보다'],
    [say.wholeShort(8, 60), '읽으면 8초 분량이라 목표 1분보다'],
    [say.hookLong(60, 5), '읽는 데 1분 걸려요'],
  ])('minutes and seconds are followed by the same words: %#', ({ ko }, said) => expect(ko).toContain(said));
});

describe('a short script', () => {
  const lines = (count: number, seconds = 2): string =>
    Array.from({ length: count }, () => `- ${speech(seconds)}`).join('\n');
  const shortRules = (text: string, maxSec?: number) =>
    checkShortScript(text, { syllablesPerSec: 5, ...(maxSec === undefined ? {} : { maxSec }) }).map(({ rule }) => rule);

  it.each([
    ['four lines', lines(4), ['lines-few']],
    ['five lines', lines(5), []],
    ['ten lines', lines(10), []],
    ['eleven lines', lines(11), ['lines-many']],
    ['no line', '', ['lines-few']],
    ['lines that are not said do not count', `## 훅\n${lines(5)}\n(웃음)\n자막: 가\n> 메모\n\n[3]\n😀\n---`, []],
    ['a hook of five seconds', `${speech(5)}\n${lines(4)}`, []],
    ['a hook of more', `${speech(6)}\n${lines(4)}`, ['hook-long']],
    ['a minute and more', lines(10, 6).replace(speech(6), speech(3)), ['whole-long']],
  ])('%s', (_what, text, expected) => {
    expect(shortRules(text)).toEqual(expected);
  });

  it('may be given another length', () => {
    expect(shortRules(lines(8), 15)).toEqual(['whole-long']);
    expect(shortRules(lines(8), 20)).toEqual([]);
  });
});
