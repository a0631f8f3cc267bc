import { quoteOf, type Deadline, type DeadlineKind } from './brief-types.ts';
import { addDays, daysOf, type ReadDay } from './days.ts';
import { quoteOfLine, type MailLine } from './mail-lines.ts';
import { reportDaysIn } from './report-days.ts';
import { BEFORE_DAY, beforeOf, relativeDay, weekdayOf, type Before } from './relative-days.ts';

const KINDS: readonly [kind: DeadlineKind, pattern: RegExp][] = [
  [
    'draft',
    /초안|가편|시안|구성안|(?<=[(（,]\s?)검수(?: ?(?:일|기한|일정))?\s?$|^원고$|원고(?=\s?[:：|])|영상(?:을)? (?:먼저 |미리 )?보내 ?주|^(?:영상 |사전 |1차 )?검수(?: ?(?:일|기한|일정))?$|1차 ?(?:본|안(?![가-힣])|편집|영상|컷|제출|전달)|드래프트|기획안|concept\b|대본|스크립트|콘티|원고 ?(?:제출|전달|마감|확인|공유)|원고(?:는|를)(?=[^.\n]{0,30}(?:볼 수|보여|받|공유|확인))|먼저 (?:보여|공유|확인|볼 수)|(?:사전|미리) ?(?:보여|공유|확인|검수|검토)|한 번 보여 ?주|검수본|검토본|for (?:our )?(?:review|approval)|preview|first cut|시사본|편집본|finished edit|edit (?:by|before)\b|draft|script|storyboard|rough cut/gi,
  ],
  [
    'upload',
    /업로드|게시(?!물)|라이브 ?(?:일|예정)|라이브(?=[가은는이]\s*(?:\d|$))|라이브(?=\s?(?:[:：|]|$))|(?:후기|리뷰|포스팅)[^.\n]{0,24}?(?:작성|등록)|등록(?=해 ?주|하시면)|작성 ?(?:부탁|기한|마감)|올려 ?주|올리(?:시?는|실)|올라(?:가|갔|갈|올)|발행|공개(?:일| 예정)?|온에어|릴리즈|포스팅 ?(?:일|마감|기한)|(?:한|1) ?(?:편|건|개)씩|upload|publish(?:ing|ed)?(?! (?:partners?|houses?))|go(?:es|ing)? out\b|go(?:es|ing)? (?:live|up)\b|live date|live (?:on|by|between|before|around|no later|the week)|live(?=:?\s?$)|\blive(?= (?:at|by) )|post(?:ing)? date|\bvideo (?:up|out) (?:on|by)|\btarget(?: date)?\s?:|air ?date|on[- ]air|납품|posting(?=\s?[:：|])|(?<=\bfor )posting|\bpost it\b|\bpost (?:somewhere|sometime|any ?time)\b|post(?:ed)? (?:it )?(?:by|on|between|before|around|no later)|release/gi,
  ],
  [
    'reply',
    /회신|취합|답변|답장|(?<![가-힣])답(?:은|을)?\s|신청 ?마감|지원 ?마감|모집|확인 ?부탁|(?:참석|참여|진행|수락|가능) ?여부|(?:의사|의향)(?:를|가)|회답|알려 ?주|답(?:을)? ?(?:주[시세실]|부탁)|\btell (?:me|us)\b|\bsend (?:over |us |me )?[^.\n]{0,24}\b(?:rates?|media kit)\b|\blmk\b|reply|respond|let (?:us|me) know|get back|rsvp|\b(?:could you|please|can you) confirm\b|\bconfirm(?: (?:by|before)\b|(?=\s?[?.!]?\s?$))|말씀(?:해)? ?주|할지 ?말지/gi,
  ],
  [
    'shoot',
    /촬영|녹화|^방문$|^(?:팸투어|투어|체험|행사|방문|촬영) ?일시$|라이브(?=에\s[^.\n]{0,12}(?:출연|참여))|방문 ?일|내원|방문(?=[하해])|오시면|shoot(?:ing)?|filming|\bcome(?= (?:by|over|film)\b|\s{1,2}(?:morning|afternoon|evening)|\s?$)|(?:come to|film with us)/gi,
  ],
];
const OTHER =
  /최종본|최종안|최종 ?(?:컨펌|승인|확인)|컨펌 ?일?|수정본|마감|일정|기한|기간|결과 ?(?:보고|공유|리포트)|성과 ?(?:보고|공유|리포트)|리포트|인사이트|조회수 ?캡처|\breport|제품 ?(?:발송|배송)|deadline|due|by\b|까지/i;
const NO_DEADLINE =
  /지급|대금|입금|정산|송금|\d ?%(?:를|을)? ?떼고|만 ?빼고|\bcommissions?\b|\bevery month\b|(?:올려 ?주신|올리신) 주의|보내 ?드[립려릴]|발행 ?후|(?:출시|런칭|론칭)(?!(?:일|에)? ?(?:일정|날)?에? ?맞)|출간|발매|개봉|설립|고정|유지|삭제|payment|invoice|활용 ?기간|(?:사용|전시|행사|계약|판매) ?기간|경업|동종|launched|founded|행사(?! ?(?:후|뒤|이후|종료))|(?:페어|팝업|축제|대회|박람회)['"’”]?(?:을|를|이|가)|세일|엠바고|전(?:에는)?\s?(?:공개|업로드|게시|노출)\s?(?:불가|금지|안\s)/i;
const RELATIVE =
  /(?:(?:제품|상품)\s?(?:수령|배송|발송)|계약(?:서)?(?:\s?(?:체결|날인))?|컨펌|확정|회신|초안(?:\s?(?:컨펌|전달))?|수령(?:하신)?|받으신|받아 ?보신|입금|승인|촬영|방문|체험|이용|투숙|관람)\s?(?:일|일로부터|후|이후|완료 후|기준|시점부터|으?로부터)+\s?(?:최대\s?)?(?:\d{1,2}\s?(?:일|주|주일|개월|영업일)|[한두세]\s?(?:주|달))\s?(?:이내|내|안|뒤|후|까지)?|[가-힣]{1,8}(?:신|하신|한|난|시고|후|완료)\s?(?:후|뒤|다음|날로부터)?\s?(?:\d{1,2}\s?(?:일|주|주일|개월)|[한두세]\s?(?:주|달)|일주일|보름|열흘)\s?(?:이내|내|안|뒤|후)|(?:업로드|게시|발행|촬영)(?:일)?\s?(?:최소\s?)?\d{1,2}\s?(?:영업일|워킹\s?데이)\s?전|(?:\d{1,2}|two|three|four|five) (?:business|working) days? (?:before|prior to) (?:the |each )?(?:upload|publish\w*|go(?:ing)?[- ]live|post\w*)|within (?:\d{1,2}|one|two|three) (?:business )?(?:days?|weeks?)(?: (?:of|after|from) [\w ]{1,30})?|(?:다다음|그\s?다음|(?<![그다])다음|담|이번|차주|금주|내)\s?(?:주|달)?\s?[월화수목금토일](?:요일|욜)|\d{1,2}월\s?(?:초순?|중순|말|하순|안|이내|첫(?= ?주)|첫째|둘째|셋째|넷째|다섯째|[1-5](?= ?주)|마지막|중|내)(?:\s?주차?)?(?:\s?[월화수목금토일](?:요일|욜))?|(?:first|second|third|fourth|last) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:of|in) (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:이번|다음|차) ?주 ?(?:초|중|말|안|내)(?![가-힣]{2})|(?:이번|다음) ?달 ?(?:초|중순|말|안|내)|(?:이번|다음)\s?달\s?(?:\d{1,2}\s?일|말일)|(?<![가-힣])(?:오늘|금일|내일모레|내일|명일|모레|글피|[월화수목금토일]요일)(?=\s?(?:까지|중|안|내|오전|오후|저녁|에|자정|업로드|초안|전달|회신|\)|$))|(?:(?:by|at|before|around) )?(?:the )?(?:end|middle|beginning) of (?:(?:this|next|the following|the) (?:week|month)|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|(?<=\b(?:reply|respond|answer)\b[^.\n]{0,60})in (?:\d{1,2}|two|three|five) days|\ba week from today\b|(?:by|due|on|before) (?:EOD |end of day |close of business )?(?:today|tomorrow|(?:(?:this|next|the following) )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?=[\s.,?!]|$)))|(?<=\b(?:come|film|shoot|drop) (?:by |over )?)this (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|ASAP|최대한 빨리|가능한 빨리/gi;

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
  const isOfFilm =
    /(?:영상|편|콘텐츠|컨텐츠|쇼츠|숏츠|롱폼|릴스|본편|피드)(?:은|는)\s$|\b(?:video|reel|short|carousel|post|vlog)s? (?:goes|go|is|are|drops?) (?:out|live|up)(?: on)?\s[^.\n]{0,12}$/i.test(
      before,
    );
  return own ?? byLabel ?? (isOfFilm ? 'upload' : OTHER.test(label) || OTHER.test(before + after) ? 'other' : null);
}

const hasKind = (words: string): boolean => KINDS.some(([, pattern]) => words.search(pattern) >= 0);

/** A day that stands open until those of the other deadlines are known. */
type Open = Deadline & { before?: Before };

interface Days {
  /** ISO day that gives the year where none stands. */
  today: string | null;
  /** ISO day of the mail, from which 'next week' is counted; null where nobody said it. */
  sent: string | null;
}

/** The days by which something is to be done, in the order of the mail. */
export function deadlinesOf(text: string, lines: readonly MailLine[], { today, sent }: Days): Deadline[] {
  const days = daysOf(text, today);
  const found: Open[] = [];
  let next = 0;
  for (const line of lines) {
    const end = line.start + line.text.length;
    const own: ReadDay[] = [];
    while (next < days.length && (days[next]?.at[0] ?? 0) < end) {
      const day = days[next];
      if (day && day.at[0] >= line.start) own.push(day);
      next += 1;
    }
    if (/^(?:date|sent|보낸 ?(?:날짜|시간)|날짜|작성일|수신|발신)$/i.test(line.label)) continue;
    const dated = own.length === 0 ? [] : datedOf(text, line, own);
    const last = [...found, ...dated].findLast(({ date }) => date !== null)?.date ?? null;
    found.push(...dated, ...correctedOf(text, own, dated, found));
    found.push(...openOf(text, line, own.length > 0, dated, { sent, last }));
  }
  return found.map(({ before, ...deadline }) => (before ? counted(deadline, before, found) : deadline));
}

/** Counted back from the only day of that kind, if there is one. */
function counted(deadline: Deadline, { days, what }: Before, all: readonly Deadline[]): Deadline {
  const known = all.filter(({ kind, date }) => kind === what && date !== null);
  const day = known.length === 1 ? (known[0]?.from ?? known[0]?.date) : null;
  return day && deadline.kind !== what ? { ...deadline, date: addDays(day, -days), isCounted: true } : deadline;
}

const RANGE = /^\.?\s?(?:\([월화수목금토일]\))?\s?(?:[~〜∼–-]|부터|에서|to)\s?$/;
const RANGE_AND = /^\s?and\s?$/i;
const BETWEEN = /\bbetween\s$/i;

/** Days in order, the two ends of a span together. */
function spansOf(text: string, days: readonly ReadDay[]): { first: ReadDay; last: ReadDay }[] {
  const spans: { first: ReadDay; last: ReadDay }[] = [];
  for (const day of days) {
    const before = spans.at(-1);
    const words = before ? text.slice(before.last.at[1], day.at[0]) : '';
    const isBetween =
      before !== undefined && BETWEEN.test(text.slice(Math.max(0, before.first.at[0] - 10), before.first.at[0]));
    if (before && (RANGE.test(words) || (isBetween && RANGE_AND.test(words)))) before.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}

/** '촬영 일정을 고려해서 12/18로': why, not what for. */
const REASON =
  /(?:[가-힣]{0,7}[^\s은는]\s){0,3}(?:고려|감안)(?:해서?|하여|하면)\s|(?:[가-힣]{0,7}[^\s은는]\s){0,2}(?:때문에|관계로|사정상)\s|(?:출시|출간|런칭|론칭|오픈|행사)\S*\s(?:[^,.\n\d]{1,8}\s)?(?:주|날|달|시점|시기)인\s/g;

/** '12/13이 아니라 12/31' */
const TAKEN_BACK = /^\s?(?:\([월화수목금토일]\)\s?)?(?:이|가)?\s?아니(?:라|고)/;

/** '아 첫 번째는 12/1이에요, 11/30 아니고': the day told before leaves `found`, and this one is what that was. */
function correctedOf(text: string, own: readonly ReadDay[], dated: readonly Deadline[], found: Open[]): Deadline[] {
  const wrong = own.find(({ at }) => TAKEN_BACK.test(text.slice(at[1], at[1] + 16)));
  const right = own.find((day) => day !== wrong);
  const told = found.findIndex(({ date }) => date !== null && date === wrong?.date);
  if (!wrong || !right || told < 0) return [];
  const [before] = found.splice(told, 1);
  if (!before || dated.some(({ quote }) => quote.at[0] === right.at[0])) return [];
  return [{ ...before, date: right.date || null, from: null, quote: quoteOf(text, ...right.at) }];
}

function datedOf(text: string, line: MailLine, days: readonly ReadDay[]): Deadline[] {
  const spans = spansOf(text, days);
  const isBeforeFirst = hasKind(line.text.slice(0, (days[0]?.at[0] ?? 0) - line.start));
  const kinds = spans.map(({ first, last }, i): DeadlineKind | 'none' | null => {
    const [from, to] = [first.at[0] - line.start, last.at[1] - line.start];
    const previous = spans[i - 1]?.last;
    const before = line.text.slice(previous ? previous.at[1] - line.start : Math.max(0, from - 60), from);
    const next = spans[i + 1]?.first.at[0] ?? line.start + to + 40;
    const after = line.text.slice(to, Math.min(to + 40, next - line.start));
    const clauseBefore = (
      /(?:(?!\s\/\s)(?:[^,;.·→⇒]|(?<=[아어해라]서|니까?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),))*$/.exec(
        before,
      )?.[0] ?? ''
    ).replace(REASON, '');
    const clauseAfter = /^(?:(?!\.\s[A-Z]|\s\/\s)[^,;·→⇒])*/.exec(after)?.[0] ?? '';
    if (/^\s?(?:\([월화수목금토일]\)\s?)?(?:→|->|=>|⇒)\s?(?=\d)/.test(text.slice(last.at[1], last.at[1] + 12)))
      return 'none';
    const named = `${line.isLabelled ? line.label : ''} ${clauseBefore}`;
    const behind = hasKind(named) ? clauseAfter.slice(0, 14).replace(/[(（].*$/, '') : clauseAfter.slice(0, 14);
    if (NO_DEADLINE.test(`${named} ${behind}`)) return 'none';
    const isOtherwiseLabelled = i > 0 && /[\p{L}\p{N})]\s?[:：]\s*$/u.test(clauseBefore);
    return kindOf(clauseBefore, clauseAfter, isBeforeFirst, isOtherwiseLabelled ? '' : line.label);
  });
  const isTakenBack = spans.map(({ last }) => TAKEN_BACK.test(text.slice(last.at[1], last.at[1] + 16)));
  for (let i = 0; i < spans.length; i += 1) {
    if (!isTakenBack[i]) continue;
    kinds[i + 1] ??= kinds[i] ?? null;
    kinds[i] = 'none';
  }
  // '12/20, 1/15 업로드': what stands behind the last of a list is said of all.
  for (let i = spans.length - 2; i >= 0; i -= 1) {
    const between = text.slice(spans[i]?.last.at[1], spans[i + 1]?.first.at[0]);
    if (
      kinds[i] === null &&
      !/[:：]\s*$/.test(text.slice(0, spans[i]?.first.at[0]).slice(-4)) &&
      /^\s?(?:\([월화수목금토일]\))?\s?(?:[,·&/]|와|과|및|이?나|또는|and)\s?(?:(?:제\s?)?\d\s?(?:편|차|회)(?:은|는)?\s?|[가-힣A-Za-z0-9][가-힣A-Za-z0-9 ]{0,10}(?:은|는|:)\s|(?:[첫둘셋두세네]|마지막)\s?(?:번)?째?\s?(?:편|건|영상)?\s)?$/.test(
        between,
      )
    )
      kinds[i] = kinds[i + 1] ?? null;
  }
  // '업로드는 12/11, 12/25, 1/8이고요'
  for (let i = 1; i < spans.length; i += 1) {
    const between = text.slice(spans[i - 1]?.last.at[1], spans[i]?.first.at[0]);
    const isOpen = kinds[i] === null || (kinds[i] === 'other' && kinds[i - 1] !== 'none');
    if (
      isOpen &&
      /^\s?(?:\([월화수목금토일]\))?\s?(?:[,·&]|와|과|및|and)\s?(?:제\s?\d\s?편(?:은|는)?\s|the (?:second|third|other)(?: one)? (?:on )?)?$/.test(
        between,
      )
    )
      kinds[i] = kinds[i - 1] ?? kinds[i] ?? null;
  }
  return spans.flatMap(({ first, last }, i): Deadline[] => {
    const kind = kinds[i] ?? null;
    if (kind === null || kind === 'none') return [];
    return [
      {
        kind,
        ...spanOf(first, last, text.slice(last.at[1], last.at[1] + 8)),
        isCounted: false,
        quote: quoteOf(text, first.at[0], last.at[1]),
      },
    ];
  });
}

/** '12월 14일 주에': any day of that week. */
const OF_WEEK = /^\s?주(?:에|간|중|로|[\s,.]|$)/;
const LAST_OF_WEEK = 6;

function spanOf(first: ReadDay, last: ReadDay, behind: string): Pick<Deadline, 'date' | 'from'> {
  if (last.date !== '' && OF_WEEK.test(behind)) return { date: endOfWeek(last.date), from: first.date };
  return { date: last.date || null, from: first === last ? null : first.date || null };
}

const endOfWeek = (day: string): string => addDays(day, LAST_OF_WEEK - weekdayOf(day));

/** '업로드 이틀 전까지 보내 주세요': what is to be seen before it is shown. */
const SHOWN = /볼 수|미리|확인|보내|보여|공유|전달|\b(?:send|see|share)\b/i;

/** What clauses of a line leave open or count from another day: '초안은 5/20까지, 업로드는 6월 첫째 주', '초안: D-7'. */
function openOf(
  text: string,
  line: MailLine,
  hasDays: boolean,
  dated: readonly Deadline[],
  { sent, last }: { sent: string | null; last: string | null },
): Open[] {
  const head = line.text.slice(0, 600);
  const places = [
    ...[...head.matchAll(RELATIVE)].map((match) => ({ match, before: undefined })),
    ...[...head.matchAll(BEFORE_DAY)].map((match) => ({ match, before: beforeOf(match) })),
    ...reportDaysIn(head),
  ].sort((a, b) => a.match.index - b.match.index);
  const found: Open[] = [];
  let end = 0;
  for (const [i, { match, before }] of places.entries()) {
    const [from, words] = [match.index, match[0]];
    if (from < end) continue;
    const clause = /(?<![^,;.·/])[^,;.·/]*$/.exec(head.slice(end, from))?.[0] ?? '';
    const next = places[i + 1]?.match.index ?? head.length;
    const rest = head.slice(from + words.length, Math.max(from + words.length, next));
    const behind = /^(?:(?!(?<=[가-힣](?:고|며|(?<![까말])지만|는데))\s)[^,;.·/])*/.exec(rest)?.[0] ?? '';
    const label = hasDays || !line.isLabelled ? '' : line.label;
    if (NO_DEADLINE.test(`${label} ${clause} ${behind}`)) continue;
    const isShown = before !== undefined && before.days > 0 && SHOWN.test(clause + behind);
    const isNamed =
      hasKind(clause + behind) ||
      /(?:영상|쇼츠|숏츠|롱폼|릴스|본편)(?:은|는)\s$/.test(clause) ||
      (before !== undefined && (isShown || OTHER.test(before.days < 0 ? clause + behind : clause)));
    if (!isNamed && (hasDays || (!OTHER.test(line.label) && !hasKind(line.label)))) continue;
    const anchored = kindOf(clause, behind, hasKind(clause), hasDays ? '' : line.label);
    const isTaken = [...dated, ...found].some((each) => each.kind === anchored);
    // '10일 사이에 촬영해 주시고 일주일 안에 올려 주시면'
    const told = !before && isTaken && hasKind(behind) ? kindOf('', behind, false, '') : anchored;
    const kind = isShown && (anchored === null || anchored === 'other' || anchored === before.what) ? 'draft' : told;
    if (kind === null || [...dated, ...found].some((one: Open) => one.kind === kind && (!before || !one.before)))
      continue;
    const at = line.start + from;
    const isAlone = places.length === 1 && head.length <= 120 && !hasDays;
    const named = found.findLast((one) => one.date !== null)?.date ?? last;
    const bare = words.replace(/^(?:by|due|on) (?:this )?/i, '');
    const date = before || sent === null ? null : relativeDay(bare, sent, named);
    const quote = isAlone && date === null && !before ? quoteOfLine(text, line) : quoteOf(text, at, at + words.length);
    found.push({ kind, date, from: null, isCounted: date !== null, quote, ...(before && { before }) });
    end = from + words.length;
  }
  return found;
}
