import { literally } from '../../base/literally.ts';
import { quoteOf, type Contact, type Read } from './brief-types.ts';
import { introductionOf, SURNAME } from './introduction.ts';
import { labelled, type MailLine } from './mail-lines.ts';
import { CLOSE, isFiller, isName, NO_CLIENT, OPEN, POST, RANK } from './party-words.ts';
import { firstOf } from './prose.ts';
import { tailOf } from '../voice/hangul.ts';

const PRODUCT_LABEL =
  /^(?:(?:협찬|제공|홍보|광고|소개|신|대상|진행) ?)?(?:제품|상품|서비스|품목|물품|아이템|앱)(?: ?명| ?이름| ?소개| ?정보)?$|^제공 ?(?:내역|품|사항)$|^(?:제품|상품)\s?(?:\/|및|·)\s?(?:서비스|브랜드)(?:명)?$|^(?:브랜드\s?(?:\/|및|·)\s?)(?:제품|상품)(?:명)?$|^(?:product|service|item|app)(?: name)?$/i;
const NAME_LABEL =
  /^(?:(?:담당|문의|연락)(?:자|처)?(?: ?(?:성함|이름|정보|연락처))?|성함|이름|보낸 ?사람|발신(?:자|인)?|작성자|contact(?: person)?|from|name|manager)$/i;

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
    `(?:신제품|신상품|신상|제품|상품|서비스|앱|신메뉴|라인)(?:인|은|명은)?,?\\s?${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,60})${CLOSE}`,
    'g',
  ),
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,60})${CLOSE}\\s?(?:이라는 |라는 )?(?:신제품|제품|상품|서비스|앱|라인|출시|런칭|론칭)`,
    'g',
  ),
  /(?:신제품|신상품)(?:인)?\s([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{1,40}?)(?:을|를|의|이|가|은|는|과|와)?\s?(?:관련|홍보|소개|출시|런칭|론칭|리뷰|협찬|제공|광고|PPL|체험|브랜디드|영상|쇼츠|콘텐츠|기획)/g,
  /(?:신제품|신상품)(?:인)?\s([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{0,30}?)(?:으로|로)\s(?=[^.\n]{0,40}(?:협업|협찬|제안|진행|광고))/g,
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{2,40})${CLOSE}(?:의|와|과|로|으로)?\\s(?:유튜브|인스타(?:그램)?|블로그|쇼츠|릴스)?\\s?(?:관련|협업|협찬|광고|PPL|브랜디드|홍보|체험단|리뷰|영상\\s?(?:제작|광고)|공동\\s?구매)`,
    'g',
  ),
  new RegExp(
    `${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{2,40})${CLOSE}(?:을|를)?\\s(?:[^.,\\n'"]{1,16}\\s)?(?:소개|리뷰|홍보|체험|사용)`,
    'g',
  ),
  new RegExp(
    `(?:출시|런칭|론칭|선보이|판매)(?:하는|한|된|되는|할|될|는)?\\s(?:예정인\\s)?${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{2,40})${CLOSE}`,
    'g',
  ),
  new RegExp(
    `(?:신간|신작|도서|게임|앨범)(?:\\s[가-힣A-Za-z]{1,8}){0,3}\\s?${OPEN}([^'"“”‘’「」『』<>\\[\\]\\n]{1,60})${CLOSE}`,
    'g',
  ),
  /저희\s(?:회사\s|브랜드\s)?([가-힣A-Za-z0-9][가-힣A-Za-z0-9 +-]{1,20}?)(?:을|를)\s(?:직접\s)?(?:소개|리뷰|체험|홍보)/g,
  new RegExp(
    `제품(?:은|명은)\\s${OPEN}?([^,.\\n'"“”‘’「」『』<>\\[\\]]{2,40}?)${CLOSE}?(?:입니다|이에요|예요|이며|이고)`,
    'g',
  ),
  /(?:^|[.!?~]\s)(?:저희\s)?((?:[가-힣A-Za-z0-9+-]{1,12} ){0,3}?[가-힣A-Za-z0-9+-]{2,12}?)(?:을|를)?\s(?:브랜디드\s|유튜브\s|리뷰\s)?(?:영상|콘텐츠|광고|협업|PPL)\s?(?:광고|제작|협업|진행)?(?:을|를)?\s(?:의뢰|맡기)/gm,
  /(?:^|[.!?~]\s)(?:저희\s)?((?:[가-힣A-Za-z0-9+-]{1,12} ){0,3}?[가-힣A-Za-z0-9+-]{1,12}?)(?:을|를)\s(?:활용|이용|사용)(?:한|하신|하는)\s[^.\n]{0,16}(?:영상|콘텐츠|쇼츠|릴스)/gm,
  /(?:^|[.!?~]\s)(?:저희\s)?((?:[가-힣A-Za-z0-9+-]{1,12} ){0,3}?(?![가-힣]{0,6}(?:무료|무상|협찬|가격|금액|기회|컨셉|콘셉트|주제|형식|방식|형태|조건|단독|위주|중심)(?:으로|로))[가-힣A-Za-z0-9+-]{2,12}?)(?:으로|로)\s(?:릴스|쇼츠|영상|포스팅)\s(?:하나|한|두|\d)[^.\n]{0,8}(?:부탁|찍어|만들어)/gm,
  /저희\s((?:[가-힣A-Za-z0-9+-]{1,12} ){0,3}?[가-힣A-Za-z0-9+-]{2,12}?)(?:으로|로)\s(?:유튜브\s)?(?:영상|콘텐츠|쇼츠|릴스|리뷰)/g,
  /(?:^|[.!?~]\s|[,·:]\s?)((?:[가-힣A-Za-z+-]{1,12} ){0,3}?[가-힣A-Za-z+-]{2,12})\s\d[\d,]{0,8}\s?만?\s?원\s?상당/gm,
  /(?:새롭게|새로|이번에|최근) (?:국내(?:에)?\s)?(?:정식\s)?(?:출시|런칭|론칭|선보)(?:한|된|하는|되는|이는|인)\s([가-힣A-Za-z0-9][^,.\n'"‘“]{1,40}?)(?:(?:을|를|의|가|과|와)\s|\s(?=홍보|소개|관련|리뷰|체험|협업))/g,
  /\b(?:send(?:ing)? you|try(?:ing)?|features?|show(?:ing)?) (?:our|their|the) (?:new )?((?:20\d\d )?[A-Z][\w+.'-]{1,24}(?:\s[A-Z0-9][\w+'-]{0,20}){0,4})/g,
  /\bfor our ([A-Z][\w+.'-]{1,24}(?:\s[A-Z0-9][\w+'-]{0,20}){0,4})/g,
  /\b(?:our|the) (?:new |latest |upcoming )?(?:product|app|service|serum|cream|game|course)(?:,| is| called)? ["“']?([A-Z][\w+.'-]{1,24}(?:\s[A-Z0-9][\w+'-]{0,20}){0,4})/g,
  /\b(?:new|latest|launch(?:ing|ed)?(?: of)?(?: our)?|promot(?:e|ing)(?: our)?|featur(?:e|ing)(?: our)?|review(?:ing)?(?: our)?)\s["“']?([A-Z][\w+.'-]{1,24}(?:\s[A-Z0-9][\w+'-]{0,20}){0,4})/g,
];

/** What is done with a product, or said of it. */
const NO_PRODUCT =
  /^(?:홍보|소개|관련|출시|런칭|론칭|리뷰|협찬|제공|광고|체험|기획|영상|콘텐츠|컨텐츠|유튜브|마케팅|협업|브랜디드|쇼츠|릴스|PPL)(?:\s|$)|\s\S.*[요다][.!?~]?$|[.!?~]$/i;

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
  /\b(?:[Mm]y name is|I['’]m|I am|[Tt]his is)\s([A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{1,20})?)(?=[,.\s])/g,
  /(?:Best|Regards|Thanks|Sincerely|Cheers|Best regards|Kind regards|Warm regards|Thank you)[,!]?\s*\n+\s*([A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{1,20})?)/g,
];

/** '마루식품의 한끼죽을 소개': what a brand has, where something is to be done with it. */
const ofBrand = (brand: string): RegExp[] =>
  brand === ''
    ? []
    : [
        new RegExp(
          `${literally(brand)}['"”’」』>\\]]?의\\s${OPEN}?([가-힣A-Za-z0-9][가-힣A-Za-z0-9+-]{1,20}?)${CLOSE}?(?:을|를|의)?\\s${TO_DO}`,
          'g',
        ),
      ];

/** What is to be advertised, by its label or in prose; never the `brand` itself. Null where the mail names nothing. */
export function productOf(text: string, lines: readonly MailLine[], brand: string): Read<string> | null {
  return (
    labelled(text, lines, PRODUCT_LABEL, 100) ??
    firstOf(
      text,
      [...PRODUCT_PROSE, ...ofBrand(brand)],
      (words, _around, at) =>
        words !== brand &&
        words.length > 1 &&
        !(text[at + words.length] === '이' && /[가-힣]$/.test(words) && tailOf(words) === '') &&
        !isFiller(words) &&
        !NO_PRODUCT.test(words),
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
  const ranked = new RegExp(`(?:^|\\s)(${SURNAME}[가-힣]{1,2}) ?${RANK}(?=\\s|$|[,(/|<])`).exec(
    named?.value ?? '',
  )?.[1];
  const isPosted =
    ranked !== undefined && (named?.value ?? '').split(/\s+/).some((word) => POST.test(word) && word.length > 2);
  const name = isPosted
    ? ranked
    : /^(?:[가-힣]{2,4}(?=\s|$|[,(/|<])|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)(?:\s[가-힣A-Z]{1,4}(?=\s|$))?/.exec(
        named?.value ?? '',
      )?.[0];
  const from = (named?.quote.at[0] ?? 0) + Math.max(0, named?.value.indexOf(name ?? '') ?? 0);
  return {
    name:
      name === undefined
        ? (introductionOf(text)?.name ??
          firstOf(text, NAME_PROSE, (words) => isName(words) && !/^(?:담당|마케|안녕|감사|저희)/.test(words)))
        : { value: name.trim(), quote: quoteOf(text, from, from + name.length) },
    email: firstMatch(text, EMAIL),
    phone: firstMatch(text, PHONE),
  };
}
