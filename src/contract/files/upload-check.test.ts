import { describe, expect, it } from 'vitest';
import { canvasFileTypes, checkCanvasFile, checkProjectFile, endingOf, kilobytes } from './upload-check.ts';

const MB = 1024 * 1024;

describe('a file for the canvas', () => {
  it.each([
    ['발표 자료.PDF', 'pdf'],
    ['보고서.docx', 'docx'],
    ['옛 보고서.doc', 'doc'],
    ['메모.txt', 'txt'],
    ['대본.hwp', 'hwp'],
    ['대본.HWPX', 'hwpx'],
    ['발표.pptx', 'pptx'],
    ['정산.xlsx', 'xlsx'],
    ['댓글.csv', 'csv'],
    ['표.tsv', 'tsv'],
    ['책.epub', 'epub'],
    ['글.md', 'md'],
    ['a.b.c.png', 'png'],
    ['photo.JPG', 'jpg'],
    ['photo.jpeg', 'jpeg'],
    ['움짤.gif', 'gif'],
    ['thumb.webp', 'webp'],
    ['.txt', 'txt'],
    ['완성본.srt', 'srt'],
    ['자막.VTT', 'vtt'],
    ['자막.ass', 'ass'],
    ['자막.ssa', 'ssa'],
    ['녹음.mp3', 'mp3'],
    ['음성 메모.m4a', 'm4a'],
    ['녹음.wav', 'wav'],
    ['음성.ogg', 'ogg'],
    ['음성.opus', 'opus'],
    ['음성.aac', 'aac'],
    ['음성.flac', 'flac'],
    ['릴스.mp4', 'mp4'],
    ['릴스.m4v', 'm4v'],
    ['IMG_0001.MOV', 'mov'],
    ['화면.webm', 'webm'],
  ])('is accepted by its ending: %s', (name, ending) => {
    expect(checkCanvasFile({ name, size: 1 })).toEqual({ ok: true, value: ending });
  });

  it.each([
    'old.xls',
    'old.ppt',
    '대본.hml',
    'page.html',
    'picture.svg',
    'run.exe',
    'archive.zip',
    'film.avi',
    'list.m3u8',
    'phone.heic',
    'noending',
    'pdf',
    'trailing.pdf.',
    'trailing.pdf ',
    'a.pdf/b',
    'a.pdf\\b',
    '',
    '.',
    'x.constructor',
    'x.__proto__',
    'x.toString',
  ])('is refused as a wrong type: %j', (name) => {
    expect(checkCanvasFile({ name, size: 1 })).toEqual({ ok: false, reason: 'wrong-type' });
  });

  it.each([
    [10 * MB, true],
    [10 * MB + 1, false],
    [1, true],
  ])('of %i bytes is within 10 MB: %s', (size, isWithin) => {
    expect(checkCanvasFile({ name: 'a.pdf', size }).ok).toBe(isWithin);
  });

  it('must not be empty, and says too large before anything else', () => {
    expect(checkCanvasFile({ name: 'a.pdf', size: 0 })).toEqual({ ok: false, reason: 'empty' });
    expect(checkCanvasFile({ name: 'a.exe', size: 11 * MB })).toEqual({ ok: false, reason: 'too-large' });
  });
});

describe('a file for a project', () => {
  it.each([
    [50 * MB, { ok: true, value: 50 * MB }],
    [50 * MB + 1, { ok: false, reason: 'too-large' }],
    [0, { ok: false, reason: 'empty' }],
  ])('of %i bytes', (size, verdict) => {
    expect(checkProjectFile(size)).toEqual(verdict);
  });
});

describe('endings', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['a', ''],
    ['a.', ''],
    ['dir.d/file', ''],
    ['보고서.한글', '한글'],
  ])('%s ends in %j', (name, ending) => {
    expect(endingOf(name)).toBe(ending);
  });

  it('each stand for one stored type', () => {
    for (const [ending, { mimeType, fileType }] of Object.entries(canvasFileTypes)) {
      expect(mimeType).toMatch(/^(application|audio|image|text|video)\/[a-z0-9.+-]+$/);
      expect(fileType === 'image').toBe(mimeType.startsWith('image/'));
      expect(ending).toBe(ending.toLowerCase());
    }
  });
});

describe('kilobytes', () => {
  it.each([
    [0, 0],
    [511, 0],
    [512, 1],
    [1024, 1],
    [10 * MB, 10_240],
  ])('%i bytes are %i KB', (bytes, kb) => {
    expect(kilobytes(bytes)).toBe(kb);
  });
});
