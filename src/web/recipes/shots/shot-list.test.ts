import { describe, expect, it } from 'vitest';
import { readScript } from '#contract/recipes/script/script.ts';
import { shotsOf } from './shot-list.ts';
import { PAUSE_SEC, secondsOf } from '#contract/recipes/script/speech.ts';
import { timingOf } from '#contract/recipes/script/timing.ts';

const below = `## 훅
가나다라마 [1]
화면: 하나
B-roll: 주전자
바사아자차
자막: 둘

## 본론
(웃으며)
**카타파하가**
`;

const above = '## 훅\n화면: 하나\n가나다라마\n비롤: 둘\n화면: 셋\n바사아자차\n화면: 넷';

describe('shots', () => {
  it('are rows with their times', () => {
    const gap = PAUSE_SEC.sentence;
    expect(shotsOf(readScript(below), 5)).toEqual([
      { section: '훅', startSec: 0, endSec: 1, spoken: '가나다라마', screen: '하나', broll: '주전자' },
      { section: '훅', startSec: 1 + gap, endSec: 2 + gap, spoken: '바사아자차', screen: '둘', broll: '' },
      {
        section: '본론',
        startSec: 2 + gap + PAUSE_SEC.paragraph,
        endSec: 3 + gap + PAUSE_SEC.paragraph,
        spoken: '카타파하가',
        screen: '',
        broll: '',
      },
    ]);
  });

  it.each([
    ['식비가 줄었어요 [1].', '식비가 줄었어요.'],
    ['식비가 [1], 그리고 시간도 [2][3] 줄었어요 [1] [2]!', '식비가, 그리고 시간도 줄었어요!'],
    ['식비가 **줄었어요**. (웃으며) 끝!', '식비가 줄었어요. 끝!'],
    ['It fell by half [4].', 'It fell by half.'],
  ])('leave no gap before a full stop where a number was: %s', (line, spoken) =>
    expect(shotsOf(readScript(line)).map((shot) => shot.spoken)).toEqual([spoken]),
  );

  it('take what stands above the words where a section begins with it', () => {
    expect(shotsOf(readScript(above)).map(({ spoken, screen, broll }) => [spoken, screen, broll])).toEqual([
      ['가나다라마', '하나', ''],
      ['바사아자차', '셋\n넷', '둘'],
    ]);
  });

  it('without speech last no time', () => {
    expect(shotsOf(readScript('## 훅\n화면: 하나'))).toEqual([
      { section: '훅', startSec: 0, endSec: 0, spoken: '', screen: '하나', broll: '' },
    ]);
  });

  it('of an empty script are none', () => {
    expect(shotsOf(readScript(''))).toEqual([]);
  });
});

describe('timing', () => {
  it('gives each section its seconds, what is left of its target, and the running total', () => {
    const script = readScript(
      '## 훅 (8초)\n가나다라마. 바사아자차.\n\n## 본론\n\n## 마무리 (1초)\n가나다라마바사아자차',
    );
    expect(timingOf(script, 5).map(({ section, ...timing }) => [section.title, timing])).toEqual([
      ['훅', { spokenSec: 2.4, targetSec: 8, leftSec: 5.6, startSec: 0, totalSec: 2.4 }],
      ['본론', { spokenSec: 0, targetSec: null, leftSec: null, startSec: 2.4, totalSec: 2.4 }],
      ['마무리', { spokenSec: 2, targetSec: 1, leftSec: -1, startSec: 2.4 + PAUSE_SEC.paragraph, totalSec: 5.1 }],
    ]);
  });

  it.each([below, above, '가. 나.\n\n다', ''])('ends where the whole does: %j', (text) => {
    const totalSec = timingOf(readScript(text), 4).at(-1)?.totalSec ?? 0;
    expect(totalSec).toBeCloseTo(secondsOf(text, 4), 6);
    expect(shotsOf(readScript(text), 4).at(-1)?.endSec ?? 0).toBeCloseTo(totalSec, 6);
  });
});
