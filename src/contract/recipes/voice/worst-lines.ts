import type { Finding } from '../../base/finding.ts';
import { endingOf, endingRows, registerOf, type Register } from './endings.ts';
import type { AiTell } from './ai-tells.ts';
import { particleFor, syllablesIn } from '../../base/hangul.ts';
import { placesOf } from './phrases.ts';
import { registerFor, registerWords, type VoiceProfile } from './profile.ts';
import { soundsLikeAi } from './sounds-like-ai.ts';
import type { Utterance } from './utterances.ts';
import { signs } from './word-tables.ts';

export type VoiceRule = 'forbidden' | 'register' | 'unused-ending' | 'too-long' | 'unused-sign' | 'ai-phrase';

/** A sentence of the draft that is least like its writer, and why. */
export interface WorstLine {
  text: string;
  /** As [start, end) of the draft. */
  at: readonly [start: number, end: number];
  reasons: Finding<VoiceRule>[];
}

const MOST = 3;
/** From so many sentences on their shares tell something. */
const FEWEST = 3;
/** By so much more than usual a register that is used, too, is too much. */
const TOO_MUCH = 0.4;
/** Rarer than this an ending or a register is not the writer's. */
const RARE = 0.03;
/** A sign rarer than this per sentence is not the writer's. */
const RARE_SIGN = 0.01;
/** A sentence is long from this multiple of what nine tenths of the writer's are below. */
const LONG = 1.5;
const WEIGHT: Readonly<Record<VoiceRule, number>> = {
  forbidden: 5,
  register: 3,
  'ai-phrase': 2,
  'unused-ending': 1.5,
  'too-long': 1.5,
  'unused-sign': 1,
};
/** Signs that are a manner; the others depend on what is written. */
const MANNERED = ['!', '~', '…', 'ㅋㅋ', 'ㅎㅎ', 'ㅠㅠ', 'emoji', '—'];

type Reason = Finding<VoiceRule>;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How much of the draft is in each register; nothing of a draft that is too short to tell. */
function registersIn(utterances: readonly Utterance[]): ReadonlyMap<Register, number> {
  const found = utterances.flatMap(({ text }) => registerOf(text) ?? []);
  const each = 1 / Math.max(1, found.length);
  const shares = new Map<Register, number>();
  if (found.length >= FEWEST) for (const name of found) shares.set(name, (shares.get(name) ?? 0) + each);
  return shares;
}

function registerReason(one: Utterance, profile: VoiceProfile, shares: ReadonlyMap<Register, number>): Reason[] {
  const { measure, formality } = profile;
  const own = registerFor(profile);
  const found = registerOf(one.text);
  if (measure.language !== 'ko' || own === null || found === null || found === own) return [];
  const [mine, theirs] = [registerWords[own], registerWords[found]];
  const isUsed = formality === null && measure.registers[found] >= RARE * 3;
  if (isUsed) {
    const [usual, here] = [measure.registers[found], shares.get(found) ?? 0];
    if (here - usual <= TOO_MUCH) return [];
    return [
      {
        rule: 'register',
        level: 'warning',
        at: one.at,
        words: {
          ko: `${theirs.ko} 문장이 ${percent(here)}예요. 평소에는 ${percent(usual)}라서 ${mine.ko}를 더 섞어 주세요.`,
          en: `${percent(here)} of the sentences end in ${theirs.en}; yours do in ${percent(usual)}. Use your ${mine.en} more.`,
        },
      },
    ];
  }
  return [
    {
      rule: 'register',
      level: 'warning',
      at: one.at,
      words: {
        ko: `${theirs.ko}로 끝나요. 평소처럼 ${mine.ko}로 바꿔 주세요.`,
        en: `It ends in ${theirs.en}. Change it to your ${mine.en}.`,
      },
    },
  ];
}

function endingReason(one: Utterance, { measure }: VoiceProfile): Reason[] {
  const ending = endingOf(one.text);
  if (measure.language !== 'ko' || registerOf(one.text) === null || measure.endings[ending] >= RARE / 3) return [];
  const words = endingRows[ending].words;
  return [
    {
      rule: 'unused-ending',
      level: 'warning',
      at: one.at,
      words: {
        ko: `‘${words.ko}’로는 거의 끝내지 않으세요. 자주 쓰는 끝말로 바꿔 보세요.`,
        en: `You hardly ever end in “${words.en}”. Use an ending of yours.`,
      },
    },
  ];
}

function lengthReason(one: Utterance, { measure }: VoiceProfile): Reason[] {
  const limit = Math.round((measure.length.deciles[8] ?? 0) * LONG);
  const length = syllablesIn(one.text);
  if (limit === 0 || length <= limit) return [];
  const mean = Math.round(measure.length.mean);
  return [
    {
      rule: 'too-long',
      level: 'warning',
      at: one.at,
      words: {
        ko: `${length}음절이에요. 평소 문장은 평균 ${mean}음절이니 둘로 나눠 보세요.`,
        en: `It has ${length} syllables; yours have ${mean} on average. Cut it in two.`,
      },
    },
  ];
}

function signReasons(one: Utterance, { measure }: VoiceProfile): Reason[] {
  return MANNERED.filter((name) => (measure.punctuation[name] ?? 0) < RARE_SIGN)
    .filter((name) => signs[name] !== undefined && one.text.search(signs[name]) >= 0)
    .map((name) => ({
      rule: 'unused-sign',
      level: 'warning',
      at: one.at,
      words: {
        ko:
          name === 'emoji'
            ? '평소 쓰지 않는 이모지가 있어요. 빼 주세요.'
            : `평소 쓰지 않는 ‘${name}’ 부호가 있어요. 빼 주세요.`,
        en: name === 'emoji' ? 'You do not use emoji. Take it out.' : `You do not use “${name}”. Take it out.`,
      },
    }));
}

const forbiddenReasons = (draft: string, { forbidden }: VoiceProfile): Reason[] =>
  forbidden.flatMap((phrase) =>
    placesOf(draft, phrase).map((at) => ({
      rule: 'forbidden',
      level: 'error',
      at,
      words: {
        ko: `‘${phrase}’${particleFor(phrase, '은', '는')} 쓰지 않기로 한 말이에요. 지우거나 바꿔 주세요.`,
        en: `“${phrase}” is on your list of forbidden phrases. Delete or replace it.`,
      },
    })),
  );

/** The sentences of the draft that are least like the profile's owner, the worst first; at most three. */
export function worstLines(
  draft: string,
  utterances: readonly Utterance[],
  profile: VoiceProfile,
  tells?: readonly AiTell[],
): WorstLine[] {
  const placed: Reason[] = [
    ...forbiddenReasons(draft, profile),
    ...soundsLikeAi(draft, tells).flatMap((one): Reason[] =>
      one.rule === 'ai-phrase' ? [{ ...one, rule: 'ai-phrase' }] : [],
    ),
  ].sort((a, b) => (a.at?.[0] ?? 0) - (b.at?.[0] ?? 0));
  let next = 0;
  const isEmpty = profile.measure.sentences === 0;
  const shares = registersIn(utterances);
  const lines = utterances.map((one) => {
    const reasons: Reason[] = [];
    for (; next < placed.length && (placed[next]?.at?.[0] ?? 0) < one.at[1]; next += 1) {
      const reason = placed[next];
      if (reason) reasons.push(reason);
    }
    const register = isEmpty ? [] : registerReason(one, profile, shares);
    if (!isEmpty) {
      reasons.push(...register, ...(register.length > 0 ? [] : endingReason(one, profile)));
      reasons.push(...lengthReason(one, profile), ...signReasons(one, profile));
    }
    const weight = reasons.reduce((sum, { rule }) => sum + WEIGHT[rule], 0);
    return { line: { text: draft.slice(...one.at), at: one.at, reasons }, weight };
  });
  return lines
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.line.at[0] - b.line.at[0])
    .slice(0, MOST)
    .map(({ line }) => line);
}
