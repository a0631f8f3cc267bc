import { z } from 'zod';
import type { Language } from '../../base/language.ts';
import { text, trimmedText } from '../../base/text.ts';
import { endingClasses, endingRows, registers, type Register } from './endings.ts';
import { voiceMeasure, type VoiceMeasure } from './voice-measure.ts';

const PHRASE_LENGTH = 100;
const MOST_PHRASES = 200;
const phrases = z.array(trimmedText(PHRASE_LENGTH)).max(MOST_PHRASES);

/** A voice with a name: what was measured, and what its owner says about it. */
export const voiceProfile = z.object({
  name: trimmedText(PHRASE_LENGTH),
  measure: voiceMeasure,
  /** Never in a draft. */
  forbidden: phrases,
  /** Instead of the measured ones where there are any. */
  openers: phrases,
  notes: text(2_000),
  /** Instead of the measured one. */
  formality: z.enum(registers).nullable(),
});
export type VoiceProfile = z.infer<typeof voiceProfile>;

/** The profile as it begins, before its owner has changed anything. */
export const profileOf = (name: string, measure: VoiceMeasure): VoiceProfile => ({
  name,
  measure,
  forbidden: [],
  openers: [],
  notes: '',
  formality: null,
});

export const registerWords: Readonly<Record<Register, Readonly<Record<Language, string>>>> = {
  formal: { ko: '~습니다체', en: 'formal Korean (~습니다)' },
  polite: { ko: '~요체', en: 'polite Korean (~요)' },
  casual: { ko: '반말', en: 'casual Korean (반말)' },
  plain: { ko: '~다로 끝나는 글말', en: 'written Korean (~다)' },
};

/** The register of more than this share of the sentences is the voice's own. */
const MAIN_SHARE = 0.5;

/** The register a draft should be in; null where the voice mixes them or is not Korean. */
export function registerFor({ formality, measure }: VoiceProfile): Register | null {
  return formality ?? registers.find((name) => measure.registers[name] > MAIN_SHARE) ?? null;
}

export const openersFor = ({ openers, measure }: VoiceProfile): readonly string[] =>
  openers.length > 0 ? openers : measure.openers.map(({ words }) => words);

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const tenth = (number: number): string => (Math.round(number * 10) / 10).toString();

const LEAST_SHARE = 0.03;
const endingsIn = ({ endings }: VoiceMeasure, language: Language): string =>
  endingClasses
    .map((name) => [endings[name], endingRows[name].words[language]] as const)
    .filter(([share]) => share >= LEAST_SHARE)
    .sort(([a], [b]) => b - a)
    .slice(0, 5)
    .map(([share, words]) => `${words} ${percent(share)}`)
    .join(', ');

const fillersIn = ({ fillers }: VoiceMeasure, most = 4): string =>
  fillers
    .slice(0, most)
    .map(({ words, per100 }) => `‘${words}’ ${tenth(per100)}`)
    .join(', ');

const quoted = (words: readonly string[], most = 5): string =>
  words
    .slice(0, most)
    .map((one) => `‘${one}’`)
    .join(', ');

type Part = (profile: VoiceProfile) => string | false;

const description: Readonly<Record<Language, readonly Part[]>> = {
  ko: [
    ({ name, measure: { texts, words, sentences } }) =>
      `‘${name}’ 말투는 글 ${texts}편, ${words}단어, ${sentences}문장을 재서 나왔어요.`,
    ({ measure }) => !measure.isEnough && '분량이 적어서 수치가 아직 대략이에요. 300단어가 넘게 넣어 주세요.',
    ({ measure: { length, sentences } }) =>
      sentences > 0 &&
      `한 문장은 평균 ${tenth(length.mean)}음절이고, 열에 여덟은 ${tenth(length.deciles[0] ?? 0)}~${tenth(length.deciles[8] ?? 0)}음절이에요.`,
    ({ measure }) => measure.language === 'ko' && `문장 끝은 ${endingsIn(measure, 'ko')} 순이에요.`,
    ({ measure: { questions, exclamations } }) =>
      `질문은 ${percent(questions)}, 느낌표로 끝나는 문장은 ${percent(exclamations)}예요.`,
    ({ measure }) => measure.fillers.length > 0 && `100단어마다 ${fillersIn(measure)}번 써요.`,
    (profile) => openersFor(profile).length > 0 && `문장을 ${quoted(openersFor(profile))} 같은 말로 자주 시작해요.`,
    ({ measure }) =>
      measure.favourites.length > 0 &&
      `${quoted(measure.favourites.map(({ words }) => words))} 같은 말을 여러 번 해요.`,
    ({ measure: { syllablesPerSec } }) =>
      syllablesPerSec !== null && `말 빠르기는 1초에 ${tenth(syllablesPerSec)}음절이에요.`,
    ({ forbidden }) => forbidden.length > 0 && `${quoted(forbidden, 10)} 같은 말은 쓰지 않아요.`,
  ],
  en: [
    ({ name, measure: { texts, words, sentences } }) =>
      `The voice “${name}” is measured on ${texts} text(s), ${words} words, ${sentences} sentences.`,
    ({ measure }) =>
      !measure.isEnough && 'That is little, so the figures are rough. Add texts until there are 300 words.',
    ({ measure: { length, wordsPerSentence, sentences } }) =>
      sentences > 0 &&
      `A sentence has ${tenth(length.mean)} syllables on average (${tenth(wordsPerSentence)} words); eight in ten have ${tenth(length.deciles[0] ?? 0)} to ${tenth(length.deciles[8] ?? 0)}.`,
    ({ measure }) => measure.language === 'ko' && `Sentences end in ${endingsIn(measure, 'en')}.`,
    ({ measure: { questions, exclamations } }) =>
      `Questions are ${percent(questions)} of them, ${percent(exclamations)} end in an exclamation mark.`,
    ({ measure }) => measure.fillers.length > 0 && `Per 100 words: ${fillersIn(measure)}.`,
    (profile) => openersFor(profile).length > 0 && `Sentences often begin with ${quoted(openersFor(profile))}.`,
    ({ measure }) =>
      measure.favourites.length > 0 &&
      `${quoted(measure.favourites.map(({ words }) => words))} come back again and again.`,
    ({ measure: { syllablesPerSec } }) =>
      syllablesPerSec !== null && `The pace is ${tenth(syllablesPerSec)} syllables a second.`,
    ({ forbidden }) => forbidden.length > 0 && `Never used: ${quoted(forbidden, 10)}.`,
  ],
};

const instructions: Readonly<Record<Language, readonly Part[]>> = {
  ko: [
    ({ name }) => `‘${name}’의 말투로 쓰세요.`,
    (profile) => {
      const register = registerFor(profile);
      return register !== null && `${registerWords[register].ko}로 쓰고 다른 말투와 섞지 마세요.`;
    },
    ({ measure: { length } }) =>
      `문장은 평균 ${Math.round(length.mean)}음절로 쓰되 ${Math.round(length.deciles[0] ?? 0)}음절에서 ${Math.round(length.deciles[8] ?? 0)}음절까지 길이를 섞으세요.`,
    ({ measure }) => measure.language === 'ko' && `문장 끝은 이 비율에 맞추세요: ${endingsIn(measure, 'ko')}.`,
    ({ measure: { questions } }) => questions > 0.01 && `문장의 ${percent(questions)}는 질문으로 쓰세요.`,
    ({ measure }) => measure.fillers.length > 0 && `입버릇은 100단어마다 이만큼만 쓰세요: ${fillersIn(measure)}번.`,
    (profile) =>
      openersFor(profile).length > 0 && `문장을 이렇게 시작하는 습관이 있어요: ${quoted(openersFor(profile))}.`,
    ({ forbidden }) => forbidden.length > 0 && `이 표현은 절대 쓰지 마세요: ${quoted(forbidden, MOST_PHRASES)}.`,
    ({ notes }) => notes.trim() !== '' && `본인이 덧붙인 말: ${notes.trim()}`,
    () => '겪은 일이나 숫자를 모르면 지어내지 말고 [직접 겪은 일]처럼 빈칸으로 남기세요.',
  ],
  en: [
    ({ name }) => `Write in the voice of “${name}”.`,
    (profile) => {
      const register = registerFor(profile);
      return register !== null && `Use ${registerWords[register].en} and do not mix it with another register.`;
    },
    ({ measure: { length, wordsPerSentence } }) =>
      `Keep sentences at ${Math.round(length.mean)} syllables on average (${Math.round(wordsPerSentence)} words) and vary them from ${Math.round(length.deciles[0] ?? 0)} to ${Math.round(length.deciles[8] ?? 0)}.`,
    ({ measure }) => measure.language === 'ko' && `End sentences in these shares: ${endingsIn(measure, 'en')}.`,
    ({ measure: { questions } }) => questions > 0.01 && `Make ${percent(questions)} of the sentences questions.`,
    ({ measure }) =>
      measure.fillers.length > 0 && `Use fillers no more than this, per 100 words: ${fillersIn(measure)}.`,
    (profile) => openersFor(profile).length > 0 && `Habitual openings: ${quoted(openersFor(profile))}.`,
    ({ forbidden }) => forbidden.length > 0 && `Never use: ${quoted(forbidden, MOST_PHRASES)}.`,
    ({ notes }) => notes.trim() !== '' && `The owner adds: ${notes.trim()}`,
    () => 'Never invent an experience or a number: leave a blank such as [what I saw myself].',
  ],
};

const said = (parts: readonly Part[], profile: VoiceProfile): string[] => parts.flatMap((part) => part(profile) || []);

/** A paragraph with figures for the owner of the voice. */
export const describeVoice = (profile: VoiceProfile, language: Language): string =>
  said(description[language], profile).join(' ');

/** Rules for a model that writes in this voice, a line each. */
export const instructionsFor = (profile: VoiceProfile, language: Language): string =>
  said(instructions[language], profile)
    .map((line) => `- ${line}`)
    .join('\n');
