import { describe, expect, it } from 'vitest';
import { matchVoice } from '#web/voices/match.ts';
import { measureVoice } from './measure.ts';
import { mendLine, spokenOnly } from './mend-line.ts';
import { profileOf } from './profile.ts';
import { voices } from './test-voices.ts';

const profile = profileOf('브이로그', measureVoice(voices.vlog.own.map((text) => ({ text }))));

describe('a line with the numbers of its evidence', () => {
  it.each([
    ['keeps a number before the full stop', '식비가 줄었습니다 [1].', '식비가 줄었어요 [1].'],
    ['keeps several', '식비가 줄었습니다 [1][12].', '식비가 줄었어요 [1][12].'],
    ['keeps a number after the full stop', '식비가 줄었습니다. [3]', '식비가 줄었어요. [3]'],
    ['keeps a number without any stop', '식비가 줄었습니다 [3]', '식비가 줄었어요 [3]'],
    ['is mended without any', '식비가 줄었습니다.', '식비가 줄었어요.'],
    ['keeps its place in a list', '2/ 식비가 줄었습니다 [1].', '2/ 식비가 줄었어요 [1].'],
    ['begins behind that with a capital', '4/ In conclusion, cook more [3].', '4/ Cook more [3].'],
    ['is left where nothing is wrong', '식비가 줄었어요 [1].', null],
  ])('%s', (_, line, mended) => expect(mendLine(line, profile)).toBe(mended));

  it('is judged without them, at its own place', () => {
    const text = '자 여러분 식비가 줄었어요 [1].\n식비가 반으로 줄었습니다 [22].';
    expect(spokenOnly(text)).toHaveLength(text.length);
    const [worst] = matchVoice(spokenOnly(text), profile).worst;
    expect(worst && text.slice(...worst.at)).toBe('식비가 반으로 줄었습니다 [22].');
  });
});
