import { wordsAsPattern } from '../../base/either.ts';
import { withoutEnd } from '../../base/without-end.ts';

/** A link as it stands among words, with the brackets of Markdown; Hangul right behind it is a particle. */
const LINK = /<?(?:https?:\/\/|www\.)[^\s<>()[\]가-힣]*>?/gi;
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/g;
/** What precedes the host: nobody says it. */
const BEFORE_HOST = /^<?(?:https?:\/\/)?(?:[^/?#@]*@)?(?:www\.)?/i;
const HOST = /^[^\s/?#:>,;!'"”’]*[^\s/?#:>,;!'"”’.…]/;
/** Of the sentence around it. */
const STOP = /[.,!?;…'"”’]/;

/** The dots that are said: those inside of names such as maru.kr. */
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@-])(?:(?![\w.+-]{65})[\w.+-]{1,64}@)?(?:[a-z0-9-]{1,63}\.){1,4}(?:${wordsAsPattern(`
    com net org kr io co me tv ai app dev gg be ly us uk jp eu edu gov shop store site blog link page xyz
    info
  `)})(?![a-z0-9-]|\.[a-z0-9])`,
  'giu',
);

/** A line with its addresses as they are said, a link by its host (https://www.maru.kr/a is maru.kr); the rest is blotted, so that every place stays. */
export function speakAddresses(line: string, blot: (unsaid: string) => string): string {
  if (!/:\/\/|www\.|@/i.test(line)) return line;
  const said = line.replace(LINK, (link) => {
    const from = BEFORE_HOST.exec(link)?.[0].length ?? 0;
    const closes = link.endsWith('>') ? link.length : withoutEnd(link, STOP).length;
    const host = HOST.exec(link.slice(from, closes))?.[0] ?? '';
    return blot(link.slice(0, from)) + host + blot(link.slice(from + host.length, closes)) + link.slice(closes);
  });
  return hasWords(blotAddresses(line, blot)) ? said : blotAddresses(line, blot);
}

/** A line without its addresses. */
export const blotAddresses = (line: string, blot: (unsaid: string) => string): string =>
  line.replace(LINK, blot).replace(MAIL, blot);

/** Nobody reads out a line that is nothing but an address, or an address behind the number of a citation. */
const hasWords = (rest: string): boolean => /\p{L}/u.test(rest);

/** Words with the dots of addresses as they are said. */
export const sayDots = (words: string, dot: string): string =>
  words.replace(NAMES, (name) => name.replaceAll('.', dot));
