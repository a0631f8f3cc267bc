/**
 * A file's name as it is kept: the last part of a path, without control and direction marks that make a name look like
 * another. Never used as a name in storage.
 */
export function toFileName(typed: string): string {
  const last = typed.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(visible).slice(0, 200).join('') || 'file';
}

/** The header that names a download (RFC 6266, RFC 8187): plain letters for old programs, the whole name for the others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}
