import type { Span } from '../base/marked-text.ts';
import { daysOf } from './derive/days.ts';
import { hasWord, listed } from './derive/words.ts';

/** One of the mails that a thread consists of. */
export interface Message {
  /** Its lines in the thread, each by its place; signs of quoting stand in front of them. */
  lines: readonly Span[];
  /** Written by the creator, who answers the brand. */
  isOwn: boolean;
  /** ISO day on which it says that it was sent; null where it does not. */
  sent: string | null;
}

const RULED = listed('original message|forwarded message|원본 메시지|원본메시지|원본 메일|전달된 메시지|전달된 메일');
const WROTE = /(?:wrote|작성|썼습니다|쓴 ?글)\s?:?\s*$/i;
const SENDER = /^[\s>*]{0,8}(?:from|보낸\s?사람|발신(?:자|인)?)\s?\*{0,2}\s?[:：]/i;
const DATE = /^[\s>*]{0,8}(?:date|sent|보낸\s?(?:날짜|시간)|날짜|작성일|발신일)\s?\*{0,2}\s?[:：]/i;
const RECEIVER = /^[\s>*]{0,8}(?:to|받는\s?사람|수신(?:자|인)?)\s?\*{0,2}\s?[:：]/i;
const HEADER =
  /^[\s>*]{0,8}(?:sent|date|to|subject|보낸\s?(?:날짜|시간)|받는\s?사람|날짜|제목|수신)\s?\*{0,2}\s?[:：]/i;
/** A line of the head that says when and to whom a mail was sent: its values are no terms of an offer. */
export const isDelivery = (line: string): boolean => DATE.test(line) || RECEIVER.test(line);

const CHAT_LINE = /^\[?([^\][:：\n]{1,20})\]?(?:\s?\[(?:오전|오후)?\s?\d{1,2}:\d{2}(?:\s?[ap]m)?\])?\s?[:：]?\s/i;
const GREETING =
  /^[\s>]{0,8}(?:안녕하(?:세요|십니까)[,.!\s]{1,3}|(?:hi|hello|dear)\s)?([\p{L}\p{N}]{2,20})\s?(?:크리에이터\s?)?(님|[,!])/iu;
/** Openings by which a creator answers an offer. */
const ANSWERS = listed('제 단가|저의 단가|제 기본 단가|저희 채널 단가|제 견적|my rate|my rates|my usual rate');
const THANKS = listed(
  '제안 주셔서 감사|제안해 주셔서 감사|제안을 주셔서 감사|제안 감사|제안을 보내 주셔서|thank you for reaching out|thanks for reaching out|thank you for your offer|thanks for your offer',
);
const OWN_NAMES: ReadonlySet<string> = new Set(listed('나|me|저|크리에이터|creator'));
const MOST_LINES = 4_000;
const MOST_MESSAGES = 12;

const depthOf = (line: string): number => (/^[ \t]{0,3}(?:>[ \t]?){1,12}/.exec(line)?.[0].match(/>/g) ?? []).length;

function linesOf(text: string): { at: Span; words: string }[] {
  let from = 0;
  return text.split('\n', MOST_LINES).map((words) => {
    const at: Span = [from, from + words.length];
    from = at[1] + 1;
    return { at, words };
  });
}

/** The mails of a thread: those below the newest are quoted by '>' or stand behind the line that says who wrote them. */
export function messagesOf(text: string, near: string | null = null): Message[] {
  const lines = linesOf(text);
  const keys = keysOf(lines.map(({ words }) => words));
  const ids = [...new Set(keys)].sort().slice(0, MOST_MESSAGES);
  const parts = ids.map((id) => lines.filter((_, i) => keys[i] === id));
  const filled = parts.filter((part) => part.some(({ words }) => words.replace(/^[\s>]+/, '') !== ''));
  const chat = filled.length < 2 ? chatOf(lines) : null;
  if (chat) return chat;
  const creator = creatorOf((filled[0] ?? []).map(({ words }) => words));
  const read = filled.map((part, i): Message => {
    const words = part.map((line) => line.words);
    return { lines: part.map(({ at }) => at), isOwn: isOwn(words, creator, i === 0), sent: sentOn(words, near) };
  });
  return read.length < 2 || read.every((one) => one.isOwn) ? read.map((one) => ({ ...one, isOwn: false })) : read;
}

function keysOf(lines: readonly string[]): string[] {
  let section = 0;
  let hasWords = false;
  return lines.map((line, i) => {
    const next = lines[i + 1]?.trim() === '' ? (lines[i + 2] ?? '') : (lines[i + 1] ?? '');
    const deeper = depthOf(next);
    const isWrote = isAttribution(line);
    const isBlock = SENDER.test(line) && lines.slice(i + 1, i + 4).some((one) => HEADER.test(one));
    const isAfterRule = lines.slice(Math.max(0, i - 2), i).some(isRule);
    const isNew = isRule(line) || (isWrote && deeper <= depthOf(line)) || (isBlock && !isAfterRule);
    if (isNew && hasWords) section += 1;
    if (line.trim() !== '') hasWords = true;
    const depth = isWrote && deeper > depthOf(line) ? deeper : depthOf(line);
    return `${String(section).padStart(4, '0')}.${String(depth).padStart(2, '0')}`;
  });
}

const isRule = (line: string): boolean => /^[\s>]{0,8}[-_=]{2}/.test(line) && hasWord(line, RULED);
/** 'On … wrote:', '2026년 11월 23일 …님이 작성:' */
const isAttribution = (line: string): boolean => line.length < 220 && /\d/.test(line) && WROTE.test(line);

/** By what the creator is called in the thread: whom the newest mail greets, and to whom it is sent. */
function creatorOf(newest: readonly string[]): string[] {
  const to = newest.find((line) => RECEIVER.test(line)) ?? '';
  const address = /[\w.+-]{1,64}@[\w.-]{3,80}/.exec(to)?.[0];
  const greeted = newest
    .filter((line) => line.trim() !== '' && !HEADER.test(line) && !SENDER.test(line))
    .slice(0, 2)
    .flatMap((line) => GREETING.exec(line)?.[1]?.replace(/(?:크리에이터|작가)?님$/, '') ?? []);
  return [...greeted, ...(address === undefined ? [] : [address])].map((name) => name.toLowerCase());
}

function isOwn(words: readonly string[], creator: readonly string[], isNewest: boolean): boolean {
  const text = words.join('\n');
  if (isNewest) return hasWord(text, ANSWERS);
  const sender = (words.find((line) => isAttribution(line) || SENDER.test(line)) ?? '').toLowerCase();
  const isNamed = creator.some((name) => name.length > 1 && sender.includes(name));
  return isNamed || hasWord(text, ANSWERS) || hasWord(text, THANKS);
}

function sentOn(words: readonly string[], near: string | null): string | null {
  const line = words.slice(0, 12).find((one) => DATE.test(one) || isAttribution(one));
  return line === undefined ? null : (daysOf(line, near)[0]?.date ?? null);
}

const LEAST_CHAT_LINES = 3;

/** A chat whose lines begin with who speaks: those of the creator are called 'me'. */
function chatOf(lines: readonly { at: Span; words: string }[]): Message[] | null {
  const speakers = lines.map(({ words }) => CHAT_LINE.exec(words)?.[1]?.trim().toLowerCase() ?? '');
  const own = speakers.filter((name) => OWN_NAMES.has(name)).length;
  if (own === 0 || speakers.filter((name) => name !== '').length < LEAST_CHAT_LINES) return null;
  let isMine = false;
  const mine = lines.map((_, i) => {
    const name = speakers[i] ?? '';
    if (name !== '') isMine = OWN_NAMES.has(name);
    return isMine;
  });
  const part = (isOwnPart: boolean): Message => ({
    lines: lines.filter((_, i) => mine[i] === isOwnPart).map(({ at }) => at),
    isOwn: isOwnPart,
    sent: null,
  });
  return [part(false), part(true)];
}

/** The text with what the creator wrote in it blanked out: every place stays. */
export function brandsWords(text: string): string {
  let words = text;
  for (const { lines, isOwn: isMine } of messagesOf(text)) {
    if (!isMine) continue;
    for (const [from, to] of lines) words = `${words.slice(0, from)}${' '.repeat(to - from)}${words.slice(to)}`;
  }
  return words;
}

const FOOTER = listed(
  '수신거부|수신 거부|unsubscribe|본 메일은 발신|본 메일은 정보|본 이메일은|이 메일은 발신|this email and any|this e-mail|confidential|기밀|통신판매|사업자등록번호|all rights reserved|©',
);

/** The lines of the small print below a mail. */
export const footerOf = (text: string): Span[] => {
  const lines = linesOf(text);
  return lines.flatMap(({ at, words }, i) => {
    const isSmall = i > 2 && hasWord(words, FOOTER);
    return isSmall ? [at] : [];
  });
};
