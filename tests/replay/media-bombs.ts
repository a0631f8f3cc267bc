import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import type { Bomb } from './bombs.ts';
import { clipMp4, makeWav, toneMp3 } from './recordings.ts';

/** What is made to break, or to lead astray, the programs that read pictures, sound and film. */
export const mediaBombs = (address: string): readonly Bomb[] => [
  { what: 'png: 65,535 by 65,535 in its head alone', fileName: 'a.png', make: () => pngOf(65_535, 65_535, 1) },
  { what: 'png: 40 megapixels of noise', fileName: 'a.png', make: () => pngOf(6_300, 6_300, 6_300) },
  { what: 'mp4: billions of frames in its table', fileName: 'a.mp4', make: endlessMp4 },
  { what: 'mp4: three thousand streams', fileName: 'a.mp4', make: () => crowdedMp4(3_000) },
  { what: 'mp4: a hundred thousand boxes in each other', fileName: 'a.mp4', make: () => nestedMp4(100_000) },
  { what: 'mp4: half a film', fileName: 'a.mp4', make: () => clipMp4().subarray(0, clipMp4().length >> 1) },
  { what: 'mp4: nothing but its first box', fileName: 'a.mp4', make: () => clipMp4().subarray(0, 32) },
  { what: 'mp4: frames that lie at an address', fileName: 'a.mp4', make: () => elsewhereMp4(`${address}/frames`) },
  {
    what: 'mp4: frames that lie in a file of the server',
    fileName: 'a.mp4',
    make: () => elsewhereMp4('file:///etc/passwd'),
  },
  { what: 'webm: ten thousand streams', fileName: 'a.webm', make: () => crowdedWebm(10_000) },
  { what: 'ogg: five thousand streams', fileName: 'a.ogg', make: () => crowdedOgg(5_000) },
  { what: 'wav: four gigabytes in its head alone', fileName: 'a.wav', make: hollowWav },
  { what: 'mp3: a head of 256 MB and no sound', fileName: 'a.mp3', make: headedMp3 },
  ...['a.mp4', 'a.mp3', 'a.webm'].flatMap((fileName) => [
    { what: `${fileName}: a list of addresses`, fileName, make: () => Buffer.from(playlist(address)) },
    {
      what: `${fileName}: a list of files`,
      fileName,
      make: () => Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
    },
  ]),
  { what: 'mp3: sound, and a list of addresses behind it', fileName: 'a.mp3', make: () => followedMp3(address) },
];

const playlist = (address: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${address}/part.ts\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n`;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(8 + named.length);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), 4 + named.length);
  return whole;
}

/** Grey, with so many rows of noise; the head says what it says. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel: what is small on the way is large when it is drawn.
  head[8] = 1;
  const stride = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(stride * rows);
  let seed = 1;
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[i] = i % stride === 0 ? 0 : seed >> 16;
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** The box of this type within others of these types; its bytes with its head. */
function find(bytes: Buffer, ...path: string[]): { at: number; bytes: Buffer } {
  let at = 0;
  let found = bytes;
  for (const type of path) {
    const place = found.indexOf(type, at === 0 ? 0 : 8, 'latin1') - 4;
    if (place < 0) throw new Error(`no box ${type}`);
    at += place;
    found = found.subarray(place, place + found.readUInt32BE(place));
  }
  return { at, bytes: found };
}

function endlessMp4(): Buffer {
  const film = Buffer.from(clipMp4());
  for (let at = film.indexOf('stts', 0, 'latin1'); at > 0; at = film.indexOf('stts', at + 4, 'latin1')) {
    film.writeUInt32BE(0xffff_ffff, at + 12);
    film.writeUInt32BE(0x7fff_ffff, at + 16);
  }
  for (const type of ['mvhd', 'mdhd']) {
    const at = film.indexOf(type, 0, 'latin1');
    film.writeUInt32BE(1, at + 16);
    film.writeUInt32BE(0xffff_ffff, at + 20);
  }
  return film;
}

function crowdedMp4(count: number): Buffer {
  const film = clipMp4();
  const parts = [find(film, 'moov', 'mvhd').bytes, ...Array<Buffer>(count).fill(find(film, 'moov', 'trak').bytes)];
  return Buffer.concat([find(film, 'ftyp').bytes, box('moov', ...parts), find(film, 'mdat').bytes]);
}

function nestedMp4(depth: number): Buffer {
  const inner = Buffer.alloc(depth * 8);
  for (let i = 0; i < depth; i++) {
    inner.writeUInt32BE((depth - i) * 8, i * 8);
    inner.write(i % 2 === 0 ? 'moov' : 'udta', i * 8 + 4, 'latin1');
  }
  return Buffer.concat([find(clipMp4(), 'ftyp').bytes, inner]);
}

/** A film whose tracks say that their bytes lie elsewhere. */
function elsewhereMp4(address: string): Buffer {
  const film = clipMp4();
  const dref = find(film, 'moov', 'trak', 'dref');
  const url = box('url ', Buffer.from([0, 0, 0, 0]), Buffer.from(`${address}\0`, 'latin1'));
  const other = box('dref', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), url);
  const grown = Buffer.concat([film.subarray(0, dref.at), other, film.subarray(dref.at + dref.bytes.length)]);
  const more = other.length - dref.bytes.length;
  // Every box around it grows with it.
  for (const path of [
    ['moov'],
    ['moov', 'trak'],
    ['moov', 'trak', 'mdia'],
    ['moov', 'trak', 'mdia', 'minf'],
    ['moov', 'trak', 'mdia', 'minf', 'dinf'],
  ]) {
    const { at, bytes } = find(film, ...path);
    grown.writeUInt32BE(bytes.length + more, at);
  }
  return grown;
}

const ebml = (id: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x0100_0000_0000_0000n | BigInt(data.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, data]);
};

function crowdedWebm(count: number): Buffer {
  const tracks = Array.from({ length: count }, (_, i) => {
    const number = Buffer.from([(i + 1) >> 8, (i + 1) & 255]);
    return ebml(
      'ae',
      ebml('d7', number),
      ebml('73c5', number),
      ebml('83', Buffer.from([2])),
      ebml('86', Buffer.from('A_OPUS')),
    );
  });
  const head = ebml('1a45dfa3', ebml('4282', Buffer.from('webm')));
  return Buffer.concat([head, ebml('18538067', ebml('1654ae6b', ...tracks))]);
}

function crowdedOgg(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, serial) => {
    const opus = Buffer.from('OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0', 'latin1');
    const page = Buffer.alloc(28 + opus.length);
    page.write('OggS', 0, 'latin1');
    page[5] = 2;
    page.writeUInt32LE(serial, 14);
    page[26] = 1;
    page[27] = opus.length;
    opus.copy(page, 28);
    return page;
  });
  return Buffer.concat(pages);
}

function hollowWav(): Buffer {
  const wav = makeWav(0.1);
  wav.writeUInt32LE(0xffff_ffff, 4);
  wav.writeUInt32LE(0xffff_fff0, 40);
  return wav;
}

const headedMp3 = (): Buffer => Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7fTXXX\x7f\x7f\x7f\x7f\0\0', 'latin1');

const followedMp3 = (address: string): Buffer => Buffer.concat([toneMp3(), Buffer.from(`\n${playlist(address)}`)]);
