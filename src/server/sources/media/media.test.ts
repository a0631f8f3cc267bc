import { describe, expect, it } from 'vitest';
import { readHeard } from '../../ai/speech.ts';
import { readSeen } from '../../ai/vision.ts';
import { containerOf } from '../../files/signatures.ts';
import { clipMp4, makeWav, toneMp3 } from '../../../../tests/replay/recordings.ts';
import { paragraphsIn } from './tesseract.ts';

const row = (line: number, sure: number, word: string) => [5, 1, 1, 1, line, 1, 0, 0, 9, 9, sure, word].join('\t');

describe('what tesseract says', () => {
  it.each<[title: string, told: string[], paragraphs: string[]]>([
    ['is text with its own spaces', [row(1, 90, '촬'), row(1, 90, '영'), '촬영 시작', ''], ['촬영 시작']],
    [
      'parts paragraphs at empty lines and joins the lines of each',
      [row(1, 90, 'a'), row(2, 90, 'b'), row(3, 90, 'c'), '첫 줄', '둘째 줄', '', '셋째 줄'],
      ['첫 줄 둘째 줄', '셋째 줄'],
    ],
    ['is nothing where it doubts', [row(1, 30, '~'), row(2, 95, 'x'), 'pattern', '글'], ['글']],
    ['is nothing without letters', [row(1, 95, '—'), '— | ~'], []],
    ['may be empty', [''], []],
  ])('%s', (_title, told, paragraphs) => {
    expect(paragraphsIn(told.join('\n'), 60)).toEqual(paragraphs);
  });
});

describe('what a model says of a picture', () => {
  it.each([
    ['커피 한 잔입니다.\n---\nOPEN 9:00', { description: '커피 한 잔입니다.', text: 'OPEN 9:00' }],
    ['커피 한 잔입니다.\n---\n', { description: '커피 한 잔입니다.', text: '' }],
    ['커피 한 잔입니다.', { description: '커피 한 잔입니다.', text: '' }],
    ['---\n글만', { description: null, text: '글만' }],
    ['', { description: null, text: '' }],
  ])('%j', (answer, seen) => {
    expect(readSeen(answer)).toEqual(seen);
  });
});

describe('what a listener answers', () => {
  it.each<[title: string, answer: unknown, heard: ReturnType<typeof readHeard>]>([
    [
      'segments with seconds',
      { language: 'korean', segments: [{ start: 0, end: 2.5, text: ' 안녕하세요. ' }] },
      { language: 'ko', isTimed: true, utterances: [{ start: 0, end: 2.5, text: '안녕하세요.' }] },
    ],
    [
      'words made up over silence, which are dropped',
      { segments: [{ start: 0, end: 9, text: '시청해 주셔서 감사합니다', no_speech_prob: 0.9, avg_logprob: -1.4 }] },
      { language: null, isTimed: true, utterances: [] },
    ],
    [
      'segments of no sense',
      {
        segments: [
          null,
          3,
          { text: 'x' },
          { start: -1, text: 'x' },
          { start: 1, end: 0, text: 'y' },
          { start: NaN, text: 'z' },
        ],
      },
      { language: null, isTimed: true, utterances: [{ start: 1, end: 1, text: 'y' }] },
    ],
    [
      'words alone',
      { text: ' 말 ' },
      { language: null, isTimed: false, utterances: [{ start: 0, end: 0, text: '말' }] },
    ],
    ['nothing', null, { language: null, isTimed: false, utterances: [] }],
    ['a list', [], { language: null, isTimed: false, utterances: [] }],
  ])('%s', (_title, answer, heard) => {
    expect(readHeard(answer)).toEqual(heard);
  });
});

describe('the container of a recording', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  it.each<[title: string, bytes: Buffer, container: string | null]>([
    ['a film', clipMp4(), 'mp4'],
    ['a song', toneMp3(), 'mp3'],
    ['a wave', makeWav(0.1), 'wav'],
    ['webm', bytes('\x1aE\xdf\xa3\x01'), 'matroska'],
    ['ogg', bytes('OggS\0\x02'), 'ogg'],
    ['flac', bytes('fLaC\0\0'), 'flac'],
    ['a picture in the box of a film', bytes('\0\0\0\x18ftypheic'), null],
    ['a playlist that names files', bytes('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), null],
    ['a list for joining', bytes("ffconcat version 1.0\nfile '/etc/passwd'\n"), null],
    ['a page', bytes('<html>'), null],
    ['nothing', bytes(''), null],
  ])('of %s', (_title, given, container) => {
    expect(containerOf(given)).toBe(container);
  });
});
