import { wordsAsPattern } from '../base/either.ts';
import { withoutEnd } from '../base/without-end.ts';
import { canvasFileTypes, endingOf } from './upload-check.ts';

const endings = new Set([
  ...Object.keys(canvasFileTypes),
  ...'htm html json rtf odt heic avi mkv wma zip hwt key'.split(' '),
]);

/** Names that a camera, a telephone or a program gives: they say nothing. */
const GIVEN = [
  'img dsc dscn mov vid mvi gopr dji pxl rec scan screenshot photo image video audio recording untitled document download',
  'kakaotalk 카카오톡 스크린샷 화면캡처 화면\\s캡처 화면기록 화면\\s기록 녹음 음성 새파일 새\\s파일 새\\s문서 무제 제목\\s없음 사진 동영상 다운로드',
]
  .map((words) => new RegExp(`^(?:${words.replaceAll(' ', '|')})[\\s\\d().:-]*$`, 'i'))
  .concat(/^[\d\s().:_-]+$/);
/** Which state of a file it is: (1), 최종_v2, - 복사본. */
const STATE = /(?<![\s(])[\s(]*(?:\(\d+\)|v\d+(?:\.\d+)?|최종본?|수정본?|복사본|final|copy|draft)\)?\s*$/i;

/**
 * What a title that may be the name of a file says of what is in it: without its ending, and without what tells its state;
 * empty where that is nothing.
 */
export function titleOfFile(name: string): string {
  let title = withoutEnding(name);
  if (endings.has(endingOf(name)))
    for (let shorter = title.replace(STATE, ''); shorter !== title; shorter = title.replace(STATE, ''))
      title = withoutEnd(shorter, /[\s–—-]/);
  return GIVEN.some((given) => given.test(title)) ? '' : title;
}

/** A name without its endings and the signs that stand for spaces in it, also where they are escaped. */
export function withoutEnding(name: string): string {
  let bare = name.trim();
  for (let ending = endingOf(bare); endings.has(ending); ending = endingOf(bare))
    bare = bare.slice(0, -ending.length - 1).trim();
  return bare
    .replace(/(?:\\?[_+])+|%20/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@[\w-]+\.\S+/gi;
const HOST = new RegExp(
  String.raw`(?<![\p{L}\d]|(?<![\p{L}\d])-)[a-z\d-]{1,63}(?:\.[a-z\d-]+){0,6}\.(?:${wordsAsPattern(`com net org kr io co me tv be app dev shop jp uk`)})(?![a-z\d])(?:\/\S*)?`,
  'giu',
);
const FILE_NAME = new RegExp(`[^\\s/\\\\]{1,80}\\.(?:${[...endings].join('|')})(?![\\p{L}\\d])`, 'giu');
const HANDLE = /(?<!\S)@[\w.-]+/g;

/** A text without addresses, hosts, handles and names of files: they name a place, and no matter. */
export const withoutAddresses = (text: string): string =>
  [ADDRESS, HOST, FILE_NAME, HANDLE].reduce((left, pattern) => left.replace(pattern, ' '), text);
