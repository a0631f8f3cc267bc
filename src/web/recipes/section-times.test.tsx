import { beforeAll, describe, expect, it } from 'vitest';
import { secondsOf } from '#contract/recipes/script/speech.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { RecipeChecks } from './RecipeChecks.tsx';
import { SectionTimes } from './SectionTimes.tsx';
import { sectionTimesOf } from './section-times.ts';

beforeAll(() => showWords('ko', wordsOf('ko')));

const SCRIPT = `## 훅 (0:00–0:02)

한 달 식비가 62만 원에서 38만 원이 되었어요.

## 약속

오늘은 그 방법을 알려 드릴게요.

## 마무리 (0:10–0:40)

구독과 좋아요 부탁드려요.`;

describe('the time of a script', () => {
  it('is told section by section against what the headings ask for', () => {
    const { rows, total } = sectionTimesOf(SCRIPT, { minutes: 1, speed: 300 }, 300);
    expect(rows.map(({ title, targetSec }) => [title, targetSec])).toEqual([
      ['훅', 2],
      ['약속', null],
      ['마무리', 30],
    ]);
    expect(rows.map(({ leftSec }) => (leftSec === null ? null : Math.sign(leftSec)))).toEqual([-1, null, 1]);
    expect(total.spokenSec).toBeCloseTo(secondsOf(SCRIPT, 5), 6);
    expect(total.leftSec).toBeCloseTo(60 - total.spokenSec, 6);
  });

  it.each([
    [{ minutes: 8 }, 480],
    [{ seconds: 45 }, 45],
    [{}, null],
    [{ minutes: 'many' }, null],
    [{ seconds: 0 }, null],
  ])('is measured against the form %j: %j seconds', (values, targetSec) => {
    expect(sectionTimesOf(SCRIPT, values, 300).total.targetSec).toBe(targetSec);
  });

  it('is shorter for whoever speaks faster, of as many syllables', () => {
    const [slow, fast] = [200, 400].map((speed) => sectionTimesOf(SCRIPT, {}, speed).total);
    expect(fast!.spokenSec).toBeLessThan(slow!.spokenSec);
    expect(fast!.syllables).toBe(slow!.syllables);
  });
});

function timesOf(onSpeed?: (speed: number) => void, speed = 300) {
  const body = drawn(<SectionTimes text={SCRIPT} values={{}} speed={speed} {...(onSpeed && { onSpeed })} />);
  return [...body.querySelectorAll('[role=group] button')].map((one) => [
    one.getAttribute('aria-label'),
    one.hasAttribute('disabled'),
  ]);
}

it.each([
  [300, false, false],
  [150, true, false],
  [600, false, true],
])('at %i the speed can be changed by whoever may, within what can be spoken', (speed, isSlowest, isFastest) => {
  expect(timesOf(() => undefined, speed)).toEqual([
    ['느리게', isSlowest],
    ['빠르게', isFastest],
  ]);
  expect(timesOf(undefined, speed)).toEqual([]);
});

it('of lines without headings is told as a whole only', () => {
  const body = drawn(<SectionTimes text={'첫 줄이에요.\n둘째 줄이에요.'} values={{ seconds: 60 }} speed={300} />);
  expect([...body.querySelectorAll('th[scope=row]')].map((row) => row.textContent)).toEqual(['전체']);
});

function checksOf(id: string, text: string) {
  const body = drawn(
    <RecipeChecks text={text} made={{ id, values: { minutes: 1, seconds: 30, speed: 300 } }} metadata={{}} />,
  );
  return [...body.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the checks of a recipe', () => {
  it('hold the table of a spoken one, in which too long stands below nothing', () => {
    const rows = checksOf('long-script', SCRIPT);
    expect(rows[0]).toEqual(['구간', '말하는 시간', '목표', '남음']);
    expect(rows[1]?.[0]).toBe('훅');
    expect(rows[1]?.[3]).toMatch(/^−\d/);
    expect(rows[2]?.slice(2)).toEqual(['–', '–']);
    expect(rows.at(-1)?.[0]).toBe('전체');
    expect(rows.at(-1)?.[2]).toBe('1분');
  });

  it.each([
    ['thread', SCRIPT],
    ['short-script', '> 아직 대사가 없어요'],
  ])('of %s without speech hold none', (id, text) => expect(checksOf(id, text)).toEqual([]));
});
