import { no, yes, type Verdict } from '../base/verdict.ts';
import { UPLOAD } from '../limits.ts';

/** What a canvas accepts, by ending: the type under which it is stored and whether text can be read from it. */
export const canvasFileTypes = {
  pdf: { mimeType: 'application/pdf', fileType: 'pdf' },
  docx: { mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', fileType: 'file' },
  doc: { mimeType: 'application/msword', fileType: 'file' },
  pptx: { mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', fileType: 'file' },
  xlsx: { mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileType: 'file' },
  hwp: { mimeType: 'application/x-hwp', fileType: 'file' },
  hwpx: { mimeType: 'application/hwp+zip', fileType: 'file' },
  epub: { mimeType: 'application/epub+zip', fileType: 'file' },
  csv: { mimeType: 'text/csv', fileType: 'file' },
  tsv: { mimeType: 'text/tab-separated-values', fileType: 'file' },
  md: { mimeType: 'text/markdown', fileType: 'file' },
  markdown: { mimeType: 'text/markdown', fileType: 'file' },
  txt: { mimeType: 'text/plain', fileType: 'file' },
  srt: { mimeType: 'application/x-subrip', fileType: 'file' },
  vtt: { mimeType: 'text/vtt', fileType: 'file' },
  ass: { mimeType: 'text/x-ssa', fileType: 'file' },
  ssa: { mimeType: 'text/x-ssa', fileType: 'file' },
  smi: { mimeType: 'application/x-sami', fileType: 'file' },
  sami: { mimeType: 'application/x-sami', fileType: 'file' },
  sbv: { mimeType: 'text/x-sbv', fileType: 'file' },
  ttml: { mimeType: 'application/ttml+xml', fileType: 'file' },
  dfxp: { mimeType: 'application/ttml+xml', fileType: 'file' },
  lrc: { mimeType: 'text/x-lrc', fileType: 'file' },
  sub: { mimeType: 'text/x-microdvd', fileType: 'file' },
  json: { mimeType: 'application/json', fileType: 'file' },
  json3: { mimeType: 'application/json', fileType: 'file' },
  xml: { mimeType: 'application/xml', fileType: 'file' },
  srv1: { mimeType: 'application/xml', fileType: 'file' },
  srv2: { mimeType: 'application/xml', fileType: 'file' },
  srv3: { mimeType: 'application/xml', fileType: 'file' },
  png: { mimeType: 'image/png', fileType: 'image' },
  jpg: { mimeType: 'image/jpeg', fileType: 'image' },
  jpeg: { mimeType: 'image/jpeg', fileType: 'image' },
  gif: { mimeType: 'image/gif', fileType: 'image' },
  webp: { mimeType: 'image/webp', fileType: 'image' },
  mp3: { mimeType: 'audio/mpeg', fileType: 'file' },
  m4a: { mimeType: 'audio/mp4', fileType: 'file' },
  aac: { mimeType: 'audio/aac', fileType: 'file' },
  wav: { mimeType: 'audio/wav', fileType: 'file' },
  ogg: { mimeType: 'audio/ogg', fileType: 'file' },
  opus: { mimeType: 'audio/ogg', fileType: 'file' },
  flac: { mimeType: 'audio/flac', fileType: 'file' },
  mp4: { mimeType: 'video/mp4', fileType: 'file' },
  m4v: { mimeType: 'video/mp4', fileType: 'file' },
  mov: { mimeType: 'video/quicktime', fileType: 'file' },
  webm: { mimeType: 'video/webm', fileType: 'file' },
} as const;
export type FileEnding = keyof typeof canvasFileTypes;

/** What follows the last dot, in small letters; empty for a name without an ending. */
export const endingOf = (name: string): string => /\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * At most 10 MB, and of a kind that can be read or shown: the images, pdf, doc, docx and txt of the specification, and what
 * else the server reads. The ending decides; the server checks the bytes.
 */
export function checkCanvasFile(file: {
  name: string;
  size: number;
}): Verdict<FileEnding, 'too-large' | 'empty' | 'wrong-type'> {
  if (file.size > UPLOAD.canvasFileBytes) return no('too-large');
  if (file.size === 0) return no('empty');
  const ending = endingOf(file.name);
  return Object.hasOwn(canvasFileTypes, ending) ? yes(ending as FileEnding) : no('wrong-type');
}

/** At most 50 MB and not empty; of any kind. */
export function checkProjectFile(size: number): Verdict<number, 'too-large' | 'empty'> {
  if (size > UPLOAD.projectFileBytes) return no('too-large');
  return size === 0 ? no('empty') : yes(size);
}

/** Size in KB as the specification shows it: bytes / 1024, rounded. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 1024);
