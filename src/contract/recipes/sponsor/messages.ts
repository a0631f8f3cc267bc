import { literally } from '../../base/literally.ts';

/** One of the mails that a thread consists of, the newest first. */
export interface Message {
  /** The thread with all but this mail blanked out: places in it are places in the thread. */
  text: string;
  /** Written by the creator, answering the brand. */
  isOwn: boolean;
}

const RULED =
  /^[\s>]{0,8}[-_=]{2,}\s?(?:original message|forwarded message|원본 ?메시지|원본 ?메일|전달된 ?메시지|전달된 ?메일)\s?[-_=]{0,40}/i;
const WROTE =
  /^[\s>]{0,8}(?:on\s.{8,160}\swrote\s?:|.{0,60}\d{1,4}\s?[년.\-/].{4,120}(?:작성|썼습니다|쓴 ?글|wrote)\s?:)\s*$/i;
const SENDER = /^[\s>*]{0,8}(?:from|보낸\s?사람|발신(?:자|인)?)\s?\*{0,2}\s?[:：]/i;
const HEADER = /^[\s>*]{0,8}(?:sent|date|to|subject|보낸\s?(?:날짜|시간)|받는\s?사람|날짜|제목)\s?\*{0,2}\s?[:：]/i;
const OWN =
  /(?:제|저의|저희 ?채널(?:의)?) (?:기본 )?(?:단가|견적)|제안(?:을|해|을 ?보내)? ?주셔서[^.\n]{0,12}감사|\bmy (?:\w+ )?rates?\b|thank(?:s| you)(?: so much| very much)? for (?:your (?:offer|proposal)|reaching out)/i;
const OWN_PRICE = /(?:제|저의) (?:기본 )?(?:단가|견적)|\bmy (?:\w+ )?rates?\b/i;
const MOST_LINES = 4_000;
const MOST_MESSAGES = 12;

const depthOf = (line: string): number => (/^[ \t]{0,3}(?:>[ \t]?){1,12}/.exec(line)?.[0].match(/>/g) ?? []).length;

/** The mails of a thread: those below the newest are quoted by '>' or stand behind the line that says who wrote them. */
export function messagesOf(text: string): Message[] {
  const lines = text.split('\n').slice(0, MOST_LINES);
  const keys: string[] = [];
  let section = 0;
  let hasWords = false;
  lines.forEach((line, i) => {
    const deeper = depthOf(lines[i + 1]?.trim() === '' ? (lines[i + 2] ?? '') : (lines[i + 1] ?? ''));
    const isWrote = WROTE.test(line);
    const isBlock = SENDER.test(line) && lines.slice(i + 1, i + 4).some((next) => HEADER.test(next));
    const isAfterRule = lines.slice(Math.max(0, i - 2), i).some((before) => RULED.test(before));
    const isNew = RULED.test(line) || (isWrote && deeper <= depthOf(line)) || (isBlock && !isAfterRule);
    if (isNew && hasWords) section += 1;
    if (line.trim() !== '') hasWords = true;
    const depth = isWrote && deeper > depthOf(line) ? deeper : depthOf(line);
    keys.push(`${String(section).padStart(4, '0')}.${String(depth).padStart(2, '0')}`);
  });
  const ids = [...new Set(keys)].sort().slice(0, MOST_MESSAGES);
  const messages = ids.map((id) =>
    lines.map((line, i) => (keys[i] === id ? line : ' '.repeat(line.length))).join('\n'),
  );
  const filled = messages.filter((words) => words.trim() !== '');
  if (filled.length < 2) return [{ text, isOwn: false }];
  const addressed = addressedIn(filled[0] ?? '');
  const read = filled.map((words, i) => ({
    text: words,
    isOwn: (i === 0 ? OWN_PRICE : OWN).test(words) || (i > 0 && isBy(addressed, words)),
  }));
  return read.every(({ isOwn }) => isOwn) ? read.map((each) => ({ ...each, isOwn: false })) : read;
}

/** Whom a mail greets: '하나님, 회신 감사합니다'; '' where that cannot be told. */
const addressedIn = (mail: string): string =>
  /^\s*(?:안녕하세요,?\s)?([가-힣A-Za-z0-9]{1,12}) ?(?:크리에이터 ?)?님(?![가-힣])|^\s*(?:hi|hello|dear)\s([A-Za-z]{2,20})\b/i
    .exec(mail)
    ?.slice(1)
    .find((name) => name !== undefined) ?? '';

/** Whether the line above a mail says that somebody of this name wrote it. */
function isBy(name: string, mail: string): boolean {
  const line = mail.split('\n').find((each) => WROTE.test(each) || SENDER.test(each)) ?? '';
  return name.length > 1 && new RegExp(`(?<![\\p{L}@.])${literally(name)}(?=\\s?(?:님)?\\s?[<(]|님)`, 'iu').test(line);
}
