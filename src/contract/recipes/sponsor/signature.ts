import { withoutEnd } from '../../base/without-end.ts';
import { quoteOf, type Read } from './brief-types.ts';
import { SURNAME } from './introduction.ts';
import { AGENCY, AGENCY_NAME, bareName, isName, POST, RANK } from './party-words.ts';

const TAIL = 800;
const MOST_PARTS = 6;
const LONGEST_PART = 40;
const PERSON = new RegExp(`^(?:${RANK} )?${SURNAME}[가-힣]{1,2}(?: ?${RANK})?(?: ?(?:드림|올림|배상))?$`);
const ENGLISH_TITLE =
  /\b(?:manager|director|lead|head|marketing|marketer|partnerships?|team|specialist|coordinator|executive|associate|founder)\b/i;
const NO_COMPANY =
  /@|\d|https?:|www\.|\.(?:com|kr|net|io)\b|\b(?:tel|mobile|phone|e-?mail|address)\b|(?:[시도구동로길층호]\s|[시구동길층호]$)|^(?:서울|경기|부산|대한민국)|[:：.!?]|[요다]$|님/i;

/** A name that ends the line before: 'xx, Bora Yun' */
const SIGNED = /(?:^|[\n,]\s?)[A-Z][a-z]{1,14}(?: [A-Z][a-z]{1,14})?\s*\n\s*$/;

/** The company of '김민수 매니저 | 마루식품 | 010-…', a line at the end of a mail; null where two could be meant. */
export function signedCompany(text: string): Read<string> | null {
  const from = Math.max(0, text.length - TAIL);
  for (const { index, 0: line } of text.slice(from).matchAll(/[^\n]+/g)) {
    const parts = line
      .split(/\s?[|/·ㅣ│\t]\s?|\s[-–—]\s|,\s/)
      .map((part) => withoutEnd(part.replace(/^[\s>*_-]+/, ''), /[\s*_]/));
    if (parts.length < 2 || parts.length > MOST_PARTS || parts.some(({ length }) => length > LONGEST_PART)) continue;
    const titles = parts.filter((part) => ENGLISH_TITLE.test(part));
    const people = parts.filter((part, i) => PERSON.test(part) || isTitled(part, parts[i + 1]));
    const companies = parts
      .filter((part) => ![people, titles].some((all) => all.includes(part)) && !NO_COMPANY.test(part))
      .map(withoutPosts);
    const named = [...new Set(companies.filter((name) => name !== '' && isName(name)))];
    const [company] = named;
    const isBelowName = people.length === 0 && titles.length === 1 && SIGNED.test(text.slice(from, from + index));
    if ((people.length !== 1 && !isBelowName) || named.length !== 1 || company === undefined) continue;
    const at = from + index + line.indexOf(company);
    return { value: company, quote: quoteOf(text, at, at + company.length) };
  }
  return null;
}

const CLOSING_LINES = 3;
const CLOSES = new RegExp(
  `^[\\s>–—*-]*([가-힣A-Za-z0-9&.]{2,16}) (${SURNAME}[가-힣]{1,2})(?: ?${RANK})?(?: ?(?:드림|올림|배상))?[\\s.!)*]*$`,
);
/** '보리차연구소 드림': longer than a person's name. */
const ALONE = /^[\s>–—*-]*([가-힣A-Za-z0-9&.]{5,16}) ?(?:드림|올림|배상)[\s.!)*]*$/;
/** A verb, a particle, what is wished: no company before the name. */
const SAYS = /(?:[는은을를이가의에고며한던]|니다|세요|에서|까지|부터|하루|주말|연말|오후|저녁|담당자?|감사)$/;

/** '루미에어 박서안' as one of the last lines, where nothing else says who writes. */
export function closingCompany(text: string): Read<string> | null {
  const lines = [...text.slice(-TAIL).matchAll(/[^\n]+/g)].filter(({ 0: line }) => line.trim() !== '');
  for (const { index, 0: line } of lines.slice(-CLOSING_LINES)) {
    const company = CLOSES.exec(line)?.[1] ?? ALONE.exec(line)?.[1];
    if (company === undefined || SAYS.test(company) || POST.test(company) || !isName(company)) continue;
    if (AGENCY.test(company) || AGENCY_NAME.test(company)) continue;
    const at = Math.max(0, text.length - TAIL) + index + line.indexOf(company);
    return { value: company, quote: quoteOf(text, at, at + company.length) };
  }
  return null;
}

/** In English a person is told from a company by the title behind them. */
const isTitled = (part: string, next: string | undefined): boolean =>
  /^[A-Z][a-z]{1,14}(?: [A-Z][a-z]{1,14})?$/.test(part) && next !== undefined && ENGLISH_TITLE.test(next);

/** '마루식품 마케팅팀' is '마루식품'; '마케팅팀' is nothing. */
function withoutPosts(part: string): string {
  const words = part.split(/\s+/);
  while (words.length > 0 && POST.test(words.at(-1) ?? '')) words.pop();
  return words.length > 3 ? '' : bareName(words.join(' '));
}

/** How somebody is reached, behind their name. */
const REACHED = /(?<![\w.+-])[\w.+-]+@[\w-]+\.|01\d[-. ]?\d{3,4}|0\d{1,2}-\d{3,4}-/;
const ALONE_NAME = new RegExp(`(?:^|[\\s|/,])(${SURNAME}[가-힣]{2})(?= ?${RANK}(?:[\\s|/,(<]|$)|[\\s|/,(<]|$)`, 'g');

/** '페니로그 마케팅 담당 한도경 (dk@pennylog.app)', where nobody introduces themselves by name; of the last lines only. */
export function signedName(text: string): Read<string> | null {
  const lines = [...text.slice(-TAIL).matchAll(/[^\n]+/g)].filter(({ 0: line }) => line.trim() !== '');
  for (const { index, 0: line } of lines.slice(-CLOSING_LINES - 1)) {
    const reached = line.search(REACHED);
    if (reached < 0 || line.length > 2 * LONGEST_PART) continue;
    const names = [...line.slice(0, reached).matchAll(ALONE_NAME)].flatMap(({ 1: one }) => one ?? []);
    const name = names.findLast((one) => !POST.test(one));
    if (name === undefined) continue;
    const at = Math.max(0, text.length - TAIL) + index + line.indexOf(name);
    return { value: name, quote: quoteOf(text, at, at + name.length) };
  }
  return null;
}
