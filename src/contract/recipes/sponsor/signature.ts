import { quoteOf, type Read } from './brief-types.ts';
import { SURNAME } from './introduction.ts';
import { bareName, isName, POST, RANK } from './party-words.ts';

const TAIL = 800;
const MOST_PARTS = 6;
const LONGEST_PART = 40;
const PERSON = new RegExp(`^(?:${RANK} )?${SURNAME}[가-힣]{1,2}(?: ?${RANK})?(?: ?(?:드림|올림|배상))?$`);
const ENGLISH_TITLE =
  /\b(?:manager|director|lead|head|marketing|marketer|partnerships?|team|specialist|coordinator|executive|associate|founder)\b/i;
const NO_COMPANY =
  /@|\d|https?:|www\.|\.(?:com|kr|net|io)\b|\b(?:tel|mobile|phone|e-?mail|address)\b|(?:[시도구동로길층호]\s|[시구동길층호]$)|^(?:서울|경기|부산|대한민국)|[:：.!?]|[요다]$|님/i;

/** The company of '김민수 매니저 | 마루식품 | 010-…', a line at the end of a mail; null where two could be meant. */
export function signedCompany(text: string): Read<string> | null {
  const from = Math.max(0, text.length - TAIL);
  for (const { index, 0: line } of text.slice(from).matchAll(/[^\n]+/g)) {
    const parts = line.split(/\s?[|/·ㅣ│\t]\s?|\s[-–—]\s|,\s/).map((part) => part.replace(/^[\s>*_-]+|[\s*_]+$/g, ''));
    if (parts.length < 2 || parts.length > MOST_PARTS || parts.some(({ length }) => length > LONGEST_PART)) continue;
    const titles = parts.filter((part) => ENGLISH_TITLE.test(part));
    const people = parts.filter((part, i) => PERSON.test(part) || isTitled(part, parts[i + 1]));
    const companies = parts
      .filter((part) => ![people, titles].some((all) => all.includes(part)) && !NO_COMPANY.test(part))
      .map(withoutPosts);
    const named = [...new Set(companies.filter((name) => name !== '' && isName(name)))];
    const [company] = named;
    if (people.length !== 1 || named.length !== 1 || company === undefined) continue;
    const at = from + index + line.indexOf(company);
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
