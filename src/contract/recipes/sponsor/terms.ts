import { quoteOf, type Months, type Quote, type Read, type Usage } from './brief-types.ts';
import { contractMonths } from './contract-term.ts';
import { quoteOfLine, type MailLine } from './mail-lines.ts';

const NUMBER_WORD: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  넉: 4,
  네: 4,
  다섯: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  six: 6,
  single: 1,
  once: 1,
  twice: 2,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  eighteen: 18,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
  a: 1,
  an: 1,
};
export const numberOf = (words: string | undefined): number =>
  NUMBER_WORD[(words ?? '').toLowerCase()] ?? Number(words);

const ENDLESS =
  /무제한|영구|무기한|기한 ?없|기간(?:은|이)? ?(?:따로 |별도로 |특별히 )?(?:제한 ?)?(?:없|두지)|제한 ?없|계속(?:해서)? ?(?:사용|활용|쓸|쓰|걸어|올려 ?[두둘놓])|평생|unlimited|perpetu|indefinite|forever|(?:no|without) (?:a )?(?:time )?limit|in all media worldwide/i;
const NONE =
  /(?:요청|요구)?드리지 ?않|없음|없습니다|뺐|빼(?:겠|고|기로|드)|없어요|없이|해당 ?없|생각 ?안 ?(?:하|해)|불가|미포함|하지 ?않|안 ?합|요구하지|제외|none\b|not (?:required|included|needed)|\bno (?:usage|exclusiv|whitelist)/i;
const SPAN =
  /(?<![\d.])(?<!월\s?)(\d{1,3})[\s-]?(개월|달|months?|년|years?|일(?:(?!\S*까지)|(?<=[후뒤]\s?\d{1,3}\s?일)(?=까지))|days?|주|weeks?|m(?![\w가-힣])(?! (?:views|followers|subs)))|(한|두|세|석|네|넉|여섯|one|two|three|four|five|six|eight|nine|ten|twelve|fourteen|fifteen|eighteen|thirty|sixty|ninety|a)\s?(?:\(\d{1,3}\)\s)?(달|년|주(?![가-힣])|months?|years?|weeks?|days?)|(반\s?년|half a year|보름|\bthe month (?:after|following))/i;

/** '6개월 → 3개월' */
const CHANGED = /[→⇒]|[-=](?=>)/;

/** A term in a line, in months: days by thirty, weeks by four to a month. */
function monthsOf(words: string): Months {
  const now = words.slice(words.search(CHANGED) + 1);
  if (now !== words && SPAN.test(now)) return monthsOf(now);
  if (ENDLESS.test(words)) return 'unlimited';
  const match = SPAN.exec(words);
  if (!match) return null;
  if (match[5] !== undefined) return match[5] === '보름' ? 0.5 : /month/i.test(match[5]) ? 1 : 6;
  const count = numberOf(match[1] ?? match[3]);
  const unit = (match[2] ?? match[4] ?? '').toLowerCase();
  if (/^(?:년|year)/.test(unit)) return count * 12;
  if (/^(?:일|day)/.test(unit)) return Math.round((count / 30) * 10) / 10;
  if (/^(?:주|week)/.test(unit)) return Math.round((count / 4) * 10) / 10;
  return count;
}

const CLAUSE = /[,;，·]|\.\s(?=[A-Z][a-z]+:)|\s\/\s|(?:이|하|으|리|되)며\s|(?:하|이|되)고\s|\s(?:및|그리고|and)\s/g;
/** What a period further on in the sentence may be about instead. */
export const OTHER_TERM =
  /2차|활용|경쟁|경업|동종|독점|유지|삭제|수정|지급|정산|입금|exclusiv|usage|revision|payment|deleted?/i;

/**
 * The period of one term among others: in its own clause, sooner behind the term than in front of it, or else in the clauses
 * behind, up to one about another term.
 */
function monthsOfTerm(words: string, term: RegExp): Months {
  const at = words.search(term);
  if (at < 0) return monthsOf(words);
  const cuts = [...words.matchAll(CLAUSE)].map(({ index, 0: cut }) => index + cut.length);
  const from = cuts.findLast((cut) => cut <= at) ?? 0;
  const to = cuts.find((cut) => cut > at) ?? words.length;
  const edges = [to, ...cuts.filter((cut) => cut > to), words.length];
  const other = edges.findIndex((edge, i) => OTHER_TERM.test(words.slice(edge, edges[i + 1])));
  return (
    monthsOf(words.slice(at, to)) ??
    monthsOf(words.slice(from, at)) ??
    sameSpan(words, at) ??
    leadingSpan(words.slice(0, at)) ??
    monthsOf(words.slice(to, other < 0 ? words.length : edges[other])) ??
    monthsOf(FROM_RELEASE.exec(words.slice(0, at))?.[0] ?? '') ??
    (ENDLESS.test(words.slice(0, at)) && !OTHER_TERM.test(words.slice(0, at)) ? 'unlimited' : null)
  );
}

/** '게시일로부터 6개월간 콘텐츠를 …': told before the term. */
const FROM_RELEASE = /(?:게시|업로드|공개|발행)일?(?:로)?부터\s?\d{1,3}\s?(?:개월|년)간?/;

/** 'For the same 3 months, please don’t …': a period that stands first in its sentence. */
const leadingSpan = (before: string): Months =>
  /^\s*(?:for|during|within|in)\b[^,]{2,30},[^,]*$/i.test(before) ? monthsOf(before) : null;

/** '3개월간 게시하고, 같은 기간 …': the period told before it. */
const sameSpan = (words: string, at: number): Months =>
  /(?:같은|동일한?)\s기간/.test(words.slice(Math.max(0, at - 12), at + 12)) ? monthsOf(words.slice(0, at)) : null;

/** The clauses of a sentence that are about a term; all of it where no clause is. */
export function clausesAbout(words: string, term: RegExp): string {
  const clauses = words.split(CLAUSE);
  const own = clauses.filter((clause) => term.test(clause));
  return own.length === 0 ? words : own.join(', ');
}

interface Place {
  line: MailLine;
  /** From the word on, to the end of its sentence. */
  words: string;
  quote: Quote;
}

export function placesOf(text: string, lines: readonly MailLine[], pattern: RegExp): Place[] {
  const found: Place[] = [];
  for (const line of lines) {
    const head = line.text.slice(0, 3_000);
    const at = head.search(pattern);
    const isBelow = at < 0 && !line.isLabelled && line.label !== '' && pattern.test(line.label);
    if (at < 0 && !isBelow) continue;
    if (line.value === '') continue;
    if (isBelow || head.length < 200) {
      found.push({ line, words: line.text, quote: quoteOfLine(text, line) });
      continue;
    }
    const begin = at - (/(?<![^.!?\n])[^.!?\n]*$/.exec(head.slice(Math.max(0, at - 150), at))?.[0].length ?? 0);
    const to = at + (/^[^.!?\n]*/.exec(head.slice(at, at + 200))?.[0].length ?? 0);
    const from = begin + (/^\s*/.exec(head.slice(begin, at))?.[0].length ?? 0);
    const words = head.slice(from, to);
    found.push({ line, words, quote: quoteOf(text, line.start + from, line.start + to) });
  }
  return found;
}

const REVISION =
  /수정|^\W{0,6}검수\s?[:：](?=[^\n]{0,12}\d\s?[회번차])|고쳐 ?달라|피드백|(?:고칠|바꿀|보완할) ?(?:점|곳|부분|데)|의견(?:을|은|이)? ?(?:드리|주시)|(?:고치|고쳐|손보|바꾸)(?:는|시는|실|칠)? ?(?:건|것|횟수)|리비전|revis|tweaks?\b|edits?\b|corrections?\b|review rounds?|\bchanges? (?:once|twice)\b|\bamends?\b|\bask(?:ing)? you to change\b|\b(?:one|two|three|\d) rounds?\b|(?<=\b(?:one|two|three|\d)\s)changes?\b|changes? requests?|rounds? of|feedback/i;
const ENDLESS_REVISION =
  /무제한|제한(?:은|이|을)? ?(?:따로 |특별히 |별도로 )?(?:없|두지)|횟수(?:는|를)? ?(?:제한 ?)?(?:없|따로 정해 ?두지)|마음에 들 ?때까지|만족(?:하실|할|스러울|하는) ?때까지|될 ?때까지|필요(?:한|할) ?만큼|unlimited|until (?:we|the (?:brand|client)|approved|satisf)|as many/i;
const TIMES =
  /(\d{1,2})\s?(?:회|번|차례)(?!\s?(?:차|당))|(한|두|세|네|다섯)\s?(?:번|차례)|\b(\d{1,2}|one|two|three|four|five|single)\s(?:\(\d{1,2}\)\s)?(?:free |minor |major |included |review |feedback |small )?(?:rounds?|sets?(?= of)|revisions?|edits?|times?|changes?|corrections?|amends?)|\bchanges? (once|twice)\b/i;

/** How often the mail may ask for changes, 0 where it says that it may not; null where it says nothing of them. */
export function revisionsOf(text: string, lines: readonly MailLine[]): Read<number | 'unlimited'> | null {
  for (const { line, words, quote } of placesOf(text, lines, REVISION)) {
    const isWhole = line.isLabelled && REVISION.test(line.label);
    const near = isWhole ? words.replace(/추가.*$/, '') : clausesAbout(words, REVISION);
    if (ENDLESS_REVISION.test(near)) return { value: 'unlimited', quote };
    const times = [...near.matchAll(new RegExp(TIMES, 'gi'))].map((match) =>
      numberOf(match[1] ?? match[2] ?? match[3] ?? match[4]),
    );
    const bare = isWhole ? /^[^\d\n]{0,10}(\d{1,2})[^\d\w가-힣]*$/.exec(line.value)?.[1] : undefined;
    if (times.length > 0) return { value: isWhole ? Math.max(...times) : (times[0] ?? 0), quote };
    if (bare !== undefined) return { value: Number(bare), quote };
    if (
      /(?:수정|피드백)\s?(?:요청|요구)?\s?(?:은|는|도)?\s?(?:따로\s|일절\s|전혀\s)?(?:불가|없음|없습니다|없어요|없을|안 ?(?:드|할|하|받)|(?:드리|하|받)지 ?않)|(?:고쳐|바꿔) ?달라[^.\n]{0,12}안 ?(?:드|하|할)|(?:고쳐|바꿔) ?달라[^.\n]{0,16}(?:일|것)도 ?없|수정 ?(?:같은 ?거|요청)?(?:는|은|도)? ?안 ?(?:할|하)|not (?:going to |gonna )?ask(?:ing)? you to change|no (?:revisions|edits|changes)/i.test(
        near,
      )
    )
      return { value: 0, quote };
  }
  return null;
}

export const USAGE =
  /^\W{0,6}(?:(?:[가-하]|\d{1,2})[.)]\s?)?(?:활용|라이[선센]스)\s?[:：|=]|2차\s?(?:적\s?)?(?:활용|저작|사용|가공|편집|라이[선센]스|이용)|이차\s?(?:활용|저작)|(?:광고|퍼포먼스|마케팅|홍보)\s?(?:용\s?)?(?:소재|물|목적)[^.\n]{0,16}?(?:활용|사용|쓰려|쓸|쓰고)|(?:광고|홍보|마케팅)(?:에|로|용으로)\s?(?:[^.,\n]{0,12}\s)?(?:활용|사용)|(?:콘텐츠|컨텐츠|영상|사진|이미지|결과물|소스)[^.\n]{0,10}(?:활용|사용권|이용권|라이[선센]스)|(?:콘텐츠|컨텐츠|영상|결과물)\s?(?:사용|이용)(?=\s?[:：|])|재활용(?=\s?[:：|])|(?:클립|영상|콘텐츠|컨텐츠|사진|컷|이미지|결과물)[^.\n]{0,40}(?:게시|게재|공유|사용|활용|상영)(?:될|할) 수|(?:올려 ?두|올려 ?놓|게시하|게재하)(?:고 싶|고자|려고|려 ?합|겠습)|(?:광고|자사몰|SNS|채널)[^.\n]{0,14}이용|(?:영상|클립|콘텐츠|컨텐츠|본편|사진)\s?(?:일부|전체|조각)[^.\n]{0,40}(?:사용|활용|게재|게시)|활용\s?(?:권|범위|기간)|사용\s?(?:권|기간|범위)|화이트리스트|파트너십\s?광고|스파크\s?(?:애즈|광고)|usage(?: rights)?|whitelist|licen[sc](?:e|ing)|(?:상세\s?페이지|자사몰|홈페이지|누리집|(?:스마트)?스토어|공식\s?(?:계정|채널|SNS)|오프라인\s?매장)[^.\n]{0,20}?(?:사용|활용|써도|쓸게|쓰려|쓰고|쓰겠|게시|게재|올려|올릴|걸|넣어|넣을|넣고)|(?:완성본|영상|클립|콘텐츠|결과물)[^.\n]{0,12}(?:광고주|브랜드|회사|본사)[^.\n]{0,12}(?:채널|계정|SNS|유튜브|인스타)[^.\n]{0,24}(?:올리|올릴|게시|업로드)|\b(?:quote|use|feature|reprint) [^.\n]{0,40}\b(?:photos?|paragraphs?|clips?|quotes?|images?|footage)\b[^.\n]{0,40}\bin our\b|(?:매장|가게|병원|행사장|전시장)[^.\n]{0,12}(?:틀어|상영|띄워|재생)|(?:저희|자사|당사|우리|재단|회사)[^.,\n]{0,14}(?:인스타\S{0,5}|채널|SNS|계정|홈페이지|스토어|페이지|블로그|플레이스|카페)[^.\n]{0,24}(?:올려도|올리고|올릴|올리려|걸어|걸고|넣어|쓸게|쓰겠|쓰려|띄우|게시|게재|사용|활용|써도|쓰고|공유(?:하|할|해도|됩))|(?:브랜드|공식|자사|당사)\s(?:공식\s|온라인\s)?(?:채널|SNS|계정)[^.\n]{0,12}(?:활용|사용)|광고(?:로|에)\s?(?:[^.,\n]{1,10}\s)?(?:돌[리릴려]|태우|쓸|쓰|집행)|\b(?:as|in) paid (?:social|media|campaigns?|ads?)\b|\bmay use the (?:videos?|photos?|content|footage|posts?|reels?)\b|\bpermission to (?:show|use|share|post)\b|\bcut (?:an? )?[^.\n]{0,30}\b(?:clip|quote)\b[^.\n]{0,20}\binto\b|(?:콘텐츠|컨텐츠|영상|결과물)(?:를|을)[^.\n]{0,50}(?:편집|이용|사용)[^.\n]{0,12}(?:허락|허용|동의)|(?:상세\s?페이지|자사몰|스토어|공식\s?(?:인스타\S{0,3}|계정|채널|SNS))[^.\n]{0,16}\d\s?(?:년|개월|달)|리그램|리포스트|\brepost(?:s|ing)?\b|\bboost(?:ing)? (?:the|it|this|your)\b|\b(?:may|can|will) be (?:used|shared|posted|shown) (?:on|in|across)|spark ads|run (?:(?:it|them|this|the|your|shorts?|reels?|clips?|cutdowns?|content|videos?|posts?)\s){1,2}as (?:an? )?(?:paid )?ads?|use (?:it|them|this|the (?:content|video)s?) (?:in|for|as) (?:our |paid )?(?:ads?|advertis\w+|marketing)|paid (?:media|ads)|repurpos|in perpetuity|\b(?:use|post|share) (?:clips|parts|it|them|(?:the|your) \w+)(?: of it)? (?:on|in|across) (?:all )?our\b|\b(?:re-?use|adapt|edit)\b[^.\n]{0,20}\b(?:content|videos?|footage)|^\W{0,6}rights(?=\s?:)/i;
const FOR_ADS =
  /\bCF\b|광고(?!주)|퍼포먼스|메타|소재|유료|집행|화이트리스트|스파크|마케팅|paid|\bads?\b|advert|whitelist|boost/i;

/** Leave is not asked; it is not the use that is left out. */
const UNASKED = /(?:협의|동의|허락|승낙|고지|통보|비용|대가)\s?없이/g;
const NO_ADS =
  /(?:광고|부스팅)[^.,\n]{0,16}(?:아니에요|아닙니다|아녜요|안 ?하|안 ?할|안 ?해)|(?:\bnot|n['’]t|\bnever|\bno)\b[^.,;\n]{0,16}\b(?:boost|ad money)\w*|(?:\bpaid|\bads?)\b[^.,;\n]{0,30}(?:separate|negotiat|not included|excluded|on request)|(?:\bno|not for|without|excluding|never) (?:any )?(?:paid(?: (?:ads?|advertis\w+|media|social|promotion))?|ads?\b|advertis\w*)|(?:광고|유료|퍼포먼스)(?![^.,\n]{0,4}(?<![미불])포함)[^.,\n]{0,14}(?:없|불가|제외|불포함|미포함|별도 ?(?:협의|논의|문의|계약)|안 ?(?:합|함)|않|[Xx](?![A-Za-z])|❌)|(?:광고|소재)[^.,\n]{0,24}(?:빼기로|뺐|빼겠)[^.,\n]{0,6}/i;

/** '게시하고, 타 크림 광고는 피해 주세요': not of the brand's own advertising. */
const withoutRivals = (words: string): string =>
  words.replace(/(?:^|\s)(?:타|다른|타사|경쟁사?|동종|유사)\s[^,.;\n]{0,60}/g, ' ');

/** What a row on usage may speak of besides. */
const OTHER_ROW = /경쟁|경업|동종|독점|수정|지급|정산|유지|exclusiv|revision|payment/i;

/** For how long the brand may use the film elsewhere: 0 months where it says that it will not; null where it says nothing of it. */
export function usageOf(text: string, lines: readonly MailLine[]): Read<Usage> | null {
  const places = placesOf(text, lines, USAGE).filter(
    ({ words }) => !/저작권법|무단|활용(?:이|은)? ?없으면/.test(words),
  );
  const best = places.find(({ words }) => monthsOfTerm(words, USAGE) !== null) ?? places[0];
  if (!best) return null;
  const { words, quote } = best;
  const isRow = best.line.isLabelled && USAGE.test(best.line.label) && !OTHER_ROW.test(best.line.value);
  const row = isRow ? monthsOf(best.line.value) : null;
  const months = monthsOfTerm(words, USAGE) ?? row ?? contractMonths(text, words);
  const isNone = months === null && NONE.test(words.replace(UNASKED, ''));
  return {
    value: {
      months: isNone ? 0 : months,
      isForAds: !isNone && places.some((each) => FOR_ADS.test(withoutRivals(each.words).replace(NO_ADS, ''))),
    },
    quote,
  };
}

const EXCLUSIVE =
  /^\W{0,6}경쟁\s?[:：|]|(?:타|다른)\s[^.!?\n]{0,24}(?:제품|상품|브랜드|서비스|앱)(?:은|는|을|를)?\s?(?:거(?:는)?\s)?(?:못 ?하|안 ?(?:하|받)|막|[^.!?\n]{0,24}(?:광고|협찬)(?:은|는|를|을)? ?안 ?(?:하|받))|\bfree to (?:write|talk|post|work|speak|make)[^.\n]{0,30}\b(?:other|another|competing)|(?:keep|stay) [^.\n]{0,24}(?:competitors?|rivals?) off|경업\s?(?:금지)?|경쟁\s?(?:사|업체|브랜드|광고|협찬|제품|서비스|앱|상품|배제|카테고리|품목|업종|군|조항)|동종\s?(?:업계|업종|제품|카테고리|브랜드|업체)?|(?:동일|유사|같은)\s?(?:카테고리|업종|제품군?|상품군?|품목|업계|브랜드)|(?:타|다른)\s(?:[가-힣A-Za-z·]{1,8}\s){1,3}(?:광고|협찬)|(?:타|다른)\s(?:회사|브랜드|업체)\s[^.!?\n]{1,16}(?:참아|쉬어|미뤄|피해)|(?:not|n['’]t) (?:run|do|take|post|accept) (?:paid |sponsored )?(?:work|ads?|posts?|deals?)[^.\n]{0,12}\b(?:another|other)\b|[가-힣]\s(?:앱|제품|브랜드|서비스|용품|식품)\s(?:광고|협찬)(?:는|은|를|을)?[^.\n]{0,16}(?:피해|삼가|자제|받지 (?:않|말|마)|안 받|하지 (?:않|말|마)|금지)|(?:타|다른)\s?(?:[가-힣]{1,8}\s)?(?:[가-힣]{0,4}브랜드|[가-힣]{0,3}사|업체|회사)[^.\n]{0,14}(?:광고|협찬|협업|진행|노출|금지|제한|소개|리뷰|자유|쉬어|삼가|피해|자제|미뤄)|(?:타|다른|타사)\s(?:[가-힣]{1,8}\s){0,2}[가-힣]{1,8}\s?(?:의\s)?(?:광고|협찬|협업|홍보)?[^.\n]{0,14}(?:금지|불가|제한|지양|자제|피해|삼가|미뤄|미루)|restrictions? on (?:other|competing)|독점|exclusiv|competitor|competing|non-?compete|(?:not|n['’]t) (?:(?:work|partner|collaborate|post) (?:with|for)|promote|advertise|feature|mention|endorse) (?:any )?(?:other|another|compet)|avoid(?:ing)? (?:promoting|advertising|featuring|mentioning|working with) (?:any )?(?:other|compet)|(?:hold(?:ing)? off on|steer clear of|skip(?:ping)?|paus(?:e|ing)) (?:any )?(?:other|compet)|no other [\w ]{2,24} (?:for|within) \d/i;
const NO_EXCLUSIVE =
  /(?:유사|동일|같은)\s?(?:제품|상품|브랜드)\S{0,2}\s?(?:대비|보다|가운데|중에)|독점\s?(?:공개|판매|성분|기술|할인|혜택)|경쟁력|경쟁사\s?(?:대비|제품\s?대비|보다)|exclusive (?:discount|offer|code|deal|access)/i;

/** '경쟁사 제한 없음': the limit is none, not the end of it. */
const NOT_LIMITED = /제한(?:은|이|도|사항)?\s?없/;

/** Said of the term itself, whatever else the sentence gives a period to. */
const NOT_ASKED =
  /(?:막|제한하|금지하)는 (?:조건|조항|내용)[은이]? ?없|\bfree to\b|\b(?:dropped|removed|waived|lifted|no longer)\b[^.\n]{0,24}exclusiv|exclusiv\w*[^.\n]{0,24}\b(?:dropped|removed|waived|gone)\b|(?:독점|경업|경쟁(?:사)?)(?:\s?(?:조건|조항|요청|제한))?[은는이가도]?\s?(?:따로\s)?없|(?:조항|조건|제한|독점|요청)[은는을를이가도]?\s?(?:[^.!?\n]{1,30}\s)?(?:삭제하기로|없애기로|빼기로)|exclusiv[^.\n]{0,24}\bout\b|(?:조항|조건|제한|독점|요청)[은는을를이가도]?\s?(?:[가-힣]{1,4}\s)?(?:삭제|뺐|빼(?:겠|고|기로|드)|제외|없앴|두지 않|걸지 않)|요구하지|(?:\bdo(?:es)? not|n['’]t|\bno need to) (?:require|need|ask for|request)|not required|no exclusiv|non-exclusive/i;
const IS_FREE =
  /없음|없습니다|없어요|해당 ?없|자유(?:롭|로이)|괜찮(?:습니다|아요)|상관 ?없|무관|none\b|no restrictions?/i;

/** The period that the mail has just given to the use of the film. */
const SAME_TIME =
  /\b(?:during|for|in|over) (?:that|this|the same) (?:time|period|window)\b|(?:그|같은|해당|동일한?) 기간(?! ?제한)/i;

/** How long no competitor may be advertised: 0 where the mail asks for none; null where it says nothing of it. */
export function exclusivityOf(text: string, lines: readonly MailLine[]): Read<Months> | null {
  const places = placesOf(text, lines, EXCLUSIVE).filter(({ words }) => !NO_EXCLUSIVE.test(words));
  const best = places.find(({ words }) => monthsOfTerm(words, EXCLUSIVE) !== null) ?? places[0];
  if (!best) return null;
  const isFree = NOT_LIMITED.test(best.words) && !/기간|기한/.test(best.words);
  const isNone = isFree || NOT_ASKED.test(clausesAbout(best.words, EXCLUSIVE));
  const sameTime = () => (SAME_TIME.test(best.words) ? (usageOf(text, lines)?.value.months ?? null) : null);
  const months = isNone
    ? null
    : (monthsOfTerm(best.words, EXCLUSIVE) ?? contractMonths(text, best.words) ?? sameTime());
  return { value: isNone || (months === null && IS_FREE.test(best.words)) ? 0 : months, quote: best.quote };
}
