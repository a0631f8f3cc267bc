import { readCaptions, unixLines } from '#contract/sources/captions/read-captions.ts';

/** What is larger is read elsewhere, where it may take its time; here its words tell. */
const READ_BYTES = 256 * 1024;
const TIME = /"(?:start|begin|from|offset|ts|timestamp|tStartMs)\w{0,16}"\s{0,4}:/i;
const WORDS = /"(?:text|word|transcript|utf8|punctuated_word|content|body|msg|sentence|display)"\s{0,4}:/i;
const MARKS = /<(?:[\w-]{1,20}:)?(?:p|text|sync)\s[^<>]{0,300}?(?:begin|start|t)\s{0,4}=/i;

/** JSON or XML holds words with times. Of a large file it may be said that it does where it does not; it is refused when it is read. */
export function holdsTranscript(bytes: Buffer): boolean {
  const text = decode(bytes);
  if (!(MARKS.test(text) || (TIME.test(text) && WORDS.test(text)))) return false;
  return bytes.length > READ_BYTES || (readCaptions(unixLines(text))?.segments.length ?? 0) > 0;
}

/** Marks are ASCII in every encoding of one byte. */
const decode = (bytes: Buffer): string =>
  new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8').decode(bytes);
