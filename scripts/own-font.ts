import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const ASSETS = 'dist/web/assets';
const PRETENDARD = 'node_modules/pretendard/dist';
const LICENCE = 'pretendard-licence.txt';
/** What a script may come to write: figures and the plain alphabet. */
const ALWAYS = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/**
 * Cuts Pretendard down to what this document says, as one file beside its others, and answers the style that brings it.
 * Its general sets would be some twenty files and 600 kB for a long page, and each that comes lays the page out anew.
 * The licence reserves the name for the whole font; the cut one therefore goes by another, with no name inside.
 */
export async function ownFont(document: string): Promise<string> {
  const whole = readFileSync(path.join(PRETENDARD, 'web/variable/woff2/PretendardVariable.woff2'));
  const characters = [...new Set(ALWAYS + document)].toSorted().join('');
  const cut = await subsetFont(whole, characters, { targetFormat: 'truetype' });
  const font = await fontverter.convert(withoutNames(cut), 'woff2');
  const name = `letters-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(path.join(ASSETS, name), font);
  copyFileSync(path.join(PRETENDARD, 'LICENSE.txt'), path.join(ASSETS, LICENCE));
  const face = `font-family:'Maru Letters';font-weight:45 920;font-display:swap;src:url(/assets/${name}) format('woff2')`;
  return `<style>/*! Cut from Pretendard, under the licence in /assets/${LICENCE} */@font-face{${face}}</style>`;
}

/** The same font with an empty table of names in the place of the full one: browsers demand the table, not its content. */
function withoutNames(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, i) => 12 + 16 * i).find(
    (at) => font.toString('latin1', at, at + 4) === 'name',
  );
  if (entry === undefined) throw new Error('The cut font has no table of names.');
  const start = font.readUInt32BE(entry + 8);
  const nameless = Buffer.from(font);
  nameless.fill(0, start, start + font.readUInt32BE(entry + 12));
  const STRINGS_BEGIN = 6;
  nameless.writeUInt16BE(STRINGS_BEGIN, start + 4);
  return nameless;
}
