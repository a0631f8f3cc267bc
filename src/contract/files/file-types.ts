import { canvasFileTypes, endingOf, type FileEnding } from './upload-check.ts';

const UNKNOWN = 'application/octet-stream';

/** What plain text is called by its ending; each can be read as text. */
const texts: Record<string, string> = {
  txt: 'text/plain',
  log: 'text/plain',
  md: 'text/markdown',
  markdown: 'text/markdown',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
};

/** What cannot be told from text by looking, and is not read as such. */
const written: Record<string, string> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  rtf: 'application/rtf',
};

/** THE TABLE of endings under which people have captions and transcripts; every place that takes files takes these. */
const captionEndings = [
  ...(['srt', 'vtt', 'ass', 'ssa', 'smi', 'sami', 'sbv', 'ttml', 'dfxp', 'lrc', 'sub'] as const),
  ...(['json', 'json3', 'xml', 'srv1', 'srv2', 'srv3'] as const),
] as const satisfies readonly FileEnding[];

/** The same with those of plain text, in which transcripts are kept as well. */
const transcriptEndings: readonly string[] = [...captionEndings, 'txt', 'tsv'];

/** What a field for the transcript of a recording offers to choose. */
export const acceptedTranscripts = [...transcriptEndings.map((ending) => `.${ending}`), 'text/plain', 'text/vtt'].join(
  ',',
);

const captionNames: readonly string[] = captionEndings;

/** The name is that of captions, in which nothing else is kept than words with their times. */
export const isCaptionName = (name: string): boolean => captionNames.includes(endingOf(name));

/** The same, or that of a text, in which transcripts are kept as well. */
export const isTranscriptName = (name: string): boolean => transcriptEndings.includes(endingOf(name));

const doubtfulTypes: readonly string[] = [canvasFileTypes.json.mimeType, canvasFileTypes.xml.mimeType];

/** Files of this type are mostly something else: only transcripts among them are read, and taken where nothing is kept that cannot be. */
export const isDoubtful = (mimeType: string): boolean => doubtfulTypes.includes(mimeType);

const claimed: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heic: 'image/heic',
  avif: 'image/avif',
  psd: 'image/vnd.adobe.photoshop',
  zip: 'application/zip',
  '7z': 'application/x-7z-compressed',
  rar: 'application/vnd.rar',
  gz: 'application/gzip',
  tar: 'application/x-tar',
  ppt: 'application/vnd.ms-powerpoint',
  xls: 'application/vnd.ms-excel',
};

const captionTypes: Record<string, string> = Object.fromEntries(
  captionEndings.map((ending) => [ending, canvasFileTypes[ending].mimeType]),
);

const from = (table: Record<string, string>, name: string): string | null => {
  const ending = endingOf(name);
  return Object.hasOwn(table, ending) ? (table[ending] ?? null) : null;
};

/**
 * The type under which a project's file is shown. `proven` is what its bytes say: a type of which a canvas knows the
 * bytes, or octet-stream. The name decides only between types that bytes cannot tell apart.
 */
export function typeOfFile(proven: string, name: string): string {
  const said = from(written, name) ?? from(claimed, name);
  if (proven === 'text/plain') return from(texts, name) ?? from(captionTypes, name) ?? said ?? proven;
  return proven === UNKNOWN ? (said ?? proven) : proven;
}

/** Video and sound that browsers play; a player looks at the bytes only, whatever they are called. */
export const isMedia = (mimeType: string): boolean =>
  /^(video\/(mp4|webm|quicktime)|audio\/(mpeg|mp4|aac|wav|ogg|flac))$/.test(mimeType);

/** How a type is read that has more to it than lines of text. */
export const documentTypes: Partial<
  Record<string, 'pdf' | 'docx' | 'doc' | 'pptx' | 'xlsx' | 'csv' | 'epub' | 'hwp' | 'hwpx' | 'md' | 'captions'>
> = {
  [canvasFileTypes.pdf.mimeType]: 'pdf',
  [canvasFileTypes.docx.mimeType]: 'docx',
  [canvasFileTypes.doc.mimeType]: 'doc',
  [canvasFileTypes.pptx.mimeType]: 'pptx',
  [canvasFileTypes.xlsx.mimeType]: 'xlsx',
  [canvasFileTypes.csv.mimeType]: 'csv',
  [canvasFileTypes.tsv.mimeType]: 'csv',
  [canvasFileTypes.epub.mimeType]: 'epub',
  [canvasFileTypes.hwp.mimeType]: 'hwp',
  [canvasFileTypes.hwpx.mimeType]: 'hwpx',
  [canvasFileTypes.md.mimeType]: 'md',
  ...Object.fromEntries(captionEndings.map((ending) => [canvasFileTypes[ending].mimeType, 'captions' as const])),
};

const readable = new Set<string>([...Object.values(texts), ...Object.keys(documentTypes)]);

/** Whether text can be read from a file of this type. */
export const hasText = (mimeType: string): boolean => readable.has(mimeType);

/** What a file node calls it. */
export const fileTypeOf = (mimeType: string): 'pdf' | 'image' | 'file' =>
  mimeType === 'application/pdf' ? 'pdf' : mimeType.startsWith('image/') ? 'image' : 'file';
