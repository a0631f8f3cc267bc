import { quoteOf, type Read } from './brief-types.ts';
import { CLOSE, isName, MAY_BE_AGENCY, NO_CLIENT, OPEN } from './party-words.ts';

export const NAME =
  '(?<![가-힣A-Za-z0-9])(?:[가-힣A-Za-z0-9&+\\-]|\\.(?=[가-힣A-Za-z0-9])){1,24}(?: [A-Z][A-Za-z0-9&.\\-]{1,20}){0,2}';
export const QUOTED = `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,30})${CLOSE}`;
export const ENGLISH =
  "([A-Z](?:[\\w&'-]|\\.(?=\\w)){0,24}(?:[ ](?:(?:&|and|of|the|by)[ ]){0,2}(?:[A-Z0-9][\\w&'-]{1,20}|\\d(?=[.,;:)\\n]))){0,4})";

/** For whom somebody writes. */
export const CLIENT_PROSE: readonly RegExp[] = [
  new RegExp(
    `(?:저희|당사|제)(?:가|에서)?\\s(?:이번에\\s)?(?:담당하|맡|대행하)(?:고 있는|는|은|게 된)\\s(?:(?:[가-힣A-Za-z]{1,8}\\s){0,2}브랜드\\s)?${OPEN}?(?!브랜드)(${NAME}?)${CLOSE}?(?:의|에서)?(?=\\s)(?!\\s(?:[가-힣]{1,6}\\s)?브랜드)`,
    'g',
  ),
  new RegExp(`(?:클라이언트|광고주)(?:사)?\\s?[(（]([^)）\\n:：]{2,24})[)）](?:와|과|의|에서|께서|가|이|측|쪽)`, 'g'),
  new RegExp(`(?:클라이언트|광고주)(?:사)?(?:인|는)?,?\\s?${OPEN}([^'"”’」』>\\]\\n]{1,30})${CLOSE}`, 'g'),
  new RegExp(
    `${QUOTED}\\s?(?:브랜드)?(?:을|를|의)\\s(?:대신|대행|대리|의뢰|위임|위탁|공식 (?:광고 ?|마케팅 ?|종합 ?)?대행|(?:광고|마케팅) ?대행)`,
    'g',
  ),
  new RegExp(`${QUOTED}\\s(?:[가-힣A-Za-z0-9]{1,10}\\s){1,3}건(?:이|으로)\\s(?:들어|있어|나와|들어와)`, 'g'),
  new RegExp(`(?:RPG|game|app|title|series) ["“'‘][^"”'’\\n]{2,40}["”'’] by ${ENGLISH}`, 'g'),
  new RegExp(`(${NAME}?)(?:\\s브랜드)?(?:을|를)\\s(?:대신|대행|대리)`, 'g'),
  new RegExp(`(${NAME}?)(?:의|으로부터|로부터|에서)?\\s(?:의뢰|위탁|위임)(?:를|을)?\\s?받`, 'g'),
  new RegExp(`(${NAME}?)\\s공식\\s(?:광고\\s?|마케팅\\s?|종합\\s?)?(?:대행사|에이전시)`, 'g'),
  new RegExp(`(${NAME}?)의\\s(?:공식\\s)?(?:광고\\s?|마케팅\\s?|종합\\s?)?(?:대행사|에이전시|대행을)`, 'g'),
  new RegExp(
    `(?:클라이언트|광고주)(?:사)?(?:인)?\\s${NO_CLIENT}([가-힣A-Za-z0-9&+.-]{2,20}?)(?:의|에서)?\\s(?=[^.\\n]{2,40}(?:협업|협찬|광고|관련|PPL|제안|소개|홍보|리뷰|캠페인))`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:[Oo]n behalf of|[Rr]epresenting|for)(?: (?:my|our|the|a) clients?,?)|[Oo]n behalf of|(?:booking|sourcing|casting|recruiting|seeking|looking for|putting together|gathering|lining up|shortlisting) (?:\\w+ )?creators (?:for|to work with)|campaigns? for|(?:[Ll]ook after|[Hh]andle|[Mm]anage|[Rr]un)\\s(?:[a-z]+\\s){1,3}for|(?:[Oo]ur|[Mm]y) clients?(?:,| is)?|representing)\\s${ENGLISH}`,
    'g',
  ),
];

/** '당사는 현재 마루식품의 신규 라인 …': of whom an agency speaks as of the owner. */
export const OWNER_PROSE: readonly RegExp[] = [
  new RegExp(
    `(?:당사는|당사에서|저희는|저희가|저희|현재|이번에|금번)\\s(?:현재\\s|이번에\\s)?${OPEN}?(${NAME}?)${CLOSE}?의\\s(?=[^.\\n]{1,50}(?:캠페인|런칭|론칭|출시|홍보|프로모션|마케팅|광고))`,
    'g',
  ),
];

const SEEKS =
  /(?:크리에이터|유튜버|인플루언서|채널)(?:님|분)?(?:들)?(?:을|를)\s(?:[^\s.]{1,8}\s)?(?:찾|섭외|모집|모시)/;
/** What stands before a name of a product, which is no name of a brand. */
const OF_PRODUCT = /(?:신제품|신상품|신상|제품|상품|서비스|앱|게임|신간|도서|메뉴|라인)(?:인|은|명은|는)?,?\s?$/;
/** "'바른수면연구소' 라텍스 베개 제품으로" */
const OWNS = new RegExp(
  `${QUOTED}(?:의)?\\s(?:[가-힣A-Za-z0-9]{1,10}\\s){1,3}?(?:제품|신제품|상품|캠페인|브랜드)`,
  'g',
);
const IN_SUBJECT = /^(?:제목\s?:\s?|subject:\s?)?(?:re: |fwd: )?[[【]([^\]】\n]{2,24})[\]】]/gim;
/** '1) 스킨노트 - 쿨링 마스크팩', as a manager lists what came in. */
const LISTED =
  /^[ \t]{0,4}(?:\d{1,2}[.)]|[-•·■▶]|[①-⑳])\s?([가-힣A-Za-z0-9&]{2,20}(?: [A-Za-z0-9&]{1,14})?)\s[-–—/:]\s[^\d\n:|/]{2,30}$/gm;
const PASSED_ON = /들어[온왔][^.\n]{0,8}(?:건|제안|문의)|(?:(?<![조안])건|제안|문의)\s?(?:전달|공유)/;
/** What an item of a list of terms is called. */
const TERM =
  /^(?:정산|일정|비용|금액|조건|형태|진행|수정|검수|활용|기간|업로드|초안|지급|문의|담당|내용|매체|제품|상품|예산|단가)/;
/** "갑"(주식회사 도란도란) */
const IN_CONTRACT = new RegExp(
  `갑['"”’」』]?\\s?[(（](?:이하 )?(?:주식회사|㈜|\\(주\\))?\\s?([^)）\\n]{2,24})[)）]`,
  'g',
);
/** "갑": 주식회사 도란도란 */
const AS_FIRST = /(?:^|\s)['"“‘「]?갑['"”’」]?\s?[:：]\s?(?:주식회사|㈜|\(주\))?\s?([가-힣A-Za-z0-9&.-]{2,24})/gm;
/** '1. 클린데이 (섬유탈취제) - 쇼츠 1편' */
const LISTED_WITH_PRODUCT =
  /^[ \t]{0,4}(?:\d{1,2}[.)]|[-•·■▶]|[①-⑳])\s?([가-힣A-Za-z0-9&]{2,20}) ?\([^()\n]{2,20}\)\s[-–—:]\s/gm;
/** between Maru Audio Ltd ("Company") */
const IN_AGREEMENT =
  /\bbetween ([A-Z][\w&'-]{1,24}(?: [A-Z&][\w&'-]{0,20}){0,3}?)(?:,? (?:Ltd|Inc|LLC|GmbH|Limited|Co|Corp|Pte)\.?){0,2},? [(（]["'“‘]?(?:the )?(?:Company|Client|Brand|Sponsor|Advertiser)/g;
/** 주식회사 도란도란(이하 "갑") */
const AS_PARTY =
  /(?:주식회사|㈜|\(주\))?\s?([가-힣A-Za-z0-9&.-]{2,24})\s?[(（]이하\s?['"“‘]?(?:갑|회사|광고주|의뢰인)/g;
const HEAD = 3_000;

/** Of whom an offer is that somebody passes on, or with whom a contract is made. */
export function partyOf(text: string): Read<string> | null {
  const head = text.slice(0, HEAD);
  for (const pattern of [
    ...(PASSED_ON.test(head) ? [LISTED, LISTED_WITH_PRODUCT] : []),
    IN_CONTRACT,
    AS_FIRST,
    AS_PARTY,
    IN_AGREEMENT,
  ]) {
    for (const match of head.matchAll(pattern)) {
      const name = (match[1] ?? '').trim();
      const at = match.index + match[0].indexOf(name);
      if (isName(name) && !TERM.test(name)) return { value: name, quote: quoteOf(text, at, at + name.length) };
    }
  }
  return null;
}

/** Whom somebody advertises for that introduces themselves from a company called as agencies may be: whom the mail names besides. */
export function clientOf(text: string, writer: string): Read<string> | null {
  const head = text.slice(0, HEAD);
  if (!MAY_BE_AGENCY.test(writer) && !SEEKS.test(head)) return null;
  for (const pattern of [OWNS, IN_SUBJECT]) {
    for (const match of head.matchAll(pattern)) {
      const name = (match[1] ?? '').trim();
      const at = match.index + match[0].indexOf(name);
      const before = head.slice(Math.max(0, at - 14), at - 1);
      const isOwn = name.includes(writer) || writer.includes(name);
      if (!isOwn && isName(name) && !OF_PRODUCT.test(before))
        return { value: name, quote: quoteOf(text, at, at + name.length) };
    }
  }
  return null;
}
