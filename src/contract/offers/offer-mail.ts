import type { ReadKind } from '../sources/index.ts';
import { emailsOf, phonesOf } from './derive/address.ts';
import { hasWord, listed } from './derive/words.ts';
import { fieldOf, type LabelledField } from './form-labels.ts';
import { messagesOf } from './thread.ts';

/** A mail or a brief of a brand, as it stands on the board. */
export interface OfferMail {
  nodeId: string;
  title: string;
  text: string;
  /** ISO day on which it was sent; null where neither it nor the form says so. */
  received: string | null;
}

/** Of a mail that stands on no board. */
export const NO_NODE = '00000000-0000-0000-0000-000000000000';

type Kind = ReadKind | 'text';

/** What is wired to a chat, as far as it can be a mail; `segments` are the timed words of a recording. */
interface WiredText {
  nodeId?: string;
  title: string;
  kind: Kind;
  text: string;
  segments: readonly unknown[];
  madeBy?: string;
}

/** A wired text that could be the mail of a brand. */
export interface MaybeMail {
  kind: Kind;
  /** Of a note, whose title may hold what its words do not say again. */
  title?: string;
  text: string;
  isRecording: boolean;
  /** The name of the recipe that it was made by; absent for what came from elsewhere. */
  madeBy?: string;
}

/** Who reads further has seen what kind of text it is. */
const HEAD = 12_000;
const OFFER = listed(
  '협찬|협업|제휴|제안|광고|ppl|브랜디드|체험단|콜라보|공동구매|섭외|원고료|고료|sponsor|sponsored|collab|collaboration|partnership|campaign|paid promotion|deliverable',
);
/** Said to the creator, not to viewers. */
const ADDRESSED = listed(
  "제안드|제안 드|제안합니다|제안을 드|문의드|연락드|연락 드|메일드|요청드|안내드|회신 부탁|검토 부탁|소개 부탁|진행 부탁|업로드 부탁|리뷰 부탁|영상 부탁|부탁드리고 싶|해 주실 수 있|해주실 수 있|가능하실|크리에이터님|유튜버님|작가님|would you|would love to|we'd love|reach out|reaching out|interested in working|let us know",
);
/** A line of the head of a mail. */
const HEADER = /^[ \t>]{0,8}(?:제목|보낸\s?사람|받는\s?사람|발신|수신|subject|from|to)\s?[:：]/im;
const GREETING = /안녕하(?:세요|십니까)|^[ \t>]{0,8}(?:hi|hello|dear)\b/im;
const SIGNED = listed('드림|올림|배상|담당자|입니다|이에요|예요|이라고 합니다|regards|my name is|best,|thanks,');
/** What creators write for themselves: their prices, lists to tick off, forms to fill in. */
const OWN = listed('단가표|체크리스트|점검|템플릿|rate card|checklist|template');
const TO_TICK = /^[ \t]{0,8}(?:- \[[ x]\]|[☐☑]) /m;
/** Said to viewers and readers. */
const PUBLISHED = listed('구독|여러분|협찬받은|협찬을 받|내돈내산|subscribe|in this video');
const TERMS: ReadonlySet<LabelledField> = new Set([
  'fees',
  'payment',
  'draft',
  'upload',
  'revisions',
  'usage',
  'exclusivity',
  'deliverables',
]);
const OF_BRIEFS = listed(
  '브리프|캠페인|가이드라인|제안서|계약서|필수 해시태그|필수 멘트|2차 활용|원고료|광고비|정산|업로드일|수정 횟수|경쟁사|deliverables|usage rights|brief|exclusivity',
);
const MONEY_OR_WORK = listed(
  '만 원|만원|원고료|고료|광고비|쇼츠|릴스|영상|ppl|브랜디드|video|budget|체험단|$|협찬|협업',
);
const LEAST_TERMS = 3;

/** The fields whose labels stand in a text. */
function labelledIn(text: string): Set<LabelledField> {
  const found = new Set<LabelledField>();
  for (const line of text.split('\n', 600)) {
    const label = /^[\s>|*•■□▶●○▪·\d.)✔-]{0,12}([^:：|\]\t\n]{1,24})[:：|\]\t]\s{0,4}(?!\{\{)\S/.exec(line)?.[1];
    const field = label === undefined ? null : fieldOf(label.replace(/^[[【]/, ''));
    if (field) found.add(field);
  }
  return found;
}

/** Whether a source is a brand's mail or brief, by its form alone: labels, header, greeting, address, signature. */
export function isOfferMail({ isRecording, madeBy, ...source }: MaybeMail): boolean {
  if (isRecording || madeBy !== undefined || (source.kind !== 'text' && source.kind !== 'file')) return false;
  return looksLikeMail(source);
}

/** The title of a note; a file is named by its name, and a page by its site. */
const titleOf = ({ kind, title = '' }: Pick<MaybeMail, 'kind' | 'title'>): string => (kind === 'text' ? title : '');

function looksLikeMail(source: Pick<MaybeMail, 'kind' | 'title' | 'text'>): boolean {
  const isFile = source.kind === 'file';
  const title = titleOf(source);
  const head = source.text.slice(0, HEAD);
  const told = `${title}\n${head}`;
  const [first = ''] = head.trimStart().split('\n', 1);
  if ([title, first].some((line) => hasWord(line.slice(0, 24), OWN))) return false;
  if (TO_TICK.test(head) || head.split('{{').length > 2) return false;
  const labels = labelledIn(head);
  const terms = [...labels].filter((field) => TERMS.has(field)).length;
  if (terms >= 2 && labels.size >= LEAST_TERMS) return true;
  if (isFile && OF_BRIEFS.filter((word) => hasWord(head, [word])).length >= LEAST_TERMS) return true;
  const isAddressed = hasWord(told, ADDRESSED);
  if (hasWord(head, PUBLISHED) || !hasWord(told, OFFER) || !hasWord(told, MONEY_OR_WORK)) return false;
  const isSigned = hasWord(head, SIGNED) || emailsOf(head).length + phonesOf(head).length > 0;
  const hasSubject = HEADER.test(head) || hasWord(title, OFFER);
  const sides = [GREETING.test(head), hasSubject, isSigned, isAddressed].filter(Boolean).length;
  const headLines = head.split('\n', 12).filter((line) => HEADER.test(line)).length;
  return (
    headLines >= 2 ||
    (isAddressed && sides >= 3) ||
    (hasSubject && isAddressed) ||
    (terms >= 1 && GREETING.test(head) && sides >= 2)
  );
}

/** Whether a text that somebody put on a board is the mail of a brand. */
export const isSponsorMail = (text: string, title = ''): boolean =>
  isOfferMail({ kind: 'text', title, text, isRecording: false });

/**
 * The mails among what is wired, the newest first; a page of the web only where nothing else is one, and a text that is wired
 * alone and speaks of an offer. `received`: ISO day of the form, for those that do not say theirs.
 */
export function offerMailsIn(sources: readonly WiredText[], received: string | null): OfferMail[] {
  const readable = sources.filter(
    ({ kind, segments, madeBy }) =>
      segments.length === 0 && madeBy === undefined && kind !== 'youtube' && kind !== 'instagram',
  );
  const mails = readable.filter((source) => source.kind !== 'website' && looksLikeMail(source));
  const pages = readable.filter((source) => source.kind === 'website' && looksLikeMail(source));
  const [only, ...others] = readable;
  const isLone =
    only !== undefined &&
    others.length === 0 &&
    hasWord(`${titleOf(only)}\n${only.text.slice(0, HEAD)}`, listed('협찬|제안|원고료|고료|sponsor|budget'));
  const taken =
    mails.length > 0
      ? mails
      : pages.length > 0
        ? pages
        : isLone && !hasWord(only.text.slice(0, HEAD), PUBLISHED) && !TO_TICK.test(only.text)
          ? [only]
          : [];
  return eachOnce(taken)
    .map(({ nodeId = NO_NODE, title, text }) => {
      const sent = messagesOf(text, received)[0]?.sent ?? received;
      return { nodeId, title, text, received: sent };
    })
    .toSorted((a, b) => (b.received ?? '').localeCompare(a.received ?? ''));
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Of the same mail in several files one is read: the longest. */
function eachOnce(sources: readonly WiredText[]): WiredText[] {
  const kept: { source: WiredText; letters: string }[] = [];
  for (const source of sources.toSorted((a, b) => b.text.length - a.text.length)) {
    const letters = lettersOf(source.text);
    if (!kept.some((one) => one.letters.includes(letters) || one.letters === letters)) kept.push({ source, letters });
  }
  return sources.filter((source) => kept.some((one) => one.source === source));
}
