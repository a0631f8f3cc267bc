import { readFileSync } from 'node:fs';

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Three seconds of a test picture with a tone. */
export const clipMp4 = (): Buffer => fixture('clip.mp4');
/** Two seconds of a tone. */
export const toneMp3 = (): Buffer => fixture('tone.mp3');

const RATE = 8_000;

/** A tone of so many seconds, 16-bit mono. */
export function makeWav(seconds: number): Buffer {
  const count = Math.round(seconds * RATE);
  const wav = Buffer.alloc(44 + count * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + count * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(count * 2, 40);
  for (let i = 0; i < count; i++)
    wav.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * i) / RATE)), 44 + i * 2);
  return wav;
}
