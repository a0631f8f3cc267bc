import { quoteOf, type Deliverable, type DeliverableKind, type Quote, type Seconds } from './brief-types.ts';
import { lengthOf } from './exposure-length.ts';
import { formOf, FORMS_IN_ORDER, forms } from './forms.ts';
import { quoteOfLine, type MailLine } from './mail-lines.ts';
import { moneyOf } from './money.ts';

const FORM_LABEL =
  /(?:진행|협업|광고|콘텐츠|컨텐츠|제작|협찬|업로드|집행|희망|요청|캠페인|산출)?\s?(?:형태|형식|방식|유형|콘텐츠|컨텐츠|내용|매체|플랫폼|구성|산출물|제안|결과물|물량)|deliverables?|format|scope|content|what we need|platform/i;
const LENGTH_LABEL = /노출|길이|분량|러닝|시간|초수|length|duration|exposure/i;
/** '러닝타임 5~7분', without a mark between. */
const TOLD_LENGTH =
  /^[\s\-•·*▪✔✓■□○●◆▶]{0,6}(?:러닝\s?타임|노출\s?(?:시간|길이)?|분량|길이|노출)(?:은|는)?\s([^,/\n]{2,20})/;
const POSITION_LABEL = /위치|시점|구간|position|placement/i;
/** A row on another term names a form only to say what it is about: '수정: 기획안 1회, 영상 2회'. */
const TERM_LABEL =
  /^(?:\S{1,6} ?)?(?:수정|검수|피드백|보정|정산|지급|대금|입금|결제|2차 ?활용|활용|라이선스|사용권|저작권|경쟁|경업|독점|revisions?|edits?|usage|exclusivity|payment)/i;
const COUNT_LABEL = /편수|수량|횟수|건수|개수|quantity|count|number/i;
const ASKED =
  /제작|진행|업로드|게시|희망|요청|제안|부탁|작성|원합|원하|필요|노출|문의|의뢰|집행|협업|담아|다뤄|(?:만들어|찍어|올려|소개해|실어|넣어|보여|언급해|써|입어|신어|발라|먹어|마셔|드셔|(?:착용|사용|체험|노출|활용|리뷰|방문)해|들러|놀러 와) ?(?:주|보)|모시(?:고|려)|나(?:올|와 ?주실) 수|\s건(?:입니다|으로|에|이\s|관련|\s)|create|produce|post\b|publish|make|include|integration|looking for|need|interested/i;
const PRAISE =
  /잘 ?(?:보|봤|읽)|재미|재밌|인상|즐겨|(?<!정기\s?)구독(?!\s?(?:관리|서비스|상품|권|앱|형|박스|제(?![가-힣])|료|플랜))|(?<![가-힣])(?:찐)?팬(?![가-힣]{2})|보고 연락|보았|봤습|봤어|조회수|감명|평소|love your|watched|enjoy|your (?:recent |latest )?(?:video|channel|content|shorts|reel)s? (?:on|about)?|fan of/i;
const OTHER_TERM =
  /2차|이차\s?(?:활용|저작)|경업|경쟁사|동종|타\s?브랜드|(?:콘텐츠|컨텐츠|영상)\s?(?:2차\s?)?활용|소재로\s?(?:활용|사용|쓰|돌)|(?:입금|정산|대금|지급|수정)(?:은|는)\s|(?:먼저|미리|한 ?번만?) ?보여|\b(?:edits?|revisions?|changes?) (?:per|for each)\b|\bre-?post|re-?share|(?:저희|자사|당사|우리|브랜드)\s(?:공식\s)?(?:블로그|인스타그램|인스타|SNS|채널|계정|뉴스레터|커뮤니티)(?:에서?|로|과|와|,)\s|(?:저희|자사|당사)[^.,\n]{0,14}(?:인스타|채널|계정|스토어|페이지|홈페이지)\S{0,4}[^.\n]{0,20}(?:올릴|올려 ?두|걸어|쓸|쓰고|사용|활용|게시할)|(?:영상|클립|콘텐츠|컨텐츠|본편)\s?(?:일부|조각)[^.\n]{0,40}(?:사용|활용|게재|게시)|활용\s?(?:기간|권|범위|가능)|사용권|라이선스|usage|exclusiv|competitor|삭제|(?<!그대로\s)유지|비공개|초안|시안|저작권|초상권|원본|대가|참고|예시|레퍼런스|reference/i;
const REFUSED = /제외|없음|없이|불필요|아닌|안 ?합|\b(?:not|no|without)\s/i;
/** '포스팅   1건   지도 불필요': another column of the row. */
const OTHER_COLUMN = / {2,}\S{1,8} (?:불필요|제외|없음)\s*$/;
const CUT =
  /(?<=[)）나])에\s(?=(?:인스타(?:그램)?\s)?(?:릴스|쇼츠|숏폼|스토리|피드|블로그)\s?(?:\d|[한두세네]\s|하나))|(?<=(?:피드|릴스|스토리|쇼츠)\s?\d\s?(?:개|건|회|편)?)\s(?=(?:피드|릴스|스토리|쇼츠))|[,·;&、]|\+(?!\s?(?:min|sec|분|초))|\s(?:및|그리고|and|plus|또는|or)\s|(?<=[\s\d편건회개)])\/|(?<=[편건회개)스드리츠글팅상])(?:과|와|이랑|랑|하고)\s|(?<=[L드츠])(?:이나|나)\s|(?<=[가-힣])(?:과|와|이랑|랑|하고)\s(?=[^,\n]{0,8}(?:PPL|쇼츠|숏폼|릴스|스토리|피드|커뮤니티|뉴스레터|라이브|블로그|브랜디드))/g;
const COUNT =
  /(?<![\d~.:/-])(\d{1,2})\s?(?:편|부작|건|회(?!사|의|신|원)|개(?!월|사|인|의|소|국|점)|포스트|종(?!\s?(?:을|를|의|세트|중|구성)|\s(?!및|그리고)[^,+/·&\n]{0,30}\d{1,2}\s?(?:편|건))|컷|posts?\b|videos?\b|reels?\b|shorts?\b|pieces?\b|ea\b|pcs\b|x\b|×)|(?:[x×]\s?)(\d{1,2})(?!\d)|\b(one|two|three|four|five|(?!an? (?:set|pair|series|couple) )an?)\s(?:\(\d{1,2}\)\s)?(?=(?:[a-z0-9'-]+\s){0,3}(?:video|reel|short|post|integration|story|stories|blog|placement|(?:ad[- ])?read|mention|shout-?out|newsletter|review|stream|segment|spot|slot|carousel|vlog|tiktok|let['’]s play))|(?<![가-힣])(한|두|세|네|다섯)\s?(?:편|건|번(?!째|이나| ?(?:보|확인|더|검토|만|공유|씩 보))|개(?!월))|(?<![가-힣])(하나|둘|셋)(?:의\s(?=영상|콘텐츠|컨텐츠)|(?<=(?:영상|콘텐츠|릴스|롱폼|숏츠|숏폼|스토리|쇼츠|포스팅|후기|리뷰|글|피드|게시물|포스트|장면|방송|서평|브이로그)(?:로)?\s(?:하나|둘|셋))(?=만|씩|정도|요|[을를이가]\s|[^가-힣]|$))|(?:피드|릴스|스토리|쇼츠|숏츠|포스팅)\s?(\d)(?=\s?(?:[,()+/·]|$)|\s(?=[가-힣]))|\b(\d{1,2})\s(?=(?:[A-Za-z-]+\s){0,2}(?:videos?|reels?|shorts?|posts?|integrations?|stor(?:y|ies))\b)/i;
/** How long something is to be seen, in a sentence that names no form. */
const SHOWN =
  /노출|언급|등장|소개|착용|사용하는|나오는|나오면|나와도|장면|컷|(?:이상|정도|내외|쯤|가량|남짓)(?:이?면|만|으로|은|는)?\s?(?:나오|나와|되|돼|충분|괜찮|좋|부탁|생각)|exposure|screen time|say a|mention|in frame|talk about/i;
/** '10분 내외 영상 안에 90초짜리 PPL': the length of the film, not of what stands in it. */
const WITHIN_FILM = /^.*(?:영상|본편|콘텐츠|컨텐츠|브이로그)\s?(?:안|속|내|중간)(?:에|에서|의)?\s(?=.*\d)/;
/** In a sentence of its own: '총 2편 생각하고 있어요'. */
const TOTAL = /총\s?\d{1,2}\s?(?:편|건)/;
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
  둘: 2,
  셋: 3,
};

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

/** '기존 PPL → 브랜디드로 변경': what it was. */
const BEFORE_CHANGE =
  /(?:기존|당초|원래|이전)[^\n→]{1,40}?(?:→|->|=>|⇒|에서\s(?=[^\n]{0,24}(?:변경|조정|전환|바꾸)))|[^\s:：|\n]{2,16}\s?(?:→|->|=>|⇒)\s?(?=[^\n]{0,16}(?:변경|전환|바꾸))/g;
const MASKED = /https?:\/\/\S{1,2000}|[#@][\p{L}\p{N}_.]{1,100}|[\w.+-]{1,64}@[\w.-]{1,100}/gu;

/** What the mail asks for, in its order; the same form again adds only what was not known. */
export function deliverablesOf(text: string, lines: readonly MailLine[]): Deliverable[] {
  const found: Deliverable[] = [];
  let reach = 0;
  let lengthBefore: { seconds: Seconds; line: MailLine } | null = null;
  for (const [n, line] of lines.entries()) {
    const isForm = line.label !== '' && FORM_LABEL.test(line.label) && !OTHER_TERM.test(line.label);
    const last = found.at(-1);
    const isDetail = last !== undefined && n <= reach && !OTHER_TERM.test(line.text);
    if (line.isLabelled && (POSITION_LABEL.test(line.label) || TERM_LABEL.test(line.label))) continue;
    if (found.length === 0) lengthBefore ??= lengthAlone(line);
    if (isDetail && line.isLabelled && LENGTH_LABEL.test(line.label))
      timedOf(found, last).seconds ??= lengthOf(line.value);
    const told = isDetail ? TOLD_LENGTH.exec(line.text)?.[1] : undefined;
    if (last && told !== undefined) timedOf(found, last).seconds ??= lengthOf(told);
    if (isDetail && line.isLabelled && COUNT_LABEL.test(line.label) && !/수정|피드백/.test(line.text))
      last.count ??= countOf(`${line.value} `);
    if (!isForm && (isOtherTerm(line.text) || PRAISE.test(line.text))) continue;
    const masked = line.text
      .slice(0, 2_000)
      .replace(MASKED, (words) => ' '.repeat(words.length))
      .replace(BEFORE_CHANGE, (words) => ' '.repeat(words.length));
    const clauses = clausesOf(masked);
    for (const [c, [from, to]] of clauses.entries()) {
      const clause = masked.slice(from, to);
      const kind = formOf(clause);
      if (kind === null) {
        const before = found.at(-1);
        if (before && n <= reach && SHOWN.test(clause)) before.seconds ??= lengthOf(clause);
        if (before && before.quote.at[0] >= line.start) {
          before.seconds ??= lengthOf(clause);
          before.count ??= countOf(clause);
        } else if (before && n <= reach) before.count ??= countOf(TOTAL.exec(clause)?.[0] ?? '');
        continue;
      }
      if (REFUSED.test(clause.replace(OTHER_COLUMN, '')) || (OTHER_TERM.test(clause) && !isForm)) continue;
      const seconds =
        lengthOf(clause.slice(clause.search(forms[kind].pattern))) ?? lengthOf(clause.replace(WITHIN_FILM, ''));
      const next = masked.slice(...(clauses[c + 1] ?? [0, 0]));
      const count = countOf(clause) ?? (/각(?:각)?\s?\d/.test(next) ? countOf(next) : null);
      const isNamed = kind === 'planned-ppl' || kind === 'ppl' || kind === 'branded';
      const isPriced = isNamed && moneyOf(clause).length > 0;
      if (
        !isForm &&
        !isPriced &&
        count === null &&
        seconds === null &&
        !(isNamed ? ASKED.test(line.text) : ASKED.test(clause))
      )
        continue;
      const own = Math.max(from, Math.min(line.valueStart - line.start, to));
      add(found, { kind, count, seconds }, { text, at: line.start + own, clause: masked.slice(own, to) });
      reach = n + 5;
    }
  }
  const read = withoutBareVideo(withoutGeneric(withoutKindOfBusiness(found), lines));
  const timed = read.find(({ kind }) => kind === 'ppl' || kind === 'planned-ppl' || kind === 'branded');
  const long = timed ?? read.find(({ kind }) => kind === 'video');
  if (long) long.seconds ??= lengthBefore?.seconds ?? null;
  const kind = read.length === 0 && lengthBefore ? inferredForm(lengthBefore.seconds) : null;
  if (!lengthBefore || kind === null) return read.map(inferred);
  return [
    { kind, count: null, seconds: lengthBefore.seconds, isInferred: true, quote: quoteOfLine(text, lengthBefore.line) },
  ];
}

/** A length told behind reels and stories is that of the reels. */
const timedOf = (found: readonly Deliverable[], last: Deliverable): Deliverable =>
  found.findLast(({ kind, quote }) => kind !== 'instagram' || !/스토리|\bstor(?:y|ies)\b/i.test(quote.text)) ?? last;

const SEEN = /노출|나오|나와|등장|화면에|screen time|on screen/i;

/** '노출: 40초 이상', '화면이 40초 정도 나오면', before any form is named. */
function lengthAlone(line: MailLine): { seconds: Seconds; line: MailLine } | null {
  const isShown = SEEN.test(line.text) && formOf(line.text) === null && !isOtherTerm(line.text);
  const told =
    line.isLabelled && LENGTH_LABEL.test(line.label)
      ? line.value
      : (TOLD_LENGTH.exec(line.text)?.[1] ?? (isShown ? line.text : ''));
  const seconds = lengthOf(told);
  return seconds && { seconds, line };
}

/** Whether a line begins with another term; one that comes behind what is asked for is left out by its clause. */
function isOtherTerm(words: string): boolean {
  const at = words.search(OTHER_TERM);
  const first = Math.min(
    ...FORMS_IN_ORDER.map((kind) => words.search(forms[kind].pattern)).filter((each) => each >= 0),
  );
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

/** A length told further on says as well what a video of no named form is. */
const inferred = (one: Deliverable): Deliverable => {
  const kind = one.kind === 'video' && one.seconds ? inferredForm(one.seconds) : null;
  return kind === null ? one : { ...one, kind, isInferred: true };
};

function add(
  found: Deliverable[],
  { kind, count, seconds }: Pick<Deliverable, 'kind' | 'count' | 'seconds'>,
  place: ClauseAt,
): void {
  const named = kind === 'video' && seconds ? (inferredForm(seconds) ?? kind) : kind;
  const sort = (words: string): string =>
    kind === 'instagram' ? (/릴스|스토리|피드|캐러셀|reel|stor|feed|carousel/i.exec(words)?.[0] ?? '') : '';
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

/** '숏폼 협업', where the mail asks for reels further on. */
const withoutKindOfBusiness = (found: Deliverable[]): Deliverable[] =>
  found.filter(
    ({ kind, count, seconds, quote }) =>
      kind !== 'shorts' ||
      count !== null ||
      seconds !== null ||
      !/숏폼|쇼트폼|short-?form/i.test(quote.text) ||
      !found.some((each) => each.kind === 'instagram' && each.count !== null),
  );

const GENERIC = /브랜디드(?:\s?(?:콘텐츠|컨텐츠))?\s?(?:광고\s?)?(?:협업|캠페인|마케팅|제휴)/;

/** What a mail or a document is called. */
const TITLE =
  /^\s*(?:제목|subject|건명|문서명|캠페인 ?명)\s?[:：]|^[^.!?]{0,40}(?:가이드(?:라인)?|브리프|제안서|기획서|안내서|요청서|계약서|의 건|제안|문의|brief|guidelines?)(?:\s?v?[\d.]{1,6})?\s*$/i;
const isInTitle = ({ quote }: Deliverable, lines: readonly MailLine[]): boolean => {
  const line = lines.find(({ start, text }) => start <= quote.at[0] && quote.at[0] < start + text.length);
  return line !== undefined && (TITLE.test(line.text) || line.value === '');
};

/** '브랜디드 콘텐츠 협업 / PPL 60초': the first only says what kind of business it is. */
const withoutGeneric = (found: Deliverable[], lines: readonly MailLine[]): Deliverable[] => {
  const isForm = ({ kind, count, seconds }: Deliverable): boolean =>
    (kind === 'ppl' || kind === 'planned-ppl') && (count !== null || seconds !== null);
  if (!found.some(isForm)) return found;
  return found.filter((one) => {
    const { kind, count, seconds, quote } = one;
    return (
      kind !== 'branded' || count !== null || seconds !== null || !(GENERIC.test(quote.text) || isInTitle(one, lines))
    );
  });
};

/** '영상 제작을 의뢰': what the mail is about, where it tells of what below. */
const isOccasion = ({ kind, count, seconds, quote }: Deliverable): boolean =>
  kind === 'video' &&
  count === null &&
  seconds === null &&
  /^[^,\n]{0,40}영상(?:에|으로)\s|영상 ?(?:제작|협업|광고|콘텐츠)?(?:을|를|의|에|건)?[^,\n]{0,12}(?:의뢰|제안|문의|협조|요청)/.test(
    quote.text,
  );

/** 'a video' next to the form of it is the same thing. */
const withoutBareVideo = (all: Deliverable[]): Deliverable[] => {
  const isCounted = all.some(({ kind, count }) => kind !== 'video' && count !== null);
  const found = all.filter((each) => !(isCounted && isOccasion(each)));
  const form = found.find(({ kind }) => kind === 'ppl' || kind === 'planned-ppl' || kind === 'branded');
  const bare = found.find(({ kind }) => kind === 'video');
  if (!form || !bare) return found;
  form.count ??= bare.count;
  return found.filter((each) => each !== bare);
};
