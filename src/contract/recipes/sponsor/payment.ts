import type { Payment, Read } from './brief-types.ts';
import { daysOf } from './days.ts';
import type { MailLine } from './mail-lines.ts';
import { clausesAbout, numberOf, OTHER_TERM, placesOf } from './terms.ts';

const PAYMENT =
  /지급|입금|정산|송금|결제|대금|세금\s?계산서|계산서|선금|잔금|착수금|계약금|선입금|후불|지불|돈은|\bwe(?:['’]ll)? pay\b|\bpaying (?:via|by|you|through)\b|\btransfer(?:red)? (?:the|your|within|on|to)|\bhalf\b[^.\n]{0,40}\bafter\b|remit|up[ -]?front|deposit|remainder|balance|payment|paid\b(?! (?:partnership|media|social|ads?|promotion|usage))|(?:사례|고료|원고료|제작비|광고비|비용|돈|수고비)[^\n]{0,70}(?:보내|드)(?:\s?드)?(?:립니다|려요|릴게요|릴 예정)|(?:공개|게시|업로드|발행)(?:되|하시|하)고\s(?:나서\s)?[^.\n]{1,12}\s?(?:안|이내|내|뒤|후)에?\s(?:바로\s)?(?:보내|넣어)\s?드|\b(?:wire|send|venmo|transfer) (?:it|you|the (?:money|fee|rest))\b|\bby wire\b|\bpaypal\b|\bpayoneer\b|\bpayable\b|(?:반|절반)은\s[^.\n]{0,20}먼저|쏴 ?드[리려릴]|\d ?%(?:를|을)? ?떼고|계약서 쓰고 \d|(?:나머지|잔액)\s\d{2,4}(?:만|\s|이)|net\s?-?\d{2}|invoice|payout|\d{1,3} ?%[^.\n]{0,40}\b(?:sign|approv|publish|live|post)/i;
const NO_PAYMENT =
  /위약|배상|환불|발행\s?시\s?(?:부가세|VAT)|계산서\s?(?:[Oo○](?![a-z])|가능|발행 ?가능|[Xx](?![a-z])|불가)|수수료(?:를|가)?\s?지급받을|지급하지|정산 ?(?:방법|방식)은? ?(?:협의|추후)|paid (?:partnership|media|ads?|promotion|usage)/i;
const IN_DAYS =
  /(?:(\d{1,3})\s?(?:영업\s?)?(?:일|days?)(?!\s?(?:자|\())|(\d{1,2}|one|two|three|four|six|한|두|세)\s?(?:주|주일|weeks?)|(\d{1,2})\s?(?:개월|달|months?)|net\s?-?(\d{2,3}))/i;
const AFTER: readonly [after: Payment['after'], pattern: RegExp][] = [
  ['invoice', /계산서|청구|invoice/i],
  ['contract', /계약|착수|선금|선지급|선입금|upfront|advance|signing/i],
  [
    'upload',
    /업로드|게시|공개|포스팅|온에어|방송|완료|올라가|올라간|올라[온오]|올리[시신는]|올려|발행|라이브|종료|upload|publi|live|post|goes up|go up|is up\b|\bonline\b/i,
  ],
  ['invoice', /net\s?-?\d/i],
];

/** The last payment counts: of '계약금 50%, 잔금 업로드 후 30일' the thirty days. */
export function paymentOf(text: string, lines: readonly MailLine[], today: string | null): Read<Payment> | null {
  let best: Read<Payment> | null = null;
  for (const { line, words, quote } of placesOf(text, lines, PAYMENT)) {
    if (NO_PAYMENT.test(words) || (line.isLabelled && OTHER_TERM.test(line.label) && !PAYMENT.test(line.label)))
      continue;
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

/** Of several things that a sentence names, the one that stands last before the days. */
function afterNear(words: string): Payment['after'] {
  const before = words.slice(0, IN_DAYS.exec(words)?.index ?? 0);
  const said = AFTER.map(([after, pattern]) => ({
    after,
    at: [...before.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1,
  })).toSorted((a, b) => b.at - a.at)[0];
  return said && said.at >= 0 ? said.after : null;
}

/** What is taken off before a payment, or for how many pieces a contract is, tells no day. */
const NO_DAY = /(?:공제|차감)(?:한|하고)?\s?후\s?(?:지급|입금|정산)?|(?:패키지|연간|장기|다건)\s?계약/g;

/** '계약 시 50%, 업로드 후 50%', '나머지 300' */
const IN_PARTS = /\d ?%[^%]*\d ?%|나머지|잔금|잔액|remainder|balance/i;

/** '열흘 안에' */
const NATIVE = /(?<![가-힣])(하루|이틀|사흘|나흘|닷새|엿새|일주일|열흘|보름)(?=\s?(?:안|이내|내|뒤|후))/g;
const NATIVE_DAYS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  일주일: 7,
  열흘: 10,
  보름: 15,
};
const inDays = (_said: string, words: string): string => `${NATIVE_DAYS[words]}일`;

/** 'thirty days after', 'fifteen (15) days of' */
const ENGLISH_DAYS =
  /\b(five|seven|ten|fourteen|fifteen|thirty|forty-five|sixty|ninety)(?: \(\d{1,3}\))?(?= (?:business |working |calendar )?days?\b)/gi;
const inDigits = (_said: string, words: string): string => String(numberOf(words));

/** Of five working days a week passes. */
const WORKING_DAYS = /(\d{1,2})\s?(?:영업\s?일|워킹\s?데이|(?:business|working) days?)/gi;
const inCalendarDays = (_said: string, days: string): string => `${Math.ceil((Number(days) * 7) / 5)}일`;

function payment(written: string, today: string | null): Payment {
  const all = written
    .replace(NO_DAY, ' ')
    .replace(NATIVE, inDays)
    .replace(ENGLISH_DAYS, inDigits)
    .replace(WORKING_DAYS, inCalendarDays);
  const own = paidIn(all);
  const words = IN_DAYS.test(own) || !IN_DAYS.test(all) ? own : withoutOthers(all);
  const month =
    /(익\s?익\s?월|다다음\s?달)|(익월|다음\s?달|(?:next|following) month|month (?:following|after))|(당월|이번 ?달|(?:업로드|공개|게시)(?:하신|된|한)? ?[달월](?= ?(?:말|\d))(?![^\n]*(?:익월|다음\s?달))|(?:매월|매달)(?=\s?(?:말|\d{1,2}\s?일))(?![^\n]*(?:익월|다음\s?달|계산서)))/i.exec(
      words,
    );
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
  const isNextDay =
    /\bthe (?:next )?day after\b|(?:(?:업로드|게시|공개)\S{0,4}|올라온[^.\n]{1,12}|올려 ?주신|올리신)\s?(?:다음\s?날|익일)/i.test(
      words,
    );
  const found = [...words.matchAll(new RegExp(IN_DAYS, 'gi'))].map(
    ([, days, weeks, months, net]) =>
      Number(days ?? net ?? 0) + (weeks === undefined ? 0 : numberOf(weeks)) * 7 + Number(months ?? 0) * 30,
  );
  const last =
    words.split(/[,;]|\s(?:and|및|\+)\s|(?<=[하되]고|하며)\s/).findLast((clause) => IN_DAYS.test(clause)) ?? words;
  const rest = IN_PARTS.test(words)
    ? words.split(/[,;]|\s(?:and|및)\s/).findLast((clause) => afterOf(clause))
    : undefined;
  const after = afterOf(last === words && rest !== undefined ? rest : last) ?? afterNear(words) ?? afterOf(words);
  const isSpan = /후|이내|내|안|뒤|부터|within|after|of|net|days/i.test(words);
  const days = found.length > 0 && isSpan && date === '' ? Math.max(...found) : null;
  const isAtOnce =
    days === null &&
    /즉시|당일|날 (?:바로|입금|송금)|바로 (?:입금|송금)|(?:입금|송금)(?:은|을)?\s[^.\n]{1,12}바로|\bthe day (?:it|the \w+) goes\b|(?:the )?same day|선지급|선입금|upfront|in advance|on signing/i.test(
      words,
    );
  return { after, days: isNextDay && days === null ? 1 : isAtOnce ? 0 : days, date: date || null };
}
