/** What the first bytes of a file say that it is; 'other': something known that is not accepted anywhere. */
export type Signature = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'zip' | 'office-container' | 'other';

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
  [
    'other',
    /^(PK\x05\x06|\x7fELF|MZ\x90|\{\\rtf|Rar!\x1a|7z\xbc\xaf|\x1f\x8b|HWP Document File|OggS\0|ID3[\x02-\x04]|fLaC\0)/,
  ],
];

/** Null for bytes that begin like nothing known, as text does. */
export function signatureOf(bytes: Uint8Array): Signature | null {
  const head = Buffer.from(bytes.subarray(0, 24)).toString('latin1');
  return starts.find(([, start]) => start.test(head))?.[0] ?? null;
}
