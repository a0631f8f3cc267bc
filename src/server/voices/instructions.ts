import type { Language } from '#contract/base/language.ts';
import { percent, tenth } from '#contract/base/figures.ts';
import { endingClasses, endingRows } from '#contract/recipes/voice/endings.ts';
import type { VoiceMeasure } from '#contract/recipes/voice/voice-measure.ts';
import {
  type VoiceProfile,
  registerFor,
  registerWords,
  openersFor,
  MOST_PHRASES,
} from '#contract/recipes/voice/profile.ts';

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

type Part = (profile: VoiceProfile, sentences: readonly string[]) => string | false;

/** Real sentences show what these figures count. */
const figure =
  (part: (profile: VoiceProfile) => string | false): Part =>
  (profile, sentences) =>
    sentences.length === 0 && part(profile);
const asSaid = (sentences: readonly string[]): string => sentences.map((one) => `“${one}”`).join(' ');

const instructions: Readonly<Record<Language, readonly Part[]>> = {
  ko: [
    ({ name }) => `‘${name}’의 말투로 쓰세요.`,
    (profile) => {
      const register = registerFor(profile);
      return register !== null && `${registerWords[register].ko}로 쓰고 다른 말투와 섞지 마세요.`;
    },
    (_, sentences) =>
      sentences.length > 0 &&
      `이 사람이 실제로 한 말이에요. 어조와 길이, 끝맺음을 이대로 따르고 내용은 가져오지 마세요: ${asSaid(sentences)}`,
    figure(
      ({ measure: { length } }) =>
        `문장은 평균 ${Math.round(length.mean)}음절로 쓰되 ${Math.round(length.deciles[0] ?? 0)}음절에서 ${Math.round(length.deciles[8] ?? 0)}음절까지 길이를 섞으세요.`,
    ),
    figure(({ measure }) => measure.language === 'ko' && `문장 끝은 이 비율에 맞추세요: ${endingsIn(measure, 'ko')}.`),
    figure(({ measure: { questions } }) => questions > 0.01 && `문장의 ${percent(questions)}는 질문으로 쓰세요.`),
    figure(
      ({ measure }) => measure.fillers.length > 0 && `입버릇은 100단어마다 이만큼만 쓰세요: ${fillersIn(measure)}번.`,
    ),
    (profile) =>
      openersFor(profile).length > 0 && `문장을 이렇게 시작하는 습관이 있어요: ${quoted(openersFor(profile))}.`,
    ({ forbidden }) => forbidden.length > 0 && `이 표현은 절대 쓰지 마세요: ${quoted(forbidden, MOST_PHRASES)}.`,
    ({ notes }) => notes.trim() !== '' && `본인이 덧붙인 말: ${notes.trim()}`,
    () => '겪은 일이나 숫자를 모르면 지어내지 말고 〔직접 겪은 일〕처럼 빈칸으로 남기세요.',
  ],
  en: [
    ({ name }) => `Write in the voice of “${name}”.`,
    (profile) => {
      const register = registerFor(profile);
      return register !== null && `Use ${registerWords[register].en} and do not mix it with another register.`;
    },
    (_, sentences) =>
      sentences.length > 0 &&
      `This is how they really talk. Follow tone, length and endings, and take none of the content: ${asSaid(sentences)}`,
    figure(
      ({ measure: { length, wordsPerSentence } }) =>
        `Keep sentences at ${Math.round(length.mean)} syllables on average (${Math.round(wordsPerSentence)} words) and vary them from ${Math.round(length.deciles[0] ?? 0)} to ${Math.round(length.deciles[8] ?? 0)}.`,
    ),
    figure(({ measure }) => measure.language === 'ko' && `End sentences in these shares: ${endingsIn(measure, 'en')}.`),
    figure(
      ({ measure: { questions } }) => questions > 0.01 && `Make ${percent(questions)} of the sentences questions.`,
    ),
    figure(
      ({ measure }) =>
        measure.fillers.length > 0 && `Use fillers no more than this, per 100 words: ${fillersIn(measure)}.`,
    ),
    (profile) => openersFor(profile).length > 0 && `Habitual openings: ${quoted(openersFor(profile))}.`,
    ({ forbidden }) => forbidden.length > 0 && `Never use: ${quoted(forbidden, MOST_PHRASES)}.`,
    ({ notes }) => notes.trim() !== '' && `The owner adds: ${notes.trim()}`,
    () => 'Never invent an experience or a number: leave a blank such as 〔what I saw myself〕.',
  ],
};

const said = (parts: readonly Part[], profile: VoiceProfile, sentences: readonly string[]): string[] =>
  parts.flatMap((part) => part(profile, sentences) || []);

/** Rules for a model that writes in this voice, a line each; with sentences of the person these stand for most figures. */
export const instructionsFor = (profile: VoiceProfile, language: Language, sentences: readonly string[] = []): string =>
  said(instructions[language], profile, sentences)
    .map((line) => `- ${line}`)
    .join('\n');
