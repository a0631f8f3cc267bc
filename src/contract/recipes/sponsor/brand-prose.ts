import { ENGLISH, NAME, QUOTED } from './client.ts';
import { CLOSE, OPEN } from './party-words.ts';

/** What is called a brand, a shop or a company. */
export const BRAND_PROSE: readonly RegExp[] = [
  new RegExp(
    `${OPEN}([^'"”’」』>\\]\\n]{2,24})${CLOSE}(?:을|를)?\\s(?:운영|경영)하(?:는|고 있는)\\s(?:부부|사람|가족|자매|형제|남매|사장|주인|청년|대표)`,
    'g',
  ),
  new RegExp(
    `(?<![가-힣])(?!(?:카페|가게|식당|공방|빵집|서점|책방|펜션|숙소|농장|사업|장사|브랜드|쇼핑몰|일)(?:을|를)?\\s)(${NAME}?)(?:을|를)?\\s(?:하는|운영하는|하고 있는)\\s(?:사람|사장|주인|부부)(?:인데|이에요|예요|입니다|이라고|라고)`,
    'g',
  ),
  new RegExp(
    `(?:브랜드|카페|가게|숙소|식당|매장|상호|업체|회사|공방|서점|책방|쇼핑몰|스토어)(?:\\s?이름|명)?(?:은|는)\\s?${OPEN}([^'"”’」』>\\]\\n]{2,24})${CLOSE}(?:입니다|이고|이며|이에요|예요|인데|로)`,
    'g',
  ),
  new RegExp(
    `(?<=[가-힣A-Za-z]\\s)브랜드\\s${OPEN}?(${NAME}?)${CLOSE}?\\s?(?:입니다|이에요|예요|인데요?(?=[\\s,.])|이?예[용여욤]|이에[용여]|이라고|라고 ?(?:합|해))`,
    'g',
  ),
  new RegExp(
    `(?<=[가-힣A-Za-z]\\s)브랜드\\s${OPEN}?([가-힣A-Za-z0-9&+.-]{2,20})${CLOSE}?(?:의|에서)?\\s(?:[가-힣A-Z]{0,4}\\s?(?:팀|담당|마케터|매니저|대표|부서)|마케팅|홍보|제휴|콘텐츠|사업|전략)[^.\\n]{0,24}(?:입니다|이에요|예요|라고 ?(?:합니다|해요)|드림)`,
    'g',
  ),
  new RegExp(
    `(?:카페|빵집|식당|가게|공방|서점|책방|숙소|펜션|농장|꽃집|베이커리|미용실|글램핑장|캠핑장|편집샵|소품샵|쇼핑몰|스토어)\\s${OPEN}([^'"”’」』>\\]\\n]{2,24})${CLOSE}\\s?(?:의\\s)?(?:사장|대표|주인|점주|운영자|입니다|이에요|예요)`,
    'g',
  ),
  new RegExp(`^브랜드(?: ?명)?\\s(${NAME}?)(?=\\s?[(（]|\\s?$)`, 'gm'),
  new RegExp(
    `[가-힣](?:을|를)?\\s(?:파는|만드는|굽는|볶는|빚는|짓는|키우는|판매하는|제작하는|하는|하고 있는)\\s(?:${OPEN}([^'"”’」』>\\]\\n]{2,24})${CLOSE}\\s?)(?:입니다|인데요?|이에요|예요|이라고|라고 ?(?:합|해))`,
    'g',
  ),
  new RegExp(
    `(?:저희는|저는|우리는)\\s[^.!?\\n]{0,30}(?:파는|만드는|굽는|볶는|빚는|짓는|키우는|판매하는|제작하는)\\s(?!회사|브랜드|업체|가게|공방|곳|팀|사람|작가|농장)(${NAME}?)(?:입니다|이에요|예요|이라고|라고 ?(?:합|해))`,
    'g',
  ),
  new RegExp(
    `브랜드\\s${OPEN}?(${NAME}?)${CLOSE}?(?:의)?\\s(?:[^.!?\\n]{1,16}\\s)?(?:콘텐츠|컨텐츠|광고|마케팅|홍보|캠페인|대행|바이럴)(?:을|를)?\\s(?:새로\\s|이번에\\s)?(?:맡[았아게은고]|담당|대행|진행하)`,
    'g',
  ),
  new RegExp(
    `(?:앱|서비스|플랫폼|브랜드|쇼핑몰|게임)\\s${OPEN}?(${NAME}?)${CLOSE}?(?:을|를)\\s(?:(?:운영|서비스|개발|제작|유통|수입|판매|만드)(?:하는|하고|중인|는|고 있는)|만들고 있)`,
    'g',
  ),
  new RegExp(
    `(${NAME}?)${CLOSE}?\\s?(?:이라는|라는)\\s(?:[가-힣]{1,10}\\s){0,3}(?:브랜드|쇼핑몰|회사|업체|플랫폼|스토어|(?:빵집|카페|가게|식당|공방|서점|책방|숙소|펜션|농장|꽃집|베이커리|미용실|스튜디오|편집샵|소품샵)(?=[을를이은에]))(?! ?(?:매니저|담당|마케팅|팀))`,
    'g',
  ),
  new RegExp(`브랜드(?:인|,)?\\s?${OPEN}([^'"”’」』>\\]\\n]{1,30})${CLOSE}`, 'g'),
  new RegExp(`${QUOTED}\\s?(?:\\([^)\\n]{1,30}\\)\\s?)?(?:라는 |이라는 )?브랜드(?! ?(?:매니저|담당|마케팅|팀))`, 'g'),
  new RegExp(
    `(?<!(?:다른|타|같은|경쟁|어떤|모든|여러)\\s(?:[가-힣]{1,8}\\s)?)브랜드\\s(${NAME}?)(?:입니다|의|에서|를|을|은|는|이에요|와|과|,)(?=[\\s.!~])`,
    'g',
  ),
  new RegExp(
    `(?:^|(?<!(?<![가-힣])(?:타|다른|타사|경쟁|동종|유사|여러|모든)(?:\\s[가-힣]{1,8}(?:이?나|와|과|,))?)[\\s,])(${NAME})\\s?브랜드(?:(?:의|를|에서|는|가|사)(?=[\\s,.])|(?=[,.]|\\s?$)|\\s(?=(?:신제품|신상품?|제품|상품|캠페인|협업|협찬|광고|PPL|홍보|런칭|론칭|출시|관련|유튜브|영상|콘텐츠|브랜디드|쇼츠|공식|쪽|측|건)))`,
    'gm',
  ),
];

/** Of 'our lunch box is' the lunch box is no brand: the sentence has to say so. */
export const SENDER_PROSE: readonly RegExp[] = [
  new RegExp(`(?:저희|우리)(?:는|가)?\\s(?:브랜드\\s)?${OPEN}?(${NAME}?)${CLOSE}?에서는?\\s`, 'g'),
  new RegExp(
    `(?:저희|우리)(?:는|가)?\\s(?:브랜드\\s)?${OPEN}?(${NAME}?)${CLOSE}?(?:은|는)\\s(?=[^.!?\\n]{0,60}[가-힣][는은한온된던]\\s(?:[가-힣]{1,5}\\s)?(?:곳|가게|공방|작업실|팀|숙소|카페|식당|농장|서점|책방|스튜디오|집|앱|서비스)(?:입니다|인데|이에요|예요|이고|으로))`,
    'g',
  ),
  new RegExp(
    `(?:저희|우리)(?:는|가)?\\s(?:브랜드\\s)?${OPEN}?(${NAME}?)${CLOSE}?(?:은|는|의|가|이)\\s(?=[^.\\n]{0,60}(?:회사|기업|브랜드|업체|스타트업|쇼핑몰|플랫폼|신제품))`,
    'g',
  ),
  new RegExp(
    `${OPEN}?(${NAME})${CLOSE}?\\s(?:마케팅|홍보|브랜드|PR|콘텐츠|광고|제휴|사업|디지털|인플루언서|BM|마케터|브랜딩)\\s?(?:팀|부|본부|실|담당|매니저|파트|그룹|팀장|커뮤니케이션|전략)?[^.\\n]{0,24}(?:입니다|이라고 합니다|라고 합니다|이에요|예요|드림)`,
    'g',
  ),
  new RegExp(`[가-힣]는\\s(?:주식회사|\\(주\\)|㈜)\\s?(${NAME}?)(?:입니다|이에요|예요)`, 'g'),
  new RegExp(`${QUOTED}\\s?(?:입니다|이에요|예요|이라고|라고 합니다)`, 'g'),
];

export const OTHER_PROSE: readonly RegExp[] = [
  new RegExp(
    `(${NAME}?)(?:은|는|에서는?)\\s[^.\\n]{0,70}(?:의뢰|제안|요청|협업|섭외)(?:드리고자|하고자|드리려|하려|드립니다|합니다)`,
    'g',
  ),
  new RegExp(
    `${OPEN}?((?!쿠팡|올리브영|네이버|무신사|컬리|마켓컬리|다이소|이마트|와디즈|카카오|스마트스토어)${NAME}?)${CLOSE}?에서\\s(?:새롭게|새로|이번에|최근(?:에)?|올해|곧|[가-힣]{1,6} ?(?:업무|담당))?\\s?[^.\\n]{0,24}(?:출시|런칭|론칭|선보|판매|운영|담당|개발|마케팅)`,
    'g',
  ),
  new RegExp(`^(?:제목\\s?:\\s?)?[\\[【](${NAME}?(?: [가-힣]{1,12})?)\\s[xX×]\\s[^\\]】\\n]{1,20}[\\]】]`, 'gm'),
  new RegExp(`^(?:제목\\s?:\\s?)?[\\[【][^\\]】\\n]{1,24}[\\]】]\\s?(${NAME}?(?: [가-힣]{1,12})?)\\s?[xX×]\\s`, 'gm'),
  new RegExp(`^(?:제목\\s?:\\s?|subject:\\s?)?(?:re: |fwd: )?[\\[【]([^\\]】\\n]{1,24})[\\]】]`, 'gim'),
  /[[【]([^\]】\n]{2,20})[\]】]\s(?=[^.\n]{1,24}(?:PPL|협업|협찬|광고|캠페인|브랜디드|홍보))/g,
];

export const ENGLISH_PROSE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:represents?|work(?:s|ing)? (?:with|for)|speak(?:s|ing)? for) (?:the )?(?:[a-z]+ ){1,2}behind ${ENGLISH}`,
    'g',
  ),
  /\b(?:studio|shop|store|brand|company|label|maker|startup|roaster|roastery|bakery|café|cafe|press|practice) (?:called|named) ([\w][\w'-]{1,20}(?: (?:& |and )?[\w][\w'-]{1,20}){0,3})(?=[.,!\n)])/g,
  new RegExp(`\\b(?:people|person|humans|designers|developers|of us) (?:at|behind) ${ENGLISH}`, 'g'),
  new RegExp(`^${ENGLISH} (?:makes|sells|builds|designs|bakes|roasts|brews|publishes|produces) [a-z]`, 'gm'),
  new RegExp(`\\b(?:integration|video|post|reel|short|mention|spot)s? for ${ENGLISH} \\((?:our|an?|the)\\b`, 'g'),
  new RegExp(
    `^${ENGLISH} is (?:an?|the) [^.!?\\n]{0,50}?\\b(?:brand|label|company|studio|maker|start-?up|roaster|bakery|app|platform|shop|store)\\b`,
    'gm',
  ),
  new RegExp(
    `\\b(?:(?:here|work|working) (?:at|with|for)|team at|we at|(?<!\\b(?:company|brand|maker|studio|startup|label|shop|store|roaster|bakery)\\s)from(?: the)?|marketing (?:at|for)|partnerships? (?:at|for)|run (?:growth|social|community|creators?) (?:at|for)|represent|I(?:['’]m| am) with|(?:I(?:['’]m| am)|[Tt]his is|[Mm]y name is) [A-Z][a-z]+(?: [A-Z][a-z]+)? (?:at|with|of|from))\\s${ENGLISH}`,
    'g',
  ),
  new RegExp(
    `\\b(?:manager|lead|head|director|marketer|marketing|partnerships?|founder|owner|CEO|CMO|coordinator|specialist|producer)\\s(?:at|of|for|from)\\s${ENGLISH}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:[Ww]e|[Ii]) (?:make|run|sell|built|created|own|founded|started)\\s${ENGLISH}(?!, an? [^.!?\\n]{2,40}\\b(?:game|app|book|album|course|tool)\\b)`,
    'g',
  ),
  new RegExp(`\\b(?:We are|We['’]re)\\s${ENGLISH}(?:,| and we\\b|\\s[—–-]\\s)`, 'g'),
  new RegExp(
    `^${ENGLISH} (?:would (?:love|like)|is (?:launching|looking|excited|reaching)|has (?:just )?launched)`,
    'gm',
  ),
];
