import { withoutEnd } from '#contract/base/without-end.ts';
import { tellingWordsOf } from '../../../ai/embedded/terms.ts';
import type { Part } from './part.ts';
import { listOf } from './word-lists.ts';

/** What asks for things and says nothing of them: 'what are', 'tell me about'. */
const WHAT = "(?:what|which|who|how)(?:['’](?:s|re)| is| are| was| were| about)";
const TELL = '(?:tell|give|show|list|name)(?: me| us)?(?: about)?';
const ASKED = new RegExp(`^(?:and |so |please )*(?:${WHAT}|${TELL})\\s+`, 'i');
const BETWEEN = /(?:(?<!\s)\s+)?[,;/&]\s*(?:and\s+)?|(?<!\s)\s+and\s+/i;
const OF = /\s(?:of|for|in|on)\s+/i;
const ARTICLE = /^(?:the|an?|its|their|our|my|your|this|that|these|those)\s+/i;
const MOST_WORDS = 5;
/** Where one of these stands the words are a sentence. */
const VERBS = new Set(
  listOf(`
    is are was were be been do does did done have has had can could will would shall should may might must i you he she we they it
    me us him them get got make made take took go went come came say says said need needs want wants use used cost costs last lasts
    that which who whom when where why how if because than
  `),
);
/** Names of a figure or a kind: what they are of is the thing. */
const GENERIC = new Set(
  listOf('number amount kind kinds type types name names list details features feature idea point points'),
);

/** 'Which brand are the shoes?' */
const OF_WHAT = /^(?:which|what)\s+((?:[a-z-]+\s){1,3}?)(?:is|are|was|were)\s+(.+)$/i;

/** 'How heavy is the watch?' asks for its weight. */
const HOW = /^how\s([a-z]+)\s(?:is|are|was|were)\s(.+)$/i;
const MEASURES: Readonly<Record<string, string>> = {
  heavy: 'weight',
  hot: 'temperature',
  warm: 'temperature',
  cold: 'temperature',
  tall: 'height',
  high: 'height',
  deep: 'depth',
  wide: 'width',
  old: 'age',
};

/** The things of a list that is asked for by nothing but 'what are', or one such thing; null for a sentence that says more. */
export function englishList(clause: string): Part[] | null {
  const body = withoutEnd(clause, /[?!.\s]/).trim();
  const [, of = '', whose = ''] = ASKED.test(body) ? [] : (OF_WHAT.exec(body) ?? []);
  const owner = whose.replace(ARTICLE, '');
  if (of !== '' && isThing(of.trim()) && isThing(owner))
    return [{ name: `${of}${owner}`, queries: [clause], thing: [...tellingWordsOf(owner), ...tellingWordsOf(of)] }];
  const [, how = '', measured = ''] = HOW.exec(body) ?? [];
  const measure = MEASURES[how.toLowerCase()];
  const subject = measured.replace(ARTICLE, '');
  if (measure && isThing(subject))
    return [{ name: body, queries: [clause], thing: [...tellingWordsOf(subject), measure] }];
  const asked = ASKED.exec(body)?.[0] ?? '';
  const rest = body.slice(asked.length);
  const items = rest.split(BETWEEN).map((item) => item.replace(ARTICLE, '').trim());
  if (asked === '' && items.length === 1) return null;
  const last = items.at(-1) ?? '';
  const [, shared = ''] = items.length > 1 ? last.split(OF) : [];
  if (!items.every(isThing)) return null;
  return items.map((name, place) => {
    const isLast = place === items.length - 1;
    const wide = !isLast && shared !== '' ? [`${name} of ${shared}`] : [];
    return { name, queries: [...wide, name], thing: thingOf(name) };
  });
}

function isThing(item: string): boolean {
  const words = item.toLowerCase().split(/\s+/);
  const isShort =
    words.length <= MOST_WORDS + 3 && item.split(OF).every((part) => part.split(/\s+/).length <= MOST_WORDS);
  return isShort && tellingWordsOf(item).length > 0 && !words.some((word) => VERBS.has(word));
}

/** 'screen size of the watch': the watch, the screen, the size. */
function thingOf(item: string): string[] {
  const [first = [], ...of] = item.split(OF).map((part) => tellingWordsOf(part));
  const telling = first.filter((word) => !GENERIC.has(word));
  return [...of.flat(), ...telling];
}
