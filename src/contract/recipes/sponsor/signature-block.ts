import { quoteOf, type Quote, type Read } from './brief-types.ts';
import { SURNAME } from './introduction.ts';
import { AGENCY, AGENCY_NAME, bareName, isFiller, isName, POST, RANK } from './party-words.ts';

const TAIL = 600;
const MOST_LINES = 8;
const LONGEST_PART = 30;
const RULE = /^\s*[-–—_=*]{2,}\s*$/;
const DIVIDES = /\s?[|/·ㅣ│\t,]\s?|\s[-–—]\s/;
const REACH =
  /@|https?:|www\.|\.(?:com|co|kr|net|io|app)\b|\b(?:tel|mobile|phone|fax|e-?mail|address)\b|\d{3,4}[-. ]\d{4}|(?:특별시|광역시|[가-힣]{1,6}[로길] ?\d)/i;
const TITLE =
  /^(?:[A-Za-z&]{2,20} ){0,3}(?:manager|director|lead|head|marketing|marketer|partnerships?|team|specialist|coordinator|executive|associate|founder|ceo|cmo|md|pr)$/i;
const PERSON = new RegExp(
  `^(?:${RANK} )?(${SURNAME}[가-힣]{1,2})(?: ?${RANK})?(?: ?\\(?[A-Z][a-z]+(?: [A-Z][a-z]+)?\\)?)?(?: ?(?:드림|올림|배상))?$`,
);
/** Beside a title alone: 'Priya Castellane | Account Director'. */
const ENGLISH_PERSON = /^[A-Z][a-z'’-]{1,15}(?: [A-Z][A-Za-z'’-]{1,15}){1,2}$/;
const SENTENCE = /[.!?~]$|[요다죠]$|님|^(?:감사|고맙|best|thanks|regards|sincerely)/i;

interface Signature {
  name: Read<string> | null;
  company: Read<string> | null;
}

interface Part {
  words: string;
  quote: Quote;
}

/** Where the last lines of a mail say who wrote, each thing in its own place: below a rule, or with how to reach them. */
function partsOf(text: string): Part[] {
  const from = Math.max(0, text.length - TAIL);
  const lines = [...text.slice(from).matchAll(/[^\n]+/g)]
    .filter(({ 0: line }) => line.trim() !== '')
    .slice(-MOST_LINES);
  const rule = lines.findLastIndex(({ 0: line }) => RULE.test(line));
  const own = rule < 0 ? [] : lines.slice(rule + 1);
  return own.flatMap(({ index, 0: line }) => {
    let end = 0;
    return line.split(DIVIDES).flatMap((piece): Part[] => {
      const words = piece.trim();
      const at = from + index + line.indexOf(words, end);
      end = at - from - index + words.length;
      return words === '' ? [] : [{ words, quote: quoteOf(text, at, at + words.length) }];
    });
  });
}

/** The person and the company of a block below a rule ('--'); the company null where two things could be one. */
export function signatureOf(text: string): Signature {
  const parts = partsOf(text);
  if (parts.some(({ words }) => SENTENCE.test(words))) return { name: null, company: null };
  const person = parts.find(({ words }) => PERSON.test(words));
  if (!person) {
    const titled = parts.find(({ words }, i) => ENGLISH_PERSON.test(words) && TITLE.test(parts[i + 1]?.words ?? ''));
    return { name: titled ? { value: titled.words, quote: titled.quote } : null, company: null };
  }
  const value = PERSON.exec(person.words)?.[1] ?? '';
  const at = person.quote.at[0] + person.words.indexOf(value);
  const named = [...new Set(parts.filter((part) => part !== person).flatMap(({ words }) => companyIn(words)))];
  const [company] = named;
  const place = company === undefined ? undefined : parts.find(({ words }) => companyIn(words)[0] === company);
  const start = (place?.quote.at[0] ?? 0) + Math.max(0, place?.words.indexOf(company ?? '') ?? 0);
  return {
    name: { value, quote: quoteOf(text, at, at + value.length) },
    company:
      company === undefined || named.length > 1
        ? null
        : { value: company, quote: quoteOf(text, start, start + company.length) },
  };
}

/** '마루식품 마케팅팀' is '마루식품'; a post, an address, a title are none. */
function companyIn(part: string): string[] {
  if (REACH.test(part) || TITLE.test(part) || part.length > LONGEST_PART || /\d{3}/.test(part)) return [];
  const words = part.split(/\s+/);
  while (words.length > 0 && (POST.test(words.at(-1) ?? '') || isFiller(words.at(-1) ?? ''))) words.pop();
  const name = bareName(words.join(' '));
  const isOne = name !== '' && words.length <= 3 && isName(name) && !AGENCY.test(name) && !AGENCY_NAME.test(name);
  return isOne ? [name] : [];
}
