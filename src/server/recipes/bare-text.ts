import { either } from '#contract/base/either.ts';

const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*(?:markdown|md|text|txt|plaintext)?[ \t]*\n([\s\S]*?)\n\1\2[ \t]*$/m;
const RULES = /^(?:[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*(?:\n|$)|[ \t]*\n)+/;
/** What a model says around a text is short, and no part of it has a heading. */
const MOST_AROUND = 400;
const isAround = (words: string): boolean => words.length <= MOST_AROUND && !/^ {0,3}#/m.test(words);

/** 'Here is the script:', '물론이죠! 아래는 대본입니다.' */
const BEGINS = new RegExp(
  String.raw`^(?:${either([/물론|네[,.! ]|넵|알겠|좋(?:아요|습니다)[,.! ]|다음은|아래는|아래와|요청하신|여기|말씀하신|수정(?:한|된)|고친|sure/, /certainly|of course|absolutely|okay|great|here(?:'s|’s| is| are)|below is/]).source})`,
  'i',
);
const NAMES_TEXT = either(
  [
    /대본|스크립트|초안|원고|글입니다|글이에요|수정본|결과입니다|꾸러미|설명란|답글|뉴스레터|버전|작성|script|draft|version/,
    /post|text|pack|letter|repl(?:y|ies)|thread/,
  ],
  'i',
);
const ENDS = /(?:[:：]|(?:니다|어요|예요|이에요|게요|세요)[.!]?|[.!])$/;
const ASSENTS =
  /^(?:물론이죠|물론입니다|물론이에요|네|넵|알겠습니다|알겠어요|sure|of course|certainly|absolutely|okay)[!.~]*$/i;
const ANNOUNCES = 160;

/** '필요하시면 톤을 바꿔 드릴게요.', 'Let me know if …': of the text, not of a comment under a video. */
const OFFERS = either(
  [
    /(?:필요하(?:시면|면)|원하시(?:면|는)|더 (?:짧게|길게|수정)|수정이 필요).{0,80}(?:드릴|말씀|말해|알려|수정|조정)/,
    /let me know if|feel free to|would you like me|i can also|happy to/,
  ],
  'i',
);
const OF_VIEWERS = /댓글|구독|comment|subscribe/i;

/** Without what a model says before and behind the text that it was asked for, and without the fence around it. */
export function bareText(written: string): string {
  const text = written.replace(/\r\n?/g, '\n').trim();
  const inner = fenced(text);
  if (inner !== null) return unquoted(inner);
  const announced = withoutAnnouncement(text);
  return unquoted(withoutOffer(announced, announced !== text));
}

/** What stands in the one fence of a text that has little else; null for any other. */
function fenced(text: string): string | null {
  const found = FENCE.exec(text);
  if (!found) return null;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const inner = (found[3] ?? '').trim();
  const isAlone =
    inner !== '' && before.length + behind.length <= inner.length && !/^[ \t]*(?:`{3}|~{3})/m.test(behind);
  return isAlone && isAround(before) && isAround(behind) ? inner : null;
}

function withoutAnnouncement(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const words = line.replace(/\*\*/g, '').trim();
  const isAnnounced = words.length <= ANNOUNCES && BEGINS.test(words) && NAMES_TEXT.test(words) && ENDS.test(words);
  const isOne = isAnnounced || (ASSENTS.test(words) && /^\n\s*\n/.test(text.slice(line.length)));
  const rest = text
    .slice(line.length + 1)
    .replace(RULES, '')
    .trimStart();
  return isOne && rest !== '' ? rest : text;
}

/** An offer is told from a line of the text by the rule above it, or where the text was announced too. */
function withoutOffer(text: string, isAnnounced: boolean): string {
  const at = text.lastIndexOf('\n\n');
  const last = text.slice(at + 1).trim();
  if (at < 0 || last.length > ANNOUNCES || last.includes('\n') || !OFFERS.test(last) || OF_VIEWERS.test(last))
    return text;
  const rest = text.slice(0, at).trimEnd();
  const bare = rest.replace(/\n[ \t]*(?:-{3,}|\*{3,}|_{3,})$/, '').trimEnd();
  return isAnnounced || bare !== rest ? bare : text;
}

/** A text that is nothing but one quotation is the text. */
const unquoted = (text: string): string => {
  const lines = text.split('\n');
  const isQuoted = lines.length > 1 && lines.every((line) => /^\s*(?:>|$)/.test(line));
  return isQuoted ? lines.map((line) => line.replace(/^\s*> ?/, '')).join('\n') : text;
};
