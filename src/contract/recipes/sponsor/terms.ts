import { quoteOf, type Months, type Payment, type Quote, type Read, type Required, type Usage } from './brief-types.ts';
import { daysOf } from './days.ts';
import { quoteOfLine, type MailLine } from './mail-lines.ts';

const NUMBER_WORD: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  twelve: 12,
  a: 1,
  an: 1,
};
const numberOf = (words: string | undefined): number => NUMBER_WORD[(words ?? '').toLowerCase()] ?? Number(words);

const ENDLESS =
  /무제한|영구|무기한|기한 ?없|기간 ?(?:제한 ?)?없|제한 ?없|계속(?:해서)? ?(?:사용|활용)|평생|unlimited|perpetu|indefinite|forever|no (?:time )?limit|in all media worldwide/i;
const NONE =
  /없음|없습니다|없어요|없이|해당 ?없|불가|미포함|하지 ?않|안 ?합|요구하지|제외|none\b|not (?:required|included|needed)|\bno (?:usage|exclusiv|whitelist)/i;
const SPAN =
  /(?<![\d.])(\d{1,3})\s?(개월|달|months?|년|years?|일(?!\b\S*까지)|days?|주|weeks?)|(한|두|세|one|two|three|six|twelve|a)\s?(달|년|months?|years?)/i;

/** A term in a line, in months: days by thirty, weeks by four to a month. */
function monthsOf(words: string): Months {
  if (ENDLESS.test(words)) return 'unlimited';
  const match = SPAN.exec(words);
  if (!match) return null;
  const count = numberOf(match[1] ?? match[3]);
  const unit = (match[2] ?? match[4] ?? '').toLowerCase();
  if (/^(?:년|year)/.test(unit)) return count * 12;
  if (/^(?:일|day)/.test(unit)) return Math.round((count / 30) * 10) / 10;
  if (/^(?:주|week)/.test(unit)) return Math.round((count / 4) * 10) / 10;
  return count;
}

const CLAUSE = /[,;，·]|\s\/\s|(?:이|하|으|리|되)며\s|(?:하|이|되)고\s|\s(?:및|그리고|and)\s/g;
/** What a period further on in the sentence may be about instead. */
const OTHER_TERM =
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
    monthsOf(words.slice(to, other < 0 ? words.length : edges[other]))
  );
}

/** The clauses of a sentence that are about a term; all of it where no clause is. */
function clausesAbout(words: string, term: RegExp): string {
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

function placesOf(text: string, lines: readonly MailLine[], pattern: RegExp): Place[] {
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
    const begin = at - (/[^.!?\n]*$/.exec(head.slice(Math.max(0, at - 150), at))?.[0].length ?? 0);
    const to = at + (/^[^.!?\n]*/.exec(head.slice(at, at + 200))?.[0].length ?? 0);
    const from = begin + (/^\s*/.exec(head.slice(begin, at))?.[0].length ?? 0);
    const words = head.slice(from, to);
    found.push({ line, words, quote: quoteOf(text, line.start + from, line.start + to) });
  }
  return found;
}

const REVISION = /수정|피드백|리비전|revis|edits?\b|rounds? of|feedback/i;
const ENDLESS_REVISION =
  /무제한|제한 ?(?:없|을 두지)|횟수 ?(?:제한 ?)?없|만족(?:하실|할|스러울|하는) ?때까지|될 ?때까지|필요(?:한|할) ?만큼|unlimited|until (?:we|the (?:brand|client)|approved|satisf)|as many/i;
const TIMES =
  /(\d{1,2})\s?(?:회|번|차례)(?!\s?(?:차|당))|(한|두|세|네|다섯)\s?(?:번|차례)|\b(\d{1,2}|one|two|three|four|five)\s(?:rounds?|revisions?|edits?|times)/i;

export function revisionsOf(text: string, lines: readonly MailLine[]): Read<number | 'unlimited'> | null {
  for (const { words, quote } of placesOf(text, lines, REVISION)) {
    const near = clausesAbout(words, REVISION);
    if (ENDLESS_REVISION.test(near)) return { value: 'unlimited', quote };
    const times = TIMES.exec(near);
    if (times) return { value: numberOf(times[1] ?? times[2] ?? times[3]), quote };
    if (/수정\s?(?:은|은\s)?\s?(?:불가|없음)|no revisions/i.test(near)) return { value: 0, quote };
  }
  return null;
}

const USAGE =
  /2차\s?(?:적\s?)?(?:활용|저작|사용|가공|라이[선센]스|이용)|이차\s?(?:활용|저작)|(?:광고|퍼포먼스|마케팅|홍보)\s?(?:용\s?)?(?:소재|물|목적)[^.\n]{0,12}(?:활용|사용)|(?:콘텐츠|컨텐츠|영상|사진|이미지|결과물|소스)[^.\n]{0,10}(?:활용|사용권|이용권|라이[선센]스)|활용\s?(?:권|범위|기간)|사용\s?(?:권|기간|범위)|화이트리스트|파트너십\s?광고|스파크\s?(?:애즈|광고)|usage(?: rights)?|whitelist|licen[sc](?:e|ing)|spark ads|paid (?:media|ads)|repurpos|in perpetuity/i;
const FOR_ADS = /광고|퍼포먼스|메타|소재|유료|집행|화이트리스트|스파크|마케팅|paid|\bads?\b|advert|whitelist|boost/i;

export function usageOf(text: string, lines: readonly MailLine[]): Read<Usage> | null {
  const places = placesOf(text, lines, USAGE).filter(({ words }) => !/저작권법|무단/.test(words));
  const best = places.find(({ words }) => monthsOfTerm(words, USAGE) !== null) ?? places[0];
  if (!best) return null;
  const { words, quote } = best;
  const months = monthsOfTerm(words, USAGE);
  const isNone = months === null && NONE.test(words);
  return {
    value: { months: isNone ? 0 : months, isForAds: !isNone && places.some((each) => FOR_ADS.test(each.words)) },
    quote,
  };
}

const EXCLUSIVE =
  /경업\s?(?:금지)?|경쟁\s?(?:사|업체|브랜드|제품)|동종\s?(?:업계|업종|제품|카테고리|브랜드|업체)?|(?:동일|유사|같은)\s?(?:카테고리|업종|제품군|품목|업계)|타\s?(?:브랜드|사|업체)[^.\n]{0,14}(?:광고|협찬|협업|진행|노출|금지)|독점|exclusiv|competitor|competing|non-?compete/i;
const NO_EXCLUSIVE =
  /독점\s?(?:공개|판매|성분|기술|할인|혜택)|경쟁력|경쟁사\s?(?:대비|제품\s?대비|보다)|exclusive (?:discount|offer|code|deal|access)/i;

export function exclusivityOf(text: string, lines: readonly MailLine[]): Read<Months> | null {
  const places = placesOf(text, lines, EXCLUSIVE).filter(({ words }) => !NO_EXCLUSIVE.test(words));
  const best = places.find(({ words }) => monthsOfTerm(words, EXCLUSIVE) !== null) ?? places[0];
  if (!best) return null;
  const months = monthsOfTerm(best.words, EXCLUSIVE);
  const isNone =
    months === null && /없음|없습니다|없어요|해당 ?없|none\b|not required|no exclusiv|non-exclusive/i.test(best.words);
  return { value: isNone ? 0 : months, quote: best.quote };
}

const PAYMENT =
  /지급|입금|정산|송금|결제|세금\s?계산서|계산서|선금|잔금|착수금|계약금|payment|paid\b|net\s?-?\d{2}|invoice|payout/i;
const NO_PAYMENT =
  /수수료(?:를|가)?\s?지급받을|지급하지|정산 ?(?:방법|방식)은? ?(?:협의|추후)|paid (?:partnership|media|ads?|promotion|usage)/i;
const IN_DAYS =
  /(?:(\d{1,3})\s?(?:영업\s?)?(?:일|days?)(?!\s?(?:자|\())|(\d{1,2})\s?(?:주|주일|weeks?)|(\d{1,2})\s?(?:개월|달|months?)|net\s?-?(\d{2,3}))/i;
const AFTER: readonly [after: Payment['after'], pattern: RegExp][] = [
  ['invoice', /계산서|invoice/i],
  ['contract', /계약|착수|선금|선지급|선입금|upfront|advance|signing/i],
  ['upload', /업로드|게시|완료|발행|라이브|종료|upload|publi|live|post/i],
  ['invoice', /net\s?-?\d/i],
];

/** The last payment counts: of '계약금 50%, 잔금 업로드 후 30일' the thirty days. */
export function paymentOf(text: string, lines: readonly MailLine[], today: string | null): Read<Payment> | null {
  let best: Read<Payment> | null = null;
  for (const { words, quote } of placesOf(text, lines, PAYMENT)) {
    if (NO_PAYMENT.test(words)) continue;
    const value = payment(words, today);
    if (value.after === null && value.days === null && value.date === null) continue;
    if (best === null || (value.days ?? -1) > (best.value.days ?? -1)) best = { value, quote };
  }
  return best;
}

const paidIn = (words: string): string =>
  /\s\/\s|[;·]/.test(words) ? clausesAbout(words, PAYMENT) : withoutOthers(words);

/** Where a day of payment can stand; the days of a draft beside it are none. */
const datedIn = (words: string): string => {
  const own = words.split(/,\s|\.\s(?=[A-Z])/).filter((clause) => PAYMENT.test(clause));
  return own.length === 0 ? words : own.join(', ');
};

/** A sentence on payment without its clauses on other terms. */
const withoutOthers = (words: string): string => {
  const clauses = words.split(/,\s|\s\/\s|[;·]/);
  const own = clauses.filter(
    (clause) =>
      PAYMENT.test(clause) || !/2차|활용|경쟁|경업|동종|독점|유지|삭제|수정|exclusiv|usage|revision/i.test(clause),
  );
  return own.length === 0 ? words : own.join(', ');
};

const afterOf = (words: string): Payment['after'] => AFTER.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

function payment(all: string, today: string | null): Payment {
  const own = paidIn(all);
  const words = IN_DAYS.test(own) || !IN_DAYS.test(all) ? own : withoutOthers(all);
  const month = /(익\s?익\s?월|다다음\s?달)|(익월|다음\s?달|next month|following month)|(당월|이번 ?달)/i.exec(words);
  const date = daysOf(datedIn(words), today).at(-1)?.date ?? '';
  if (month) {
    const months = month[1] ? 2 : month[2] ? 1 : 0;
    const rest = words.slice(month.index + month[0].length);
    const day = /^[^.\n]{0,6}?(\d{1,2})\s?일/.exec(rest)?.[1];
    return {
      after: 'month',
      days: day === undefined ? (months + 1) * 30 : months * 30 + Number(day),
      date: date || null,
    };
  }
  const found = [...words.matchAll(new RegExp(IN_DAYS, 'gi'))].map(
    ([, days, weeks, months, net]) => Number(days ?? net ?? 0) + Number(weeks ?? 0) * 7 + Number(months ?? 0) * 30,
  );
  const last = words.split(/[,;]/).findLast((clause) => IN_DAYS.test(clause)) ?? words;
  const after = afterOf(last) ?? afterOf(words);
  const isSpan = /후|이내|내|within|after|of|net|days/i.test(words);
  const days = found.length > 0 && isSpan && date === '' ? Math.max(...found) : null;
  const isAtOnce = days === null && /즉시|당일|선지급|선입금|upfront|in advance|on signing/i.test(words);
  return { after, days: isAtOnce ? 0 : days, date: date || null };
}

const MUST_LABEL =
  /필수\s?(?:멘트|문구|언급|포함|내용|키워드|표현|사항|가이드|고지)|USP|소구\s?(?:점|포인트)|핵심\s?(?:메시지|포인트|소구)|강조\s?(?:점|포인트|사항)|셀링\s?포인트|멘트|언급\s?사항|key (?:message|point)s?|must[- ](?:say|mention|include)s?|talking points?|required (?:mention|message|line)s?/i;
const MUST_PROSE =
  /['"“‘「]([^'"“”‘’「」\n]{2,120})['"”’」]\s?(?:(?:이)?라는\s)?(?:문구|멘트|말|내용|메시지|표현|점|키워드)?(?:을|를|은|는)?\s?(?:꼭|반드시|필수로|1회 이상|한 번)?\s?(?:언급|말씀|포함|강조|노출|넣어)|(?:mention|say|include)\s["“']([^"“”\n]{2,120})["”']/gi;
const MOST_SAYS = 20;

export function mustSaysOf(text: string, lines: readonly MailLine[]): Read<string>[] {
  const found: Read<string>[] = [];
  for (const line of lines) {
    if (line.value === '' || line.label === '' || !MUST_LABEL.test(line.label) || /해시태그|링크/.test(line.label))
      continue;
    const value = line.value
      .replace(/^[\s\-•·*]+|["'“”‘’]/g, '')
      .replace(/^\d{1,2}[.)]\s*/, '')
      .trim()
      .slice(0, 300);
    const from = line.value.indexOf(value.slice(0, 10));
    if (value !== '' && from >= 0) {
      const start = line.valueStart + from;
      const isWhole = line.value.startsWith(value, from);
      const length = isWhole ? value.length : Math.min(line.value.length - from, 300);
      found.push({ value, quote: quoteOf(text, start, start + length) });
    }
    if (found.length >= MOST_SAYS) return found;
  }
  for (const match of text.slice(0, 40_000).matchAll(MUST_PROSE)) {
    const value = match[1] ?? match[2] ?? '';
    const at = match.index + match[0].indexOf(value);
    if (found.length < MOST_SAYS && found.every((each) => !each.value.includes(value))) {
      found.push({ value, quote: quoteOf(text, at, at + value.length) });
    }
  }
  return found;
}

const HASHTAG = /(?<![\p{L}\p{N}/#&])#(?!\d{1,3}(?![\p{L}\p{N}_]))[\p{L}\p{N}_]{1,60}/gu;
const LINK = /https?:\/\/[^\s<>"')\]|]{3,2000}/g;
const LINK_ASKED = /링크|link|url|고정\s?댓글|더보기|설명란|프로필|구매|랜딩|스토어|landing|store/i;
const MOST_REQUIRED = 50;

/** All hashtags, and those addresses whose line asks for a link. */
export function requiredOf(text: string, lines: readonly MailLine[]): Read<Required>[] {
  const found: Read<Required>[] = [];
  for (const line of lines) {
    const before = lines[lines.indexOf(line) - 1];
    for (const [kind, pattern] of [
      ['hashtag', HASHTAG],
      ['link', LINK],
    ] as const) {
      const asked = `${line.label} ${line.text.replace(LINK, '')} ${before?.value === '' || before?.text.endsWith(':') ? before.text : ''}`;
      if (kind === 'link' && !LINK_ASKED.test(asked)) continue;
      for (const { index, 0: matched } of line.text
        .replace(kind === 'hashtag' ? LINK : /$^/g, (url) => ' '.repeat(url.length))
        .matchAll(pattern)) {
        const words = matched.replace(/[.,]+$/, '');
        if (found.some(({ value }) => value.words === words)) continue;
        const at = line.start + index;
        found.push({ value: { kind, words }, quote: quoteOf(text, at, at + words.length) });
        if (found.length >= MOST_REQUIRED) return found;
      }
    }
  }
  return found;
}
