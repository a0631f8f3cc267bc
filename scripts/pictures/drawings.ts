/** Pictures as creators have them, drawn for the boards: three for links and a file's, and the silence of a recording. */
export interface Served {
  contentType: string;
  body: Buffer;
}

const at = (place: number) => `/api/files/01900000-0000-7000-8000-0000000000f${place}`;
export const PICTURES = { video: at(1), post: at(2), page: at(3) } as const;
export const RECORDING = at(8);
export const FILE_ID = '01900000-0000-7000-8000-0000000000f1';
/** All of the addresses. */
export const SERVED = '**/api/files/01900000-0000-7000-8000-0000000000f*';

const svg = (inner: string): Served => ({
  contentType: 'image/svg+xml',
  body: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">${inner}</svg>`,
  ),
});

const cup = `<rect width="640" height="360" fill="#33170d"/><circle cx="470" cy="170" r="210" fill="#4d2717"/>
<path d="M395 120h150v96a70 70 0 0 1-70 70h-10a70 70 0 0 1-70-70z" fill="#f7efe2"/>
<path d="M545 140h22a34 34 0 0 1 0 68h-24" fill="none" stroke="#f7efe2" stroke-width="16"/>
<path d="M430 92q-14-20 0-40m40 40q-14-20 0-40m40 40q-14-20 0-40" fill="none" stroke="#d9c4ad" stroke-width="7"/>
<path d="M40 120h250M40 176h310" stroke="#ffd54a" stroke-width="34"/><path d="M40 244h180" stroke="#f7efe2" stroke-width="18"/>`;
const heart = `<rect width="640" height="360" fill="#c99a63"/><path d="M0 90h640M0 200h640M0 300h640" stroke="#b98850" stroke-width="4"/>
<circle cx="320" cy="186" r="150" fill="#f4ece0"/><circle cx="320" cy="186" r="116" fill="#8a5428"/>
<path d="M320 262c-96-70-84-140-36-140 20 0 36 20 36 32 0-12 16-32 36-32 48 0 60 70-36 140z" fill="#f6e6cf"/>`;
const dripper = `<rect width="640" height="360" fill="#dfe8e8"/><rect y="286" width="640" height="74" fill="#b7c9c8"/>
<path d="M230 110h200l-70 110h-60z" fill="#fff"/><path d="M258 124h144l-42 66h-60z" fill="#7a4524"/>
<path d="M286 236h88v50h-88z" fill="#fff"/><path d="M290 256h80v30h-80z" fill="#5d331b"/>
<path d="M470 60h110v70h-110zM470 84q-70-30-120 24" fill="#2c4a4c" stroke="#2c4a4c" stroke-width="14"/>
<circle cx="120" cy="262" r="20" fill="#6b3d20"/><circle cx="160" cy="274" r="17" fill="#7f4c2a"/>`;

/** What stands at an address of these. */
export function servedAt(address: string): Served {
  if (address.includes(RECORDING)) return { contentType: 'audio/wav', body: silence(372) };
  if (address.includes(PICTURES.post)) return svg(heart);
  return svg(address.includes(PICTURES.page) ? dripper : cup);
}

const RATE = 4_000;

function silence(seconds: number): Buffer {
  const data = Buffer.alloc(RATE * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
