import { withoutEnd } from '../../base/without-end.ts';
import { quoteOf, type Read, type Required } from './brief-types.ts';
import type { MailLine } from './mail-lines.ts';

const MUST_LABEL =
  /필수\s?(?:멘트|문구|언급|포함|내용|키워드|표현|사항|가이드|고지)|USP|소구\s?(?:점|포인트)|핵심\s?(?:메시지|포인트|소구)|강조\s?(?:점|포인트|사항)|셀링\s?포인트|멘트|언급\s?사항|key (?:message|point)s?|must[- ](?:say|mention|include)s?|talking points?|required (?:mention|message|line)s?/i;
const MUST_PROSE =
  /['"“‘「]([^'"“”‘’「」\n]{2,120})['"”’」]\s?(?:(?:이)?라는\s)?(?:문구|멘트|말|내용|메시지|표현|점|키워드)?(?:을|를|은|는)?\s?(?:꼭|반드시|필수로|1회 이상|한 번)?\s?(?:언급|말씀|포함|강조|노출|넣어)|(?:mention|say|include)\s["“']([^"“”\n]{2,120})["”']/gi;
const MOST_SAYS = 20;

/** Words that have to be said, as the mail gives them under a label or in quotation marks; twenty at the most. */
export function mustSaysOf(text: string, lines: readonly MailLine[]): Read<string>[] {
  const found: Read<string>[] = [];
  for (const line of lines) {
    if (line.value === '' || line.label === '' || !MUST_LABEL.test(line.label) || /해시태그|링크/.test(line.label))
      continue;
    const value = line.value
      .replace(/^[\s\-•·*]+|["'“”‘’]/g, '')
      .replace(/^\d{1,2}[.)]\s*/, '')
      .trim()
      .slice(0, 300);
    const from = line.value.indexOf(value.slice(0, 10));
    if (value !== '' && from >= 0) {
      const start = line.valueStart + from;
      const isWhole = line.value.startsWith(value, from);
      const length = isWhole ? value.length : Math.min(line.value.length - from, 300);
      found.push({ value, quote: quoteOf(text, start, start + length) });
    }
    if (found.length >= MOST_SAYS) return found;
  }
  for (const match of text.slice(0, 40_000).matchAll(MUST_PROSE)) {
    const value = match[1] ?? match[2] ?? '';
    const at = match.index + match[0].indexOf(value);
    for (const [from, words] of [...listedBefore(text, match.index), [at, value] as const]) {
      if (found.length < MOST_SAYS && found.every((each) => !each.value.includes(words)))
        found.push({ value: words, quote: quoteOf(text, from, from + words.length) });
    }
  }
  return found;
}

const LISTED = /['"“‘「]([^'"“”‘’「」\n]{2,120})['"”’」]\s?(?:,|·|\/|와|과|및|그리고|and)\s?$/;

/** The quotations of a list that end where this one begins: "'가', '나' 문구를 넣어 주세요". */
function listedBefore(text: string, end: number): (readonly [from: number, words: string])[] {
  const head = text.slice(Math.max(0, end - 300), end);
  const before = LISTED.exec(head);
  if (!before) return [];
  const start = end - head.length + before.index;
  const words = before[1] ?? '';
  return [...listedBefore(text, start), [start + 1, words]];
}

const HASHTAG = /(?<![\p{L}\p{N}/#&])#(?!\d{1,3}(?![\p{L}\p{N}_]))[\p{L}\p{N}_]{1,60}/gu;
const LINK = /https?:\/\/[^\s<>"')\]|]{3,2000}/g;
const LINK_ASKED = /링크|link|url|고정\s?댓글|더보기|설명란|프로필|구매|랜딩|스토어|landing|store/i;
const MOST_REQUIRED = 50;

/** All hashtags, and those addresses whose line asks for a link. */
export function requiredOf(text: string, lines: readonly MailLine[]): Read<Required>[] {
  const found: Read<Required>[] = [];
  for (const line of lines) {
    const before = lines[lines.indexOf(line) - 1];
    for (const [kind, pattern] of [
      ['hashtag', HASHTAG],
      ['link', LINK],
    ] as const) {
      const asked = `${line.label} ${line.text.replace(LINK, '')} ${before?.value === '' || before?.text.endsWith(':') ? before.text : ''}`;
      if (kind === 'link' && !LINK_ASKED.test(asked)) continue;
      for (const { index, 0: matched } of line.text
        .replace(kind === 'hashtag' ? LINK : /$^/g, (url) => ' '.repeat(url.length))
        .matchAll(pattern)) {
        const words = withoutEnd(matched, /[.,]/);
        if (found.some(({ value }) => value.words === words)) continue;
        const at = line.start + index;
        found.push({ value: { kind, words }, quote: quoteOf(text, at, at + words.length) });
        if (found.length >= MOST_REQUIRED) return found;
      }
    }
  }
  return found;
}
