import type { Span } from '#contract/base/marked-text.ts';

/** An end, with closing quotation marks. Dots in a row are a hesitation. */
const END = /(?:(?<!\.)\.(?!\.)|(?<![!?。！？])[!?。！？]+)["'”’」』)\]]*(?=\s+(\S{1,12}))/g;
/** What is no end: numbers of an item, initials, abbreviations. */
const FALSE_END = /(?:^|\s)(?:\d{1,3}|[A-Za-z]|Mr|Mrs|Ms|Dr|vs|No|St|etc|e\.g|i\.e)\.$/;
/** Goes on after a quotation: “…?”라고, “…!” 하고. */
const GOES_ON = /^(?:이?라[고며는]|하[고며는]|라면서|[가-힣]{0,3}며\s|\[\d)/;

/** Where the sentences of one line stand in it, without the white space around them. */
export function sentenceSpansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = line.length - line.trimStart().length;
  for (const { 0: end, 1: next = '', index } of line.matchAll(END)) {
    const to = index + end.length;
    if (GOES_ON.test(next) || FALSE_END.test(line.slice(Math.max(from, to - 6), to))) continue;
    spans.push([from, to]);
    from = to + (/\S/.exec(line.slice(to, to + 100))?.index ?? line.slice(to).search(/\S|$/));
  }
  const last = line.trimEnd().length;
  if (last > from) spans.push([from, last]);
  return spans;
}
