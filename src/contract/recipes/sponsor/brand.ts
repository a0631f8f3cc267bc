import { BRAND_PROSE, ENGLISH_PROSE, OTHER_PROSE, SENDER_PROSE } from './brand-prose.ts';
import type { Read } from './brief-types.ts';
import { CLIENT_PROSE, clientOf, NAME, OWNER_PROSE, partyOf } from './client.ts';
import { namedBelow } from './heading-names.ts';
import { introductionOf, isSpokenOf } from './introduction.ts';
import { labelled, type MailLine } from './mail-lines.ts';
import { isOfFilm } from './of-film.ts';
import { contactOf } from './parties.ts';
import { AGENCY, AGENCY_NAME, bareName, FOR_ANOTHER, isName, POST, RANK } from './party-words.ts';
import { firstOf } from './prose.ts';
import { closingCompany, signedCompany } from './signature.ts';
import { signatureOf } from './signature-block.ts';
import { firstWordBefore, isCommon, isSpacedName } from './spaced-name.ts';

const BRAND_LABEL =
  /^(?:(?:요청|의뢰|주최|제안|발주|참여) ?(?:기업|업체|사|브랜드|기관)|주최|주관|발주처|광고주(?:명|사)?|브랜드(?: ?명| ?이름| ?소개)?|업체(?: ?명)?|(?:회사|기업)(?: ?명| ?소개)?|클라이언트(?: ?명)?|상호(?:명)?|brand(?: name)?|client|company(?: name)?|advertiser|sponsor)$/i;
/** A first word of a subject, which the mail itself speaks of as well. */
const SUBJECT = new RegExp(
  `^(?:제목|subject)\\s?:\\s?(?:re: |fwd: )?(?:[\\[【][^\\]】\\n]{1,24}[\\]】]\\s?)?(${NAME}?)(?:의)?\\s[^\\n]{2,80}$`,
  'gim',
);

/** '‘쿠지나’의 공식 마케팅 대행을 맡고 있는': that is no company of the writer. */
const IS_ADVERTISED = /^['"”’」』>\]]?(?:을|를|의)\s(?:공식|대행|광고 ?대행|마케팅 ?대행)/;

const isBrand = (words: string, around: string): boolean =>
  isName(words) &&
  !AGENCY.test(around) &&
  !(isCommon(words) && isKind(words, around)) &&
  !(
    /(?:화장품|케어|의류|가전|식품|용품|가구|스타일|음료|커머스|쇼핑몰|업계|카페|베이커리|주얼리)$/.test(words) &&
    isKind(words, around)
  );

/** '제품은 ‘대나무 칫솔 세트’입니다' */
const isSaidOfProduct = (text: string, at: number): boolean =>
  /(?:제품|상품|서비스|품목|메뉴|앱)(?:명|이름)?(?:은|는|\s?:)\s?['"“‘「『<[]?$/.test(
    text.slice(Math.max(0, at - 10), at),
  );

/** '건강식품 브랜드' tells what kind of brand it is; '마루식품 마케팅팀' is one. */
const isKind = (words: string, around: string): boolean =>
  /^['"”’」』>\]]?\s?(?:전문 ?)?(?:브랜드(?! ?(?:매니저|담당|팀))|업체|회사|기업|쇼핑몰)/.test(
    around.slice(around.lastIndexOf(words) + words.length),
  );

/**
 * Who pays: what the mail calls so, whom an agency writes for, or where its writer introduces themselves from. Null rather
 * than a name that could be somebody else's: it is put into disclosures and replies.
 */
export function brandOf(text: string, lines: readonly MailLine[]): Read<string> | null {
  const introduction = introductionOf(text);
  const writer = contactOf(text, lines).name?.value;
  const isForAnother = introduction?.isAgency === true || FOR_ANOTHER.test(text.slice(0, 6_000));
  const isOther = (words: string) => words !== writer && !(isForAnother && words === introduction?.company?.value);
  const find = (patterns: readonly RegExp[]) =>
    withFirstWord(
      text,
      firstOf(
        text,
        patterns,
        (words, around, at) =>
          isOther(bareName(words)) &&
          isBrand(bareName(words), around) &&
          !isOfFilm(text, at) &&
          !isSaidOfProduct(text, at) &&
          !isTailOfLonger(text, words, at),
      ),
    );
  return (
    withoutRemark(labelled(text, lines, BRAND_LABEL, 60)) ??
    inBrackets(text) ??
    namedBelow(text, lines, BRAND_LABEL) ??
    firstOfTwo(labelled(text, lines, BRAND_AND_PRODUCT, 60)) ??
    (isForAnother ? null : sentBy(text, lines)) ??
    partyOf(text) ??
    withFirstWord(
      text,
      firstOf(
        text,
        CLIENT_PROSE,
        (words, around) =>
          (isOther(bareName(words)) || IS_ADVERTISED.test(around.slice(around.lastIndexOf(words) + words.length))) &&
          isName(bareName(words)) &&
          !AGENCY.test(words),
      ),
    ) ??
    (introduction?.company ? clientOf(text, introduction.company.value) : null) ??
    withSecond(text, find(BRAND_PROSE)) ??
    (isForAnother ? find(OWNER_PROSE) : null) ??
    (isForAnother ? null : (introduction?.company ?? find(SENDER_PROSE))) ??
    find(OTHER_PROSE) ??
    (isForAnother
      ? null
      : (find(ENGLISH_PROSE) ??
        signedCompany(text) ??
        signatureOf(text).company ??
        subjectOf(text) ??
        closingCompany(text) ??
        handledBy(text, lines) ??
        officeOnTop(text) ??
        chatPartner(text)))
  );
}

/** '닥터슬립 베개 (광고주: 코지랩)' */
const IN_BRACKETS = /[(（](?:광고주|브랜드|클라이언트|제조사)\s?[:：]\s?([^()（）:,\n]{2,24})[)）]/;

function inBrackets(text: string): Read<string> | null {
  const match = IN_BRACKETS.exec(text.slice(0, 6_000));
  const name = match?.[1]?.trim() ?? '';
  if (!match || !isName(name)) return null;
  const at = match.index + match[0].indexOf(name);
  return { value: name, quote: { text: name, at: [at, at + name.length] } };
}

const FROM_LABEL = /^(?:발신(?:자|처|인|기관)?|보낸 ?(?:곳|사람))$/;
const MARKED = /^(?:㈜|\(주\)|주식회사)\s?([가-힣A-Za-z0-9&.-]{2,20})/;

/** '보낸 사람: 마켓솔 지아' on top of a chat. */
const PARTNER = new RegExp(`^보낸 사람: ([가-힣A-Za-z0-9&]{2,16}) (?!${RANK}$)[가-힣]{2,4}$`, 'm');

/** '보낸 사람: 멍그릇공방', who says '멍그릇공방입니다'. */
const SHOP_PARTNER = /^보낸 사람: ([가-힣A-Za-z0-9&]{3,16})$/m;

function chatPartner(text: string): Read<string> | null {
  const alone = SHOP_PARTNER.exec(text.slice(0, 80))?.[1];
  const isShop = alone !== undefined && new RegExp(`${alone}(?:입니다|이에요|예요|인데요|이고요)`).test(text);
  const name = PARTNER.exec(text.slice(0, 80))?.[1] ?? (isShop ? alone : undefined);
  if (name === undefined || !isName(name) || AGENCY.test(name) || AGENCY_NAME.test(name)) return null;
  const at = text.indexOf(name);
  return { value: name, quote: { text: name, at: [at, at + name.length] } };
}

/** '담당: 강릉시청 관광과 주무관 임채원' */
const HANDLES = /^(?:담당(?:자|부서|처)?|문의(?:처)?)$/;
const OF_UNIT = new RegExp(`^([가-힣A-Za-z0-9&.]{2,20}) (?=[가-힣]{2,10}(?:과|팀|부|실|국|센터)\\s)`);

/** '새별시 문화관광과' as the first line of a document. */
const OFFICE_ON_TOP = /^\s*([가-힣]{1,6}(?:시|군|구|도))(?:청)? [가-힣]{2,10}(?:과|팀|실|국)\s*$/m;

function officeOnTop(text: string): Read<string> | null {
  const [first = ''] = text.trimStart().split('\n', 1);
  const name = OFFICE_ON_TOP.exec(first)?.[1];
  if (name === undefined) return null;
  const at = text.indexOf(name);
  return { value: name, quote: { text: name, at: [at, at + name.length] } };
}

function handledBy(text: string, lines: readonly MailLine[]): Read<string> | null {
  const by = labelled(text, lines, HANDLES, 60);
  const name = OF_UNIT.exec(by?.value ?? '')?.[1];
  if (!by || name === undefined || !isName(name) || POST.test(name) || AGENCY.test(name) || AGENCY_NAME.test(name))
    return null;
  return { value: name, quote: { text: name, at: [by.quote.at[0], by.quote.at[0] + name.length] } };
}

const OFFICE = /^(?:발신(?:처|기관)?|보낸 ?곳)$/;
const OF_OFFICE = new RegExp(
  `^([가-힣A-Za-z0-9&.-]{2,20}) (?:[가-힣A-Za-z]{2,12}(?:팀|과|부|실|국|센터)|${RANK})(?= |$)`,
);

/** '발신: ㈜마루식품 홍보팀', '발신: 강릉문화재단 홍보팀' */
function sentBy(text: string, lines: readonly MailLine[]): Read<string> | null {
  const from = labelled(text, lines, FROM_LABEL, 60);
  const office = labelled(text, lines, OFFICE, 60);
  const name = MARKED.exec(from?.value ?? '')?.[1] ?? OF_OFFICE.exec(office?.value ?? '')?.[1];
  if (!from || name === undefined || !isName(name) || AGENCY.test(from.value) || AGENCY_NAME.test(name)) return null;
  const at = from.quote.at[0] + from.value.indexOf(name);
  return { value: name, quote: { text: name, at: [at, at + name.length] } };
}

function subjectOf(text: string): Read<string> | null {
  const found = firstOf(
    text,
    [SUBJECT],
    (words, around, at) =>
      isBrand(bareName(words), around) && !/^\s['"“‘「『<]/.test(text.slice(at + words.length, at + words.length + 2)),
  );
  return found && isSpokenOf(text.slice(text.indexOf('\n', found.quote.at[1])), found.value) ? trimmed(found) : null;
}

const SECOND = new RegExp(
  `^['"”’」』>\\]]?(?:와|과|및|,|·)?\\s(?:그리고\\s)?[^'"“‘「『\\n]{0,20}?브랜드(?:인|,)?\\s?['"“‘「『]([^'"”’」』\\n]{2,30})['"”’」』]`,
);

/** Two brands in one offer: '사료 브랜드 ‘A’와 간식 브랜드 ‘B’'; both have to be disclosed. */
function withSecond(text: string, read: Read<string> | null): Read<string> | null {
  const second = read && SECOND.exec(text.slice(read.quote.at[1], read.quote.at[1] + 80));
  const other = second?.[1]?.trim() ?? '';
  if (!read || !second || !isName(other)) return read;
  const [from, end] = [read.quote.at[0], read.quote.at[1] + second[0].lastIndexOf(other) + other.length];
  return { value: `${read.value}, ${other}`, quote: { text: text.slice(from, end), at: [from, end] } };
}

const BRAND_AND_PRODUCT = /^브랜드(?: ?명)?\s?[/·&+]\s?(?:제품|상품|서비스|품목)(?: ?명)?$/;
const DIVIDES = /\s?[/|]\s?|\s[-–—]\s|,\s/;

/** '브랜드/제품: 온쿡 / 된장국 큐브' */
function firstOfTwo(read: Read<string> | null): Read<string> | null {
  const value = read?.value.split(DIVIDES)[0]?.trim() ?? '';
  if (!read || value === '' || value === read.value) return null;
  return { value, quote: { text: value, at: [read.quote.at[0], read.quote.at[0] + value.length] } };
}

/** '산들바람 (공기청정기)' */
function withoutRemark(read: Read<string> | null): Read<string> | null {
  const value = read?.value.replace(/\s?[(（][^()（）]{1,30}[)）]$/, '') ?? '';
  if (!read || value === '' || value === read.value) return read;
  return { value, quote: { text: value, at: [read.quote.at[0], read.quote.at[0] + value.length] } };
}

/** Whether words before it belong to the name that cannot be told from it. */
function isTailOfLonger(text: string, words: string, at: number): boolean {
  const first = firstWordBefore(text, at);
  if (first === null) return false;
  return !isSpacedName([first, bareName(words)]) || firstWordBefore(text, at - first.length - 1) !== null;
}

function withFirstWord(text: string, read: Read<string> | null): Read<string> | null {
  const own = trimmed(read);
  const first = own && firstWordBefore(text, own.quote.at[0]);
  if (!own || first === null) return own;
  const [from, to] = [own.quote.at[0] - first.length - 1, own.quote.at[1]];
  return { value: text.slice(from, to), quote: { text: text.slice(from, to), at: [from, to] } };
}

function trimmed(read: Read<string> | null): Read<string> | null {
  if (!read) return null;
  const value = bareName(read.value);
  const from = read.quote.at[0] + read.value.indexOf(value);
  return { value, quote: { text: value, at: [from, from + value.length] } };
}
