import { literally } from '../../base/literally.ts';
import { quoteOf, type Read } from './brief-types.ts';
import { AGENCY, AGENCY_NAME, bareName, CLOSE, isFiller, isName, OPEN, POST, RANK } from './party-words.ts';
import { isCommon, isSpacedName } from './spaced-name.ts';

export const SURNAME =
  '(?:남궁|황보|제갈|사공|선우|서문|독고|[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용온피봉태옹팽])';

/** Who writes, and from where, as one sentence of the mail says it. */
interface Introduction {
  /** Null where it is not said, or cannot be told from the words around it. */
  company: Read<string> | null;
  name: Read<string> | null;
  /** They write for others: the company is not the brand. */
  isAgency: boolean;
}

/** It stands at the beginning. */
const HEAD = 1_500;
const MOST_SENTENCES = 24;
const LONGEST_SENTENCE = 120;
const MOST_TOKENS = 12;

/** A line of a mail's head. */
const HEADER = /^(?:제목|subject|from|to|date|보낸|받는|날짜|cc)\b|^(?:제목|보낸|받는|날짜)|^[[【<]/i;
const SENTENCE =
  /[^.!?~\n\p{Extended_Pictographic}]+(?:\.(?=[A-Za-z0-9가-힣])[^.!?~\n\p{Extended_Pictographic}]+){0,4}/gu;
const LEAD =
  /^(?:[([【](?:광고|AD)[)\]】]|[\s,:;)^_♡♥☺ㅎㅋ>*-]|\uFE0F|\p{Extended_Pictographic}|안녕하(?:세요|십니까|신가요|세여)|반갑습니다|(?:저는|저희는|제가|저|전|다름이 아니라|먼저)(?=[\s,])|(?:[^\s,.]{1,12} ){0,2}[^\s,.]{0,12}님(?:께(?:서는)?)?(?![가-힣]))/u;

/** Words for what somebody does that begin with a surname. */
const NO_PERSON =
  '(?:마케팅|홍보|기획|전략|신사업|유튜브|제휴|제품|고객|국내|구매|방송|이벤트|공식|지원|인사|소식|문의|신제품|신상품?|안내|공지|제안|제의|연락|기회|조건|원고|선물|방문|정기|추천|이번|유료|연말|소개|한정|한끼)(?![가-힣])';
const PERSON = `(?!${RANK}|${NO_PERSON})(${SURNAME}[가-힣]{1,2}|[A-Z][a-z]{1,14}(?: [A-Z][a-z]{1,14})?)`;
const IS =
  '(?:입니다|이에요|예요|이?라고 ?(?:합니다|해요|하는데요|드립니다)|이?라 ?합니다|인데요|이고요|이구요|(?:이|가)? ?인사 ?드립니다|드림|올림|배상)';
/** '마루식품 마케팅팀', '김민수', '매니저', '입니다': a rank stands before the name or behind it. */
const NAMED = new RegExp(`^(.{2,70}?)\\s(${RANK}\\s)?${PERSON}(\\s?${RANK})?\\s?(${IS})(?![가-힣])`);
const ONLY = new RegExp(
  `^${OPEN}?([^'"“”‘’「」『』<>\\[\\]]{2,30}?)${CLOSE}?\\s?(?:입니다|이에요|예요)[\\s:;)^_♡♥ㅎㅋ-]*$`,
);

const VERB =
  /^(?:(?:담당|근무|재직|운영|진행|총괄|책임)(?:하고|하는|하며|중인|중이신)?|맡고|맡은|있는|있습니다|일하는|일하고|하고|하는|중인|중|책임지는|책임지고|소속|소속의)$/;
/** What is written before a name to say what it is: '뷰티 브랜드 글로우랩'. */
const KIND =
  /^(?:가게|상점|카페|서점|책방|식당|브랜드|업체|게임사|개발사|제작사|유통사|공방|농장|양조장|로스터리|회사|기업|스타트업|쇼핑몰|플랫폼|서비스|제조사|전문점|앱|출판사|도서출판|농업회사법인|영농조합법인|협동조합|사회적기업|대행사|에이전시|MCN|퍼블리셔|(?:광고|종합|마케팅|인플루언서) ?(?:대행사|에이전시)|[가-힣A-Z]{1,5}(?:앱|플랫폼|쇼핑몰|브랜드|스토어|게임사|퍼블리셔|가게|공방|상점|농장|책방|서점|카페|식당|꽃집|펜션|학원|한의원|미용실)|(?:편집|소품|문구|네일|플라워)샵)(?:인)?$/;
/** A shop that somebody names before its name: no person is introduced so. */
const SHOP = /(?:가게|상점|카페|서점|책방|식당|공방|농장|샵|꽃집|펜션)$/;
export const UNIT =
  /(?:(?:관광|홍보|총무|문화|정책|행정|체육|경제|농정|기획|교육|복지|산업)\S{0,2}과|사무국|운영국|조직위|위원회|팀|부|부문|사업부|본부|실|파트|그룹|센터|랩장|TF|본사|지사|지점)(?:의|에서)?$/;

/** The company and the person of the first sentence in which somebody introduces themselves; null for none. */
export function introductionOf(text: string): Introduction | null {
  let isOpening = true;
  let read = 0;
  for (const { index, 0: sentence } of text.slice(0, HEAD).matchAll(SENTENCE)) {
    if ((read += 1) > MOST_SENTENCES) break;
    const lead = leadOf(sentence);
    const from = index + lead;
    const words = text.slice(from, index + sentence.length).trimEnd();
    if (words.length < 3) continue;
    const isFirst = isOpening || /저는|제가/.test(sentence.slice(0, lead));
    isOpening &&= HEADER.test(words);
    const found = words.length > LONGEST_SENTENCE ? null : introducedIn(text, words, from, isFirst);
    if (found) return found;
  }
  return null;
}

/** How much of a sentence greets, names who is written to, or says 'I'. */
function leadOf(sentence: string): number {
  let at = 0;
  for (let step = LEAD.exec(sentence); step; step = LEAD.exec(sentence.slice(at))) at += step[0].length;
  return at;
}

/** `isFirst`: nothing but a greeting stands before it. */
function introducedIn(text: string, words: string, from: number, isFirst: boolean): Introduction | null {
  const named = NAMED.exec(words);
  if (!named) return isFirst || OF_KIND.test(words) ? companyAlone(text, words, from) : null;
  const [, before = '', post, person = '', rank, is = ''] = named;
  const company = companyIn(text, before, from);
  if (
    company !== null &&
    rank === undefined &&
    post === undefined &&
    /^(?:입니다|이에요|예요)$/.test(is) &&
    KIND.test(company.value)
  ) {
    const only = readAt(text, person, from + words.indexOf(person, before.length));
    return only && { company: only, name: null, isAgency: false };
  }
  const isAgency = AGENCY.test(before) || AGENCY_NAME.test(company?.value ?? '');
  if (company === null && !isAgency) return isFirst && rank === undefined ? companyAlone(text, words, from) : null;
  const isPlain = rank === undefined && /^(?:입니다|이에요|예요)$/.test(is) && company?.value === before.trim();
  if (isPlain && !isFirst && text.split(person, 3).length < 3) return null;
  const at = from + words.indexOf(person, before.length);
  return { company, name: { value: person, quote: quoteOf(text, at, at + person.length) }, isAgency };
}

/** '식물 가게 초록살롱입니다' introduces, wherever it stands. */
const OF_KIND =
  /^(?:저희는 |저는 )?(?:[가-힣A-Z]{1,8} ){0,2}[가-힣]{0,5}(?:브랜드|가게|공방|농장|카페|서점|책방|쇼핑몰|스토어|스타트업|출판사|업체|편집샵|소품샵|꽃집|펜션|한의원|미용실) [가-힣A-Za-z0-9&]{2,12}(?:입니다|이에요|예요)$/;

/** What else a sentence says that something is. */
const NO_COMPANY = /(?:요일|때|것|거|날|곳|점|분|정도|예정|조건|경우|내용|사항|소식|계절|하루|메일|담당자?)$|^\d/;

/** '마루식품입니다': no person is told from a company of three syllables, unless the mail speaks of it as of one. */
function companyAlone(text: string, words: string, from: number): Introduction | null {
  const only = ONLY.exec(words)?.[1];
  if (only === undefined || AGENCY.test(only) || NO_COMPANY.test(only)) return null;
  const said = tokensOf(only, from + words.indexOf(only));
  const posts = said.length - 1 - said.findLastIndex(({ word }) => !POST.test(word) || !UNIT.test(word));
  const tokens = posts < said.length ? said.slice(0, said.length - posts) : said;
  const named = tokens.slice(afterKind(tokens));
  const isNamedWhole = named.length < tokens.length && named.length > 1 && wholeName(text, named) !== null;
  const own = isNamedWhole ? named : tokens.slice(Math.max(afterKind(tokens), afterClause(tokens)));
  const name = bareName(own.map(({ word }) => word).join(' '));
  if (tokens.some(({ word }) => (POST.test(word) && !KIND.test(word)) || /[가-힣A-Za-z0-9]{2}에서$/.test(word)))
    return null;
  if (own.length === 0 || own.length > 3 || !isName(name) || own.some(({ word }) => VERB.test(word))) return null;
  const isShop = SHOP.test(tokens.at(-1 - own.length)?.word ?? '');
  if (new RegExp(`^${SURNAME}[가-힣]{1,2}$`).test(name) && !isShop && !isSpokenOf(text, name)) return null;
  const isNamed = afterKind(tokens) > 0 || own.length === 3 || new RegExp(`${name}\\s입니다`).test(words);
  const isSpaced = isNamed && isSpacedName(own.map(({ word }) => word)) && !own.some(({ word }) => isFiller(word));
  const isWhole = afterKind(tokens) > 0 && wholeName(text, own) !== null;
  if (own.length > 1 && !/^[\w&.' -]+$/.test(name) && !isSpaced && !isWhole && !isSpokenOf(text, name)) return null;
  return { company: readAt(text, name, own[0]?.at ?? from), name: null, isAgency: false };
}

/** '글로에 (GLOWE)': the name before it in other letters. */
const GLOSS = /^[(（][^()（）]{1,24}[)）]$/;

interface Token {
  word: string;
  at: number;
}
const tokensOf = (words: string, from: number): Token[] =>
  [...words.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => (GLOSS.test(word) ? [] : [{ word, at: from + index }]));

/** The company of '마루식품 마케팅팀', '마루식품에서 홍보를 맡고 있는'; null where it is unsure or none. */
function companyIn(text: string, before: string, from: number): Read<string> | null {
  const quoted = new RegExp(`${OPEN}([^'"“”‘’「」『』<>\\[\\]]{2,30})${CLOSE}`).exec(before);
  if (quoted && isName(bareName(quoted[1] ?? '')))
    return readAt(text, bareName(quoted[1] ?? ''), from + quoted.index + 1);
  const tokens = tokensOf(before, from);
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return null;
  return companyFrom(text, tokens, afterKind(tokens)) ?? companyFrom(text, tokens, afterClause(tokens));
}

function companyFrom(text: string, tokens: readonly Token[], first: number): Read<string> | null {
  const own = tokens.slice(first);
  const end = own.findIndex(({ word }, i) => i > 0 && (POST.test(word) || VERB.test(word)));
  const left = own.findIndex(({ word }) => /[가-힣A-Za-z0-9]{2}(?:에서|의|소속)$/.test(word));
  const most = Math.min(end < 0 ? own.length : end, left < 0 ? own.length : left + 1);
  const rest = own.slice(most);
  const isPosts = (words: readonly Token[]) =>
    words.every(({ word }) => POST.test(word) || VERB.test(word) || UNIT.test(word));
  if (left >= 0 && left < end - 1 && isPosts(own.slice(end)) && !isPosts(rest))
    return wholeName(text, own.slice(0, end));
  if (most === 0 || !isPosts(rest)) return null;
  return companyOf(text, own.slice(0, most));
}

/** '오늘의 작은 식탁 브랜드 매니저': the words before a post are one name, as far as each can be part of one. */
function wholeName(text: string, tokens: readonly Token[]): Read<string> | null {
  const isPart = ({ word }: Token, i: number) => !isFiller(word) && (i < tokens.length - 1 || !isCommon(word));
  const name = tokens.map(({ word }) => word).join(' ');
  const isSlogan = tokens.slice(0, -1).some(({ word }) => /[을를]$|[가-힣]{2}는$/.test(word));
  const isSpoken = /(?:하는|되는|드린|주신|에서|에게|으로)(?:\s|$)|[은는을를이가께]$/.test(name);
  return tokens.length > 4 || isSpoken || isSlogan || !tokens.every(isPart)
    ? null
    : readAt(text, name, tokens[0]?.at ?? 0);
}

/** Behind the last word that says of what kind a company is; '브랜드 매니저' is a post. */
function afterKind(tokens: readonly Token[]): number {
  const last = tokens.findLastIndex(
    ({ word }, i) => KIND.test(word) && tokens[i + 1] !== undefined && !POST.test(tokens[i + 1]?.word ?? ''),
  );
  return last + 1;
}

/** '건강을 생각하는 마루식품', '어제 통화드린 마루식품'. */
const afterClause = (tokens: readonly Token[]): number =>
  tokens.findLastIndex(
    ({ word }, i) =>
      i < tokens.length - 1 && /[가-힣]는$|(?:드린|드렸던|했던|주신|만난|만났던|뵌|뵀던|나눈|계신)$/.test(word),
  ) + 1;

function companyOf(text: string, tokens: readonly Token[]): Read<string> | null {
  const units = tokens.findIndex(({ word }, i) => i > 0 && UNIT.test(word));
  const named = units < 0 ? tokens : tokens.slice(0, units);
  const [first] = named;
  if (!first) return null;
  const whole = bareName(named.map(({ word }) => word).join(' '));
  const last = tokens.at(-1) ?? first;
  if (/[가-힣](?:는|던)$/.test(named.at(-1)?.word ?? '')) return null;
  const behind = text.slice(last.at + last.word.length).replace(/^[^.!?\n]{0,200}/, '');
  const elsewhere = `${text.slice(0, first.at)}\n${behind}`;
  const isSure =
    named.length === 1 || /^[A-Z0-9][\w&.'-]*(?:\s[A-Z0-9][\w&.'-]*){1,3}\s?$/.test(whole) || !whole.includes(' ');
  const isFirstAlone = !isSpokenOf(elsewhere, whole) && isSpokenOf(elsewhere, bareName(first.word));
  const isWhole = isSure || isSpokenOf(elsewhere, whole) || isSpacedName(whole.split(' '));
  const name = !isSure && isFirstAlone ? bareName(first.word) : isWhole ? whole : '';
  return isName(name) && name.length <= 40 ? readAt(text, name, first.at) : null;
}

/** A name stands where its first word does, behind what was taken off it. */
function readAt(text: string, value: string, from: number): Read<string> | null {
  const at = text.indexOf(value, from);
  return at < 0 || at > from + 16 ? null : { value, quote: quoteOf(text, at, at + value.length) };
}

/** The mail speaks of it as of a company or a brand in another place. */
export function isSpokenOf(text: string, name: string): boolean {
  if (name === '') return false;
  const words = literally(name);
  const spoken = new RegExp(
    `(?<![가-힣A-Za-z0-9])${words}(?:['"”’」』\\]]?)(?:에서|의|은|는|와|과|을|를|\\s(?:신제품|브랜드|제품|마케팅|홍보|공식|협찬|협업|광고|담당|is|would|has))`,
    'i',
  );
  return spoken.test(text.slice(0, 6_000));
}
