import { withoutEnd } from '../../base/without-end.ts';
import { quoteOf, type Fee, type Vat } from './brief-types.ts';
import { formOf } from './forms.ts';
import { withoutTaxTwice } from './fee-parts.ts';
import { ordersNobody } from './instructions.ts';
import type { MailLine } from './mail-lines.ts';
import { moneyOf, type Money } from './money.ts';

const FEE =
  /비용|광고비|광고료|제작비|원고료|고료|예산|단가|금액|페이|집행|보수|대가|견적|진행비|출연료|개런티|리워드|사례비|활동비|활용비|사용료|지급액|계약금|진행\s?조건|조건|fee\b|budget|rate\b|compensation|payment|pay\b|offer|price|paid/i;
/** Money that nobody pays to the creator. */
const NO_FEE =
  /정가|판매가|소비자가|할인가|정상가|출고가|회원가|공구가|특가|시가|제품가|제품 ?가격|상품 ?가격|제공 ?제품|가격대|시중가|상당|어치|원짜리|청소비|수출|총\s?사업비|(?:시|도|국|군|구)비\s\d|(?:전체|총) (?:캠페인 |마케팅 |사업 )?예산|달라(?:고)? ?(?:하|하신)|위약|배상|패널티|페널티|벌금|쿠폰|적립|할인|배송|구매 ?금액|매출|거래액|자본금|투자|누적|기부|상금|경품|객단가|주문|참가비|구독료|월정액|추가\s?(?:수정|편집|시\s|요청)|초과\s?시|(?<!\d)1인|인당|(?:교통|숙박|유류|주차|주유|식|체류|왕복|항공|재료|배송)비|(?:실비|여비)|travel (?:cost|expense)|인센티브|보너스|성과급|(?:달성|돌파)\s?(?:시|하면|하시면|할 때)|넘으면|넘을 때|넘길 때|bonus|(?:판매|설치|가입|클릭|구매|예약)\s?(?:1\s?)?건?\s?당|retail|msrp|worth|valued?\b|penalt|damages|coupon|discount|revenue|funding|raised|off\b|per (?:sale|install|click|sign-?up|order|lead)|\b(?:anything|each one|every one|rounds?|edits?|revisions?) (?:after|beyond|on top)\b|\ba pop\b|\b(?:whole|entire|total|overall) (?:[a-z]+ )?(?:pot|budget)\b|\bnormally|\blaunch(?:es|ing)? (?:on|at|in|for)\b|per (?:adult|person|day|night|hour)|for each day|\bdelay|\breduced by|rack up|\ba (?:bag|box|bottle|month|year|jar|pack)\b|\/mo\b|we said|no longer appl|\bre-?shoot|\bcharges? us|\bcancel|(?:up to )?a maximum of|comes to (?:roughly|about|around)|초과(?:하는|한)/i;
/** 'It launches on January 22 for $19.99': what buyers pay. */
const PRICE_BEFORE =
  /\b(?:launch|releas|retail|sell|cost|start)(?:es|ing|s)? (?:on|at|in|for)\b[^.,;\n]{0,30}$|\(\s?price:?\s$|때마다\s(?:건당\s)?$|추가\s(?=$)/i;
const VAT =
  /(?:VAT|V\.A\.T|부가세|부가가치세|세금|세액|\btax(?:es)?)\s?(?:10\s?%\s?)?(?:는|은|가|도|를|을|:)?\s?(\+|별도|추가(?!\s?시)|제외|미포함|불포함|빼고|뺀|더해|따로|포함(?!\s?(?:시|하면|할 경우))|까지 (?:포함|해서|합)|incl\w*|excl\w*|-(?=\s?(?:[)）]|$)))|(excl(?:uding|\.|usive)?(?: of)?|plus|\+)\s?(?:10%\s)?(?:VAT|부가세)|(incl(?:uding|\.|usive)?(?: of)?)\s?VAT|(공급가)|(세전|세후)/gi;
const EACH =
  /(?:편|건|회|개|1회|1편|영상|릴스|쇼츠|숏츠|포스팅|브랜드|제품|채널|콘텐츠)\s?당|per (?:video|post|reel|short|piece)|each/i;
const EACH_BEHIND = /^[^,\n]{0,8}(?:\/\s?(?:편|건|회)|per |each)/;
const TOTAL = /총|합계|전체|일괄|total|in total|overall/i;
const TOTAL_BEHIND = /^\s?(?:USD\s)?(?:in\s)?(?:total|overall|for (?:both|all|everything))\b/i;
const MONTHLY = /(?<![\d.])월\s?$|매월|월별|개월\s?당|per month|monthly/i;
const MONTHLY_BEHIND = /^\s?(?:\/\s?(?:월|mo(?:nth)?\b)|(?:per|a|each|every) month|monthly)/i;
/** In how many payments a fee comes, which is no other fee. */
const PART_OF_FEE = /계약금|선금|선지급|착수금|중도금|잔금|deposit|upfront|up front|balance|remainder|remaining/i;
const REFUSED_BEHIND =
  /^\s?(?:\([^)\n]{1,20}\)\s?)?(?:→|->|=>|⇒)|^\s?(?:은|는|이|까지는|으로는|에는|선은)?\s?(?:다소\s|조금\s|현실적으로\s|너무\s|사실\s)?(?:어렵|어려|불가|힘들|무리|부담|초과|is (?:too|above|over|not))|^\s?에서\s?[^.\n]{0,24}?(?:으로|로)\s?(?:조정|변경|인상|인하|상향|하향|낮|올|수정|맞춰)/i;
const REFUSED_BEFORE =
  /(?:기존|당초|원래|앞서|이전|지난\s?번?|previously|originally|instead of|rather than)(?:에|의|에는)?\s[^,.\n\d]{0,20}$/i;
/** In brackets behind another currency: the same money. */
const CONVERTED =
  /^\s?[(（]\s?(?:한화\s?|원화\s?)?(?:약|approx\.?|approximately|about|around|~|≈|=|환율|US\$|\$)?\s?$/i;
const USAGE = /2차\s?(?:활용|사용|라이[선센]스|저작)|활용\s?(?:비|료)|사용권|usage|licen[sc]|whitelist/i;
const EXCLUSIVE = /경업|경쟁사|독점|exclusiv/i;
const PRODUCT = /^(?:제품|상품|제공|협찬 ?품|product|item)/i;
/** '350~400만 선에서' */
const ROUGHLY =
  /^(?:\s?[~〜∼–-]\s?\d[\d,]{0,12}\s?[천백십]{0,2}[만억])?\s?(?:선|정도|내외|수준|안팎)(?=에서|으로|[\s,.]|$)/;
const LEAST_UNNAMED = 50_000;
const LEAST: Readonly<Record<Money['currency'], number>> = { KRW: 1_000, USD: 10, other: 10 };
const MOST_FEES = 50;

const CUT =
  /[,;，](?!\d{3})|[)）](?:과|와|이랑|랑|및)\s|\s?[/|+·]\s?|\s(?:및|그리고|and|but|plus)\s|(?:이며|이고|하고|드리고|되고|있고|주고|하며|지만|인데)\s/g;

/** '시술은 무료로 해 드리고(60만원 상당) 제작비로 100만원': what is given beside is told to its end. */
const CUT_BEFORE = new RegExp(`${CUT.source}|(?:상당|어치[^)）]{0,10}|짜리[^)）]{0,10})[)）]\\s`, 'g');

/** What stands before a place in its own clause, or, where that says nothing, before it in the line. */
function clauseBefore(line: string, to: number): string {
  const before = line.slice(Math.max(0, to - 60), to);
  const cut = [...before.matchAll(CUT_BEFORE)].at(-1);
  const own = cut ? before.slice(cut.index + cut[0].length) : before.slice(-24);
  return /\p{L}{2}/u.test(own) ? own : before.slice(-24);
}

const clauseBehind = (line: string, from: number): string => line.slice(from, from + 14).split(CUT)[0] ?? '';

const readVat = (match: RegExpExecArray | RegExpMatchArray): Vat | null => {
  if (match[1] !== undefined) return /^(?:포함|까지|incl)/i.test(match[1]) ? 'included' : 'excluded';
  if (match[2] !== undefined || match[4] !== undefined) return 'excluded';
  return match[3] !== undefined ? 'included' : null;
};

interface SaidVat {
  at: number;
  vat: Vat;
}
const vatsIn = (words: string): SaidVat[] =>
  [...words.matchAll(VAT)].flatMap((match) => {
    const vat = readVat(match);
    return vat === null ? [] : [{ at: match.index, vat }];
  });

/** Of a whole mail: null where it says both. */
function vatOfAll(text: string): Vat | null {
  const said = new Set(vatsIn(text.slice(0, 20_000)).map(({ vat }) => vat));
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

interface Candidate {
  money: Money;
  line: MailLine;
  before: string;
  behind: string;
  vat?: Vat;
}

/** What the brand offers, in the order of the mail; both ends of a range are one fee. */
export function feesOf(text: string, lines: readonly MailLine[]): Fee[] {
  const found: Candidate[] = [];
  for (const line of lines) {
    if (ordersNobody(line.text)) continue;
    for (const money of amountsOf(line)) {
      const [from, to] = money.at;
      const isEnough = money.amount >= LEAST[money.currency];
      const before = clauseBefore(line.text, from);
      if (isEnough) found.push({ money, line, before, behind: clauseBehind(line.text, to) });
    }
    if (found.length > MOST_FEES) break;
  }
  const right = withoutTaxTwice(found).filter(({ before, behind, line, money }) => {
    const own = `${before}${line.text.slice(...money.at)}${behind}`;
    const rest = line.text.slice(money.at[1], money.at[1] + 48);
    if (PRODUCT.test(line.label) && line.isLabelled && !FEE.test(own)) return false;
    if (PRICE_BEFORE.test(line.text.slice(Math.max(0, money.at[0] - 60), money.at[0]))) return false;
    if (NO_FEE.test(own) || (line.isLabelled && NO_FEE.test(line.label))) return false;
    return !REFUSED_BEHIND.test(rest) && !REFUSED_BEFORE.test(before);
  });
  const isNamed = ({ line, before, money }: Candidate): boolean =>
    TOTAL.test(before) ||
    EACH.test(before) ||
    FEE.test(line.label) ||
    FEE.test(line.text) ||
    (line.isLabelled && formOf(line.label) !== null) ||
    (money.isSure && EACH_BEHIND.test(line.text.slice(money.at[1], money.at[1] + 18))) ||
    ((money.isSure ||
      /^\s?[(（]?\s?(?:VAT|부가세|\+)/i.test(line.text.slice(money.at[1])) ||
      ROUGHLY.test(line.text.slice(money.at[1]))) &&
      formOf(line.text.slice(0, money.at[0])) !== null);
  const isBeside = ({ line, money }: Candidate): boolean =>
    formOf(line.text.slice(0, money.at[0])) !== null &&
    right.some((other) => other.line === line && other.money !== money && isNamed(other));
  const named = right.filter((each) => isNamed(each) || isBeside(each));
  const taken = named.length > 0 ? named : right.filter(({ money }) => money.isSure && isLarge(money));
  const whole = taken.filter(({ before, behind }) => !PART_OF_FEE.test(before + behind));
  return itemised(merged(whole.length > 0 ? whole : taken, text, vatOfAll(text)), lines);
}

/** Items one a line, each with its price: '(a) One ad read, long-form, $1,600'. */
function itemised(fees: readonly Fee[], lines: readonly MailLine[]): Fee[] {
  const formOfLine = ({ quote }: Fee): Fee['for'] => {
    const line = lines.find(({ start, text }) => start <= quote.at[0] && quote.at[0] < start + text.length);
    if (!line || !ITEM.test(line.text) || moneyOf(line.text).length !== 1) return null;
    const form = formOf(line.text.slice(0, quote.at[0] - line.start));
    return form === 'video' ? null : form;
  };
  const forms = fees.map((fee) => (fee.for === null && fee.per !== 'total' ? formOfLine(fee) : null));
  const told = forms.filter((form) => form !== null);
  if (told.length < 2 || new Set(told).size < told.length) return [...fees];
  return fees.map((fee, i) => ({ ...fee, for: fee.for ?? forms[i] ?? null }));
}

/** In a line on the fee a number written out is won, also without the word for it. */
const BARE =
  /(?:광고비|광고료|제작비|원고료|고료|비용|금액|예산|단가|견적)(?:은|는)?\s?[:：|]?\s?(?:\(?(?:VAT|부가세)\s?(?:별도|포함|제외|미포함)\)?\s?)?(\d{1,3}(?:,\d{3}){1,3})(?![\d,]|\s?(?:원|만|천|백|억|명|회|건|달러|불|USD|\$|[~〜∼–-]))/g;

/** '단가(만원): 350', where the label has the unit. */
const UNIT_IN_LABEL = /[(（](?:단위\s?[:：]?\s?)?(만|천|백만)\s?원[)）]?/;
const UNITS: Readonly<Record<string, number>> = { 천: 1_000, 만: 10_000, 백만: 1_000_000 };
const BARE_VALUE = /^(\d{1,3}(?:,\d{3})*|\d{1,6})(?![\d.,]|\s?[~%만천백원])/;

function amountsOf({ text: words, label, value, valueStart, start, isLabelled }: MailLine): Money[] {
  const unit = isLabelled ? UNITS[UNIT_IN_LABEL.exec(label)?.[1] ?? ''] : undefined;
  const number = unit === undefined ? undefined : BARE_VALUE.exec(value)?.[1];
  if (unit !== undefined && number !== undefined) {
    const from = valueStart - start;
    const amount = Number(number.replaceAll(',', '')) * unit;
    return [{ amount, currency: 'KRW', isSure: true, at: [from, from + number.length] }];
  }
  const told = moneyOf(words);
  const bare = [...words.matchAll(BARE)].flatMap(({ index, 0: whole, 1: digits = '' }): Money[] => {
    const at = [index + whole.length - digits.length, index + whole.length] as const;
    const isTold = told.some((money) => money.at[0] < at[1] && money.at[1] > at[0]);
    return isTold ? [] : [{ amount: Number(digits.replaceAll(',', '')), currency: 'KRW', isSure: true, at }];
  });
  return [...told, ...bare].sort((a, b) => a.at[0] - b.at[0]);
}

const lastIn = (words: string, pattern: RegExp): number =>
  [...words.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1;

const ITEM = /^\s*(?:[-•·*▪–]|\(?(?:\d{1,2}|[a-h])[.)]|[①-⑳])\s/i;

const isLarge = ({ currency, amount }: Money): boolean => currency !== 'KRW' || amount >= LEAST_UNNAMED;

function merged(taken: readonly Candidate[], text: string, only: Vat | null): Fee[] {
  const fees: Fee[] = [];
  let end = -1;
  for (const { money, line, before, vat } of taken) {
    const at = [line.start + money.at[0], line.start + money.at[1]] as const;
    const last = fees.at(-1);
    const between = last && end >= 0 ? text.slice(end, at[0]) : null;
    const isRange =
      between !== null && /^\s?(?:[~〜∼–-]|에서|to)\s?$/.test(between) && last?.currency === money.currency;
    const isSame =
      between !== null &&
      last !== undefined &&
      (last.currency === money.currency
        ? last.amount === money.amount && /^[^,;.\n]{0,12}[(/]?\s?$/.test(between)
        : CONVERTED.test(between));
    if (isRange && last && last.amount <= money.amount) {
      if (money.currency === 'KRW' && last.amount < 10_000 && money.amount >= 100_000) last.amount *= 10_000;
      last.toAmount = money.amount;
      last.quote = quoteOf(text, last.quote.at[0], at[1]);
      last.vat = vatBehind(line, money) ?? last.vat;
    } else if (!isSame) {
      fees.push({
        amount: money.amount,
        toAmount: null,
        currency: money.currency,
        vat: vat ?? vatFor(line, money, only),
        per: perOf(before, line.text.slice(money.at[1], money.at[1] + 18)),
        for: purposeOf(line, money, before),
        quote: quoteOf(text, at[0], at[1]),
      });
    }
    end = at[1];
  }
  return fees;
}

/** '건당 90만원, 총 360만원': what stands last before an amount is said of it. */
const perOf = (before: string, behind: string): Fee['per'] => {
  if (MONTHLY_BEHIND.test(behind)) return 'month';
  if (/=\s?$/.test(before)) return 'total';
  const [each, total] = [EACH, TOTAL].map((words) => lastIn(before, words));
  if (TOTAL_BEHIND.test(behind)) return 'total';
  if (EACH_BEHIND.test(behind) || (each ?? -1) > (total ?? -1)) return 'each';
  if ((total ?? -1) >= 0) return 'total';
  return MONTHLY.test(before) ? 'month' : null;
};

/** What is said of VAT between an amount and the next one. */
function vatBehind({ text }: MailLine, { at }: Money): Vat | null {
  const words = text.slice(at[1], at[1] + 24);
  const [next] = moneyOf(words);
  return vatsIn(next ? words.slice(0, next.at[0]) : words)[0]?.vat ?? null;
}

/** Of an amount itself, of all amounts of its line, or of all of the mail; what is said of another amount is not of this. */
function vatFor(line: MailLine, money: Money, only: Vat | null): Vat | null {
  const own = vatBehind(line, money);
  if (own !== null) return own;
  const said = vatsIn(line.text);
  const later = said.find(({ at }) => at >= money.at[1]);
  if (later) return later.vat;
  const first = moneyOf(line.text)[0]?.at[0] ?? money.at[0];
  const earlier = said.find(({ at }) => at < first);
  if (earlier) return earlier.vat;
  return said.length > 0 ? null : only;
}

/** '브랜디드 1편 + 쇼츠 1편 | 480만원' */
const isPackage = (before: string): boolean => {
  const cell =
    withoutEnd(before, /[\s|:：=\-–—→(]/)
      .split(/[|,;\n]/)
      .at(-1) ?? '';
  const forms = cell.split(/\s?\+\s?/).map(formOf);
  return forms.length > 1 && forms.every((form) => form !== null) && moneyOf(cell).length === 0;
};

/** The form that stands last before an amount, after the amount before it; else that of its label. */
function purposeOf(line: MailLine, { at }: Money, before: string): Fee['for'] {
  const behind = /^\s(?:per|for)\s([^,.;+]{2,40})/.exec(line.text.slice(at[1], at[1] + 48))?.[1] ?? '';
  const after = formOf(behind.split(/\sand\s/)[0] ?? '');
  if (after !== null && after !== 'video') return after;
  const [, clause = ''] =
    /(?:^|[,;/·+]|원|\sand\s)([^,;/·+원]{0,60}?)$/.exec(line.text.slice(0, at[0]).slice(-80)) ?? [];
  const own = clause.split(/(?<=[a-z])[.!?]\s(?=[A-Z])/).at(-1) ?? '';
  if (isPackage(line.text.slice(0, at[0]))) return null;
  const form = formOf(own);
  if (form !== null && form !== 'video') return form;
  if (USAGE.test(before)) return 'usage';
  if (EXCLUSIVE.test(before)) return 'exclusivity';
  const named = line.isLabelled && moneyOf(line.text).length === 1 ? formOf(line.label) : null;
  return named === 'video' ? null : named;
}
