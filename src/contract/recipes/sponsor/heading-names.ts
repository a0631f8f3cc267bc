import { quoteOf, type Read } from './brief-types.ts';
import type { MailLine } from './mail-lines.ts';

/** '바른하루는 2019년 …', '락토핏 부스터: 하루 한 포로 …': what a paragraph tells of begins it. */
const TELLS_OF =
  /^((?:[가-힣A-Za-z0-9&+.-]{1,16} ){0,3}?[가-힣A-Za-z0-9&+.-]{2,16}?)(?:은|는)\s|^([^:：.!?\n]{2,40}?)\s?[:：]\s/;

/** The name with which the paragraph below a heading begins: of a document, where it is introduced and not labelled. */
export function namedBelow(text: string, lines: readonly MailLine[], heading: RegExp): Read<string> | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (line.isLabelled || line.value !== '' || !heading.test(line.label) || !next) continue;
    const match = TELLS_OF.exec(next.text.trim().replace(/^[-•·*]\s/, ''));
    const value = (match?.[1] ?? match?.[2] ?? '').trim();
    if (value === '' || /^(?:저희|당사|본|이|우리|자사)(?:\s|$)/.test(value)) continue;
    const at = next.start + next.text.indexOf(value);
    return { value, quote: quoteOf(text, at, at + value.length) };
  }
  return null;
}
