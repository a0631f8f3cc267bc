import { describe, expect, it } from 'vitest';
import { compared } from './test-film.ts';

const SCRIPT = `## 훅
한 달 식비가 62만 원에서 38만 원이 되었어요.
## 본론
냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어들어요. 배달은 주 2회로 줄였어요.
## 마무리
도움이 됐다면 구독과 좋아요 부탁드려요. 다음 영상에서 만나요!`;
const SAID = [
  '한 달 식비가 62만 원에서 38만 원이 되었어요',
  '냉동 채소와 두부 달걀을 기본으로 담으면 버리는 것이 줄어들어요',
  '배달은 주 2회로 줄였어요',
  '도움이 됐다면 구독과 좋아요 부탁드려요',
  '다음 영상에서 만나요',
];
const LINES: readonly string[] = compared(SCRIPT, '0:00 말').lines.map(({ text }) => text);

/** The film with these lines in the place of some of the script. */
function film(from: number, to: number, ...instead: readonly string[]) {
  const lines = SAID.toSpliced(from, to - from, ...instead);
  return compared(SCRIPT, lines.map((line, i) => `0:${String(i * 5).padStart(2, '0')} ${line}`).join('\n'));
}

describe('what was said besides the script', () => {
  it.each<[string, ReturnType<typeof film>, [after: number, text: string][]]>([
    ['nothing', film(0, 0), []],
    [
      'a greeting before the first line',
      film(0, 0, '안녕하세요 여러분 하나예요'),
      [[-1, '안녕하세요 여러분 하나예요']],
    ],
    [
      'a line at the very end',
      film(5, 5, '아 맞다 그리고 여러분 식비도 알려 주세요'),
      [[4, '아 맞다 그리고 여러분 식비도 알려 주세요']],
    ],
    [
      'behind the last words in their line',
      film(4, 5, `${SAID[4]} 아 그리고 댓글 남겨 주세요`),
      [[4, '아 그리고 댓글 남겨 주세요']],
    ],
    [
      'behind a last line in other words whose end it has, too',
      film(4, 5, '다음 주에 만나요', '아 그리고 댓글로 알려 주시면 제가 답글 달게요'),
      [[4, '아 그리고 댓글로 알려 주시면 제가 답글 달게요']],
    ],
    [
      'behind a last line that ends otherwise',
      film(4, 5, '다음 편에서 봐요', '그리고 댓글 남겨 주세요'),
      [[4, '그리고 댓글 남겨 주세요']],
    ],
    [
      'in the place of a last line that was left out',
      film(4, 5, '다음에는 그럼 오늘도 좋은 하루 보내세요'),
      [[3, '다음에는 그럼 오늘도 좋은 하루 보내세요']],
    ],
    [
      'before a line that begins otherwise',
      film(1, 2, '이제 장 보는 얘기를 해 볼게요', '얼린 채소와 두부 달걀을 기본으로 담으면 버리는 것이 줄어들어요'),
      [[0, '이제 장 보는 얘기를 해 볼게요']],
    ],
    [
      'with the first words of the line that follows',
      film(2, 2, '배달은 사실 너무 맛있잖아요 그래도'),
      [[1, '배달은 사실 너무 맛있잖아요 그래도']],
    ],
    [
      'with the last words of the line before',
      film(3, 3, '줄였어요 진짜로 줄였어요 저 대단하죠'),
      [[2, '줄였어요 진짜로 줄였어요 저 대단하죠']],
    ],
    [
      'behind a line that ends in other words, in the middle of what was said in one breath',
      film(2, 3, '배달은 주 2회로 제한했습니다 그리고 진짜 신기한 게 통장에 돈이 계속 남더라고요'),
      [[2, '그리고 진짜 신기한 게 통장에 돈이 계속 남더라고요']],
    ],
    [
      'behind a line that stops short',
      film(2, 3, '배달은 주 2회로 줄였고 네 진짜예요 여러분'),
      [[2, '네 진짜예요 여러분']],
    ],
    [
      'between two lines that end and begin otherwise, without any sign',
      film(
        2,
        4,
        '배달은 주 2회로 줄였습니다 이거 제가 해 보니까 진짜 되더라고요 도움이 되셨다면 구독과 좋아요 부탁드려요',
      ),
      [[2, '이거 제가 해 보니까 진짜 되더라고요']],
    ],
    [
      'in the middle of a line',
      film(
        1,
        2,
        '냉동 채소와 두부 달걀을 기본으로 담으면 아 이건 진짜 중요한데요 꼭 기본으로 담으세요',
        '버리는 것이 줄어들어요',
      ),
      [[1, '아 이건 진짜 중요한데요 꼭 기본으로 담으세요']],
    ],
    ['a filler counts for nothing', film(2, 2, '음 그러니까'), []],
  ])('%s', (_what, { adLibs }, expected) => expect(adLibs.map(({ after, text }) => [after, text])).toEqual(expected));

  it.each<[string, ReturnType<typeof film>, number, string, string]>([
    ['the last line', film(4, 5, '다음 편에서 봐요', '그리고 댓글 남겨 주세요'), 4, 'changed', '다음 편에서 봐요'],
    [
      'a line and what follows it',
      film(2, 3, '배달은 주 2회로만 시켜요', '이거 진짜 어려웠어요'),
      2,
      'changed',
      '배달은 주 2회로만 시켜요',
    ],
    [
      'a line that is repeated',
      film(2, 2, '배달은 사실 너무 맛있잖아요 그래도'),
      2,
      'said',
      '배달은 주 2회로 줄였어요',
    ],
    [
      'a line that ends in other words in the middle of a caption',
      film(2, 3, '배달은 주 2회로 제한했습니다 그리고 진짜 신기한 게 통장에 돈이 계속 남더라고요'),
      2,
      'changed',
      '배달은 주 2회로 제한했습니다',
    ],
    ['a last line that was left out', film(4, 5, '그럼 오늘도 좋은 하루 보내세요'), 4, 'skipped', ''],
    [
      'a line with something in its middle',
      film(
        1,
        2,
        '냉동 채소와 두부 달걀을 기본으로 담으면 아 이건 진짜 중요한데요 꼭 기본으로 담으세요',
        '버리는 것이 줄어들어요',
      ),
      1,
      'said',
      '냉동 채소와 두부 달걀을 기본으로 담으면 … 버리는 것이 줄어들어요',
    ],
  ])('%s keeps its own words', (_what, { lines }, at, fate, heard) =>
    expect([lines[at]?.fate, lines[at]?.heard]).toEqual([fate, heard]),
  );

  it('is parted from English lines, too', () => {
    const { adLibs, lines } = compared(
      'We sold thirty eight bottles in a single day. Tell me in the comments what you would buy. See you next week.',
      '0:00 we sold thirty eight bottles in one day\n0:05 honestly I could not believe that myself\n0:10 tell me in the comments what you would get\n0:15 see you next week\n0:20 and do not forget to water your plants',
    );
    expect(adLibs.map(({ text }) => text)).toEqual([
      'honestly I could not believe that myself',
      'and do not forget to water your plants',
    ]);
    expect(lines.map(({ fate }) => fate)).not.toContain('skipped');
  });

  it('none of the words of the script is told twice', () => {
    for (const adLib of [
      '줄였어요 그 다음 영상에서 만나요 라고',
      '좋아요 좋아요 구독 좋아요 부탁',
      '한 달 식비가 한 달 식비가 말이죠',
    ])
      for (let at = 0; at <= SAID.length; at += 1) {
        const { lines } = film(at, at, adLib);
        expect(lines.map(({ fate, text }) => [fate, text])).toEqual(LINES.map((text) => ['said', text]));
      }
  });
});
