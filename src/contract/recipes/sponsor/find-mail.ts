import { messagesOf } from './messages.ts';
import { plainMail } from './plain-mail.ts';

/** A wired text that could be a sponsor's mail or brief. */
export interface MaybeMail {
  kind: 'youtube' | 'instagram' | 'website' | 'file' | 'text';
  text: string;
  isRecording: boolean;
  /** The result of a recipe: what we wrote ourselves. */
  isMade: boolean;
}

/** Who reads further has seen what kind of text it is. */
const HEAD = 12_000;

const OFFER =
  /협찬|협업|제휴|제안|광고\s?(?:문의|집행|진행|건|요청|영상)|PPL|피피엘|브랜디드|체험단|콜라보|공동\s?구매|섭외|원고료|sponsor|collab|partnership|campaign|paid promotion|deliverables/i;
/** Said to the creator, not to viewers. */
const ADDRESSED =
  /제안(?:을|서를?)?\s?(?:드|합니다|해\s?드|보내)|(?:문의|연락|메일|요청|안내)\s?(?:를\s|을\s)?드[리렸립려]|(?:협찬|협업|광고|진행|제작|업로드|소개|리뷰|회신|답변|검토|체험)[^.\n]{0,20}(?:(?<!는\s?)부탁|(?<!는\s?)요청|희망|원합|가능하[신실])|(?:크리에이터|유튜버|작가|담당자|채널주|인플루언서)\s?님|찾고\s?(?:있|계)|귀\s?채널|would you|we(?:['’]d| would)\s(?:like|love)|looking for|interested in (?:work|collab|partner)|reach(?:ing)? out|let us know|please (?:mention|confirm|reply)/i;
const HEADER = /^[ \t>]{0,8}(?:제목|보낸\s?사람|받는\s?사람|발신|수신|subject|from|to|sent)\s?[:：]/im;
const GREETING = /안녕하(?:세요|십니까)|^[ \t>]{0,8}(?:hi|hello|dear)\b/im;
const SIGNED =
  /(?![\w.+-]{65})[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,40}|01\d[-.\s]?\d{3,4}[-.\s]?\d{4}|(?:드림|올림|배상)(?=[\s.)]|$)|(?:마케팅|홍보|브랜드|제휴|광고|대행사|에이전시|매니저|팀장|대리|담당자?)[^.\n]{0,24}(?:입니다|이에요|예요|이라고 합니다)|(?:best|kind|warm) regards|\bmy name is\b/im;
const TERM =
  /^[ \t>|*_#■□▶▷●○•·\-–—]{0,12}(?:\d{1,2}[.)] ?)?(?:\[|【)?(?:브랜드|클라이언트|광고주|제품|상품|서비스|품목|콘텐츠|컨텐츠|진행|형태|원고료|광고비|제작비|비용|금액|예산|일정|업로드|게시|초안|마감|수정|2차\s?활용|경쟁|경업|독점|정산|지급|필수|brand|product|deliverables?|budget|fee|draft|go live|revisions?|usage|exclusivity|payment)[^:：|\n{]{0,14}(?:[:：|\]】])\s*(?!\{\{)[^\s|{]/gim;
/** What creators write for themselves: their prices, lists to tick off, forms to fill in. */
const OWN =
  /^.{0,12}(?:단가표|체크리스트|점검|템플릿|rate card|checklist|template)|\{\{[^{}\n]{1,40}\}\}[\s\S]{0,400}\{\{|^[ \t]{0,8}(?:- \[[ x]\]|[☐☑]) /im;
/** Said to viewers and readers. */
const PUBLISHED =
  /구독|여러분|협찬\s?(?:을\s)?받|내돈내산|(?:후기|리뷰)(?:예요|입니다|이에요)|subscribe|in this video/i;
/** What briefs are made of; their tables often come out of a PDF without the marks between label and value. */
const OF_BRIEFS =
  /브리프|캠페인|가이드라인|제안서|계약서|필수\s?(?:해시태그|멘트|문구|키워드)|2차\s?활용|원고료|광고비|정산|업로드\s?(?:일|기한|마감)|수정\s?횟수|경쟁사|deliverables|usage rights|\bbrief\b|exclusivity/gi;
export const LEAST_TERMS = 3;
const OF_FEES = /원고료|광고비|제작비|예산|budget|\bfees?\b/i;
const OF_FORMS = /브랜디드|PPL|쇼츠|릴스|영상\s?\d|dedicated|integration|shorts?\b|reels?\b/i;

interface Marks {
  score: number;
  isMail: boolean;
  /** Said to somebody, though little else of a mail shows. */
  isSent: boolean;
  isOffer: boolean;
  /** Asks something of the creator, and not of viewers. */
  isAddressed: boolean;
  hasHeader: boolean;
  isGreeted: boolean;
  /** How many of its four sides a letter shows: what it asks, its header, its greeting, who signs. */
  sides: number;
  /** Lines that name a term and what it is. */
  terms: number;
  isBrief: boolean;
  /** Speaks to viewers or readers, too. */
  isPublished: boolean;
}

const NO_MARKS: Marks = {
  score: 0,
  isMail: false,
  isSent: false,
  isOffer: false,
  isAddressed: false,
  hasHeader: false,
  isGreeted: false,
  sides: 0,
  terms: 0,
  isBrief: false,
  isPublished: false,
};

/** What of a mail or a brief shows in a text, read as a mail is; nothing in what creators write for themselves. */
export function marksOf(text: string, isFile: boolean): Marks {
  const head = text.slice(0, HEAD);
  if (OWN.test(head)) return NO_MARKS;
  const has = (pattern: RegExp): number => (pattern.test(head) ? 1 : 0);
  const [offer, addressed, header] = [has(OFFER), has(ADDRESSED), has(HEADER)];
  const somebody = has(GREETING) + has(SIGNED);
  const terms = [...head.matchAll(TERM)].length;
  const isSent = addressed + header > 0;
  const named = new Set([...head.matchAll(OF_BRIEFS)].map(([word]) => word.replace(/\s/g, '').toLowerCase()));
  const isBrief = isFile && named.size >= LEAST_TERMS;
  const isPublished = PUBLISHED.test(head);
  const isIntroduced = somebody === 2 && !isPublished;
  return {
    score: 2 * (offer + addressed + header) + somebody + Math.min(terms, LEAST_TERMS + 1),
    isMail: (offer > 0 && (isSent || isIntroduced || (terms > 0 && somebody > 0))) || terms >= LEAST_TERMS || isBrief,
    isSent,
    isOffer: offer > 0 || (OF_FEES.test(head) && OF_FORMS.test(head)),
    isAddressed: addressed > 0,
    hasHeader: header > 0,
    isGreeted: has(GREETING) > 0,
    sides: addressed + header + somebody,
    terms,
    isBrief,
    isPublished,
  };
}

/**
 * What of the wired texts a sponsor has sent: notes and files with the marks of a mail or a brief; a page of the web only
 * where none has them; never recordings and never our own results. Where nothing has enough marks, what is said to
 * somebody or is wired alone and speaks of an offer; else empty. Of the same mail in several files one is read.
 */
export function mailAmong(sources: readonly MaybeMail[]): string {
  const readable = sources
    .filter(({ kind, isRecording, isMade }) => !isRecording && !isMade && kind !== 'youtube' && kind !== 'instagram')
    .map(({ kind, text }) => ({ kind, text: plainMail(text) }))
    .map(({ kind, text }) => ({ text, isPage: kind === 'website', ...marksOf(text, kind === 'file') }));
  const mails = readable.filter(({ isMail }) => isMail);
  const sent = mails.filter(({ isPage }) => !isPage);
  const [likeliest] = readable
    .filter(({ isSent, isOffer }) => isSent || (isOffer && readable.length === 1))
    .toSorted((a, b) => b.score - a.score);
  const taken = sent.length > 0 ? sent : mails.length > 0 ? mails : likeliest ? [likeliest] : [];
  const isThread = ({ text }: { text: string }): number => (messagesOf(text).length > 1 ? 1 : 0);
  return eachOnce(taken)
    .toSorted((a, b) => isThread(a) - isThread(b))
    .map(({ text }) => text)
    .join('\n\n');
}

/** So much of a text stands in another one that both are the same, in two formats say. */
const SAME_SHARE = 0.9;
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

function eachOnce<Sent extends { text: string }>(sent: readonly Sent[]): Sent[] {
  const read = new Map<Sent, string>();
  for (const one of sent.toSorted((a, b) => b.text.length - a.text.length)) {
    const pieces = one.text
      .split(/[\n.!?]+/)
      .map(lettersOf)
      .filter((piece) => piece !== '');
    const all = pieces.reduce((sum, { length }) => sum + length, 0);
    const shareIn = (letters: string): number =>
      pieces.reduce((sum, piece) => sum + (letters.includes(piece) ? piece.length : 0), 0) / Math.max(1, all);
    if (![...read.values()].some((letters) => shareIn(letters) >= SAME_SHARE)) read.set(one, lettersOf(one.text));
  }
  return sent.filter((one) => read.has(one));
}

/** Whether a text that somebody put on a board is the mail of a sponsor. */
export const isSponsorMail = (text: string): boolean => {
  const { isMail, isOffer } = marksOf(plainMail(text), false);
  return isMail && isOffer && !PUBLISHED.test(text.slice(0, HEAD));
};
