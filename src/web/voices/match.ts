import type { Language } from '#contract/base/language.ts';
import { endingClasses, registers } from '#contract/recipes/voice/endings.ts';
import { measureVoice, plainWordsOf } from '#contract/recipes/voice/measure.ts';
import { placesOf } from '#contract/recipes/voice/phrases.ts';
import { openersFor, type VoiceProfile } from '#contract/recipes/voice/profile.ts';
import { utterancesOf, type Utterance } from '#contract/recipes/voice/utterances.ts';
import type { VoiceMeasure } from '#contract/recipes/voice/voice-measure.ts';
import type { AiTell } from '#contract/recipes/voice/ai-tells.ts';
import { aiScore } from '#contract/recipes/voice/sounds-like-ai.ts';
import { worstLines, type WorstLine } from '#contract/recipes/voice/worst-lines.ts';

export type PartName =
  'endings' | 'registers' | 'lengths' | 'fillers' | 'openers' | 'signs' | 'persons' | 'habits' | 'forbidden';

export interface VoicePart {
  name: PartName;
  /** 0 to 100. */
  score: number;
  words: Readonly<Record<Language, string>>;
}

export interface VoiceMatch {
  /** 0 to 100: the writer's own texts get 75 and more, other people's of the same register about 60, of another below 50. */
  score: number;
  /** The draft or the profile is too short for the score to be trusted. */
  isThin: boolean;
  parts: VoicePart[];
  /** At most three. */
  worst: WorstLine[];
}

const THIN = { words: 60, sentences: 5 } as const;
/** Of a normal distribution: how far a figure measured on few sentences lies from the true one. */
const CHANCE = 0.8;
const FORBIDDEN = { each: 12, most: 48 } as const;
const OWN_OPENERS_SHARE = 0.1;
/** From where "sounds like AI" is worth a second look. */
const MACHINE = { from: 30, least: 10, most: 25 } as const;

interface Compared {
  draft: VoiceMeasure;
  own: VoiceMeasure;
  profile: VoiceProfile;
  utterances: readonly Utterance[];
}

type Shares = Readonly<Record<string, number>>;

/** 1 for the same shares, 0 for nothing in common; what `n` sentences can differ by chance does not count. */
function sharesAlike(draft: Shares, own: Shares, keys: readonly string[], n: number): number {
  const chance = (share: number) => CHANCE * Math.sqrt((share * (1 - share)) / Math.max(1, n));
  let apart = 0;
  let noise = 0;
  for (const key of keys) {
    apart += Math.abs((draft[key] ?? 0) - (own[key] ?? 0)) / 2;
    noise += chance(own[key] ?? 0) / 2;
  }
  return Math.max(0, 1 - Math.max(0, apart - noise) / Math.max(0.2, 1 - noise));
}

/** The same for rates per `unit` of `n` words or sentences; null where neither has any. */
function ratesAlike(draft: Shares, own: Shares, n: number, unit: number): number | null {
  let apart = 0;
  let all = 0;
  for (const key of new Set([...Object.keys(draft), ...Object.keys(own)])) {
    const [a, b] = [draft[key] ?? 0, own[key] ?? 0];
    const chance = CHANCE * Math.sqrt((((a + b) / 2) * unit) / Math.max(1, n));
    apart += Math.max(0, Math.abs(a - b) - chance);
    all += Math.max(a, b);
  }
  return all === 0 ? null : 1 - apart / all;
}

function lengthsAlike({ draft, own }: Compared): number {
  const spread = own.length.sd + own.length.mean / 4;
  const gaps = own.length.deciles.map((decile, i) => Math.abs(decile - (draft.length.deciles[i] ?? 0)));
  const apart = gaps.reduce((a, b) => a + b, 0) / Math.max(1, gaps.length) / Math.max(1, spread);
  return Math.exp(-2 * Math.max(0, apart - CHANCE / 2 / Math.sqrt(Math.max(1, draft.sentences))));
}

function openersAlike({ draft, profile, utterances }: Compared): number | null {
  const openers = openersFor(profile).map((opener) => plainWordsOf(opener).join(' '));
  if (openers.length === 0 || draft.sentences < 8) return null;
  const measured = profile.measure.openers.reduce((sum, { share }) => sum + share, 0);
  const expected = profile.openers.length > 0 ? OWN_OPENERS_SHARE : measured;
  const starts = utterances.map((one) => `${plainWordsOf(one.text).slice(0, 4).join(' ')} `);
  const found =
    starts.filter((start) => openers.some((opener) => start.startsWith(`${opener} `))).length / starts.length;
  const chance = CHANCE * Math.sqrt((expected * (1 - Math.min(1, expected))) / draft.sentences);
  return Math.min(1, (found + chance) / Math.max(0.01, expected));
}

const byWords = (rows: VoiceMeasure['fillers']): Shares =>
  Object.fromEntries(rows.map((row) => [row.words, row.per100]));

interface PartRow {
  weight: number;
  words: Readonly<Record<Language, string>>;
  /** 0 to 1; null where it does not apply. */
  alike: (compared: Compared) => number | null;
}

const isKorean = ({ own, draft }: Compared) => own.language === 'ko' && draft.language === 'ko';

const rows: Readonly<Record<Exclude<PartName, 'forbidden'>, PartRow>> = {
  endings: {
    weight: 3,
    words: { ko: '문장 끝', en: 'Sentence endings' },
    alike: (all) =>
      isKorean(all) ? sharesAlike(all.draft.endings, all.own.endings, endingClasses, all.draft.sentences) : null,
  },
  registers: {
    weight: 3,
    words: { ko: '존댓말과 반말', en: 'Formality' },
    alike: (all) => {
      const chosen = all.profile.formality;
      const own = chosen ? { [chosen]: 1 } : all.own.registers;
      return isKorean(all) ? sharesAlike(all.draft.registers, own, registers, all.draft.sentences) : null;
    },
  },
  lengths: { weight: 2, words: { ko: '문장 길이', en: 'Sentence length' }, alike: lengthsAlike },
  fillers: {
    weight: 2,
    words: { ko: '입버릇', en: 'Fillers' },
    alike: ({ draft, own }) => ratesAlike(byWords(draft.fillers), byWords(own.fillers), draft.words, 100),
  },
  openers: { weight: 1, words: { ko: '문장 첫머리', en: 'Openings' }, alike: openersAlike },
  signs: {
    weight: 2,
    words: { ko: '문장 부호와 이모지', en: 'Punctuation and emoji' },
    alike: ({ draft, own }) => ratesAlike(draft.punctuation, own.punctuation, draft.sentences, 1),
  },
  persons: {
    weight: 1,
    words: { ko: '나와 여러분', en: 'Person' },
    alike: ({ draft, own }) => ratesAlike(draft.person, own.person, draft.words, 100),
  },
  habits: {
    weight: 4,
    words: { ko: '잇는 말과 조사', en: 'Small words' },
    alike: ({ draft, own }) => ratesAlike(draft.habits, own.habits, draft.words, 100),
  },
};

const advice = (score: number): Readonly<Record<Language, string>> =>
  score >= 75
    ? { ko: '평소와 비슷해요.', en: 'as usual.' }
    : score >= 50
      ? { ko: '평소와 조금 달라요.', en: 'somewhat unlike you.' }
      : { ko: '평소와 많이 달라요.', en: 'not like you.' };

function forbiddenPart(text: string, { forbidden }: VoiceProfile): VoicePart | null {
  if (forbidden.length === 0) return null;
  const found = forbidden.flatMap((phrase) => placesOf(text, phrase));
  const ko =
    found.length === 0 ? '쓰지 않기로 한 말이 없어요.' : `쓰지 않기로 한 말이 ${found.length}번 나와요. 지워 주세요.`;
  const en = found.length === 0 ? 'No forbidden phrases.' : `Forbidden phrases: ${found.length}. Take them out.`;
  return { name: 'forbidden', score: Math.max(0, 100 - found.length * 25), words: { ko, en } };
}

/** A text that sounds like a machine is nobody's, though its endings are those of a formal speaker. */
function lostToMachine(draft: string, tells?: readonly AiTell[]): number {
  const score = aiScore(draft, tells);
  return score < MACHINE.from ? 0 : Math.min(MACHINE.most, MACHINE.least + (score - MACHINE.from) / 2);
}

/** How much a draft sounds like the profile's owner. */
export function matchVoice(draft: string, profile: VoiceProfile, tells?: readonly AiTell[]): VoiceMatch {
  const utterances = utterancesOf(draft);
  const compared: Compared = { draft: measureVoice([{ text: draft }]), own: profile.measure, profile, utterances };
  const judged = Object.entries(rows).flatMap(([name, row]) => {
    const alike = row.alike(compared);
    if (alike === null || compared.draft.sentences === 0 || compared.own.sentences === 0) return [];
    const score = Math.round(Math.min(1, Math.max(0, alike)) * 100);
    const said = advice(score);
    const words = { ko: `${row.words.ko}: ${said.ko}`, en: `${row.words.en}: ${said.en}` };
    return [{ weight: row.weight, part: { name: name as PartName, score, words } }];
  });
  const weight = judged.reduce((sum, one) => sum + one.weight, 0);
  const mean = weight === 0 ? 0 : judged.reduce((sum, one) => sum + one.part.score * one.weight, 0) / weight;
  const forbidden = forbiddenPart(draft, profile);
  const hits = forbidden ? (100 - forbidden.score) / 25 : 0;
  const { words, sentences } = compared.draft;
  return {
    score: Math.round(
      Math.max(0, mean - Math.min(FORBIDDEN.most, hits * FORBIDDEN.each) - lostToMachine(draft, tells)),
    ),
    isThin: words < THIN.words || sentences < THIN.sentences || !profile.measure.isEnough,
    parts: [...judged.map((one) => one.part), ...(forbidden ? [forbidden] : [])],
    worst: worstLines(draft, utterances, profile, tells),
  };
}
