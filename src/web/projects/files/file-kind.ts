/** How a file is shown, by its MIME type. */
export type FileKind = 'image' | 'video' | 'audio' | 'pdf' | 'other';

export function fileKindOf(mimeType: string): FileKind {
  const [family] = mimeType.toLowerCase().split('/');
  if (family === 'image' || family === 'video' || family === 'audio') return family;
  return /^application\/(x-)?pdf\b/i.test(mimeType) ? 'pdf' : 'other';
}
