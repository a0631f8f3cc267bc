import { canvasFileTypes, endingOf, type FileEnding } from '#contract/files/upload-check.ts';
import { isDoubtful } from '#contract/files/file-types.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { holdsTranscript } from './holds-transcript.ts';
import { kindOfArchive } from './kind-of-archive.ts';
import { containerOf, signatureOf, type Container } from './signatures.ts';

type Kind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'docx'
  | 'doc'
  | 'pptx'
  | 'xlsx'
  | 'hwp'
  | 'hwpx'
  | 'epub'
  | 'text'
  | Container;

const kindOfEnding: Record<FileEnding, Kind> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  docx: 'docx',
  doc: 'doc',
  pptx: 'pptx',
  xlsx: 'xlsx',
  hwp: 'hwp',
  hwpx: 'hwpx',
  epub: 'epub',
  csv: 'text',
  tsv: 'text',
  md: 'text',
  markdown: 'text',
  txt: 'text',
  srt: 'text',
  vtt: 'text',
  ass: 'text',
  ssa: 'text',
  smi: 'text',
  sami: 'text',
  sbv: 'text',
  ttml: 'text',
  dfxp: 'text',
  lrc: 'text',
  sub: 'text',
  json: 'text',
  json3: 'text',
  xml: 'text',
  srv1: 'text',
  srv2: 'text',
  srv3: 'text',
  mp3: 'mp3',
  m4a: 'mp4',
  aac: 'aac',
  wav: 'wav',
  ogg: 'ogg',
  opus: 'ogg',
  flac: 'flac',
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mp4',
  webm: 'matroska',
};
const usual = { text: 'txt', jpeg: 'jpg', matroska: 'webm' } as const;
const endingOfKind = (kind: Kind): FileEnding =>
  kind === 'text' || kind === 'jpeg' || kind === 'matroska' ? usual[kind] : kind;

/** Documents that Office locks by putting them into its own container. */
const LOCKABLE = ['docx', 'pptx', 'xlsx'];

export interface Content {
  ending: FileEnding;
  mimeType: string;
  isImage: boolean;
}

/**
 * locked: the container that Office puts around a document with a password, or an old document under a new ending.
 * no-transcript: JSON or XML that is anything else.
 */
export type ContentProblem = 'wrong-type' | 'mislabelled' | 'locked' | 'no-transcript';

/**
 * What the bytes are, if canvases accept it and the name says the same. `name` null: the uploader said nothing, the bytes
 * alone decide. file-type is not asked: it takes UTF-16 text for MP3 and knows no text at all.
 */
export async function checkContent(bytes: Buffer, name: string | null): Promise<Verdict<Content, ContentProblem>> {
  if (name !== null && LOCKABLE.includes(endingOf(name)) && signatureOf(bytes) === 'office-container')
    return no('locked');
  const kind = await sniff(bytes);
  if (!kind) return no('wrong-type');
  const named = name === null ? endingOfKind(kind) : endingOf(name);
  if (!Object.hasOwn(kindOfEnding, named)) return no('wrong-type');
  const ending = named as FileEnding;
  if (kindOfEnding[ending] !== kind) return no('mislabelled');
  const { mimeType, fileType } = canvasFileTypes[ending];
  if (isDoubtful(mimeType) && !holdsTranscript(bytes)) return no('no-transcript');
  return yes({ ending, mimeType, isImage: fileType === 'image' });
}

/**
 * Of any kind: what the bytes prove, octet-stream where they prove nothing that is known here. Recordings are among these:
 * sound and film share their containers, so the name tells.
 */
export async function proveContent(bytes: Buffer): Promise<Pick<Content, 'mimeType' | 'isImage'>> {
  const kind = await sniff(bytes);
  if (!kind || containerOf(bytes)) return { mimeType: 'application/octet-stream', isImage: false };
  const { mimeType, fileType } = canvasFileTypes[endingOfKind(kind)];
  return { mimeType, isImage: fileType === 'image' };
}

const HEAD_BYTES = 64 * 1024;

async function sniff(bytes: Buffer): Promise<Kind | null> {
  const found = signatureOf(bytes);
  if (found === 'other') return null;
  if (found === 'office-container') return kindOfContainer(bytes);
  if (found === 'zip') return kindOfArchive(bytes);
  if (found !== null) return found;
  return isText(bytes) ? 'text' : kindOfArchive(bytes);
}

/**
 * The directory of the container names its parts in UTF-16; the part of a Word document is always called so. A Hangul
 * document says what it is in plain letters, and may hold a Word document besides.
 */
function kindOfContainer(bytes: Buffer): 'doc' | 'hwp' | null {
  if (bytes.includes('HWP Document File') && bytes.includes(Buffer.from('FileHeader\0', 'utf16le'))) return 'hwp';
  return bytes.includes(Buffer.from('WordDocument\0', 'utf16le')) ? 'doc' : null;
}

/**
 * Text holds no NUL, unless it is UTF-16. Which of the other encodings it is (UTF-8, CP949, ...) need not be known here:
 * it is only ever served as plain text.
 */
function isText(bytes: Buffer): boolean {
  if (!bytes.includes(0)) return true;
  // A film holds no writing at its beginning: the rest need not be decoded.
  const head = bytes.length > HEAD_BYTES ? [HEAD_BYTES, HEAD_BYTES - 2] : [];
  if (head.length > 0 && !head.some((end) => isText(bytes.subarray(0, end)))) return false;
  return ['utf-16le', 'utf-16be'].some((encoding) => isUtf16(bytes, encoding));
}

/** Decodes without control characters, and either begins with a mark or holds spaces or ends of lines, as any writing does. */
function isUtf16(bytes: Buffer, encoding: string): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    const isClean = !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffe\uffff]/.test(text);
    return isClean && (text.startsWith('\ufeff') || /[ \n]/.test(text));
  } catch {
    return false;
  }
}
