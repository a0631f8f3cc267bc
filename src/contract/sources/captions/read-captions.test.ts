import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCaptions, unixLines } from './read-captions.ts';

const told = (text: string) =>
  readCaptions(unixLines(text))?.segments.map(
    ({ start, end, speaker, text: words }) => `${start}-${end} ${speaker === undefined ? '' : `${speaker}: `}${words}`,
  );

describe('lines that a recogniser prints', () => {
  it.each([
    ['Whisper', '[00:00.000 --> 00:04.200]  안녕하세요.\n[00:04.200 --> 00:09.840]  물은 92도입니다.'],
    [
      'whisper.cpp',
      '\n[00:00:00.000 --> 00:00:04.200]   안녕하세요.\n[00:00:04.200 --> 00:00:09.840]   물은 92도입니다.',
    ],
    ['Whisper JAX', '[00:00.000 -> 00:04.200]  안녕하세요.\n[00:04.200 -> 00:09.840]  물은 92도입니다.'],
    ['faster-whisper', '[0.00s -> 4.20s] 안녕하세요.\n[4.20s -> 9.84s] 물은 92도입니다.'],
    ['without brackets', '00:00.000 --> 00:04.200 안녕하세요.\n00:04.200 --> 00:09.840 물은 92도입니다.'],
    ['with a dash', '[00:00:00.000 - 00:00:04.200] 안녕하세요.\n[00:00:04.200 - 00:00:09.840] 물은 92도입니다.'],
    [
      'with both times in brackets',
      '[00:00.000] - [00:04.200] 안녕하세요.\n[00:04.200] - [00:09.840] 물은 92도입니다.',
    ],
    ['the table of Whisper', 'start\tend\ttext\n0\t4200\t안녕하세요.\n4200\t9840\t물은 92도입니다.'],
  ])('have their seconds and ends: %s', (_by, text) => {
    expect(told(text)).toEqual(['0-4.2 안녕하세요.', '4.2-9.84 물은 92도입니다.']);
  });

  it('keep a pause, which nobody speaks in', () => {
    expect(told('[00:12.100 --> 00:18.000] 뜸을 들입니다.\n[01:02.500 --> 01:09.000] 붓습니다.')).toEqual([
      '12.1-18 뜸을 들입니다.',
      '62.5-69 붓습니다.',
    ]);
  });

  it.each([
    ['[00:00.000 --> 00:02.000] [SPEAKER_00]: 네.', ['0-2 SPEAKER_00: 네.']],
    ['[00:00.000 --> 00:02.000]  (speaker 1) 네. [SPEAKER_TURN]', ['0-2 speaker 1: 네.']],
    ['[00:00.000 --> 00:02.000]  [BLANK_AUDIO]\n[00:02.000 --> 00:03.000] 네.', ['2-3 네.']],
    ['Detected language: Korean\n[00:00.000 --> 00:02.000] 네.', ['0-2 네.']],
  ])('name who speaks, and say nothing of themselves: %j', (text, lines) => expect(told(text)).toEqual(lines));
});

describe('SAMI', () => {
  const sami = (body: string) =>
    `<SAMI><HEAD><TITLE>제목</TITLE><STYLE TYPE="text/css"><!--\nP { color:white; }\n.KRCC { Name:한국어; lang:ko-KR; SAMIType:CC; }\n.ENCC { Name:English; lang:en-US; }\n--></STYLE></HEAD>\n<BODY>\n${body}\n</BODY></SAMI>`;

  it.each([
    [
      'unclosed tags and a blank that clears',
      '<SYNC Start=1000><P Class=KRCC>첫 줄<br>둘째 줄\n<SYNC Start=2500><P Class=KRCC>&nbsp;\n<SYNC Start=4000><P Class=KRCC>셋째\n<SYNC Start=5000><P Class=KRCC>&nbsp',
    ],
    [
      'closed tags, quotes and small letters',
      `<sync start="1000"><p class='krcc'>첫 줄<br/>둘째 줄</p></sync>\n<sync start = 2500 ><p class="KRCC">&nbsp;</p></sync>\n<sync start=4000.0><p class=KRCC><i>셋째</i></p></sync><sync start=5000><p class=KRCC>&nbsp;</p></sync>`,
    ],
    [
      'colours, places and comments',
      '<!-- 편집 --><SYNC Start=1000><P Class=KRCC><Font Color=#FFFF00><B>첫 줄</B></Font>\n둘째 &#51460;\n<SYNC Start=2500><P Class=KRCC>&nbsp;<SYNC Start=4000><P Class=KRCC>{\\an8}셋째<SYNC Start=5000><P Class=KRCC>',
    ],
    [
      'a blank of no class',
      '<SYNC Start=1000><P Class=KRCC>첫 줄<br>둘째 줄<SYNC Start=2500><P>&nbsp;<SYNC Start=4000><P Class=KRCC>셋째<SYNC Start=5000><P>&nbsp;',
    ],
    [
      'no paragraphs',
      '<SYNC Start=1000>첫 줄<BR>둘째 줄<SYNC Start=2500>&nbsp;<SYNC Start=4000>셋째<SYNC Start=5000>&nbsp;',
    ],
    [
      'its times out of order',
      '<SYNC Start=4000><P Class=KRCC>셋째<SYNC Start=5000><P Class=KRCC>&nbsp;<SYNC Start=1000><P Class=KRCC>첫 줄<br>둘째 줄<SYNC Start=2500><P Class=KRCC>&nbsp;',
    ],
  ])('is read with %s', (_what, body) => {
    expect(told(sami(body))).toEqual(['1-2.5 첫 줄 둘째 줄', '4-5 셋째']);
  });

  it('of two languages is read in Korean, else in the first, and tells of the other', () => {
    const both = sami(
      '<SYNC Start=1000><P Class=ENCC>Hello<P Class=KRCC>안녕하세요\n<SYNC Start=2000><P Class=ENCC>Bye\n<SYNC Start=3000><P Class=KRCC>&nbsp;<P Class=ENCC>&nbsp;',
    );
    expect(told(both)).toEqual(['1-3 안녕하세요']);
    expect(readCaptions(both)?.leftOut).toEqual({ englishCaptions: 2 });
    const foreign = both
      .replaceAll('KRCC', 'JPCC')
      .replace('lang:ko-KR', 'lang:ja-JP')
      .replace('안녕하세요', 'こんにちは');
    expect(told(foreign)).toEqual(['1-2 Hello', '2-3 Bye']);
    expect(readCaptions(foreign)?.leftOut).toEqual({ japaneseCaptions: 1 });
  });

  it('whose last words nothing clears shows them for a while', () => {
    expect(told(sami('<SYNC Start=1000><P Class=KRCC>끝'))).toEqual(['1-6 끝']);
  });
});

describe('subtitle files', () => {
  it.each([
    ['SBV', '0:00:01.000,0:00:02.500\n첫 줄[br]둘째 줄\n\n0:00:04.000,0:00:05.000\n셋째'],
    ['SRT', '1\n00:00:01,000 --> 00:00:02,500\n첫 줄<br>둘째 줄\n\n2\n00:00:04,000 --> 00:00:05,000\n셋째'],
    [
      'SubViewer',
      '[INFORMATION]\n[TITLE]제목\n[END INFORMATION]\n[SUBTITLE]\n00:00:01.00,00:00:02.50\n첫 줄[br]둘째 줄\n\n00:00:04.00,00:00:05.00\n셋째',
    ],
    ['MicroDVD that says its rate', '{1}{1}10\n{10}{25}첫 줄|{y:i}둘째 줄\n{40}{50}셋째'],
    ['MPL2', '[10][25]첫 줄|/둘째 줄\n[40][50]셋째'],
    ['LRC', '[ar:가수]\n[00:01.00]첫 줄 <00:01.80>둘째 줄\n[00:02.50]\n[00:04.00]셋째\n[00:05.00]'],
    [
      'TTML',
      '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="ko"><head><metadata><ttm:title>제목</ttm:title></metadata></head><body><div><p begin="00:00:01.000" end="2.5s">첫 줄<br/><span tts:color="red">둘째 줄</span></p><p begin="4000ms" dur="1s">셋째</p></div></body></tt>',
    ],
    [
      'TTML that counts ticks, in a part that begins later',
      '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:tickRate="10"><tt:body><tt:div begin="1s"><tt:p begin="0t" end="15t">첫 줄 둘째 줄</tt:p><tt:p begin="30t" end="40t">셋째</tt:p></tt:div></tt:body></tt:tt>',
    ],
    [
      'srv3 of YouTube',
      '<timedtext format="3"><body><p t="1000" d="1500"><s>첫 줄 </s><s>둘째 줄</s></p><p t="4000" d="1000">셋째</p></body></timedtext>',
    ],
    [
      'srv1 of YouTube',
      '<transcript><text start="1" dur="1.5">첫 줄\n둘째 줄</text><text start="4" dur="1">셋째</text></transcript>',
    ],
    [
      'an SRT with a title above it',
      '내 영상 자막\n\n1\n00:00:01,000 --> 00:00:02,500\n첫 줄\n둘째 줄\n\n2\n00:00:04,000 --> 00:00:05,000\n셋째',
    ],
  ])('say the same: %s', (_form, text) => {
    expect(told(text)).toEqual(['1-2.5 첫 줄 둘째 줄', '4-5 셋째']);
  });

  it('of WebVTT keep words below an empty line, and no notes, styles or names of cues', () => {
    const vtt =
      'WEBVTT\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000\n\n하나\n\n둘\n\nNOTE 메모\n여기도\n\nsecond one\n00:03.000 --> 00:04.000\n셋';
    expect(told(vtt)).toEqual(['1-2 하나 둘', '3-4 셋']);
  });

  it('that count frames and do not say how many make a second have words without times', () => {
    expect(readCaptions('{25}{62}첫 줄|둘째 줄\n{100}{125}셋째')).toMatchObject({
      segments: [],
      untimed: ['첫 줄 둘째 줄', '셋째'],
    });
  });

  it('keep words in angle brackets, and no marks, entities or places', () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:02,000 X1:10 X2:20\n{\\an8}<font color="#fff">&lt;기생충&gt;과 <기생충></font>, 3 < 5 > 2\n';
    expect(told(srt)).toEqual(['1-2 <기생충>과 <기생충>, 3 < 5 > 2']);
  });

  it('with a line at several times sing it at each', () => {
    expect(told('[ti:노래]\n[00:01.00][00:03.00]후렴\n[00:02.00]절')).toEqual(['1-2 후렴', '2-3 절', '3-8 후렴']);
  });
});

describe('what is built to take long', () => {
  const long = (part: string) => part.repeat(Math.ceil(300_000 / part.length));
  it.each([
    ['paragraphs that never end', `<tt>${long('<p begin="1s">')}`, 0],
    ['tags that never end', `<sami>${long('<sync start=1 ')}`, 0],
    ['a class for every word', `<sami>${long('<sync start=1><p class=a>')}`, 0],
    ['comments that never end', `<tt>${long('<!--')}`, 0],
    ['JSON in JSON', long('{"segments":['), 0],
    ['lists in lists', `${'['.repeat(150_000)}${']'.repeat(150_000)}`, 0],
    ['names without words', long('Jane 0:03\n'), 0],
    ['times of one line', long('[0:01]'), 40],
    ['voices without words', `WEBVTT\n\n00:01.000 --> 00:02.000\n${long('<v a>')}`, 0],
  ])('is read in its time: %s', (_what, text, count) => {
    expect(readCaptions(text)?.segments.length ?? 0).toBe(count);
  });
});

const cases = new URL('../../../../../shared/cases/', import.meta.url);

describe.skipIf(!existsSync(cases))('files of public bug reports', () => {
  it.each([
    ['11-whisper-brackets/인터뷰.txt', 4, '0-4.2 안녕하세요, 오늘은 핸드드립 커피를 내려 보겠습니다.'],
    ['11-whisper-brackets/whisper-cpp.txt', 4, '0-4.2 안녕하세요, 오늘은 핸드드립 커피를 내려 보겠습니다.'],
    ['11-whisper-brackets/whisper-jax.txt', 3, '0-4.2 안녕하세요, 오늘은 핸드드립 커피를 내려 보겠습니다.'],
    ['12-smi/sample.smi', 6, '185.113-187.035 500년 전,'],
    ['12-smi/sample-as-srt.srt', 6, '185.113-187.035 500년 전,'],
    ['13-sbv/captions.sbv', 5, '0.599-4.16 ALICE: Hi, my name is Alice Miller and this is John Brown'],
    ['14-vtt-voices/회의.vtt', 4, '1-4 김하늘: 다음 영상은 캠핑 요리로 하겠습니다.'],
    ['15-whisper-json/audio.json', 2, '0-4.2 안녕하세요, 오늘은 핸드드립 커피를 내려 보겠습니다.'],
  ])('%s has its words and seconds', (name, count, first) => {
    const lines = told(readFileSync(new URL(encodeURI(name), cases), 'utf8'));
    expect([lines?.length, lines?.[0]]).toEqual([count, first]);
  });
});
