import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTranscript } from './subtitles.ts';

const said = (text: string) => readTranscript(text).segments.map(({ start, end, text: words }) => [start, end, words]);

describe('a transcript with times', () => {
  it.each([
    [
      'SRT',
      'srt',
      '1\r\n00:00:01,500 --> 00:00:02,000\r\n<i>첫</i> 줄\r\n둘째 줄\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,250\r\n{\\an8}다음',
    ],
    [
      'SRT without empty lines',
      'srt',
      '1\n00:00:01,500 --> 00:00:02,000\n첫 줄\n둘째 줄\n2\n00:00:03,000 --> 00:00:04,250\n다음\n',
    ],
    [
      'SRT with an empty line inside',
      'srt',
      '1\n00:00:01,500 --> 00:00:02,000\n첫 줄\n\n둘째 줄\n\n2\n00:00:03,000 --> 00:00:04,250\n다음\n',
    ],
    [
      'SRT with points and one digit of hours',
      'srt',
      '1\n0:00:01.5 --> 0:00:02.0\n첫 줄 둘째 줄\n\n2\n0:00:03.0 --> 0:00:04.25\n다음\n',
    ],
    [
      'WebVTT with its head, names, notes, styles, settings, voices and entities',
      'vtt',
      '\ufeffWEBVTT - 제목\nKind: captions\n\nNOTE 메모\n여기도\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.500 --> 00:02.000 align:start position:0%\n<v 지우>첫 <c.yellow>줄</c>\n둘째&nbsp;<00:00:01.800>줄\n\n00:03.000 --> 00:04.250\n&lrm;다음\n',
    ],
    ['SBV', 'sbv', '0:00:01.500,0:00:02.000\n첫 줄\n둘째 줄\n\n0:00:03.000,0:00:04.250\n다음\n'],
    [
      'json3',
      'json3',
      '{"events":[{"tStartMs":1500,"dDurationMs":500,"segs":[{"utf8":"첫 줄 "},{"utf8":"둘째 줄"}]},{"tStartMs":3000,"dDurationMs":1250,"segs":[{"utf8":"다음"}]}]}',
    ],
    [
      'the XML of YouTube',
      'xml',
      '<?xml version="1.0"?><transcript><text start="1.5" dur="0.5">첫 줄 둘째 줄</text><text start="3" dur="1.25">다음</text></transcript>',
    ],
  ])('is read from %s', (_name, form, text) => {
    expect(readTranscript(text).form).toBe(form);
    expect(said(text)).toEqual([
      [1.5, 2, '첫 줄 둘째 줄'],
      [3, 4.25, '다음'],
    ]);
  });

  it.each([
    ['times before the words', '0:34 첫 마디\n1:02 둘째 마디\n이어서'],
    ['times in brackets', '[0:34] 첫 마디\n[01:02] 둘째 마디 이어서'],
    ['times in parentheses, with hours and dashes', '(00:00:34) - 첫 마디\n(00:01:02) - 둘째 마디 이어서'],
    ["YouTube's panel in Korean", '스크립트\n동영상에서 검색\n0:34\n34초\n첫 마디\n1:02\n1분 2초\n둘째 마디\n이어서'],
    [
      "YouTube's panel in English",
      'Transcript\n\n0:34\n34 seconds\n첫 마디\n1:02\n1 minute, 2 seconds\n둘째 마디\n이어서\n',
    ],
    ['empty lines between', '0:34 첫 마디\n\n1:02 둘째 마디 이어서'],
  ])('is read from pasted text: %s', (_name, text) => {
    expect(readTranscript(text).form).toBe('timed');
    expect(said(text)).toEqual([
      [34, 62, '첫 마디'],
      [62, 67, '둘째 마디 이어서'],
    ]);
  });

  it.each([
    ['hours', '00:01:02 하나\n1:02:03 둘', [62, 3_723]],
    ['minutes beyond an hour', '99:00 하나\n100:05 둘', [5_940, 6_005]],
  ])('counts %s', (_what, text, seconds) => expect(said(text).map(([start]) => start)).toEqual(seconds));

  it('of any other JSON is no transcript', () => {
    const text = '{"events":[1,null,{"segs":"x"},{"segs":[null,{"utf8":3}]},{"tStartMs":"x","segs":[{"utf8":"가"}]}]}';
    expect(readTranscript(text)).toEqual({ form: 'plain', segments: [], paragraphs: [text] });
  });

  it('made by machine says once what it shows twice', () => {
    const rolling = ['하나', '하나\n둘', '둘\n셋', '셋\n넷', '넷\n다섯'];
    const cues = rolling.map((words, i) => `00:0${i}.000 --> 00:0${i + 1}.000\n${words}\n`);
    expect(said(`WEBVTT\n\n${cues.join('\n')}`).map(([, , words]) => words)).toEqual([
      '하나',
      '둘',
      '셋',
      '넷',
      '다섯',
    ]);
  });

  it('keeps what is said twice', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\n네\n\n2\n00:00:03,000 --> 00:00:04,000\n네\n';
    expect(said(text)).toHaveLength(2);
  });

  it('parts long captions at their sentences, each with its share of the time', () => {
    const sentence = `${'가'.repeat(99)}.`;
    const segments = said(`0:00 ${[sentence, sentence, sentence, sentence].join(' ')}\n0:40 끝`);
    expect(segments.map(([start, end]) => [start, end])).toEqual([
      [0, 10],
      [10, 20],
      [20, 30],
      [30, 40],
      [40, 45],
    ]);
  });
});

describe('a transcript without times', () => {
  it.each([
    ['첫 문단입니다.\n이어집니다.\n\n둘째 문단입니다.', ['첫 문단입니다.\n이어집니다.', '둘째 문단입니다.']],
    ['한 줄\n두 줄', ['한 줄', '두 줄']],
    ['오늘의 일정\n9:30 회의\n10:00 촬영', ['오늘의 일정', '9:30 회의', '10:00 촬영']],
    ['{"events":', ['{"events":']],
    ['9:30에 만나요', ['9:30에 만나요']],
    ['', []],
    [' \n ', []],
  ])('%j is its paragraphs', (text, paragraphs) => {
    expect(readTranscript(text)).toEqual({ form: 'plain', segments: [], paragraphs });
  });
});

it('finds every word of every transcript again, with times that rise', () => {
  const words = fc.stringMatching(/^[가-힣a-z]{1,12}( [가-힣a-z]{1,12}){0,5}$/);
  const stamp = (seconds: number, comma: string) =>
    `${new Date(seconds * 1_000).toISOString().slice(11, 19)}${comma}000`;
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 1, maxLength: 20 }), fc.boolean(), (lines, isVtt) => {
      const comma = isVtt ? '.' : ',';
      const cues = lines.map((line, i) => `${i + 1}\n${stamp(i * 3, comma)} --> ${stamp(i * 3 + 2, comma)}\n${line}\n`);
      const { segments } = readTranscript(`${isVtt ? 'WEBVTT\n\n' : ''}${cues.join('\n')}`);
      expect(segments).toEqual(lines.map((text, i) => ({ start: i * 3, end: i * 3 + 2, text })));
    }),
  );
});
