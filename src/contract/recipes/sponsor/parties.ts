import { quoteOf, type Contact, type Read } from './brief-types.ts';
import { labelled, type MailLine } from './mail-lines.ts';

const BRAND_LABEL =
  /^(?:광고주(?:명|사)?|브랜드(?: ?명| ?이름| ?소개)?|업체(?: ?명)?|회사(?: ?명)?|기업(?: ?명)?|클라이언트(?: ?명)?|상호(?:명)?|brand(?: name)?|client|company(?: name)?|advertiser|sponsor)$/i;
const PRODUCT_LABEL =
  /^(?:(?:협찬|제공|홍보|광고|소개|신|대상|진행) ?)?(?:제품|상품|서비스|품목|물품|아이템|앱)(?: ?명| ?이름| ?소개| ?정보)?$|^제공 ?(?:내역|품|사항)$|^(?:제품|상품)\s?(?:\/|및|·)\s?(?:서비스|브랜드)(?:명)?$|^(?:브랜드\s?(?:\/|및|·)\s?)(?:제품|상품)(?:명)?$|^(?:product|service|item|app)(?: name)?$/i;
const NAME_LABEL =
  /^(?:(?:담당|문의|연락)(?:자|처)?(?: ?(?:성함|이름|정보|연락처))?|성함|이름|보낸 ?사람|발신(?:자|인)?|작성자|contact(?: person)?|from|name|manager)$/i;

const NAME = '[가-힣A-Za-z0-9&+.\\-]{1,24}(?: [A-Z][A-Za-z0-9&.\\-]{1,20}){0,2}';
const OPEN = '[\'"“‘「『<\\[]';
const CLOSE = '[\'"”’」』>\\]]';
/** Who writes is no brand when it is an agency; words that only stand where a name could. */
const NO_BRAND =
  /^(?:안녕하세요|반갑습니다|저희|우리|이번|해당|본|귀|당사|유튜브|인스타(?:그램)?|블로그|채널|크리에이터|담당자|마케팅(?:팀)?|마케터|광고|협업|제안|문의|PPL|브랜드|제품|신제품|국내|글로벌|프리미엄|뷰티|패션|식품|건강|회사|업체|스타트업|팀|홍보팀|신규|the|a|our|my|your|you|this|we|youtube|instagram|re|fwd|광고주|내용|조건|아래|다음|견적|자료|일정|제안서|브리프|메일|긴급|공지|중요|external|외부|협찬|업무)$/i;
const AGENCY = /(?:대행사|에이전시|agency|MCN|미디어랩|매니지먼트|렙사)/i;

const SURNAME =
  '[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용]';
/** '안녕하세요 하나님! 애드플러스 이지은입니다': who writes, from where. */
const INTRODUCED = `안녕하(?:세요|십니까)[,.!~]{0,3}\\s(?:[^.\\n!~,]{1,16}님[,.!~]{0,3}\\s)?`;
const IS = '(?:입니다|이에요|예요|이라고\\s?합니다)';
/** What stands behind 'client' and is none. */
const NO_CLIENT = '(?!요청|측|쪽|확인|컨펌|검토|승인|사정|미팅|협의|담당|일정|피드백|문의|내부|의견|사의|에게)';

const BRAND_PROSE: readonly RegExp[] = [
  new RegExp(`(?:클라이언트|광고주)(?:사)?(?:인|는)?,?\\s?${OPEN}([^'"”’」』>\\]\\n]{1,30})${CLOSE}`, 'g'),
  new RegExp(
    `(?:클라이언트|광고주)(?:사)?(?:인)?\\s${NO_CLIENT}([가-힣A-Za-z0-9&+.-]{2,20}?)(?:의|에서)?\\s(?=[^.\\n]{2,40}(?:협업|협찬|광고|관련|PPL|제안|소개|홍보|리뷰))`,
    'g',
  ),
  new RegExp(`브랜드(?:인|,)?\\s?${OPEN}([^'"”’」』>\\]\\n]{1,30})${CLOSE}`, 'g'),
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,30})${CLOSE}\\s?(?:\\([^)\\n]{1,30}\\)\\s?)?(?:라는 |이라는 )?브랜드`,
    'g',
  ),
  new RegExp(`브랜드\\s(${NAME}?)(?:입니다|의|에서|를|을|은|는|이에요|와|과|,)(?=[\\s.!~])`, 'g'),
  new RegExp(`(?:^|[\\s,])(${NAME})\\s?브랜드(?:의|를|를|에서|는|가|사)?(?=[\\s,.])`, 'gm'),
  new RegExp(
    `(?:저희|우리)(?:는|가)?\\s(?:브랜드\\s)?${OPEN}?(${NAME}?)${CLOSE}?(?:은|는|에서|에서는|의|가|이)\\s`,
    'g',
  ),
  new RegExp(
    `${OPEN}?(${NAME})${CLOSE}?\\s(?:에서\\s)?(?:[가-힣A-Za-z]{0,8}\\s?)?(?:마케팅|홍보|브랜드|PR|콘텐츠|광고|제휴|사업|디지털|인플루언서|BM|마케터|브랜딩)\\s?(?:팀|부|본부|실|담당|매니저|파트|그룹|팀장|커뮤니케이션|전략)?[^.\\n]{0,24}(?:입니다|이라고 합니다|라고 합니다|이에요|예요|드림)`,
    'g',
  ),
  new RegExp(`${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,30})${CLOSE}\\s?(?:입니다|이에요|예요|이라고|라고 합니다)`, 'g'),
  new RegExp(
    `${OPEN}?(${NAME}?)${CLOSE}?에서\\s(?:새롭게|새로|이번에|최근(?:에)?|올해|곧|[가-힣]{1,6} ?(?:업무|담당))?\\s?[^.\\n]{0,24}(?:출시|런칭|론칭|선보|판매|운영|담당|개발|마케팅)`,
    'g',
  ),
  new RegExp(`${INTRODUCED}${OPEN}?(${NAME}?)${CLOSE}?\\s${SURNAME}[가-힣]{1,2}${IS}`, 'g'),
  new RegExp(
    `안녕하세요[,.!~]{0,3}\\s[^.\\n]{0,20}?${OPEN}?([가-힣A-Za-z0-9&+\\-]{1,24}?)${CLOSE}?\\s?(?:입니다|이에요|예요)`,
    'g',
  ),
  new RegExp(`^(?:제목\\s?:\\s?)?[\\[【][^\\]】\\n]{1,24}[\\]】]\\s?(${NAME}?)\\s?[xX×]\\s`, 'gm'),
  new RegExp(`^(?:제목\\s?:\\s?|subject:\\s?)?(?:re: |fwd: )?[\\[【]([^\\]】\\n]{1,24})[\\]】]`, 'gim'),
  /\b(?:on behalf of|(?:here|working) (?:at|with|for)|team at|we at|from|marketing (?:at|for)|partnerships? (?:at|for)|represent(?:ing)?|I(?:'m| am) with)\s([A-Z](?:[\w&'-]|\.(?=\w)){0,24}(?:\s[A-Z][\w&'-]{1,20}){0,2})/g,
  /\b(?:manager|lead|head|director|marketer|marketing|partnerships?)\s(?:at|of|for|from)\s([A-Z][\w&'-]{0,24}(?:\s[A-Z][\w&'-]{1,20}){0,2})/g,
  /\b(?:We are|We're)\s([A-Z][\w&'-]{1,24}(?:\s[A-Z][\w&'-]{1,20}){0,2}),/g,
];

/** Where the words for a product end. */
const TO_DO =
  '(?:유튜브|인스타|블로그|협업|협찬|광고|PPL|관련|브랜디드|쇼츠|숏폼|릴스|영상|콘텐츠|홍보|소개|리뷰|신제품|캠페인|체험)';

const PRODUCT_PROSE: readonly RegExp[] = [
  new RegExp(
    `(?:클라이언트|광고주)(?:사)?(?:인|는)?,?\\s?${OPEN}[^'"”’」』>\\]\\n]{1,30}${CLOSE}(?:의|에서)?\\s(?:신제품\\s|신상품\\s|신상\\s|새로운\\s)?([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{1,30}?)(?:을|를|의)?\\s${TO_DO}`,
    'g',
  ),
  new RegExp(
    `(?:클라이언트|광고주)(?:사)?(?:인)?\\s${NO_CLIENT}[가-힣A-Za-z0-9&+.-]{2,20}?(?:의|에서)?\\s(?:신제품\\s|신상품\\s|신상\\s|새로운\\s)?([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{1,30}?)(?:을|를|의)?\\s${TO_DO}`,
    'g',
  ),
  new RegExp(
    `(?:신제품|신상품|제품|상품|서비스|앱|신메뉴|라인)(?:인|은|명은)?,?\\s?${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,60})${CLOSE}`,
    'g',
  ),
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,60})${CLOSE}\\s?(?:이라는 |라는 )?(?:신제품|제품|상품|서비스|앱|라인|출시|런칭|론칭)`,
    'g',
  ),
  /(?:신제품|신상품)(?:인)?\s([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{1,40}?)(?:을|를|의|이|가|은|는|과|와)?\s?(?:관련|홍보|소개|출시|런칭|론칭|리뷰|협찬|제공|광고|PPL|체험|브랜디드|영상|쇼츠|콘텐츠|기획)/g,
  /(?:신제품|신상품)(?:인)?\s([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{0,30}?)(?:으로|로)\s(?=[^.\n]{0,40}(?:협업|협찬|제안|진행|광고))/g,
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{2,40})${CLOSE}(?:의|와|과|로|으로)?\\s(?:유튜브|인스타(?:그램)?|블로그|쇼츠|릴스)?\\s?(?:협업|협찬|광고|PPL|브랜디드|홍보|체험단|공동\\s?구매)`,
    'g',
  ),
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{2,40})${CLOSE}(?:을|를)\\s(?:직접\\s)?(?:소개|리뷰|홍보|체험|사용)`,
    'g',
  ),
  /제품(?:은|명은)\s([^,.\n]{2,40}?)(?:입니다|이에요|예요|이며|이고)/g,
  /(?:새롭게|새로|이번에|최근) (?:출시|런칭|론칭|선보)(?:한|된|하는|되는|이는|인)\s([가-힣A-Za-z0-9][^,.\n]{1,40}?)(?:을|를|의|이|가|과|와)\s/g,
  /\b(?:our|the) (?:new |latest |upcoming )?(?:product|app|service|serum|cream|game|course)(?:,| is| called)? ["“']?([A-Z][\w+.'-]{1,24}(?:\s[A-Z0-9][\w+'-]{0,20}){0,4})/g,
  /\b(?:new|latest|launch(?:ing|ed)?(?: of)?(?: our)?|promot(?:e|ing)(?: our)?|featur(?:e|ing)(?: our)?|review(?:ing)?(?: our)?)\s["“']?([A-Z][\w+.'-]{1,24}(?:\s[A-Z0-9][\w+'-]{0,20}){0,4})/g,
];

/** What is done with a product, or said of it. */
const NO_PRODUCT =
  /^(?:홍보|소개|관련|출시|런칭|론칭|리뷰|협찬|제공|광고|체험|기획|영상|콘텐츠|컨텐츠|유튜브|마케팅|협업|브랜디드|쇼츠|릴스|PPL)(?:\s|$)|\s\S.*[요다][.!?~]?$|[.!?~]$/i;

const EMAIL = /(?<![\w.+%-])[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /(?<![\d-])(?:\+82[\s-]?\d{1,2}|0\d{1,2})[-.\s)]?\d{3,4}[-.\s]?\d{4}(?!\d)/g;
const RANK =
  '(?:매니저|팀장|대리|과장|차장|부장|사원|주임|대표|실장|PD|AE|마케터|담당자|이사|본부장|CMO|CEO|프로|파트장|선임|책임)';
const NAME_PROSE: readonly RegExp[] = [
  new RegExp(
    `담당(?:자|하는|하고 있는|을 맡고 있는|을 맡은)?\\s?(?:${RANK}\\s)?([가-힣]{2,4}?)\\s?(?:${RANK})?(?:님)?(?:입니다|이라고|라고|이에요|예요|드림)`,
    'g',
  ),
  new RegExp(
    `(?:^|[\\s,])([가-힣]{2,4})\\s?(?!담당자)${RANK}\\s?(?:입니다|이라고|라고|이에요|예요|드림|올림|배상)`,
    'gm',
  ),
  new RegExp(
    `(?:팀|부|본부|${RANK}|의|마케팅|대행사|에서 [가-힣]{1,12}(?:을|를)? ?(?:담당|맡)[가-힣 ]{0,6})\\s(?:${RANK}\\s)?([가-힣]{2,4}?)(?:입니다|이라고|라고|이에요|예요)(?=[\\s.,!]|$)`,
    'gm',
  ),
  new RegExp(`${INTRODUCED}${OPEN}?${NAME}?${CLOSE}?\\s(${SURNAME}[가-힣]{1,2})${IS}`, 'g'),
  new RegExp(`(?:대행사|에이전시)\\s${NAME}\\s(${SURNAME}[가-힣]{1,2})${IS}`, 'g'),
  /([가-힣]{2,4})\s?(?:드림|올림|배상)(?=[\s.)]|$)/gm,
  /\b(?:[Mm]y name is|I['’]m|I am|[Tt]his is)\s([A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{1,20})?)(?=[,.\s])/g,
  /(?:Best|Regards|Thanks|Sincerely|Cheers|Best regards|Kind regards|Warm regards|Thank you)[,!]?\s*\n+\s*([A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{1,20})?)/g,
];

/** Prose is searched no further: who writes and why stands at the beginning, the signature at the end. */
const HEAD = 6_000;
const TAIL = 1_500;

function firstOf(
  text: string,
  patterns: readonly RegExp[],
  isRight: (words: string, before: string) => boolean,
): Read<string> | null {
  const pieces: [from: number, part: string][] = [[0, text.slice(0, HEAD)]];
  if (text.length > HEAD)
    pieces.push([Math.max(HEAD, text.length - TAIL), text.slice(Math.max(HEAD, text.length - TAIL))]);
  for (const [from, part] of pieces) {
    for (const pattern of patterns) {
      for (const match of part.matchAll(pattern)) {
        const words = (match[1] ?? '').trim().replace(/[.,'"’”]+$/, '');
        const inside = match[0].indexOf(words);
        if (words === '' || inside < 0) continue;
        const at = from + match.index + inside;
        if (isRight(words, text.slice(Math.max(0, at - 12), at + words.length + 12))) {
          return { value: words, quote: quoteOf(text, at, at + words.length) };
        }
      }
    }
  }
  return null;
}

const isBrand = (words: string, around: string): boolean =>
  words.length > 1 &&
  !NO_BRAND.test(words) &&
  !AGENCY.test(around) &&
  !(/(?:화장품|케어|의류|가전|식품|용품|가구|스타일|음료|커머스|쇼핑몰|업계)$/.test(words) && isKind(words, around)) &&
  !/(?:님|제안|문의|협업|안내|드립|합니다|하는|있는|위한|통해|관련)/.test(words);

/** '건강식품 브랜드' tells what kind of brand it is; '마루식품 마케팅팀' is one. */
const isKind = (words: string, around: string): boolean =>
  /^['"”’」』>\]]?\s?(?:전문 ?)?(?:브랜드(?! ?(?:매니저|담당|팀))|업체|회사|기업|쇼핑몰)/.test(
    around.slice(around.lastIndexOf(words) + words.length),
  );

/** Who writes is not what he writes for. */
export function brandOf(text: string, lines: readonly MailLine[]): Read<string> | null {
  const writer = contactOf(text, lines).name?.value;
  return (
    labelled(text, lines, BRAND_LABEL, 60) ??
    firstOf(text, BRAND_PROSE, (words, around) => words !== writer && isBrand(words, around))
  );
}

export function productOf(text: string, lines: readonly MailLine[], brand: string): Read<string> | null {
  return (
    labelled(text, lines, PRODUCT_LABEL, 100) ??
    firstOf(
      text,
      PRODUCT_PROSE,
      (words) => words !== brand && words.length > 1 && !NO_BRAND.test(words) && !NO_PRODUCT.test(words),
    )
  );
}

const firstMatch = (text: string, pattern: RegExp): Read<string> | null => {
  for (const { index, 0: words } of text.matchAll(pattern)) {
    const value = words.replace(/\.$/, '');
    return { value, quote: quoteOf(text, index, index + value.length) };
  }
  return null;
};

export function contactOf(text: string, lines: readonly MailLine[]): Contact {
  const named = labelled(text, lines, NAME_LABEL, 60);
  const name = /^(?:[가-힣]{2,4}(?=\s|$|[,(/|<])|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)(?:\s[가-힣A-Z]{1,4}(?=\s|$))?/.exec(
    named?.value ?? '',
  )?.[0];
  const [from = 0] = named?.quote.at ?? [];
  return {
    name:
      name === undefined
        ? firstOf(text, NAME_PROSE, (words) => !NO_BRAND.test(words) && !/^(?:담당|마케|안녕|감사|저희)/.test(words))
        : { value: name.trim(), quote: quoteOf(text, from, from + name.length) },
    email: firstMatch(text, EMAIL),
    phone: firstMatch(text, PHONE),
  };
}
