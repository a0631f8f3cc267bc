import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readScript } from '#contract/recipes/script/script.ts';
import { shotsOf, type Shot } from './shot-list.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { named, openTestPage, press, show } from '../test-screen.ts';
import { asMarkdown, asTsv } from './shot-text.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));

const head = ['구간', '시간', '말', '화면', 'B-roll'] as const;
const shot = (part: Partial<Shot>): Shot => ({
  section: '훅',
  startSec: 0,
  endSec: 4.6,
  spoken: '',
  screen: '',
  broll: '',
  ...part,
});

describe('a list of shots on the clipboard', () => {
  it.each([
    [{ spoken: '안녕하세요' }, '훅\t0:00–0:04\t안녕하세요\t\t'],
    [{ screen: '하나\n둘' }, '훅\t0:00–0:04\t\t"하나\n둘"\t'],
    [{ spoken: '“네”라고 "답"해요' }, '훅\t0:00–0:04\t"“네”라고 ""답""해요"\t\t'],
    [{ spoken: '탭\t하나' }, '훅\t0:00–0:04\t탭 하나\t\t'],
    [{ broll: '=HYPERLINK("a")' }, '훅\t0:00–0:04\t\t\t"\'=HYPERLINK(""a"")"'],
    [{ section: '-1도', startSec: 61 }, "'-1도\t1:01–0:04\t\t\t"],
  ])('has the row %j for a spreadsheet', (part, row) => {
    expect(asTsv([shot(part)], head)).toBe(`구간\t시간\t말\t화면\tB-roll\n${row}`);
  });

  it.each([
    [{ spoken: 'a | b' }, '| 훅 | 0:00–0:04 | a \\| b |  |  |'],
    [{ screen: '하나\n둘' }, '| 훅 | 0:00–0:04 |  | 하나<br>둘 |  |'],
    [{ broll: '끝\\' }, '| 훅 | 0:00–0:04 |  |  | 끝\\\\ |'],
  ])('has the row %j in Markdown', (part, row) => {
    expect(asMarkdown([shot(part)], head).split('\n')[2]).toBe(row);
  });
});

describe('the list of shots', () => {
  const shots = shotsOf(readScript('## 훅\n\n식비가 반이 됐어요.\n화면: 62만\nB-roll: 장바구니\n둘째 줄이에요.'), 5);
  let printed = 0;
  let close: () => Promise<void>;
  beforeEach(async () => {
    printed = 0;
    page.written.length = 0;
    Object.assign(page.window, { print: () => (printed += 1) });
    Object.assign(globalThis, {
      requestAnimationFrame: (frame: () => void) => {
        frame();
        return 0;
      },
    });
    const { ShotListBody } = await import('./ShotListDialog.tsx');
    close = await show(
      <NoticesContext value={createNotices()}>
        <ShotListBody title="식비" shots={shots} speed={300} />
      </NoticesContext>,
    );
  });
  afterEach(() => close());

  it('stands row by row, a section named once; below the words it tells telephones what is shown', () => {
    const rows = [...page.body.querySelectorAll('#root tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['훅', expect.stringMatching(/^0:00–/), '식비가 반이 됐어요.화면 62만B-roll 장바구니', '62만', '장바구니'],
      ['', expect.any(String), '둘째 줄이에요.', '', ''],
    ]);
  });

  it('is copied as a table and as Markdown', async () => {
    await press(named('button', '표로 복사'));
    await press(named('button', 'Markdown으로 복사'));
    expect(page.written).toEqual([asTsv(shots, head), asMarkdown(shots, head)]);
  });

  it('is printed as a script with marks where a speaker breathes', async () => {
    const { PrintedScript } = await import('./PrintSheet.tsx');
    const long = '장을 볼 때는 냉장고에 남은 재료를 먼저 적어 두고 꼭 필요한 것만 골라서 담으면 됩니다.';
    await close();
    close = await show(<PrintedScript shots={[shot({ spoken: long })]} />);
    const words = page.body.querySelector('.print-words')?.textContent ?? '';
    expect(words).toContain(' / ');
    expect(words.replaceAll(' /', '')).toBe(long);
  });

  it('is printed with an address as it is said', async () => {
    const { PrintedScript } = await import('./PrintSheet.tsx');
    await close();
    close = await show(<PrintedScript shots={shotsOf(readScript('그럼 https://maru.kr 에서 확인하세요.'), 5)} />);
    expect(page.body.querySelector('.print-words')?.textContent).toBe('그럼 maru.kr 에서 확인하세요.');
  });

  it('is put into the page to be printed, and taken out when it has been', async () => {
    const sheet = () => page.body.querySelector('body > .print-sheet');
    await press(named('button', '목록 인쇄'));
    expect([printed, sheet()?.querySelectorAll('tbody tr').length]).toEqual([1, 2]);
    await press(named('button', '대본 인쇄'));
    expect(printed).toBe(2);
    expect(sheet()?.querySelector('table')).toBeNull();
    expect([...(sheet()?.querySelectorAll('h1, h2, p') ?? [])].map((one) => one.textContent)).toEqual([
      '식비',
      expect.stringMatching(/^[\d.]+초 분량 · 분당 300음절$/),
      expect.stringMatching(/^훅 0:00–0:0\d$/),
      '식비가 반이 됐어요.',
      '화면: 62만\nB-roll: 장바구니',
      '둘째 줄이에요.',
      '',
    ]);
    await act(async () => void page.window.dispatchEvent(new page.window.Event('afterprint')));
    expect(sheet()).toBeNull();
  });
});
