import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChapters } from '#contract/sources/chapters.ts';
import { checkChapterLines } from '#contract/recipes/description/check-chapters.ts';
import { checkLongScript } from '#contract/recipes/script/check-script.ts';
import { syllablesOf } from '#contract/recipes/script/speech.ts';
import { compareSaid } from './compare.ts';
import { chapterText, descriptionChapters, missingChapters, saidChapters, withChapters } from './recorded-chapters.ts';
import { recordingSrt } from './recording-srt.ts';
import { compared, FILM, SCRIPT, segmentsOf } from './test-film.ts';

const film = compared(SCRIPT, FILM);
const chapters = saidChapters(film, 'ko')!;

describe('chapters of what was said', () => {
  it('begin at 00:00 and where the first words of each section were said', () =>
    expect(chapterText(chapters)).toBe('00:00 훅\n00:12 약속\n00:25 본론 1\n00:52 본론 2\n01:05 마무리'));

  it('stand in a description below their name, as YouTube reads them', () => {
    expect(descriptionChapters(chapters, 'en')).toMatch(/^Chapters\n00:00 훅\n/);
    expect(readChapters(descriptionChapters(chapters, 'ko'))).toEqual(chapters);
  });

  it.each([
    [
      'too few sections',
      '## 훅\n한 달 식비가 62만 원에서 38만 원이 되었어요.\n## 약속\n오늘은 자취생이 식비를 줄이는 방법을 알려 드릴게요.',
    ],
    ['no section', '한 달 식비가 62만 원에서 38만 원이 되었어요.'],
    [
      'nothing of it said',
      '## 가\n카메라를 소개합니다 여러분.\n## 나\n렌즈도 소개합니다 여러분.\n## 다\n삼각대도 소개합니다.',
    ],
  ])('there are none with %s', (_what, script) => expect(saidChapters(compared(script, FILM), 'ko')).toBeNull());

  it('a section that was skipped has none, and one that was passed in a moment neither', () => {
    const script = `${SCRIPT}\n## 예고\n다음 주에는 냉장고 파먹기를 보여 드릴게요.`;
    expect(saidChapters(compared(script, FILM), 'ko')?.map(({ title }) => title)).not.toContain('예고');
  });

  it('what comes before the first heading is an intro', () => {
    const script = SCRIPT.replace(
      '# 식비 줄이기\n\n',
      '안녕하세요 여러분, 오늘도 찾아와 주셔서 정말 감사합니다.\n\n',
    ).replace('훅 (0~10초)', '문제');
    const film = FILM.replace('0:06', '0:11').replace('0:12', '0:21').replace('0:25', '0:32');
    expect(chapterText(saidChapters(compared(script, film), 'ko')!)).toMatch(/^00:00 인트로\n00:11 문제\n/);
  });

  it('are always such that YouTube takes them, or none', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            title: fc.string({ unit: 'grapheme', maxLength: 120 }),
            startSec: fc.option(fc.integer({ min: 0, max: 400 })),
          }),
        ),
        fc.integer({ min: 0, max: 500 }),
        (sections, endSec) => {
          const found = saidChapters({ ...film, sections, endSec }, 'ko');
          if (found !== null) expect(checkChapterLines(chapterText(found), endSec)).toEqual([]);
        },
      ),
    ));
});

describe('a section whose chapter is missing or later', () => {
  const section = (title: string, startSec: number | null) => ({ title, startSec });
  const told = (endSec: number, ...sections: readonly ReturnType<typeof section>[]) => {
    const comparison = { ...film, sections: [...sections], endSec };
    return missingChapters(comparison, saidChapters(comparison, 'ko') ?? [], 'ko').map(({ title, why }) => [
      title,
      why,
    ]);
  };
  const three = [section('가', 0), section('나', 30), section('다', 60)];

  it.each<[string, ReturnType<typeof told>, ReturnType<typeof told>]>([
    ['none', told(100, ...three), []],
    ['one that was not said', told(100, ...three, section('라', null)), [['라', 'skipped']]],
    ['one without a title', told(100, ...three, section('', 80)), [['', 'untitled']]],
    ['the first without a title is the intro', told(100, section('', 0), ...three.slice(1), section('라', 80)), []],
    [
      'one that was passed in a moment',
      told(120, ...three, section('라', 62), section('마', 75)),
      [['라', 'too-soon']],
    ],
    ['one at the very end', told(100, ...three, section('라', 95)), [['라', 'too-late']]],
    ['one that is put off', told(100, ...three, section('라', 67)), [['라', 'moved']]],
    ['two of one name', told(100, ...three, section('나', 63), section('마', 75)), [['나', 'too-soon']]],
    [
      'all, where three do not remain',
      told(15, ...three.slice(0, 2)),
      [
        ['가', 'too-soon'],
        ['나', 'too-late'],
      ],
    ],
  ])('is told with the reason: %s', (_what, found, expected) => expect(found).toEqual(expected));

  it('every section is either a chapter or told, whatever was said', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            title: fc.constantFrom('가', '나', '다', ''),
            startSec: fc.option(fc.double({ min: 0, max: 400, noNaN: true })),
          }),
        ),
        (sections) => {
          const comparison = { ...film, sections, endSec: 410 };
          const chapters = saidChapters(comparison, 'ko') ?? [];
          const left = missingChapters(comparison, chapters, 'ko').filter(({ why }) => why !== 'moved');
          expect(left.length + chapters.length).toBe(sections.length);
        },
      ),
    ));
});

describe('chapters in the note', () => {
  const noted = withChapters(SCRIPT, chapters, 'ko');

  it('stand at its end, and the words of the script are as before', () => {
    expect(noted.startsWith(SCRIPT.trimEnd())).toBe(true);
    expect(noted).toContain('\n\n## 챕터\n\n> - 00:00 훅\n> - 00:12 약속\n');
  });

  it('are not said, and not found wanting by the checks of a script', () => {
    expect(syllablesOf(noted)).toBe(syllablesOf(SCRIPT));
    expect(checkLongScript(noted, { targetSec: 60 })).toEqual(checkLongScript(SCRIPT, { targetSec: 60 }));
    expect(compared(noted, FILM).lines).toEqual(film.lines);
  });

  it('take the place of those that it had', () => {
    const [first, ...others] = chapters;
    const later = withChapters(noted, [first!, ...others.slice(1)], 'ko');
    expect(later.match(/## 챕터/g)).toHaveLength(1);
    expect(later).not.toContain('00:12');
    expect(withChapters(noted, chapters, 'ko')).toBe(noted);
    expect(withChapters(`## Chapters\n> - 00:00 a\n\n## 훅\n말`, chapters, 'ko')).toMatch(/^## 훅\n말\n\n## 챕터\n/);
  });
});

describe('what a person wrote in the section of the chapters', () => {
  const noted = withChapters(SCRIPT, chapters, 'ko');
  const [, ...later] = chapters;
  const fewer = [{ startSec: 0, title: '시작' }, ...later];

  it.each([
    ['a line below them', `${noted}\n촬영 메모: 창가에서 찍기`],
    ['a list under a smaller heading', `${noted}\n### 소품\n\n- 냄비\n- 저울\n`],
    ['both', `${noted}\n촬영 메모: 창가에서 찍기\n\n### 소품\n- 냄비`],
    ['a smaller heading at once', noted.replace(/\n\n$/, '\n').concat('### 소품\n- 냄비')],
  ])('stays: %s', (_what, own) => {
    const again = withChapters(own, fewer, 'ko');
    expect(again).toContain('## 챕터\n\n> - 00:00 시작\n> - 00:12 약속\n');
    expect(again).not.toContain('00:00 훅');
    expect(again.slice(again.indexOf('01:05 마무리'))).toBe(
      `01:05 마무리\n\n${own.slice(own.indexOf('01:05 마무리') + '01:05 마무리'.length).trimStart()}`,
    );
    expect(withChapters(again, fewer, 'ko')).toBe(again);
  });

  it('stays above them, and between sections that follow', () => {
    const own = '## 훅\n말\n\n## Chapters\n내 말\n> - 00:00 a\n> - 1:02:03 b\n\n## 마무리\n끝';
    expect(withChapters(own, [{ startSec: 0, title: '가' }], 'ko')).toBe(
      '## 훅\n말\n\n## 챕터\n\n> - 00:00 가\n\n내 말\n\n## 마무리\n끝',
    );
  });

  it('is never lost', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('말', '', '## 챕터', '> - 00:00 훅', '### 소품', '- 냄비', '> 인용')),
        (lines) => {
          const own = (text: string) => text.split('\n').filter((line) => /^(?:말|### 소품|- 냄비|> 인용)$/.test(line));
          expect(own(withChapters(lines.join('\n'), chapters, 'ko'))).toEqual(own(lines.join('\n')));
        },
      ),
    ));
});

describe('the subtitles in the spelling of the script', () => {
  const words = recordingSrt(film, segmentsOf(FILM))
    .split('\n\n')
    .map((cue) => cue.split('\n'));

  it('keeps the times', () => expect(words[1]?.slice(0, 2)).toEqual(['2', '00:00:06,000 --> 00:00:12,000']));

  it.each([
    ['what is not in the script stays', 0, '안녕하세요 여러분 오늘도 찾아와 주셔서 정말 감사합니다'],
    [
      'spaces, digits and full stops are those of the script, a number said otherwise stays',
      1,
      '한 달 식비가 62만 원에서 삼십오만 원이 되었어요. 어떻게 했을까요?',
    ],
    ['a word said otherwise stays', 3, '장은 일주일에 한번 배가 부른 시간에 보러 가요'],
    ['commas come back', 4, '냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어들어요.'],
    [
      'a number in digits is written as in the script',
      6,
      '일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어들어요.',
    ],
    ['words parted otherwise are joined', 7, '도움이 됐다면 구독과 좋아요 부탁드려요.'],
  ])('%s', (_what, cue, expected) => expect(words[cue]?.[2]).toBe(expected));

  it('never brings a heading, a mark or a line that is not said into it', () => {
    const segments = [{ startSec: 0, endSec: 4, text: '어떻게 했을까요 오늘은 자취생이 식비를 줄이는 방법 세 가지를' }];
    const srt = recordingSrt(compareSaid(SCRIPT, segments), segments);
    expect(srt).toContain('어떻게 했을까요? 오늘은 자취생이 식비를 줄이는 방법 세 가지를');
    expect(srt).not.toMatch(/약속|62|#|\*/);
  });
});
