import { aiTells, type AiTell } from './ai-tells.ts';
import { endingOf, lastWordOf, registerOf } from './endings.ts';
import { isHangul } from '../../base/hangul.ts';
import { languageOf } from './measure.ts';
import { patternOf, placesOf } from './phrases.ts';
import { registerFor, type VoiceProfile } from './profile.ts';
import { toFormal } from './to-formal.ts';
import { toPolite } from './to-polite.ts';
import { utterancesOf } from './utterances.ts';

/** Adverbs and fillers whose loss leaves a whole sentence: only these are taken out of a line. */
const LOOSE_WORDS: ReadonlySet<string> = new Set(
  (
    '막 그냥 이제 인제 사실 사실은 진짜 진짜로 정말 정말로 약간 뭐랄까 아무튼 암튼 하여튼 어쨌든 일단 뭔가 되게 너무 솔직히 음 어 뭐 있잖아요 ' +
    '그니까 완전 좀 매우 아주 굉장히 무척 상당히 결론적으로 궁극적으로 또한 더불어 actually basically literally honestly really just very ' +
    'moreover furthermore additionally simply obviously totally'
  ).split(' '),
);

const INITIAL = /^\s*[a-z]/;
/** What may stand right before a loose word at the head of a line. */
const HEAD = /^[\s"'“‘(>*-]*$/;

/** Nothing but blanks and commas are left over when a word goes. */
const tidy = (line: string): string =>
  line
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/(?<! ) +([,.!?…])/g, '$1')
    .replace(/^([\s"'“‘(]*)[,·] ?/u, '$1')
    .replace(/^ +/, '');

/** Where a word goes on after the phrase, as 시대에는 after 시대에, the plain words would not fit. */
function replaced(line: string, phrase: string, plain: string): string {
  const changed = line.replace(patternOf(phrase), (found: string, ...rest: unknown[]) => {
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    if (isHangul(found.at(-1)) && isHangul(line.charAt(at + found.length))) return found;
    const isCapital = HEAD.test(line.slice(0, at)) && /^[A-Z]/.test(found);
    return isCapital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
  const article = /^[aeiou]/i.test(plain) ? '$1n' : '$1';
  const isEnglish = changed !== line && /^[a-z]/i.test(plain);
  return isEnglish ? changed.replace(new RegExp(String.raw`\b(a)n?(?= ${plain}\b)`, 'gi'), article) : changed;
}

/** ‘혁신적인 기술’ becomes ‘새로운 기술’; a word that was all of an opening goes with its comma. */
function withoutAiPhrases(line: string, list: readonly AiTell[]): string {
  let now = line;
  const own = languageOf(line);
  for (const { phrase, plain, language } of list) {
    if (plain === undefined || language !== own) continue;
    const before = now;
    now = plain === '' ? replaced(now, phrase, '').replace(/^(\s*)[,\s]+/, '$1') : replaced(now, phrase, plain);
    if (now !== before) now = tidy(now);
  }
  const lostCapital = /^\s*[A-Z]/.test(line) && INITIAL.test(now);
  return lostCapital ? now.replace(/[a-z]/, (letter) => letter.toUpperCase()) : now;
}

/** Null when a forbidden phrase stands in the line that cannot just go. */
function withoutForbidden(line: string, forbidden: readonly string[]): string | null {
  let now = line;
  for (const phrase of forbidden) {
    if (placesOf(now, phrase).length === 0) continue;
    if (!LOOSE_WORDS.has(phrase.trim().toLowerCase())) return null;
    now = tidy(
      now.replace(patternOf(phrase), (found: string, ...rest: unknown[]) => {
        const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
        const after = now.charAt(at + found.length);
        return after === '' || /[\s,.!?…]/.test(after) ? '' : found;
      }),
    );
  }
  const stillThere = forbidden.some((phrase) => placesOf(now, phrase).length > 0);
  return stillThere ? null : now;
}

/** Everybody says them so: they are no slip in a text in ~요. */
const FORMULAS = /(?:감사|고맙|반갑|죄송|부탁드|환영|축하)(?:합|습|립)니다$/;

const wordBefore = (text: string): string =>
  /(?<![가-힣A-Za-z0-9])([가-힣A-Za-z0-9]+)\s*$/.exec(text.slice(-24))?.[1] ?? '';

/** The words of a sentence with its ending in the other register; null where a sentence has no safe twin. */
function converted(line: string, to: 'polite' | 'formal'): string | null {
  let result = '';
  let end = 0;
  for (const { at } of utterancesOf(line)) {
    const sentence = line.slice(...at);
    const last = lastWordOf(sentence);
    const start = at[0] + sentence.lastIndexOf(last);
    const from = registerOf(sentence);
    const isOther = to === 'polite' ? from === 'formal' : from === 'polite';
    if (!isOther || FORMULAS.test(last)) continue;
    const before = wordBefore(line.slice(at[0], start));
    const after = line.slice(start + last.length, at[1]);
    const word = to === 'polite' ? toPolite(last, before) : toFormal(last);
    if (word === null || (to === 'formal' && isBeforeQuestion(last, after))) return null;
    const isAsked = /^["'”’)]*[?？]/.test(after);
    result += line.slice(end, start) + (to === 'formal' && isAsked ? word.replace(/다$/, '까') : word);
    end = start + last.length;
  }
  return result + line.slice(end);
}

/** ‘~ㄹ게요?’ asks for leave and has no formal twin. */
const isBeforeQuestion = (word: string, after: string): boolean => word.endsWith('게요') && after.includes('?');

/**
 * The line with what can be changed by rule: AI phrases in plain words, forbidden fillers gone, the ending in the profile's register
 * (between ~습니다 and ~요). Null when there is nothing safe to say; the line is then for its writer or for a model.
 */
export function rewriteLine(line: string, profile: VoiceProfile, list: readonly AiTell[] = aiTells): string | null {
  const allowed = withoutForbidden(withoutAiPhrases(line, list), profile.forbidden);
  if (allowed === null) return null;
  const register = registerFor(profile);
  const canConvert = (register === 'polite' || register === 'formal') && languageOf(line) === 'ko';
  const spoken = canConvert ? converted(allowed, register) : allowed;
  const now = spoken ?? allowed;
  const isSound = /[\p{L}\p{N}]/u.test(now) && (endingOf(now) !== 'fragment' || endingOf(line) === 'fragment');
  return now === line || !isSound ? null : now;
}
