import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubtitles, SUBTITLE_CHARACTERS } from './read-subtitles.ts';

const told = (file: string) => {
  const read = readSubtitles(file);
  return read.ok ? read.value.map(({ startSec, endSec, text }) => `${startSec}-${endSec} ${text}`) : read.reason;
};

describe('a subtitle file', () => {
  it.each<[string, string, string[]]>([
    [
      'SRT with numbers, marks and Windows line ends',
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>안녕하세요</i>\r\n여러분\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n{\\an8}둘째 줄\r\n',
      ['1-2.5 안녕하세요 여러분', '3-4 둘째 줄'],
    ],
    [
      'WebVTT with notes, names, settings and voices',
      'WEBVTT\nKind: captions\n\nNOTE 메모\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v 하나>A &amp; B</v>\n',
      ['1-2 A & B'],
    ],
    [
      'captions made by machine that show each line twice',
      'WEBVTT\n\n' +
        ['가', '나', '다', '라', '마']
          .map((word, i, all) => `00:0${i}.000 --> 00:0${i + 1}.000\n${i > 0 ? `${all[i - 1]}\n` : ''}<c>${word}</c>\n`)
          .join('\n'),
      ['0-1 가', '1-2 나', '2-3 다', '3-4 라', '4-5 마'],
    ],
    [
      'json3, whose events end where the next begins and whose line ends say nothing',
      JSON.stringify({
        events: [
          { tStartMs: 0, dDurationMs: 5_000, segs: [{ utf8: '한 달' }, { utf8: ' 식비' }] },
          { tStartMs: 2_000, aAppend: 1, segs: [{ utf8: '\n' }] },
          { tStartMs: 2_500, dDurationMs: 1_000, segs: [{ utf8: '둘' }] },
        ],
      }),
      ['0-2.5 한 달 식비', '2.5-3.5 둘'],
    ],
    [
      'lines that begin with their time',
      '0:12 하나\n[1:02] 둘\n1:00:05 - 셋',
      ['12-62 하나', '62-3605 둘', '3605-3610 셋'],
    ],
    ['lines that begin with a span of time', '0:01 - 0:03 하나\n[0:04~0:06] 둘', ['1-3 하나', '4-6 둘']],
    ['times on lines of their own', '스크립트\n0:02\n2초\n하나\n0:40\n40초\n둘', ['2-40 하나', '40-45 둘']],
    [
      'cues out of order, ends before beginnings',
      '00:09.000 --> 00:02.000\n둘\n\n00:01.000 --> 00:02.000\n하나',
      ['1-2 하나', '9-9 둘'],
    ],
    [
      'SubStation Alpha with styles, commas, overrides and line breaks',
      '[Script Info]\r\nTitle: 촬영본\r\n\r\n[V4+ Styles]\r\nFormat: Name, Fontname\r\nStyle: Default,Pretendard\r\n\r\n[Events]\r\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\r\nDialogue: 0,0:00:03.00,0:00:04.50,Default,,0,0,0,,{\\i1}둘째{\\i0}, 그리고\\N다음 줄\r\nComment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,메모\r\nDialogue: 0,0:00:01.00,0:00:02.00,Default,하나,0,0,0,,{\\pos(10,20)\\c&HFF&}첫째\r\n',
      ['1-2 첫째', '3-4.5 둘째, 그리고 다음 줄'],
    ],
    [
      'SubStation Alpha of the older kind, with columns in another order, a drawing and a shadow of a line',
      '[Events]\nFormat: Marked, Name, Start, End, Text\nDialogue: Marked=0,하나,0:00:01.00,0:00:02.00,이것은, 말\nDialogue: Marked=0,,0:00:02.00,0:00:03.00,{\\p1}m 0 0 l 100 0{\\p0}\nDialogue: Marked=0,,0:00:04.00,0:00:05.00,그림{\\p1}m 1 1{\\p0} 뒤\nDialogue: Marked=1,,0:00:04.00,0:00:05.00,그림 뒤\n',
      ['1-2 이것은, 말', '4-5 그림 뒤'],
    ],
    ['events without a Format line', 'Dialogue: 0,1:00:01.5,1:00:02.00,Default,,0,0,0,,말', ['3601.5-3602 말']],
    ['letters taken apart', `0:01 ${'한글'.normalize('NFD')}`, ['1-6 한글']],
  ])('%s', (_what, file, expected) => expect(told(file)).toEqual(expected));

  it.each([
    ['nothing', '  \n', 'empty'],
    ['words without times', '안녕하세요. 대본입니다.', 'no-times'],
    ['JSON that is none', '{"events": [', 'no-times'],
    ['other JSON', '{"events": [1, null, {"segs": "x"}, {"segs": [{"utf8": 3}]}]}', 'no-times'],
    ['json3 with times that are none', '{"events": [{"tStartMs": "x", "segs": [{"utf8": "가"}]}]}', 'no-times'],
    [
      'SubStation Alpha whose lines hold drawings only',
      'Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,{\\p1}m 0 0',
      'no-times',
    ],
    ['SubStation Alpha without times', '[Events]\nDialogue: 0,x,y,Default,,0,0,0,,말', 'no-times'],
    ['cues without words', '00:01.000 --> 00:02.000\n\n', 'no-times'],
    ['more than any film has', '가'.repeat(SUBTITLE_CHARACTERS + 1), 'too-large'],
    ['cues without end', '0:01 가\n'.repeat(50_000), 'too-large'],
  ])('%s is refused as %s', (_what, file, reason) => expect(told(file)).toBe(reason));

  it('is read in rising order with ends after beginnings, whatever stands in it', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('0:01 가', '00:01.000 --> 00:00.500', 'WEBVTT', '\n', '{', '99:59', '<b', '&#9;', '3'),
        ),
        (parts) => {
          const read = readSubtitles(parts.join('\n'));
          const segments = read.ok ? read.value : [];
          expect(segments.every(({ startSec, endSec, text }) => endSec >= startSec && text !== '')).toBe(true);
          expect(segments.map(({ startSec }) => startSec)).toEqual(
            segments.map(({ startSec }) => startSec).toSorted((a, b) => a - b),
          );
        },
      ),
    ));
});
