import { either, inSequence, wordsAsPattern } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';

const KO_LABEL = '(?:유료 ?광고|광고 ?협찬|협찬 ?광고|광고|협찬)';
/** A foreign word beside the Korean one does no harm: '[AD/광고]'. */
const BESIDE = '(?:(?:AD|Ad|ad|PPL|PR|Sponsored|sponsored)[ \\t]{0,3}[/·|,&+)]?[ \\t]{0,3})?';
const KO_GOODS =
  '(?:제품|상품|물품|서비스|식사|숙박|이용권|초대권|관람권|입장권|숙박권|할인권|식사권|쿠폰|티켓|시승차|기기|시술|음식|메뉴|체험|도서|의류|무료로|무상으로|무료|무상|원고료|고료|' +
  '광고비|광고료|제작비|활동비|사례비|사례금|출연료|수수료|대가|비용|경비|커미션|지원금|현금|금전|상품권|포인트|적립금|협찬금|수익|일부|전액)';
const KO_MONEY =
  '(?:원고료|고료|광고비|광고료|제작비|활동비|사례비|사례금|출연료|수수료|대가|커미션|지원금|협찬금|무료로|무상으로|금전을|현금을|수익을|비용을)';
const KO_RECEIVED = '받(?:아(?!\\s?(?:보|가|갈|두))|고(?!\\s?싶)|은|았|음|습|는|으며|기로|게 ?(?:됩|돼|되|됨))';
const KO_PIECE = '(?:글|포스팅|포스트|게시물|게시글|영상|쇼츠|숏츠|콘텐츠|컨텐츠|리뷰|후기|편|레터|방송|원고)';

/** What says clearly that somebody paid. Every gap is bounded, so that a text without an end costs no more than its length. */
export const clearWords: Readonly<Record<Language, readonly RegExp[]>> = {
  ko: [
    new RegExp(
      `[[(（【<「〈《{]\\s?#?${BESIDE}(?:[^\\s\\])]{1,15}\\s)?${KO_LABEL}(?=[\\s\\])）】>」〉》}/·,+&|]|포함|글|영상|리뷰|후기|제품|제공|임)`,
      'g',
    ),
    /[[(（【<「〈《]\s?(?:(?:제품|상품|서비스|식사|숙박) ?(?:무료 ?|무상 ?)?(?:제공|협찬)(?:받음)?|(?:무료|무상) ?(?:제품 ?)?제공|금전적 ?지원|제작비 ?지원)/g,
    /[#＃](?:유료_?광고|광고|협찬|제품_?제공|상품_?제공|제품_?협찬|협찬_?제품|광고_?협찬|협찬_?광고|금전적_?지원)(?:_?포함|_?영상|_?글|_?리뷰)?(?![\p{L}\p{N}_])/gu,
    new RegExp(
      `^[^\\p{L}\\p{N}\\n#[(]{0,12}${BESIDE}(?:${KO_LABEL}(?: ?포함)?|(?:제품|상품) ?(?:무료 ?|무상 ?)?(?:제공|협찬)|금전적 ?지원)(?=[ *_~"”'\\])]{0,6}(?:$|[|:：·,/\\-–—!.★☆■□◆◇※♥♡]|\\p{Extended_Pictographic}|(?:AD|PPL)\\b))`,
      'gmu',
    ),
    new RegExp(`^[^\\p{L}\\p{N}\\n#[(]{0,12}${KO_LABEL}[)）](?=\\s)`, 'gmu'),
    /유료 ?광고(?! ?(?:문의|단가|상품|제안|배너))/g,
    new RegExp(
      `${KO_PIECE}(?:은|는|이|에는|에|도)?\\s[^.!?\\n]{0,40}?(?:광고|협찬)(?:를|을|가|이|로|으로|의)?\\s?(?:입니|예요|이에요|임|이며|이고|포함|받|제작|콘텐츠|컨텐츠|영상|글|작성|지원)`,
      'g',
    ),
    /(?:광고|협찬)이(?:긴|기는|지만)(?=\s)/g,
    /(?:광고|협찬)성? ?(?:콘텐츠|컨텐츠|글|포스팅|게시물|게시글|영상)(?:입니다|이에요|예요|임(?![가-힣])|이며|이고)/g,
    /(?:광고|협찬)(?:입니다|이에요|예요|이예요|에요|임(?![가-힣])|(?:가|를|이|을)? ?포함)/g,
    new RegExp(`협찬(?:을|를|도)?\\s?(?:${KO_RECEIVED}|으로|제품|상품|영상|콘텐츠|글|포스팅)`, 'g'),
    new RegExp(`${KO_GOODS}[^.!?\\n]{0,25}?(?:제공|지급|지원|협찬|대여|증정)(?:을|를)?\\s?${KO_RECEIVED}`, 'g'),
    new RegExp(
      `(?:제공|지급|지원|협찬|대여)(?:을|를)? ?${KO_RECEIVED.replace('아(?!', '아(?=\\s?(?:작성|제작|리뷰|솔직|직접|사용|방문|촬영|만든|만들|쓴|체험|후기))(?!')}`,
      'g',
    ),
    new RegExp(`${KO_MONEY}[^.!?\\n]{0,20}?(?<!돌려)${KO_RECEIVED}`, 'g'),
    /(?:제품|상품)(?:을|를)?\s?받아\s?(?:작성|제작|리뷰|쓴|만든)/g,
    /(?:수수료|수익|원고료|대가|광고비)(?:가|이)?\s?(?:지급됩|지급되|제공됩|제공되|저에게|제게)/g,
    /(?:링크|파트너스|제휴)[^.!?\n]{0,40}?(?:수수료|수익)(?:가|이|을|를)?\s?(?:발생합|발생됩|발생해|얻습|얻어|얻고)/g,
    /(?:에서|로부터|에게서|께서)\s[^.!?\n]{0,15}?제공(?:해 ?(?:주|준)|한|된)[^.!?\n]{0,8}?(?:제품|상품|서비스)/g,
    /(?:경제적|금전적) ?(?:대가|지원|이해관계|이익|혜택)[^.!?\n]{0,15}?(?:받(?:아|고|은|았|음|습)|있(?:음|습|어|는))/g,
  ],
  en: [
    /[[(]\s?#?(?:ad|advert|advertisement|sponsored|paid (?:ad|promotion|partnership))(?=[\s\]):|/])/gi,
    /#(?:ad|advertisement|sponsored|paidpartnership|paid_?ad|paidpromotion)(?![\p{L}\p{N}_])/giu,
    new RegExp(
      String.raw`^[^\p{L}\p{N}\n#[(]{0,12}(?:${either([/ad|advertisement|sponsored|paid promotion|paid partnership/u], 'u').source})(?=[ *_~"'\])]{0,6}(?:$|[|:·,\-–—.]))`,
      'gimu',
    ),
    new RegExp(
      String.raw`\b(?:is|are|was|were|been|includes?|contains?|has)\s(?:an?\s|kindly\s|proudly\s)?(?:${either([/paid (?:ad|advertisement|promotion|partnership|sponsorship)|advertisement|ad/, /sponsored|paid for/]).source})\b`,
      'gi',
    ),
    /\bpaid (?:ad|advertisement|promotion|partnership|sponsorship) (?:by|with|for|from)\b/gi,
    /\bsponsored (?:by|post|video|content|episode|segment|review)\b/gi,
    new RegExp(
      String.raw`\b(?:received|got|given|gave|sent|provided|supplied)\b[^.!?\n]{0,60}?\b(?:${either([/for free|free of charge|at no cost|payment|compensation|a fee/]).source})\b`,
      'gi',
    ),
    new RegExp(
      String.raw`\b(?:received|got|given|gave|sent|provided)\b[^.!?\n]{0,40}?\b(?:free|complimentary) (?:${wordsAsPattern(`product sample item stay meal unit copy`)})`,
      'gi',
    ),
    new RegExp(
      String.raw`(?<!\b(?:may|might|could|can|not|never)\s(?:also\s)?)\b(?:${wordsAsPattern(`earn earns receive receives get gets paid make makes`)})\s(?:me\s)?(?:an?\s)?(?:small\s|affiliate\s)?commissions?\b`,
      'gi',
    ),
    /\b(?:was|am|were|got) paid (?:by|to|for)\b|\bpaid (?:for )?by\b|\bpaid me (?:to|for)\b/gi,
  ],
};

/** Directly behind clear words: they are denied, asked, made uncertain, or belong to something else. */
export const spoiled: Readonly<Record<Language, RegExp>> = {
  ko: new RegExp(
    String.raw`^(?:가|는|이|은|도|을|를|인|입니)?\s?(?:${either([/아니|아닌|아님|아녜|없(?!이도)|않|x(?![a-z])|X|❌|안 |\?|？|일까|인가|일 수|일지|[^.!?\n]{0,6}문의|제안/u, /주(?:님|가|는|를|의)?(?![가-힣])|수익|차단|[가-힣]{0,5}? ?수(?:도|는)? ?있|(?:하고|되어) 있을 ?수/u, /[^\s]{0,3} 경우|[^.!?\n]{0,4}건? 아[니닙]|[^.!?\n]{0,6}것[은이]? 아[니닙]/u], 'u').source})`,
    'u',
  ),
  en: /^\s?(?:\?|inquir|enquir|blocker|revenue|free\b)/i,
};

/** Before clear words of English: they are denied or made uncertain. */
export const spoiledBefore =
  /(?:\b(?:not|never|isn['’]t|wasn['’]t|no|nor|non|may|might|could)[\s-](?:\w{1,8}\s){0,2})$/i;

/** Words that leave open whether anybody paid. */
export const vagueWords: Readonly<Record<Language, RegExp>> = {
  ko: either(
    [
      /체험단|서포터[즈스]|기자단|[앰엠][버베배]서[더도]|파트너십|파트너스|제휴|컬래버|콜라보|협업|선물/,
      /홍보(?:성|용)? ?(?:글|영상|목적|게시물)?|추천받은|함께 ?(?:합니다|했|한|해요|하는|만든|만들)|할인 ?코드|도움을 받/,
      /초대(?:를)? ?받|보내 ?주(?:신|셔|셨)|사용해 ?보았음|체험 ?후기|지원 ?사격|제작 ?지원|소정의|협찬\s?[?？]|광고\s?[?？]/,
      /광고일까|협찬일까/,
    ],
    'g',
  ),
  en: new RegExp(
    String.raw`\b(?:${either([/thanks to|collab(?:oration)?s?|ambassador|partner(?:ed|ship|s)?|gift(?:ed)?/, /supporters?|affiliate|promo(?:tion|tional)?|spon|sp|courtesy of|discount code/, /teamed up/]).source})\b`,
    'gi',
  ),
};

/** Of another language than the text's: with their brackets or mark, if they have them. */
export const foreignWords: Readonly<Record<Language, RegExp>> = {
  ko: new RegExp(
    String.raw`(?:[[(#【]\s?)?(?<![A-Za-z])(?:${either([/AD|Ad|PR|Adv|[Aa]dvertisement/, /(?:[Ii]ncludes )?[Pp]aid (?:[Pp]romotion|[Pp]artnership|[Aa]d)/, /(?:[Pp]roudly )?[Ss]ponsored(?: [Bb]y)?|SPONSORED(?: BY)?|[Ss]ponsor(?:ship)?/, /[Ss]pon|[Cc]ollab(?:oration)?|[Pp]artnership|[Aa]mbassador|[Tt]hanks [Tt]o/, /THANKS TO|[Gg]ifted(?: [Bb]y)?|PPL|[Aa]ffiliate|(?<=[#[(]\s?)(?:ad|pr|sp)/]).source})(?![A-Za-z])(?:\s?[\])】])?`,
    'g',
  ),
  en: /(?:[[(#【]\s?)?(?:유료 ?광고|광고|협찬|제품 ?제공)(?:\s?[\])】])?/g,
};

export const denials: Readonly<Record<Language, RegExp>> = {
  ko: either(
    [
      inSequence([
        /(?:광고|협찬)성?\s?(?:글|포스팅|게시물|영상|콘텐츠|후기|리뷰)(?:이|가|은|는|도)?\s?(?:절대 |전혀 )?/,
        /아니(?!냐|까|나요|지만|었)|아닙|아님|아녜|아녀/,
      ]),
      inSequence([
        /(?:광고|협찬|PPL|피피엘)(?:가|는|도|은|이|를|을)?\s?(?:절대 |전혀 )?/,
        /아니(?!냐|까|나요|지만|었)|아닌(?!\s?(?:가|줄|척|듯|지|데도))|아닙|아님|아녜|아녀|X(?![A-Za-z])|❌/,
      ]),
      inSequence([
        /(?:협찬|대가|원고료|광고비|제공|지원|수수료)(?:을|를|도|은|는)?\s?(?:전혀 |일절 |따로 |아무것도 )?/,
        /받지 ?(?:않|못)|안 ?받|받은 (?:적|것|게|바)[이도은]? ?(?:없|아니)/,
      ]),
      /(?:협찬|대가|광고비|원고료) ?(?:전혀 ?)?없이/,
      /#?내돈\s?내산(?=\s*(?:$|[#)\]}!~.,|]|후기|리뷰|입니다|이에요|예요|템|임|영상|추천|솔직|찐))/,
    ],
    'gm',
  ),
  en: new RegExp(
    String.raw`\b(?:${either([/not (?:an? )?(?:paid )?(?:ad|advert|advertisement|sponsored|affiliated)\b(?! to\b)/, /(?:isn|wasn)['’]t (?:an? )?(?:ad|sponsored|paid)\b/, /(?:no one|nobody) (?:is paying|paid) me|unsponsored|#notsponsored|#notanad/, /bought (?:it |this |them )?with my own money/]).source})`,
    'gi',
  ),
};

/** Wrapped around words they make them unreadable or invisible. */
export const unreadable = either(
  [
    /<(small|sub|sup|details)\b[^>\n]{0,200}>([^<]{1,300})<\/\1>|<!--([^<>]{1,300})-->/,
    inSequence([
      /<(?:span|p|font|div)\b[^>\n]{0,200}/,
      either([
        /font-size:\s?[0-9](?:\.\d)?px|opacity:\s?0?\.?[0-3](?!\d)|visibility:\s?hidden|display:\s?none|size=["']?1\b/,
        /(?<!-)color\s?[:=]\s?["']?(?:white|transparent|#(?:[c-f]{3}|(?:[c-f][\da-f]){3})\b|lightgr[ae]y)/,
        /(?<!-)color\s?[:=]\s?["']?rgba?\(\s?(?:2[2-5]\d\s?,\s?){2}2[2-5]\d/,
      ]),
      /[^>\n]{0,200}>([^<]{1,300})<\/(?:span|p|font|div)>/,
    ]),
  ],
  'gi',
);
