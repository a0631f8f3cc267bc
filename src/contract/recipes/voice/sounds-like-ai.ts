import { aiTells, firstHand, type AiTell } from './ai-tells.ts';
import { finding, SENTENCES, type AiFinding, type AiRule, type Judged } from './ai-finding.ts';
import { generalTalkIn, isPlainText } from './general-talk.ts';
import { particleFor, syllablesIn } from '../../base/hangul.ts';
import { languageOf } from './measure.ts';
import { placesOf } from './phrases.ts';
import { utterancesOf } from './utterances.ts';

/** Deviation of the lengths by their mean. */
const EVEN = 0.24;

/** Sentences of one length, as nobody speaks. */
function rhythmIn({ utterances }: Judged): AiFinding[] {
  const lengths = utterances.map(({ text }) => syllablesIn(text)).filter((length) => length > 0);
  if (lengths.length < SENTENCES) return [];
  const mean = lengths.reduce((a, b) => a + b, 0) / lengths.length;
  const sd = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  if (sd >= mean * EVEN) return [];
  const [average, spread] = [Math.round(mean), Math.round(sd)];
  return [
    finding(
      'even-rhythm',
      null,
      `문장 ${lengths.length}개의 길이가 거의 같아요(평균 ${average}음절, 차이 ${spread}음절). 짧은 문장을 섞어 주세요.`,
      `All ${lengths.length} sentences are about as long (${average} syllables, give or take ${spread}). Mix in short ones.`,
    ),
  ];
}

const LEAST_WORDS = 12;
const FUNCTION_WORDS = /\b(?:the|and|of|to|in|is|it|that|for|you|with|on|are|this|be|as|not|or|but|have|a)\b/gi;
const LEAST_FUNCTION_SHARE = 0.08;

/** Whether a text is neither Korean nor English, so that no list says anything of it. */
function isForeign(text: string): boolean {
  if (/[가-힣]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words >= LEAST_WORDS && (text.match(FUNCTION_WORDS)?.length ?? 0) < words * LEAST_FUNCTION_SHARE;
}

/** What tells. Tried on news, encyclopedia and blogs. */
const LIMIT = {
  sentences: SENTENCES,
  marks: 4,
  marksShare: 0.2,
  /** So many different words of English that are only frequent, and one in so many sentences, count once said. */
  dense: 3,
  shownWords: 3,
  /** Of a long text without a figure and without its writer: from so much that is said in general in a sentence. */
  unseenShare: 0.4,
  /** A frequent word counts from one in this many sentences. */
  sentencesPerTell: 6,
} as const;

/** What a finding of the rule adds to the score; a phrase adds its own weight. */
const RULE_WEIGHT: Readonly<Record<Exclude<AiRule, 'ai-phrase'>, number>> = {
  'even-rhythm': 3,
  marks: 2,
  'no-first-hand': 3,
  general: 3,
};
/** What is said in general is so of all of a text, however long it is. */
const GENERAL_SHARE = 0.5;

function phrasesIn(
  { text, language, utterances }: Judged,
  list: readonly AiTell[],
): { finding: AiFinding; weight: number }[] {
  const own = list
    .filter((tell) => tell.language === language)
    .map((tell) => ({ tell, places: placesOf(text, tell.phrase) }));
  const frequent = own.filter(({ tell, places }) => (tell.least ?? 1) > 1 && places.length > 0).length;
  const isDense = language === 'en' && frequent >= LIMIT.dense && frequent * LIMIT.dense >= utterances.length;
  const found = own
    .flatMap(({ tell, places }) => {
      const least = tell.least ?? 1;
      const needed =
        least === 1 || isDense
          ? 1
          : Math.max(least, Math.ceil((utterances.length / LIMIT.sentencesPerTell) * (least / 3)));
      return places.length < needed
        ? []
        : places.map((at, i) => ({ at, tell, times: places.length, isFirst: i === 0 }));
    })
    .sort((a, b) => a.at[0] - b.at[0] || b.at[1] - a.at[1]);
  let end = -1;
  return found.flatMap(({ at, tell, times, isFirst }) => {
    if (at[0] < end) return [];
    end = at[1];
    const words = text.slice(...at);
    const ko =
      times > 1 && tell.weight < 3
        ? `‘${words}’${particleFor(words, '이', '가')} ${times}번 나와요.`
        : tell.isOwn
          ? `‘${words}’${particleFor(words, '은', '는')} 쓰지 않기로 한 표현이에요.`
          : `‘${words}’${particleFor(words, '은', '는')} AI 글에 흔한 표현이에요.`;
    const enTell = tell.isOwn
      ? `“${words}” is a phrase that you do not want to use.`
      : `“${words}” is typical of AI texts.`;
    const en = times > 1 && tell.weight < 3 ? `“${words}” comes ${times} times.` : enTell;
    const isGone = tell.plain === '';
    const advice =
      tell.plain === undefined
        ? ['본인이 평소 쓰는 말로 바꿔 주세요.', 'Say it the way you would.']
        : isGone
          ? ['빼도 뜻이 같아요.', 'It can go.']
          : [`‘${tell.plain}’처럼 쉬운 말로 바꿔 보세요.`, `Try “${tell.plain}”.`];
    const told = finding('ai-phrase', at, `${ko} ${advice[0] ?? ''}`, `${en} ${advice[1] ?? ''}`, tell.plain);
    return [
      {
        finding: { ...told, phrase: tell.phrase },
        weight: tell.weight === 3 || isFirst ? tell.weight : tell.weight / 2,
      },
    ];
  });
}

function marksIn({ text, utterances }: Judged): AiFinding[] {
  const marks = text.match(/\*\*[^*\n]+\*\*|^[ \t]*(?:✅|🚀|💡|🔥|✨|📌|👉|🎯)/gmu)?.length ?? 0;
  if (marks < LIMIT.marks || marks / Math.max(1, utterances.length) < LIMIT.marksShare) return [];
  return [
    finding(
      'marks',
      null,
      `굵은 글씨와 이모지 머리표가 ${marks}개예요. 읽어 줄 글에서는 빼 주세요.`,
      `There are ${marks} bold phrases and emoji bullets. Take them out of what will be read aloud.`,
    ),
  ];
}

function firstHandIn({ text, language, utterances }: Judged): AiFinding[] {
  const named = language === 'ko' ? /[0-9]|[A-Za-z]{2,}|[가-힣]{2,4} ?씨|["“‘]/ : /[0-9]|(?<=[a-z,;] )[A-Z][a-z]+|["“]/;
  const talk = generalTalkIn(text, utterances.length, language);
  const isSeen = firstHand[language].test(text) || named.test(text);
  const isLong = utterances.length >= LIMIT.sentences && talk.share >= LIMIT.unseenShare;
  if (!isSeen && (talk.isTold || isLong))
    return [
      finding(
        'no-first-hand',
        null,
        '숫자도, 이름도, ‘제가’도 없어요. 직접 겪은 일을 하나 넣어 주세요. 예: [언제, 어디서, 얼마에]',
        'There is no number, no name and no “I”. Put in something you saw yourself, such as [when, where, how much].',
      ),
    ];
  if (!talk.isTold) return [];
  const words = talk.words.slice(0, LIMIT.shownWords);
  return [
    finding(
      'general',
      null,
      `누구에게나 맞는 말이 많아요${words.length > 0 ? `(${words.map((word) => `‘${word}’`).join(', ')})` : ''}. 직접 겪은 일이나 구체적인 숫자로 바꿔 주세요.`,
      `Much of this is true for anybody${words.length > 0 ? ` (${words.map((word) => `“${word}”`).join(', ')})` : ''}. Say what you saw yourself, or a figure.`,
    ),
  ];
}

/** A recipe or a report is even too: figures in a third of its sentences are seldom a machine's. */
const isSpecific = ({ utterances }: Judged): boolean =>
  utterances.filter(({ text }) =>
    /\d|(?<![가-힣])(?:한|두|세|네|다섯|여섯|반|몇)\s(?:개|번|숟갈|숟가락|스푼|티스푼|큰술|명|마리|살|달|시간|가지)/.test(
      text,
    ),
  ).length *
    3 >=
  utterances.length;

/** A phrase of this weight is a machine's wherever it stands. */
const FULL_TELL = 3;
function judge(text: string, list: readonly AiTell[]): { finding: AiFinding; weight: number }[] {
  const judged: Judged = { text, language: languageOf(text), utterances: utterancesOf(text) };
  if (isForeign(text)) return [];
  const isPlain = judged.language === 'ko' && isPlainText(text, judged.utterances.length);
  const habits = [rhythmIn, marksIn, firstHandIn].flatMap((rule) => rule(judged));
  const isSeen = isSpecific(judged);
  const isGeneral = generalTalkIn(text, judged.utterances.length, judged.language).isTold;
  const weigh = (one: AiFinding) => {
    if (one.rule === 'ai-phrase') return 1;
    if (isGeneral && (one.rule === 'general' || one.rule === 'no-first-hand'))
      return Math.max(RULE_WEIGHT[one.rule], judged.utterances.length * GENERAL_SHARE);
    return isPlain || (one.rule === 'even-rhythm' && isSeen) ? RULE_WEIGHT[one.rule] / 2 : RULE_WEIGHT[one.rule];
  };
  const phrases = phrasesIn(judged, list).map((one) => ({
    ...one,
    weight: isPlain && one.weight < FULL_TELL ? one.weight / 2 : one.weight,
  }));
  return [...phrases, ...habits.map((one) => ({ finding: one, weight: weigh(one) }))];
}

/** By what a reader would take the text for a machine's, in the order of the text, then what concerns all of it. */
export const soundsLikeAi = (text: string, list: readonly AiTell[] = aiTells): AiFinding[] =>
  judge(text, list).map((one) => one.finding);

/** Sentences in which a short text's single phrase must not weigh more than in a whole script. */
const LEAST_SENTENCES = 6;
/** Weight per sentence at which the score is 63. */
const FULL_WEIGHT = 0.8;

/** How much a text sounds like a machine: 0 not at all, 100 throughout; 30 and more is worth a second look. */
export function aiScore(text: string, list: readonly AiTell[] = aiTells): number {
  const weight = judge(text, list).reduce((sum, one) => sum + one.weight, 0);
  const sentences = Math.max(LEAST_SENTENCES, utterancesOf(text).length);
  return Math.round(100 * (1 - Math.exp(-weight / sentences / FULL_WEIGHT)));
}
