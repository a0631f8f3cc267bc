import { quoteOf, type Deliverable, type DeliverableKind, type Quote, type Seconds } from './brief-types.ts';
import type { MailLine } from './mail-lines.ts';

/** Lengths of exposure in Korean practice, in seconds, and words for people. */
export const forms: Readonly<
  Record<
    DeliverableKind,
    { seconds: readonly [number, number] | null; words: Readonly<Record<'ko' | 'en', string>>; pattern: RegExp }
  >
> = {
  'planned-ppl': {
    seconds: [90, 150],
    words: { ko: '기획 PPL', en: 'planned PPL' },
    pattern: /기획(?:형)?\s?(?:PPL|피피엘|간접\s?광고)|PPL\s?\(?기획(?:형)?\)?|planned (?:PPL|integration)/i,
  },
  ppl: {
    seconds: [30, 90],
    words: { ko: 'PPL', en: 'PPL' },
    pattern:
      /(?:단순\s?|일반\s?)?(?:PPL|피피엘)|간접\s?광고|product placement|integrations?\b|ad[- ]read|(?<!단독\s?)mid-?roll|pre-?roll/i,
  },
  branded: {
    seconds: [150, 240],
    words: { ko: '브랜디드', en: 'branded video' },
    pattern:
      /브랜디드(?:\s?(?:콘텐츠|컨텐츠|영상|광고))?|브랜드드|(?:전용|단독|풀)\s?(?:영상|콘텐츠|컨텐츠|리뷰)|branded(?: content| video)?|dedicated (?:youtube )?(?:video|review)/i,
  },
  shorts: {
    seconds: null,
    words: { ko: '쇼츠', en: 'Shorts' },
    pattern: /쇼츠|숏츠|쇼트(?:폼)?|숏폼|(?:youtube |yt )?shorts?\b(?! (?:film|term|story))|short-?form/i,
  },
  instagram: {
    seconds: null,
    words: { ko: '인스타그램', en: 'Instagram' },
    pattern:
      /(?:인스타(?:그램)?\s?)?(?:릴스|피드(?!백))|인스타(?:그램)?\s?스토리|스토리\s?(?=\d|게시|업로드|공유|태그)|인스타(?:그램)?|(?:instagram |IG )?(?:reels?\b|stor(?:y|ies) (?:post|frame)s?|feed posts?)|instagram|\bIG\b/i,
  },
  blog: {
    seconds: null,
    words: { ko: '블로그', en: 'blog post' },
    pattern: /(?:네이버\s?)?블로그(?:\s?(?:포스팅|글|리뷰|원고))?|포스팅|blog(?: posts?)?/i,
  },
  video: {
    seconds: null,
    words: { ko: '영상', en: 'video' },
    pattern:
      /(?:유튜브\s?|롱폼\s?|본편\s?)?(?:영상|동영상|롱폼|본편|브이로그)|youtube (?:video|content)s?|videos?\b|long-?form/i,
  },
};
const ORDER: readonly DeliverableKind[] = ['planned-ppl', 'ppl', 'branded', 'shorts', 'instagram', 'blog', 'video'];

/** What a row of a rate card or a clause of a mail is about; null when about none of these. */
export const formOf = (words: string): DeliverableKind | null =>
  ORDER.find((kind) => forms[kind].pattern.test(words)) ?? null;

const FORM_LABEL =
  /(?:진행|협업|광고|콘텐츠|컨텐츠|제작|협찬|업로드|집행|희망|요청|캠페인|산출)?\s?(?:형태|형식|방식|유형|콘텐츠|컨텐츠|내용|매체|플랫폼|구성|산출물|제안|결과물|물량)|deliverables?|format|scope|content|what we need|platform/i;
const LENGTH_LABEL = /노출|길이|분량|러닝|시간|초수|length|duration|exposure/i;
/** '러닝타임 5~7분', without a mark between. */
const TOLD_LENGTH = /^[\s\-•·*]{0,6}(?:러닝\s?타임|노출\s?(?:시간|길이)?|분량|길이)(?:은|는)?\s([^,/\n]{2,20})/;
const POSITION_LABEL = /위치|시점|구간|position|placement/i;
const COUNT_LABEL = /편수|수량|횟수|건수|개수|quantity|count|number/i;
const ASKED =
  /제작|진행|업로드|게시|희망|요청|제안|부탁|작성|원합|원하|필요|노출|문의|의뢰|집행|협업|담아|다뤄|만들어 ?주|\s건(?:입니다|으로|에|이\s|관련|\s)|create|produce|post\b|publish|make|include|integration|looking for|need|interested/i;
const PRAISE =
  /잘 ?(?:보|봤|읽)|재미|재밌|인상|즐겨|구독|팬|보고 연락|보았|봤습|봤어|조회수|감명|평소|love your|watched|enjoy|your (?:recent |latest )?(?:video|channel|content|shorts|reel)s? (?:on|about)?|fan of/i;
const OTHER_TERM =
  /2차|이차\s?(?:활용|저작)|경업|경쟁사|동종|타\s?브랜드|소재로|활용\s?(?:기간|권|범위|가능)|사용권|라이선스|usage|exclusiv|competitor|삭제|유지|비공개|초안|시안|저작권|초상권|원본|대가|참고|예시|레퍼런스|reference/i;
const REFUSED = /제외|없음|없이|불필요|아닌|안 ?합|not |no |without/i;
const CUT =
  /[,+·;&、]|\s(?:및|그리고|and|plus|또는|or)\s|(?<=[\s\d편건회개)])\/|(?<=[편건회개)스드리츠글팅상])(?:과|와|이랑|랑|하고)\s|(?<=[L드츠])(?:이나|나)\s/g;
const COUNT =
  /(?<![\d~.:/-])(\d{1,2})\s?(?:편|건|회(?!사|의|신|원)|개(?!월|사|인|의)|포스트|종|컷|posts?\b|videos?\b|reels?\b|shorts?\b|pieces?\b|x\b|×)|(?:[x×]\s?)(\d{1,2})(?!\d)|\b(one|two|three|four|five|an?)\s(?=(?:[a-z0-9-]+\s){0,3}(?:video|reel|short|post|integration|story|stories|blog|placement))|(?<![가-힣])(한|두|세|네|다섯)\s?(?:편|건|번|개(?!월))|(?<![가-힣])(하나)의\s(?=영상|콘텐츠|컨텐츠)|(?:피드|릴스|스토리|쇼츠|숏츠|포스팅)\s?(\d)(?=\s?(?:[,()+/·]|$))|\b(\d{1,2})\s(?=(?:[A-Za-z-]+\s){0,2}(?:videos?|reels?|shorts?|posts?|integrations?|stor(?:y|ies))\b)/i;
const WORD_COUNT: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  하나: 1,
};

const TIME =
  '(?:(\\d{1,2}(?:\\.5)?)\\s?(?:분|min(?:ute)?s?\\b)(?!\\s?(?:전|후|께|의|들|기))\\s?(?:(\\d{1,2})\\s?초|반)?|(\\d{1,3})\\s?-?(?:초(?!안)|s\\b|sec(?:ond)?s?\\b)|(\\d{1,2}):(\\d{2})(?!\\d))';
const ONE_TIME = new RegExp(`(?<![\\d:])${TIME}`, 'i');
const TIME_RANGE = new RegExp(
  `(?<![\\d:])(?:(\\d{1,3})\\s?[~〜∼–-]\\s?(?=\\d{1,3}\\s?(?:초|분|s\\b|sec|min))|${TIME}\\s?(?:[~〜∼–-]|에서|to)\\s?)${TIME}`,
  'i',
);

const secondsOf = (
  minutes?: string,
  rest?: string,
  seconds?: string,
  m?: string,
  s?: string,
  isHalf = false,
): number =>
  m === undefined
    ? seconds === undefined
      ? Number(minutes ?? 0) * 60 + (isHalf ? 30 : Number(rest ?? 0))
      : Number(seconds)
    : Number(m) * 60 + Number(s);

/** Within how much of its beginning something is to be shown, which is no length. */
const EARLY =
  /(?:초반부?|앞부분|앞쪽|시작\s?(?:후|부터)?|첫|도입부?|인트로|within the first|in the first|first)\s?\d{1,3}\s?-?(?:초|분|s\b|sec(?:ond)?s?\b|min(?:ute)?s?\b)\s?(?:안에?|이내에?|내에?)?/gi;

/** The length of exposure that a clause names. */
export function lengthOf(words: string): Seconds | null {
  const clause = words.replace(EARLY, (early) => ' '.repeat(early.length));
  const range = TIME_RANGE.exec(clause);
  if (range) {
    const to = secondsOf(range[7], range[8], range[9], range[10], range[11], /분\s?반$/.test(range[0]));
    const isMinutes = range[7] !== undefined;
    const from =
      range[1] === undefined
        ? secondsOf(range[2], range[3], range[4], range[5], range[6])
        : Number(range[1]) * (isMinutes ? 60 : 1);
    if (from > 0 && to >= from) return { from, to };
  }
  const one = ONE_TIME.exec(clause);
  if (!one) return null;
  const length = secondsOf(one[1], one[2], one[3], one[4], one[5], /분\s?반/.test(one[0]));
  if (length === 0) return null;
  const before = clause.slice(Math.max(0, one.index - 12), one.index);
  const after = clause.slice(one.index + one[0].length, one.index + one[0].length + 8);
  if (/이상|minimum|\+/.test(after) || /최소|at least|minimum|min\.?\s?$/i.test(before))
    return { from: length, to: null };
  if (/이내|이하|미만|까지|max/.test(after) || /최대|up to|max|under|less than/i.test(before))
    return { from: null, to: length };
  return { from: length, to: length };
}

const countOf = (clause: string): number | null => {
  const match = COUNT.exec(clause);
  if (!match) return null;
  const words = match[3] ?? match[4] ?? match[5];
  const count =
    words === undefined
      ? Number(match[1] ?? match[2] ?? match[6] ?? match[7])
      : (WORD_COUNT[words.toLowerCase()] ?? null);
  return count === 0 ? null : count;
};

/** By practice: what a length of exposure within an ordinary video is called. */
function inferredForm(seconds: Seconds): DeliverableKind | null {
  const length = seconds.to ?? seconds.from ?? 0;
  if (length < 15 || length > 240) return null;
  return length <= 90 ? 'ppl' : length <= 150 ? 'planned-ppl' : 'branded';
}

const MASKED = /https?:\/\/\S{1,2000}|[#@][\p{L}\p{N}_.]{1,100}|[\w.+-]{1,64}@[\w.-]{1,100}/gu;

/** What the mail asks for, in its order; the same form again adds only what was not known. */
export function deliverablesOf(text: string, lines: readonly MailLine[]): Deliverable[] {
  const found: Deliverable[] = [];
  let reach = 0;
  let lengthBefore: Seconds | null = null;
  for (const [n, line] of lines.entries()) {
    const isForm = line.label !== '' && FORM_LABEL.test(line.label) && !OTHER_TERM.test(line.label);
    const last = found.at(-1);
    const isDetail = last !== undefined && n <= reach && !OTHER_TERM.test(line.text);
    if (line.isLabelled && POSITION_LABEL.test(line.label)) continue;
    if (found.length === 0 && line.isLabelled && LENGTH_LABEL.test(line.label)) lengthBefore ??= lengthOf(line.value);
    if (isDetail && line.isLabelled && LENGTH_LABEL.test(line.label)) last.seconds ??= lengthOf(line.value);
    const told = isDetail ? TOLD_LENGTH.exec(line.text)?.[1] : undefined;
    if (last && told !== undefined) last.seconds ??= lengthOf(told);
    if (isDetail && line.isLabelled && COUNT_LABEL.test(line.label) && !/수정|피드백/.test(line.text))
      last.count ??= countOf(`${line.value} `);
    if (!isForm && (isOtherTerm(line.text) || PRAISE.test(line.text))) continue;
    const masked = line.text.replace(MASKED, (words) => ' '.repeat(words.length)).slice(0, 2_000);
    const clauses = clausesOf(masked);
    for (const [c, [from, to]] of clauses.entries()) {
      const clause = masked.slice(from, to);
      const kind = formOf(clause);
      if (kind === null) {
        const before = found.at(-1);
        if (before && before.quote.at[0] >= line.start) {
          before.seconds ??= lengthOf(clause);
          before.count ??= countOf(clause);
        }
        continue;
      }
      if (REFUSED.test(clause) || (OTHER_TERM.test(clause) && !isForm)) continue;
      const seconds = lengthOf(clause.slice(clause.search(forms[kind].pattern))) ?? lengthOf(clause);
      const next = masked.slice(...(clauses[c + 1] ?? [0, 0]));
      const count = countOf(clause) ?? (/각(?:각)?\s?\d/.test(next) ? countOf(next) : null);
      const isNamed = kind === 'planned-ppl' || kind === 'ppl' || kind === 'branded';
      if (!isForm && count === null && seconds === null && !(isNamed ? ASKED.test(line.text) : ASKED.test(clause)))
        continue;
      const own = Math.max(from, Math.min(line.valueStart - line.start, to));
      add(found, { kind, count, seconds }, { text, at: line.start + own, clause: masked.slice(own, to) });
      reach = n + 5;
    }
  }
  const read = withoutBareVideo(withoutGeneric(found));
  const timed = read.find(({ kind }) => kind === 'ppl' || kind === 'planned-ppl' || kind === 'branded');
  if (timed) timed.seconds ??= lengthBefore;
  return read;
}

/** Whether a line begins with another term; one that comes behind what is asked for is left out by its clause. */
function isOtherTerm(words: string): boolean {
  const at = words.search(OTHER_TERM);
  const first = Math.min(...ORDER.map((kind) => words.search(forms[kind].pattern)).filter((each) => each >= 0));
  return at >= 0 && !(first < at && COUNT.test(words.slice(0, at)));
}

function clausesOf(line: string): [number, number][] {
  const clauses: [number, number][] = [];
  let from = 0;
  for (const { index, 0: words } of line.matchAll(CUT)) {
    clauses.push([from, index]);
    from = index + words.length;
  }
  return [...clauses, [from, line.length]];
}

interface ClauseAt {
  text: string;
  /** Where the clause begins in the text. */
  at: number;
  clause: string;
}

function add(
  found: Deliverable[],
  { kind, count, seconds }: Pick<Deliverable, 'kind' | 'count' | 'seconds'>,
  place: ClauseAt,
): void {
  const named = kind === 'video' && seconds ? (inferredForm(seconds) ?? kind) : kind;
  const sort = (words: string): string =>
    kind === 'instagram' ? (/릴스|스토리|피드|reel|stor|feed/i.exec(words)?.[0] ?? '') : '';
  const same = found.find(
    (each) => each.kind === named && (sort(each.quote.text) === sort(place.clause) || sort(place.clause) === ''),
  );
  if (same) {
    if (same.count === null && count !== null) same.quote = quoteAt(place);
    same.count ??= count;
    same.seconds ??= seconds;
    return;
  }
  found.push({ kind: named, count, seconds, isInferred: named !== kind, quote: quoteAt(place) });
}

function quoteAt({ text, at, clause }: ClauseAt): Quote {
  const words = clause.trim().slice(0, 200);
  const start = at + clause.indexOf(words);
  return quoteOf(text, start, start + words.length);
}

const GENERIC = /브랜디드(?:\s?(?:콘텐츠|컨텐츠))?\s?(?:광고\s?)?(?:협업|캠페인|마케팅|제휴)/;

/** '브랜디드 콘텐츠 협업 / PPL 60초': the first only says what kind of business it is. */
const withoutGeneric = (found: Deliverable[]): Deliverable[] => {
  const isForm = ({ kind, count, seconds }: Deliverable): boolean =>
    (kind === 'ppl' || kind === 'planned-ppl') && (count !== null || seconds !== null);
  if (!found.some(isForm)) return found;
  return found.filter(
    ({ kind, count, seconds, quote }) =>
      kind !== 'branded' || count !== null || seconds !== null || !GENERIC.test(quote.text),
  );
};

/** 'a video' next to the form of it is the same thing. */
const withoutBareVideo = (found: Deliverable[]): Deliverable[] => {
  const form = found.find(({ kind }) => kind === 'ppl' || kind === 'planned-ppl' || kind === 'branded');
  const bare = found.find(({ kind }) => kind === 'video');
  if (!form || !bare) return found;
  form.count ??= bare.count;
  return found.filter((each) => each !== bare);
};
