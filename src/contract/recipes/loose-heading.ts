/** A line of its own where headings are not marked: **제목 후보**, [설명], '태그:', with or without words behind the colon. */
const LOOSE =
  /^\s*(?:\d{1,2}[.)]\s*)?(?:(?:\*\*|__|\[|【)\s*)?((?!\s)[^:：*_[\]【】\n]{1,30}?)\s*(?:[:：]\s*(?:\*\*|__|\]|】)|(?:\*\*|__|\]|】)\s*[:：]?|[:：])[ \t]*/;

/** The name that a line may be meant as a heading by, and where in it words begin behind that; null where it is none. */
export function looseHeadingIn(line: string): { name: string; wordsFrom: number } | null {
  const found = LOOSE.exec(line);
  return found && { name: found[1] ?? '', wordsFrom: found[0].length };
}
