import { quoteOf, type Deadline, type DeadlineKind } from './brief-types.ts';
import { daysOf, type ReadDay } from './days.ts';
import { quoteOfLine, type MailLine } from './mail-lines.ts';

const KINDS: readonly [kind: DeadlineKind, pattern: RegExp][] = [
  [
    'draft',
    /초안|가편|시안|1차 ?(?:본|편집|영상|컷|제출|전달)|드래프트|기획안|대본|스크립트|콘티|원고 ?(?:제출|전달|마감)|first cut|draft|script|storyboard|rough cut/gi,
  ],
  [
    'upload',
    /업로드|게시(?!물)|라이브 ?(?:일|예정)|발행|공개(?:일| 예정)?|온에어|릴리즈|포스팅 ?(?:일|마감|기한)|upload|publish(?:ing|ed)?|go(?:es)? live|live date|live (?:on|by)|posting date|post(?:ed)? (?:by|on)|release/gi,
  ],
  ['reply', /회신|답변|답장|신청 ?마감|지원 ?마감|모집|확인 ?부탁|reply|respond|let us know|get back/gi],
  ['shoot', /촬영|녹화|방문 ?일|shoot(?:ing)?|filming/gi],
];
const OTHER = /마감|일정|기한|기간|제품 ?(?:발송|배송)|deadline|due|by\b|까지/i;
const NO_DEADLINE =
  /지급|입금|정산|송금|발행 ?후|출시|런칭|론칭|설립|payment|invoice|활용 ?기간|사용 ?기간|경업|동종|launched|founded|행사|세일/i;
const RELATIVE =
  /(?:(?:제품|상품)\s?(?:수령|배송|발송)|계약(?:서)?(?:\s?(?:체결|날인))?|컨펌|확정|회신|초안(?:\s?(?:컨펌|전달))?|수령|입금|승인|촬영)\s?(?:일|일로부터|후|이후|완료 후|기준|시점부터|으?로부터)+\s?(?:최대\s?)?(?:\d{1,2}\s?(?:일|주|주일|개월|영업일)|[한두세]\s?(?:주|달))\s?(?:이내|내|안|뒤|후|까지)?|within (?:\d{1,2}|one|two|three) (?:business )?(?:days?|weeks?)(?: (?:of|after|from) [\w ]{1,30})?|(?:다음|이번|차주|금주|내|다다음)\s?(?:주|달)?\s?[월화수목금토일]요일|\d{1,2}월\s?(?:초순?|중순|말|하순|첫째|둘째|셋째|넷째|마지막|중|내)(?:\s?주)?|(?:이번|다음) ?달 ?(?:초|중순|말|안|내)|ASAP|최대한 빨리|가능한 빨리/gi;

const lastOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
const firstOf = (text: string, pattern: RegExp): number => {
  const index = [...text.matchAll(pattern)][0]?.index;
  return index ?? Number.POSITIVE_INFINITY;
};

/** The word before a day says what it is for ('업로드: 3/15'), or where none stands before, the one behind ('3/15 업로드'). */
function kindOf(before: string, after: string, isBeforeFirst: boolean, label: string): DeadlineKind | null {
  const byBefore = KINDS.map(([kind, pattern]) => ({ kind, at: lastOf(before, pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.kind;
  const byAfter = KINDS.map(([kind, pattern]) => ({ kind, at: firstOf(after, pattern) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)[0]?.kind;
  const byLabel = KINDS.find(
    ([, pattern]) => firstOf(label, pattern) >= 0 && Number.isFinite(firstOf(label, pattern)),
  )?.[0];
  const own = isBeforeFirst ? (byBefore ?? byAfter) : (byAfter ?? byBefore);
  return own ?? byLabel ?? (OTHER.test(label) || OTHER.test(before + after) ? 'other' : null);
}

const hasKind = (words: string): boolean => KINDS.some(([, pattern]) => words.search(pattern) >= 0);

/** The days by which something is to be done, in the order of the mail. `today` (ISO day) gives the year where none stands. */
export function deadlinesOf(text: string, lines: readonly MailLine[], today: string | null): Deadline[] {
  const days = daysOf(text, today);
  const found: Deadline[] = [];
  let next = 0;
  for (const line of lines) {
    const end = line.start + line.text.length;
    const own: ReadDay[] = [];
    while (next < days.length && (days[next]?.at[0] ?? 0) < end) {
      const day = days[next];
      if (day && day.at[0] >= line.start) own.push(day);
      next += 1;
    }
    if (own.length === 0) {
      const relative = relativeOf(text, line);
      if (relative) found.push(relative);
    } else if (!/^(?:date|sent|보낸 ?날짜|날짜|작성일|수신|발신)$/i.test(line.label)) {
      const dated = datedOf(text, line, own);
      found.push(...dated, ...besideOf(text, line, dated));
    }
  }
  return found;
}

const RANGE = /^\s?(?:\([월화수목금토일]\))?\s?(?:[~〜∼–-]|부터|to|and)\s?$/;

/** Days in order, the two ends of a span together. */
function spansOf(text: string, days: readonly ReadDay[]): { first: ReadDay; last: ReadDay }[] {
  const spans: { first: ReadDay; last: ReadDay }[] = [];
  for (const day of days) {
    const before = spans.at(-1);
    if (before && RANGE.test(text.slice(before.last.at[1], day.at[0]))) before.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}

function datedOf(text: string, line: MailLine, days: readonly ReadDay[]): Deadline[] {
  const spans = spansOf(text, days);
  const isBeforeFirst = hasKind(line.text.slice(0, (days[0]?.at[0] ?? 0) - line.start));
  return spans.flatMap(({ first, last }, i): Deadline[] => {
    const [from, to] = [first.at[0] - line.start, last.at[1] - line.start];
    const previous = spans[i - 1]?.last;
    const before = line.text.slice(previous ? previous.at[1] - line.start : Math.max(0, from - 60), from);
    const next = spans[i + 1]?.first.at[0] ?? line.start + to + 40;
    const after = line.text.slice(to, Math.min(to + 40, next - line.start));
    const clauseBefore = /[^,;.·]*$/.exec(before)?.[0] ?? '';
    const clauseAfter = /^[^,;·]*/.exec(after)?.[0] ?? '';
    if (NO_DEADLINE.test(`${line.isLabelled ? line.label : ''} ${clauseBefore} ${clauseAfter.slice(0, 14)}`)) return [];
    const kind = kindOf(clauseBefore, clauseAfter, isBeforeFirst, line.label);
    if (kind === null) return [];
    const isSpan = first !== last;
    return [
      {
        kind,
        date: last.date || null,
        from: isSpan ? first.date || null : null,
        quote: quoteOf(text, first.at[0], last.at[1]),
      },
    ];
  });
}

/** In a line with days: what another clause of it leaves open, as ‘초안은 5/20까지, 업로드는 6월 첫째 주’ does. */
function besideOf(text: string, line: MailLine, dated: readonly Deadline[]): Deadline[] {
  const head = line.text.slice(0, 600);
  return [...head.matchAll(RELATIVE)].flatMap(({ index, 0: words }): Deadline[] => {
    const before = /[^,;.·]*$/.exec(head.slice(0, index))?.[0] ?? '';
    const after = /^[^,;.·]*/.exec(head.slice(index + words.length))?.[0] ?? '';
    if (NO_DEADLINE.test(before + after) || !hasKind(before + after)) return [];
    const kind = kindOf(before, after, hasKind(before), '');
    if (kind === null || dated.some((one) => one.kind === kind)) return [];
    const at = line.start + index;
    return [{ kind, date: null, from: null, quote: quoteOf(text, at, at + words.length) }];
  });
}

function relativeOf(text: string, line: MailLine): Deadline | null {
  const head = line.text.slice(0, 600);
  if (NO_DEADLINE.test(head) || (!hasKind(head) && !OTHER.test(line.label))) return null;
  const match = [...head.matchAll(RELATIVE)][0];
  if (!match) return null;
  const kind = kindOf(
    head.slice(0, match.index),
    head.slice(match.index),
    hasKind(head.slice(0, match.index)),
    line.label,
  );
  const words =
    head.length > 120
      ? quoteOf(text, line.start + match.index, line.start + match.index + match[0].length)
      : quoteOfLine(text, line);
  return kind === null ? null : { kind, date: null, from: null, quote: words };
}
