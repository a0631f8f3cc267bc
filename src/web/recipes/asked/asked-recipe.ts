import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { aroundEn, carriers, otherAims, particles, pointing, recipeWords, wishesEn, wishesKo } from './recipe-words.ts';

/** A thing that a question asks for and that we make. */
export interface AskedRecipe {
  id: RecipeId;
  /** What the question says of its form: a topic, a length, a number. */
  values: RecipeValues;
}

/** A longer question has more to say than a form. */
const MOST_LETTERS = 160;

/**
 * The recipe whose name stands in a question that asks for one, by the forms of words alone; null where none does, where two
 * are named, and where something is asked about it. What it says beside the name, the length and the asking is the topic.
 */
export function askedRecipe(question: string): AskedRecipe | null {
  const text = question.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > MOST_LETTERS) return null;
  const named = nameIn(text);
  if (!named || !isWished(text, named)) return null;
  const length = lengthIn(text);
  const id = byLength(named, length);
  const topic = topicIn(question.normalize('NFC').replace(/\s+/g, ' ').trim(), named);
  return { id, values: { ...formOf(id, length), ...(topic !== '' && { topic }) } };
}

interface Named {
  id: RecipeId;
  name: string;
  from: number;
  to: number;
}

const HANGUL = /[가-힣]/;
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const names = Object.entries(recipeWords)
  .flatMap(([id, words]) => words.map((name) => ({ id: id as RecipeId, name })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** What follows a name that is only the place or the measure of what is asked for: '대본에서', '대본의', '제목처럼'. */
const NO_OBJECT = /^(?:에서|에\s|에는|의\s|처럼|대로|보다|이랑|이 |가 |부터|만 )/;

/** Null where none stands there as a word of its own, and where names of two recipes do. */
function nameIn(text: string): Named | null {
  const found: Named[] = [];
  for (const { id, name } of names) {
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
      const to = from + name.length;
      const isWithin = found.some((one) => from < one.to && to > one.from);
      if (!isWithin && isOwnWord(text, from, to)) found.push({ id, name, from, to });
    }
  }
  const [first] = found;
  if (!first || found.some(({ id }) => id !== first.id)) return null;
  const last = found.reduce((a, b) => (b.from > a.from ? b : a));
  return NO_OBJECT.test(text.slice(last.to)) ? null : last;
}

function isOwnWord(text: string, from: number, to: number): boolean {
  const [before, behind] = [text[from - 1], text[to]];
  if (HANGUL.test(text[from] ?? '')) return !isLetter(before) || /[\d초분]/.test(before ?? '');
  return !isLetter(before) && (!isLetter(behind) || (behind === 's' && !isLetter(text[to + 1])));
}

/** Whether it is asked for: by a deed behind its name in Korean or before it in English, or by its name alone. */
function isWished(text: string, { name, from, to }: Named): boolean {
  if (otherAims.some((aim) => hasAim(text, aim, name))) return false;
  const behind = text.slice(to).replaceAll(' ', '');
  const isLast = /^[.!~]*$/.test(behind);
  if (wishesKo.some((wish) => isObjectOf(behind.indexOf(wish), behind))) return true;
  if (HANGUL.test(name)) return isLast;
  const before = text.slice(0, from);
  return (
    wishesEn.some((wish) => isAimedAt(before, wish)) ||
    (isLast && /^\W*\d/.test(before) && lengthIn(before).sec !== null)
  );
}

/** Whether what stands between a name and the deed, from its beginning to `at`, leaves the name its object. */
const isObjectOf = (at: number, behind: string): boolean =>
  at >= 0 && !/.{2}[을를]/.test(behind.slice(0, at).replace('초안', ''));

/** Whether a deed is done to what stands behind these words, and not to something of it. */
function isAimedAt(before: string, wish: string): boolean {
  const at = new RegExp(`(?:^|\\W)${wish}\\W`).exec(before);
  return at !== null && !/\b(?:of|in|from|about|for|on|to|with)\b/.test(before.slice(at.index + at[0].length));
}

/** Korean ones stand within words, English ones for themselves; the name itself is none. */
function hasAim(text: string, aim: string, name: string): boolean {
  const rest = text.replace(name, ' ');
  return HANGUL.test(aim) ? rest.includes(aim) : new RegExp(`(?:^|[^a-z])${aim}(?![a-z])`).test(rest);
}

interface Length {
  sec: number | null;
  count: number | null;
  letters: number | null;
}

const SECONDS = /(\d{1,4})[ -]?(?:초|s(?![a-z])|secs?(?![a-z])|seconds?)/;
const MINUTES = /(\d{1,3})[ -]?(?:분(?!량|석)|mins?(?![a-z])|minutes?)/;
const COUNT = /(\d{1,2})[ -]?(?:개|편|posts?|tweets?)/;
const LETTERS = /(\d{2,4})[ -]?(?:자(?!막|료|취)|글자|characters?|chars?)/;

function lengthIn(text: string): Length {
  const read = (form: RegExp): number | null => {
    const digits = form.exec(text)?.[1];
    return digits === undefined ? null : Number(digits);
  };
  const [min, sec] = [read(MINUTES), read(SECONDS)];
  return {
    sec: min === null && sec === null ? null : (min ?? 0) * 60 + (sec ?? 0),
    count: read(COUNT),
    letters: read(LETTERS),
  };
}

/** What is called a script and nothing else is short or long by its length. */
const LONGEST_SHORT_SEC = 120;
const PLAIN_SCRIPT = new Set([
  '대본',
  '스크립트',
  '원고',
  '영상 대본',
  '유튜브 대본',
  'script',
  'video script',
  'youtube script',
]);

const byLength = ({ id, name }: Named, { sec }: Length): RecipeId =>
  PLAIN_SCRIPT.has(name) && sec !== null && sec <= LONGEST_SHORT_SEC ? 'short-script' : id;

function formOf(id: RecipeId, { sec, count, letters }: Length): RecipeValues {
  if (id === 'short-script' && sec !== null) return { seconds: sec };
  if ((id === 'long-script' || id === 'beat-sheet') && sec !== null)
    return { minutes: Math.max(1, Math.round(sec / 60)) };
  if (id === 'thread' && count !== null) return { posts: count };
  return id === 'community-post' && letters !== null ? { length: letters } : {};
}

const LONGEST_TOPIC = 120;

/** What is left of a question: in Korean before the name, in English behind it after 'about', 'on' or 'for'. */
function topicIn(question: string, { name, from, to }: Named): string {
  const topic = HANGUL.test(name) ? topicBefore(question.slice(0, from)) : topicBehind(question.slice(to));
  return topic.length > LONGEST_TOPIC ? '' : topic;
}

const MATTER_END = /\s*(?:에 ?대한|에 ?관한|에 ?대해서?|관련|(?:을|를) ?주제로|주제로|주제의|(?<=기)로)\s*$/;
const LENGTHS = /\d{1,4}[ -]?(?:초|분|개|편|글자|자)(?:짜리|분량|정도|이내|안에|의|로)?(?![가-힣])/g;

function topicBefore(words: string): string {
  let left = words.replace(LENGTHS, ' ').replace(/\s+/g, ' ').trim();
  for (let before: string | null = null; before !== left;) {
    before = left;
    left = withoutPointing(left.split(' '))
      .join(' ')
      .replace(MATTER_END, '')
      .replace(/[,.:]+$/, '')
      .trim();
  }
  return left;
}

const isOneOf = (token: string | undefined, words: readonly string[]): boolean =>
  token !== undefined && words.some((word) => particles.some((particle) => token === word + particle));

function withoutPointing(tokens: readonly string[]): readonly string[] {
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (isOneOf(first, pointing)) return tokens.slice(isOneOf(second, carriers) ? 2 : 1);
  return isOneOf(last, pointing) || isOneOf(last, carriers) ? tokens.slice(0, -1) : tokens;
}

function topicBehind(words: string): string {
  const [, matter = ''] = /^s?\s+(?:about|on|for|explaining|covering)\s+(.+)$/i.exec(words) ?? [];
  return withoutAround(matter.replace(/[.!?]+$/, '').trim());
}

/** Without such words at either end, and nothing where nothing else is left. */
function withoutAround(words: string): string {
  const lower = words.toLowerCase();
  for (const one of aroundEn) {
    if (lower === one) return '';
    if (lower.endsWith(` ${one}`)) return words.slice(0, -one.length - 1).trim();
  }
  return words;
}
