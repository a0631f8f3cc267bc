import iconv from 'iconv-lite';

const META_BYTES = 16_384;

/**
 * A page's bytes as text: by the header's charset, a byte order mark, strict UTF-8, the page's own <meta>, and CP949 or
 * windows-1252 at last. Korean legacy pages are decoded by iconv-lite, because Node's own 'euc-kr' loses the letters
 * that CP949 added.
 */
export function decodePage(bytes: Uint8Array, typeHeader: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = byteOrderMark(buffer);
  if (mark) return iconv.decode(buffer, mark);
  const declared = charsetIn(typeHeader);
  if (declared && declared !== 'utf-8' && iconv.encodingExists(declared)) return iconv.decode(buffer, declared);
  const utf8 = strictUtf8(buffer);
  if (utf8 !== null) return utf8;
  const own = charsetIn(
    /<meta[^>]{1,300}charset[^>]{1,100}/i.exec(buffer.subarray(0, META_BYTES).toString('latin1'))?.[0] ?? '',
  );
  if (own && own !== 'utf-8' && iconv.encodingExists(own)) return iconv.decode(buffer, own);
  if (declared ?? own) return buffer.toString('utf8');
  return looksLikeCp949(buffer) ? iconv.decode(buffer, 'cp949') : iconv.decode(buffer, 'windows-1252');
}

export function byteOrderMark(buffer: Buffer): 'utf8' | 'utf-16le' | 'utf-16be' | null {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf8';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  return buffer[0] === 0xfe && buffer[1] === 0xff ? 'utf-16be' : null;
}

/** Null when the bytes are not valid UTF-8 from end to end. */
export function strictUtf8(buffer: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return null;
  }
}

/** Most characters above ASCII turn into Hangul. */
export function looksLikeCp949(buffer: Buffer): boolean {
  const above = Array.from(iconv.decode(buffer.subarray(0, 65_536), 'cp949')).filter((c) => c.codePointAt(0)! > 0x7f);
  const hangul = above.filter((c) => /[\uac00-\ud7a3]/.test(c)).length;
  return above.length > 0 && hangul / above.length > 0.7;
}

/** 'ks_c_5601-1987', 'euc-kr' and their kin all mean CP949 in the wild. */
function charsetIn(text: string): string | null {
  const name = /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]?.toLowerCase() ?? null;
  if (name === null) return null;
  if (/^(euc[-_]?kr|ks_?c_?5601.*|ksc_?5601|korean|cp949|ms949|windows-949|uhc)$/.test(name)) return 'cp949';
  return name === 'utf8' || name === 'utf-8'
    ? 'utf-8'
    : name === 'iso-8859-1' || name === 'latin1'
      ? 'windows-1252'
      : name;
}
