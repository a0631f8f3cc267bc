import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../../base/finding.ts';
import { uncertainOf } from './definite.ts';
import { problemWords } from './disclosure-finding-words.ts';
import { disclosureLine, type Sponsor, type SponsorKind } from './disclosure-line.ts';
import { amongHashtags, headOf, inAny, places, sentenceAround, statementsOf } from './disclosure-places.ts';
import { sinceWords, type DisclosureKind, type DisclosureRuleId } from './disclosure-rules.ts';
import { disclosedIn, otherThanReceived, saysInTitle } from './received.ts';
import { denials, foreignWords, unreadable, vagueWords } from './disclosure-words.ts';

export { disclosureLine, type Sponsor, type SponsorKind } from './disclosure-line.ts';

export interface DisclosureContext {
  /** Of the post, the mail or the video. */
  title?: string;
  /** Without one nothing has to be disclosed. */
  sponsor?: Sponsor;
  /** Of the text, where its letters do not tell. */
  language: Language;
}
export type DisclosureFinding = Finding<DisclosureRuleId>;

const placeRule: Readonly<Record<DisclosureKind, DisclosureRuleId>> = {
  blog: 'top-of-text',
  newsletter: 'top-of-text',
  description: 'before-the-fold',
  community: 'before-the-fold',
  short: 'start-of-video',
  script: 'start-of-video',
};

/** A script longer than this (about three minutes of speech) says it again in its last quarter. */
const LONG_SCRIPT = 1_000;
const SURE_LETTERS = 12;
/** What stands for a picture, in Markdown or HTML. */
const PICTURE = /!\[([^\]\n]{1,60})\]\([^)\n]{0,500}\)|<img\b[^<>\n]{0,300}?\balt=["']([^"'\n]{1,60})["']/gi;
const NEAR = { lines: 3, characters: 200 };
const LABEL: Readonly<Record<Language, string>> = { ko: '광고', en: 'Ad' };

/** The language in which the text is written: its disclosure must be in the same. */
function languageOf(text: string, fallback: Language): Language {
  const start = text.slice(0, 4_000);
  const hangul = start.match(/[가-힣]/g)?.length ?? 0;
  const latin = start.match(/[A-Za-z]/g)?.length ?? 0;
  if (hangul + latin < SURE_LETTERS) return fallback;
  return hangul * 4 >= latin ? 'ko' : 'en';
}

/**
 * What keeps a sponsored text from being disclosed rightly in Korea. `fix` replaces `at`; where `at` is null, it is the line
 * to put on top ('repeat-in-video': at the end; a denial in the title: the new title).
 */
export function checkDisclosure(kind: DisclosureKind, text: string, context: DisclosureContext): DisclosureFinding[] {
  const { sponsor, title } = context;
  if (!sponsor) return [];
  const language = languageOf(text, context.language);
  const line = disclosureLine(kind, sponsor, language);
  const received = sponsor.kind;
  const isSaid = isInPlace(kind, text, title, language, received);
  const found = [...uncertain(text, language, isSaid), ...denied(text, title, language, line, sponsor)];
  const isMended = !isSaid && found.length > 0 && isInPlace(kind, applied(text, found), title, language, received);
  if (!isSaid && !isMended) found.push(absent(kind, text, title, language, line, found, received));
  else if (kind === 'script') found.push(...unrepeated(text, title, language, line, received));
  const others = otherThanReceived(text, language, sponsor.kind).filter(
    (at) => !found.some((one) => one.at !== null && one.at[0] < at[1] && at[0] < one.at[1]),
  );
  return [...found, ...others.map((at) => finding('true-to-received', 'otherReceived', at, line, text.slice(...at)))];
}

/** What of these findings the line that says who paid mends: a sentence that names something else its writer changes. */
export const mendedByLine = <T extends Finding>(found: readonly T[]): readonly T[] =>
  found.filter(({ rule }) => rule !== 'true-to-received');

/** The text with the line in its place and with the words replaced that are not accepted; the title stays as it is. */
export function withDisclosure(kind: DisclosureKind, text: string, context: DisclosureContext): string {
  let mended = text;
  for (let round = 0; round < 4; round += 1) {
    const found = mendedByLine(checkDisclosure(kind, mended, context));
    if (found.length === 0) break;
    mended = applied(mended, found);
    for (const { at, fix, rule } of found) {
      if (at !== null || fix === undefined || rule === 'no-denial') continue;
      mended = rule === 'repeat-in-video' ? `${mended.trimEnd()}\n\n${fix}\n` : onTop(mended, fix);
    }
  }
  return mended;
}

function onTop(text: string, line: string): string {
  const heading = /^\s*# +\S[^\n]*(?:\n|$)/.exec(text)?.[0] ?? '';
  const rest = text.slice(heading.length).replace(/^\s*\n/, '');
  const before = heading === '' ? '' : `${heading.trimEnd()}\n\n`;
  return rest === '' ? `${before}${line}\n` : `${before}${line}\n\n${rest}`;
}

function applied(text: string, found: readonly DisclosureFinding[]): string {
  let mended = text;
  let last = text.length + 1;
  for (const { at, fix } of [...found].sort((a, b) => (b.at?.[0] ?? 0) - (a.at?.[0] ?? 0))) {
    if (at === null || fix === undefined || at[1] > last) continue;
    mended = mended.slice(0, at[0]) + fix + mended.slice(at[1]);
    last = at[0];
  }
  return mended;
}

function isInPlace(
  kind: DisclosureKind,
  text: string,
  title: string | undefined,
  language: Language,
  received: SponsorKind,
): boolean {
  if (saysInTitle(title, language, received)) return true;
  const isTitled = kind === 'blog' || kind === 'newsletter';
  const heading = isTitled ? /^\s*# +(\S[^\n]{0,200})/.exec(text)?.[1] : undefined;
  if (saysInTitle(heading, language, received)) return true;
  const head = headOf(kind, text);
  const end = head.at(-1)?.[1] ?? 0;
  const top = text.slice(0, end);
  const hidden = hiddenIn(top).map(({ at }) => at);
  return disclosedIn(top, language, received).some(
    (at) => inAny(at, head) && !inAny(at, hidden) && amongHashtags(text, at) === null,
  );
}

const hiddenIn = (text: string): { at: Span; words: string }[] =>
  [...text.matchAll(unreadable)].map(({ index, 0: whole, 2: tag, 3: comment, 4: styled }) => ({
    at: [index, index + whole.length],
    words: (tag ?? comment ?? styled ?? '').trim(),
  }));

function finding(
  rule: DisclosureRuleId,
  problem: keyof typeof problemWords,
  at: Span | null,
  fix: string,
  quoted = '',
  level: DisclosureFinding['level'] = 'error',
): DisclosureFinding {
  const since = sinceWords(rule);
  const quote = quoted.trim().replace(/\s+/g, ' ').slice(0, 60).toWellFormed();
  const { ko, en } = problemWords[problem];
  return {
    rule,
    level,
    at,
    words: {
      ko: `${ko(quote, fix)}${since.ko && ` (${since.ko})`}`,
      en: `${en(quote, fix)}${since.en && ` (${since.en})`}`,
    },
    fix,
  };
}

const uncertain = (text: string, language: Language, isSaid: boolean): DisclosureFinding[] =>
  uncertainOf(text, language).map(({ at, by }) =>
    finding('definite-words', 'uncertain', at, by, text.slice(...at), isSaid ? 'warning' : 'error'),
  );

/** Whoever received no money may say so. */
const NO_MONEY = /^(?:원고료|광고비)/;

function denied(
  text: string,
  title: string | undefined,
  language: Language,
  line: string,
  { kind }: Sponsor,
): DisclosureFinding[] {
  const found: DisclosureFinding[] = [];
  let last = 0;
  for (const { index, 0: words } of text.matchAll(denials[language])) {
    const own: Span = [index, index + words.length];
    if (kind !== 'paid' && NO_MONEY.test(words)) continue;
    const isTag = words.startsWith('#');
    const at = isTag ? own : sentenceAround(text, own);
    if (at[0] < last) continue;
    last = at[1];
    found.push(finding('no-denial', 'denied', at, isTag ? `#${LABEL[language]}` : line, words));
  }
  const inTitle = title?.match(denials[language])?.[0];
  if (title === undefined || inTitle === undefined) return found;
  const better = title
    .replaceAll(denials[language], '')
    .replace(/[[(]\s*[\])]|\s+/g, ' ')
    .trim();
  return [...found, finding('no-denial', 'deniedInTitle', null, `[${LABEL[language]}] ${better}`.trim(), inTitle)];
}

function absent(
  kind: DisclosureKind,
  text: string,
  title: string | undefined,
  language: Language,
  line: string,
  others: readonly DisclosureFinding[],
  received: SponsorKind,
): DisclosureFinding {
  const head = headOf(kind, text);
  const top = text.slice(0, head.at(-1)?.[1] ?? 0);
  const isFree = ({ at }: { at: Span }): boolean =>
    others.every((other) => other.at === null || other.at[1] <= at[0] || other.at[0] >= at[1]);
  const hidden = hiddenIn(text.slice(0, 2_000)).find(({ words }) => statementsOf(words, language).length > 0);
  if (hidden && isFree(hidden) && inAny([hidden.at[0], hidden.at[0]], head)) {
    return finding('readable', 'unreadable', hidden.at, hidden.words, hidden.words);
  }
  const all = disclosedIn(text, language, received);
  const goods = statementsOf(text, language)[0];
  if (all.length === 0 && goods)
    return finding('clear-words', 'goodsAlone', null, line, text.slice(...sentenceAround(text, goods)));
  for (const at of all.filter((each) => inAny(each, head))) {
    const tags = amongHashtags(text, at);
    if (tags && isFree(tags))
      return finding('not-among-hashtags', 'amongHashtags', tags.at, tags.by, text.slice(...at));
  }
  const picture = [...text.slice(0, 4_000).matchAll(PICTURE)].find(
    ([, md = '', alt = '']) =>
      statementsOf(md + alt, language).length + statementsOf(`[${md}${alt}]`, language).length > 0,
  );
  if (all.length === 0 && picture) return finding('readable', 'pictured', null, line, picture[1] ?? picture[2] ?? '');
  if (all.length === 0) {
    const foreign = wordsIn(top, head, foreignWords[language]);
    if (foreign && isFree(foreign)) {
      const label = /^([[(#【]?)[^\])】]*([\])】]?)$/.exec(foreign.words);
      const isLabel = (label?.[1] ?? '') !== '' || text.trim() === foreign.words;
      const fix = isLabel ? `${label?.[1] ?? ''}${LABEL[language]}${label?.[2] ?? ''}` : null;
      if (fix !== null && statementsOf(fix, language).length > 0) {
        const isEnough = isInPlace(
          kind,
          text.slice(0, foreign.at[0]) + fix + text.slice(foreign.at[1]),
          title,
          language,
          received,
        );
        if (isEnough) return finding('same-language', 'foreign', foreign.at, fix, foreign.words);
      }
      return finding('same-language', 'foreignInsert', null, line, foreign.words);
    }
    const vague = wordsIn(top, head, vagueWords[language]);
    if (vague) return finding('clear-words', 'vague', null, line, vague.words);
    const inTitle = title?.match(foreignWords[language])?.[0];
    if (inTitle !== undefined) return finding('same-language', 'foreignInsert', null, line, inTitle);
    const vagueTitle = title?.match(vagueWords[language])?.[0];
    if (vagueTitle !== undefined) return finding('clear-words', 'vague', null, line, vagueTitle);
  }
  const late = all[0];
  if (!late) return finding(placeRule[kind], 'missing', null, line);
  const isNear =
    places[kind].lines === 1 && inAny(late, headOf(kind, text, NEAR)) && amongHashtags(text, late) === null;
  const quoted = text.slice(...sentenceAround(text, late));
  return isNear
    ? finding(placeRule[kind], 'near', null, line, quoted, 'warning')
    : finding(placeRule[kind], 'late', null, line, quoted);
}

function wordsIn(top: string, head: readonly Span[], pattern: RegExp): { at: Span; words: string } | null {
  for (const { index, 0: words } of top.matchAll(pattern)) {
    const at: Span = [index, index + words.length];
    if (inAny(at, head)) return { at, words };
  }
  return null;
}

function unrepeated(
  text: string,
  title: string | undefined,
  language: Language,
  line: string,
  received: SponsorKind,
): DisclosureFinding[] {
  if (text.length <= LONG_SCRIPT || saysInTitle(title, language, received)) return [];
  const last = text.slice(Math.floor(text.length * 0.75));
  if (disclosedIn(last, language, received).length > 0) return [];
  return [finding('repeat-in-video', 'unrepeated', null, line, '', 'warning')];
}
