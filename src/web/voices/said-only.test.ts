import { describe, expect, it } from 'vitest';
import { keysOf } from '#contract/base/keys-of.ts';
import { matchVoice } from './match.ts';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import { saidOnly } from './said-only.ts';
import { voices } from '#contract/recipes/voice/test-voices.ts';
import { utterancesOf } from '#contract/recipes/voice/utterances.ts';

const names = keysOf(voices);
const words = (text: string) => saidOnly(text).split(/\s+/).filter(Boolean);

describe('what is said of a text', () => {
  it.each([
    ['headings', '# 제목\n\n## 훅 (0:00–0:10)\n안녕하세요.', ['안녕하세요.']],
    ['what is shown', '안녕하세요.\n화면: 가격\nB-roll: 문', ['안녕하세요.']],
    ['speakers and directions', '진행자: (웃으며) 안녕하세요.', ['안녕하세요.']],
    ['numbers of evidence and open places', '3일은 더 가요. [2] 〔내 이야기〕', ['3일은', '더', '가요.']],
    ['quotations', '> 질문이요\n\n답이에요.', ['답이에요.']],
    ['all but the speech of a table', '| 화면 | 대사 |\n|-|-|\n| 문 | 안녕하세요. |', ['안녕하세요.']],
    ['nothing of plain words', '안녕하세요. 반가워요!', ['안녕하세요.', '반가워요!']],
  ])('goes without %s', (_what, text, said) => {
    expect(words(text)).toEqual(said);
    expect(saidOnly(text)).toHaveLength(text.length);
  });

  it.each(names)('%s is recognised in a script as in the bare words', (name) => {
    const profile = profileOf(name, measureVoice(voices[name].own.map((text) => ({ text }))));
    const { held } = voices[name];
    const lines = utterancesOf(held).map(({ text }) => text);
    const script = lines
      .map((line, i) => `## 파트 ${i} (0:0${i % 10})\n\n${line} [${i + 1}]\n\n화면: 가격 비교`)
      .join('\n\n');
    const [bare, scripted] = [held, script].map((text) => matchVoice(saidOnly(text), profile));
    expect(Math.abs((bare?.score ?? 0) - (scripted?.score ?? 100))).toBeLessThan(10);
    expect(scripted?.worst.length).toBeLessThanOrEqual(bare?.worst.length ?? 0);
  });
});
