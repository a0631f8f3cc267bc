import { describe, expect, it } from 'vitest';
import { readCaptions, unixLines } from '#contract/sources/captions/read-captions.ts';
import { isTranscript } from './said-share.ts';

const told = (text: string) =>
  readCaptions(unixLines(text))?.segments.map(
    ({ start, end, speaker, text: words }) => `${start}-${end} ${speaker === undefined ? '' : `${speaker}: `}${words}`,
  );

describe('who speaks', () => {
  it.each([
    [
      'voices of WebVTT',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v 김하늘>하나.</v>\n\n00:02.000 --> 00:04.000\n- <v 김하늘>둘.</v>\n- <v.loud 박도윤>셋.</v>',
      ['1-2 김하늘: 하나.', '2-4 김하늘: 둘.', '2-4 박도윤: 셋.'],
    ],
    ['a voice over two lines', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Jane Doe>하나\n둘', ['1-2 Jane Doe: 하나 둘']],
    [
      'names of Zoom',
      'WEBVTT\n\n1\n00:01.000 --> 00:02.000\nJane Doe: Hello\n\n2\n00:02.000 --> 00:03.000\nJohn: Hi',
      ['1-2 Jane Doe: Hello', '2-3 John: Hi'],
    ],
    [
      'names of Teams above the words',
      '0:0:1.0 --> 0:0:2.5\nJane Doe\nHello.\n\n0:0:3.0 --> 0:0:4.0\nJohn\nHi.\n\n0:0:5.0 --> 0:0:6.0\nJane Doe\nBye.',
      ['1-2.5 Jane Doe: Hello.', '3-4 John: Hi.', '5-6 Jane Doe: Bye.'],
    ],
    [
      'arrows and dashes of broadcast captions',
      '0:00:01.000,0:00:02.000\n&gt;&gt; ALICE: Hi\n\n0:00:02.000,0:00:03.000\n- BOB: Hello\n- ALICE: Bye',
      ['1-2 ALICE: Hi', '2-3 BOB: Hello', '2-3 ALICE: Bye'],
    ],
    [
      'actors of SubStation Alpha',
      '[Events]\nFormat: Start, End, Name, Text\n Dialogue: 0:00:01.00,0:00:02.00,하늘,하나',
      ['1-2 하늘: 하나'],
    ],
    [
      'words before a colon that are no names',
      '1\n00:00:01,000 --> 00:00:02,000\n결론: 안 됩니다\n\n2\n00:00:02,000 --> 00:00:03,000\n그래서 다시 합니다',
      ['1-2 결론: 안 됩니다', '2-3 그래서 다시 합니다'],
    ],
  ])('is told by %s', (_what, text, lines) => expect(told(text)).toEqual(lines));
});

describe('transcripts of recorders and meetings', () => {
  const talk = ['3-12 참석자 1: 안녕하세요. 일정입니다.', '12-3753 참석자 2: 네.', '3753-3758 참석자 1: 끝입니다.'];
  it.each([
    [
      'a name and a time above the words',
      '새로운 노트\n2023.05.04 목 오후 8:33 ・ 2분 56초\n김하늘\n\n참석자 1 00:03\n안녕하세요.\n일정입니다.\n\n참석자 2 00:12\n네.\n\n참석자 1 1:02:33\n끝입니다.',
    ],
    [
      'the time in parentheses',
      '참석자 1 (00:03)\n안녕하세요. 일정입니다.\n참석자 2 (00:12)\n네.\n참석자 1 (1:02:33)\n끝입니다.',
    ],
    [
      'the time in words',
      '참석자 1 3초\n안녕하세요. 일정입니다.\n참석자 2 0분 12초\n네.\n참석자 1 1시간 2분 33초\n끝입니다.',
    ],
    [
      'the time before the name',
      '00:03 참석자 1\n안녕하세요.\n일정입니다.\n00:12 참석자 2\n네.\n1:02:33 참석자 1\n끝입니다.',
    ],
    [
      'the name above the time',
      '참석자 1\n00:00:03\n안녕하세요.\n일정입니다.\n참석자 2\n00:00:12\n네.\n참석자 1\n01:02:33\n끝입니다.',
    ],
    [
      'all in one line',
      '[00:03] 참석자 1: 안녕하세요. 일정입니다.\n[00:12] 참석자 2: 네.\n[01:02:33] 참석자 1: 끝입니다.',
    ],
  ])('have their seconds and speakers: %s', (_what, text) => {
    expect(told(text)).toEqual(talk);
    expect(isTranscript(readCaptions(text)!)).toBe(true);
  });

  it.each([
    [
      'Otter',
      'Jane Doe  0:03  \nHello.\n\nUnknown Speaker  0:12  \nHi.\n\nTranscribed by https://otter.ai',
      ['3-12 Jane Doe: Hello.', '12-17 Unknown Speaker: Hi.'],
    ],
    [
      'Teams',
      'Weekly sync\nMarch 15, 2024, 2:00PM\n1h 2m 3s\n\nJane Doe started transcription\n\nJane Doe   0:03\nHello.\n\nJohn Smith   0:12\nHi.',
      ['3-12 Jane Doe: Hello.', '12-17 John Smith: Hi.'],
    ],
    [
      'Google Meet',
      'Sync - Transcript\nAttendees\nJane Doe, John\nTranscript\n00:00:00\n \nJane Doe: Hello.\nJohn: Hi.\n00:05:00\n \nJane Doe: Bye.\nMeeting ended after 00:06:12',
      ['0-300 Jane Doe: Hello.', '0-300 John: Hi.', '300-305 Jane Doe: Bye.'],
    ],
    [
      'Google Meet, whose beginning has no time, kept in Markdown',
      '# Sync - Transcript\nAttendees\nJane Doe, John\nTranscript\nJane Doe: Hello.\nJohn: Hi.\n\n### 00:05:00\n\nJane Doe: Bye.\n\n### Meeting ended after 00:06:12',
      ['0-300 Jane Doe: Hello.', '0-300 John: Hi.', '300-305 Jane Doe: Bye.'],
    ],
    [
      'Rev',
      'Speaker 1 (00:03):\nHello.\n\nSpeaker 2 (00:12):\nHi.',
      ['3-12 Speaker 1: Hello.', '12-17 Speaker 2: Hi.'],
    ],
    [
      'Premiere Pro',
      '00:00:00:00 - 00:00:05:12\nSpeaker 1\nHello.\n\n00:00:05:12 - 00:00:09:00\nSpeaker 2\nHi.',
      ['0-5 Speaker 1: Hello.', '5-9 Speaker 2: Hi.'],
    ],
    ['Sonix', 'Jane: [00:00:03] Hello.\n\nJohn: [00:00:08] Hi.', ['3-8 Jane: Hello.', '8-13 John: Hi.']],
    ['times in words alone', '0분 3초\n안녕하세요\n12분 3초\n끝입니다', ['3-723 안녕하세요', '723-728 끝입니다']],
  ])('are read as they are pasted: %s', (_by, text, lines) => expect(told(text)).toEqual(lines));

  it('keep what stands above the first time', () => {
    const text = '기획 회의\n2023.05.04 목 오후 8:33 ・ 2분 56초\n\n참석자 1 00:03\n안녕하세요.';
    expect(readCaptions(text)?.untimed).toEqual(['기획 회의', '2023.05.04 목 오후 8:33 ・ 2분 56초']);
  });

  it.each([
    ['the times of a day', '오늘의 일정\n9:30 회의\n10:00 촬영'],
    ['spans of a day', '일정\n10:00-11:30 회의\n13:00-14:00 촬영'],
    ['a schedule by places', '강남 출발 9:00\n수원 도착 10:12\n대전 도착 11:40'],
    ['a chat', '[지우] [오후 2:03] 안녕\n[하늘] [오후 2:04] 응'],
    ['the clock of a meeting', '[Jane Doe] 14:30:12\nHello\n\n[Jane Doe] 14:30:20\nHi'],
    ['a text that ends with chapters', `${'이 영상에서는 여러 가지를 다룹니다. '.repeat(30)}\n0:00 인사\n1:20 장보기`],
    [
      'a text that shows what cues look like',
      `자막 파일은 이렇게 생겼다.\n\n1\n00:00:01,000 --> 00:00:02,000\n안녕\n\n${'이제 각 줄을 설명한다. '.repeat(60)}`,
    ],
    ['an arrow in brackets', '[1 -> 2] 이름을 바꿈\n[2 -> 3] 줄을 지움'],
  ])('are not taken for them, in a text: %s', (_what, text) => {
    const captions = readCaptions(text);
    expect(captions !== null && isTranscript(captions)).toBe(false);
  });
});
