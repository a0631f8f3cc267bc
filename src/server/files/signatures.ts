/** What the first bytes of a file say that it is; 'other': something known that is not accepted anywhere. */
export type Signature = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'zip' | 'office-container' | Container | 'other';

/** What recordings come in. 'mp4' is the family of mp4, m4a and mov, 'matroska' that of webm. */
export const containers = ['mp3', 'aac', 'wav', 'ogg', 'flac', 'mp4', 'matroska'] as const;
export type Container = (typeof containers)[number];

/** The first bytes, one character a byte. Most binaries that are not accepted need no row: they hold NULs, so they are no text. */
const starts: readonly (readonly [Signature, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['zip', /^PK\x03\x04/],
  // Around a document with a password, and around every old .doc, .xls and .hwp.
  ['office-container', /^\xd0\xcf\x11\xe0/],
  ['other', /^(PK\x05\x06|\x7fELF|MZ\x90|\{\\rtf|Rar!\x1a|7z\xbc\xaf|\x1f\x8b|HWP Document File)/],
  // Pictures that share their box with films.
  ['other', /^\0[^]{3}ftyp(heic|heix|hevc|mif1|msf1|avif|avis|crx )/],
  ['mp4', /^\0[^]{3}(ftyp|moov|mdat|wide)/],
  ['matroska', /^\x1aE\xdf\xa3/],
  ['wav', /^RIFF[^]{4}WAVE/],
  ['ogg', /^OggS\0/],
  ['flac', /^fLaC\0/],
  ['mp3', /^(ID3[\x02-\x04]|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/],
  ['aac', /^\xff[\xf0\xf1\xf8\xf9]/],
];

/** The container of a recording that the bytes begin as; null for anything else. */
export const containerOf = (bytes: Uint8Array): Container | null => {
  const found = signatureOf(bytes);
  return containers.find((one) => one === found) ?? null;
};

/** Null for bytes that begin like nothing known, as text does. */
export function signatureOf(bytes: Uint8Array): Signature | null {
  const head = Buffer.from(bytes.subarray(0, 24)).toString('latin1');
  return starts.find(([, start]) => start.test(head))?.[0] ?? null;
}
