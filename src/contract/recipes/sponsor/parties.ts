import { literally } from '../../base/literally.ts';
import { quoteOf, type Contact, type Read } from './brief-types.ts';
import { namedBelow } from './heading-names.ts';
import { introductionOf, SURNAME, UNIT } from './introduction.ts';
import { labelled, type MailLine } from './mail-lines.ts';
import { isOfFilm } from './of-film.ts';
import { CLOSE, isFiller, isName, OPEN, POST, RANK } from './party-words.ts';
import { ofBrand, PRODUCT_PROSE, SPOKEN_OF, withoutLead } from './product-prose.ts';
import { firstOf } from './prose.ts';
import { signedName } from './signature.ts';
import { signatureOf } from './signature-block.ts';
import { loneQuoted, QUOTED_PRODUCT } from './quoted-product.ts';
import { tailOf } from '../voice/hangul.ts';

const PRODUCT_LABEL =
  /^(?:(?:협찬|제공|홍보|광고|소개|신|대상|진행) ?)?(?:제품|상품|서비스|품목|물품|아이템|앱)(?: ?명| ?이름| ?소개| ?정보)?$|^제공 ?(?:내역|품|사항)$|^(?:제품|상품)\s?(?:\/|및|·)\s?(?:서비스|브랜드)(?:명)?$|^(?:브랜드\s?(?:\/|및|·)\s?)(?:제품|상품)(?:명)?$|^(?:타이틀|게임|도서|작품|앨범)(?: ?명)?$|^(?:product|service|item|app)(?: name)?$/i;
const NAME_LABEL =
  /^(?:(?:담당|문의|연락)(?:자|처)?(?: ?(?:성함|이름|정보|연락처))?|성함|이름|보낸 ?사람|발신(?:자|인)?|작성자|contact(?: person)?|questions|notices(?: to [a-z ]{2,20})?|from|name|manager)$/i;

/** Who writes and what of stands at the beginning. */
const HEAD = 3_000;

/** What is done with a product, or said of it. */
const NO_PRODUCT =
  /^\(|^(?:홍보|소개|관련|출시|런칭|론칭|리뷰|협찬|제공|광고|체험|기획|영상|콘텐츠|컨텐츠|유튜브|마케팅|협업|브랜디드|쇼츠|릴스|PPL)(?:\s|$)|\s\S.*(?:(?<!담)요|(?<!소|판|베란)다)[.!?~]?$|[.!?~]$/i;

/** '런칭을 앞두고 하나 님께': a piece of a sentence. */
const IN_SENTENCE = /[가-힣](?:을|를|께|에서|두고|하고)\s|님께?$/;

const EMAIL = /(?<![\w.+%-])[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /(?<![\d-])(?:\+82[\s-]?\d{1,2}|0\d{1,2})[-.\s)]?\d{3,4}[-.\s]?\d{4}(?!\d)/g;
const NAME_PROSE: readonly RegExp[] = [
  new RegExp(
    `담당(?:자|하는|하고 있는|을 맡고 있는|을 맡은)?\\s?(?:${RANK}\\s)?([가-힣]{2,4}?)\\s?(?:${RANK})?(?:님)?(?:입니다|이라고|라고|이에요|예요|드림)`,
    'g',
  ),
  new RegExp(
    `(?:^|[\\s,])((?!(?!${SURNAME})[가-힣]{2,4}\\s?(?:마케터|MD|BM|담당))[가-힣]{2,4})\\s?(?!담당자)${RANK}\\s?(?:입니다|이라고|라고|이에요|예요|드림|올림|배상)`,
    'gm',
  ),
  new RegExp(
    `(?:팀|부|본부|${RANK}|의|마케팅|대행사|에서 [가-힣]{1,12}(?:을|를)? ?(?:담당|맡)[가-힣 ]{0,6})\\s(?:${RANK}\\s)?([가-힣]{2,4}?)(?:입니다|이라고|라고|이에요|예요)(?=[\\s.,!]|$)`,
    'gm',
  ),
  new RegExp(
    `(?:대행사|에이전시)\\s[가-힣A-Za-z0-9&+.-]{1,24}\\s(${SURNAME}[가-힣]{1,2})(?:입니다|이에요|예요|이라고\\s?합니다)`,
    'g',
  ),
  /([가-힣]{2,4})\s?(?:드림|올림|배상)(?=[\s.)]|$)/gm,
  new RegExp(`^[\\s>–—-]*[가-힣A-Za-z0-9&.]{2,16} ${RANK} (${SURNAME}[가-힣]{2})[\\s.)]*$`, 'gm'),
  new RegExp(`^[\\s>–—-]*[가-힣A-Za-z0-9&.]{2,16} [가-힣]{1,8}(?:팀|부|실) (${SURNAME}[가-힣]{2})[\\s.)]*$`, 'gm'),
  new RegExp(`^[\\s>–—-]*[가-힣A-Za-z0-9&.]{2,16} [가-힣]{0,4}담당 (${SURNAME}[가-힣]{1,2})[\\s.)]*$`, 'gm'),
  new RegExp(
    `\\s[–—-]\\s?(?:[가-힣A-Za-z0-9&.]{2,16} )?[가-힣]{1,8}(?:팀|부|실) (${SURNAME}[가-힣]{2})[\\s.)]*$`,
    'gm',
  ),
  /\b(?:[Mm]y name is|I['’]m|im|I am|[Tt]his is|[Ii]t['’]s)\s([A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{1,20})?)(?=[,.\s])/g,
  /(?:Best|Regards|Thanks|[Ss]incerely|Cheers|Best regards|Kind regards|Warm regards|Warmly|All the best|Best wishes|Talk soon|Thanks so much|Many thanks|Thank you)[,!]?\s*\n+\s*([A-Z][a-z]{1,20}(?: [A-Z][a-z]{1,20}(?![\w-]))?)/g,
];

/** '한결시 관광진흥과': an office sends it, and no person. */
const OFFICE = /^[가-힣]{1,6}(?:시|군|구|도|청|공사|재단|진흥원)(?: [가-힣]{2,8}[과팀실국소])?$/;

/** '마케팅팀 유선아' of a row for who is in charge. */
const AFTER_UNIT = new RegExp(
  `^[가-힣A-Za-z]{1,10}(?:팀|부|실|파트|센터|본부|사업부) (${SURNAME}[가-힣]{2})(?=\\s|$|[,(/|<])`,
);

/** '숙박, 식사, 활동비': what a guest is given is no product. */
const ALLOWANCE = /활동비|원고료|제작비|여비|교통비|체험비|숙박|항공/;
const withoutAllowance = (read: Read<string> | null): Read<string> | null =>
  read !== null && ALLOWANCE.test(read.value) ? null : read;

/** '위드팝 김태오' on top of a chat. */
const AFTER_COMPANY = new RegExp(`^[가-힣A-Za-z0-9]{2,12} (${SURNAME}[가-힣]{2})$`);

/** What is to be advertised, by its label or in prose; never the `brand` itself. Null where the mail names nothing. */
export function productOf(text: string, lines: readonly MailLine[], brand: string): Read<string> | null {
  const service = ofService(text, brand);
  const isProduct = (words: string, at: number) =>
    words !== brand &&
    words.length > 1 &&
    !(service !== null && /^['"’”」』]\s?캠페인/.test(text.slice(at + words.length, at + words.length + 6))) &&
    !(text[at + words.length] === '이' && /[가-힣]$/.test(words) && tailOf(words) === '') &&
    !isFiller(words) &&
    !IN_SENTENCE.test(words) &&
    !NO_PRODUCT.test(words);
  const named = firstOf(text, [...PRODUCT_PROSE, ...ofBrand(brand), ...QUOTED_PRODUCT], (words, _around, at) =>
    isProduct(words, at),
  );
  const told =
    withoutBrand(withoutAllowance(labelled(text, lines, PRODUCT_LABEL, 100)), brand) ??
    named ??
    namedBelow(text, lines, PRODUCT_LABEL);
  if (told !== null) return told;
  const own = (words: string) => withoutLead(words, brand);
  const spoken = firstOf(text, SPOKEN_OF, (words, _around, at) => own(words) !== '' && isProduct(own(words), at));
  if (spoken === null) return loneQuoted(text, (words, at) => !isProduct(words, at) || isOfFilm(text, at)) ?? service;
  const value = own(spoken.value);
  const at = spoken.quote.at[1] - value.length;
  return { value, quote: quoteOf(text, at, at + value.length) };
}

/** '세무 플랫폼 ‘세모택스’': an app is called as its brand is, and is what is to be shown. */
function ofService(text: string, brand: string): Read<string> | null {
  if (brand === '') return null;
  const named = new RegExp(
    `(?:앱|어플|플랫폼|서비스|게임|웹툰|사이트)\\s${OPEN}?(${literally(brand)})(?![가-힣A-Za-z]{3})|(${literally(brand)})${CLOSE}?(?:이라는|라는|은|는)\\s(?:[^.\\n]{0,24}\\s)?(?:앱|어플|플랫폼|서비스|게임)(?:의|을|를|이|입니다|이에요|예요)|\\b(?:[Ss]tudio|[Dd]evelopers?) behind (${literally(brand)})(?![\\w-])|(${literally(brand)}) \\([^()\\n]{0,40}\\b(?:app|tool|platform|game|service)\\b|(${literally(brand)}), an? (?:[a-z-]+ ){0,3}(?:app|tool|platform|game|service|manager|editor|software)\\b`,
  ).exec(text.slice(0, HEAD));
  const at = named ? named.index + named[0].indexOf(brand) : -1;
  return at < 0 ? null : { value: brand, quote: quoteOf(text, at, at + brand.length) };
}

/** '닥터슬립 베개 (광고주: 코지랩)' */
function withoutOwner(read: Read<string> | null): Read<string> | null {
  const value =
    read?.value.replace(/\s?[(（](?:광고주|브랜드|클라이언트|제조사)\s?[:：][^()（）]{1,30}[)）]?$/, '') ?? '';
  if (!read || value === '' || value === read.value) return read;
  return { value, quote: { text: value, at: [read.quote.at[0], read.quote.at[0] + value.length] } };
}

/** '온쿡 / 된장국 큐브' of a row for both */
function withoutBrand(told: Read<string> | null, brand: string): Read<string> | null {
  const read = withoutOwner(told);
  const lead = brand === '' ? null : /^(?:\s?[/|]\s?|\s[-–—]\s|,\s)/.exec(read?.value.slice(brand.length) ?? '');
  if (!read?.value.startsWith(brand) || lead === null) return read;
  const value = read.value.slice(brand.length + lead[0].length);
  const at = read.quote.at[1] - value.length;
  return value === '' ? read : { value, quote: { text: value, at: [at, at + value.length] } };
}

const firstMatch = (text: string, pattern: RegExp): Read<string> | null => {
  for (const { index, 0: words } of text.matchAll(pattern)) {
    const value = words.replace(/\.$/, '');
    return { value, quote: quoteOf(text, index, index + value.length) };
  }
  return null;
};

export function contactOf(text: string, lines: readonly MailLine[]): Contact {
  const told = labelled(text, lines, NAME_LABEL, 60);
  const named = told && OFFICE.test(told.value) ? null : told;
  const [, behind, before] =
    new RegExp(`(?:^|\\s)(?:(${SURNAME}[가-힣]{1,2}) ?${RANK}|${RANK} (${SURNAME}[가-힣]{1,2}))(?=\\s|$|[,(/|<])`).exec(
      named?.value ?? '',
    ) ?? [];
  const ranked =
    behind ?? before ?? AFTER_UNIT.exec(named?.value ?? '')?.[1] ?? AFTER_COMPANY.exec(named?.value ?? '')?.[1];
  const isPosted =
    ranked !== undefined &&
    (AFTER_COMPANY.test(named?.value ?? '') ||
      (named?.value ?? '').split(/\s+/).some((word) => (POST.test(word) || UNIT.test(word)) && word.length > 2));
  const name = isPosted
    ? ranked
    : /^(?:[가-힣]{2,4}(?=\s|$|[,(/|<])|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)(?:\s[가-힣A-Z]{1,4}(?=\s|$))?/.exec(
        named?.value ?? '',
      )?.[0];
  const from = (named?.quote.at[0] ?? 0) + Math.max(0, named?.value.indexOf(name ?? '') ?? 0);
  const found =
    introductionOf(text)?.name ??
    firstOf(text, NAME_PROSE, (words) => isName(words) && !/^(?:담당|마케|안녕|감사|저희)/.test(words)) ??
    signedName(text) ??
    signatureOf(text).name;
  return {
    name:
      name === undefined
        ? signedInFull(text, found)
        : { value: name.trim(), quote: quoteOf(text, from, from + name.length) },
    email: firstMatch(text, EMAIL),
    phone: firstMatch(text, PHONE),
  };
}

const CLOSED_BY =
  /(?:Best|[Rr]egards|Thanks|Sincerely|Cheers|Warmly|[Ww]ishes|Talk soon|Thank you)[,!]?\s*\n+\s*([A-Z][a-z]{1,20} [A-Z][a-z]{1,20})/;

/** 'I’m Jonas from …' who signs as 'Jonas Berg' is that one. */
function signedInFull(text: string, first: Read<string> | null): Read<string> | null {
  const full = CLOSED_BY.exec(text.slice(0, 12_000));
  if (!first || full?.[1] === undefined || !full[1].startsWith(`${first.value} `)) return first;
  const at = full.index + full[0].length - full[1].length;
  return { value: full[1], quote: quoteOf(text, at, at + full[1].length) };
}
