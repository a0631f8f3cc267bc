import { numbersIn } from '#contract/recipes/said/numbers.ts';
import { isHangul, syllableOf, tailOf, withLast } from '#contract/base/hangul.ts';

const lines = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Stems of which everybody's sentences are made: they tell no writer from another. As `koreanStemOf` gives them. */
const EVERYDAY_KO = lines(`
  나 너 저 제 내 우리 저희 여러분 이 그 것 거 게 이것 그것 이거 그거 이건 그건 여기 거기 이렇 그렇 어떻 이런 그런 어떤 무엇 뭐 누구 어디 언제 왜
  하 되 있 없 않 못 안 보 주 가 오 알 모르 말 좋 나쁘 크 작 많 적 쉽 쉬우 어렵 어려우 같 다르 새 새로우 쓰 사 먹 마시 만들 찾 시작 끝 끝나 나오 들어가 들어오 나가 살 걸리 해보 써보 봐
  때 날 달 년 시간 분 초 하루 매일 오늘 내일 어제 지금 이제 아침 점심 저녁 밤 요즘 처음 마지막 먼저 다음 나중 이번 지난번 항상 자주 가끔 계속 다시 또 더 덜 가장 제일 아주 매우 정말 진짜 너무 좀 조금 잘 다 모두 거의 그냥 꼭 한번 같이 함께 혼자 바로 아직 이미 벌써 여기저기 아마 사실 결국 그래서 그런데 그리고 하지만 그러나 그러면 그래도 왜냐 만약
  사람 친구 집 일 것들 이야기 얘기 생각 방법 문제 이유 정도 경우 부분 내용 영상 채널 글 사진 질문 답 댓글 구독 알림 좋아 링크 시청 소개 추천 설명 방식 결과 필요 중요 가능 도움 궁금 준비 사용 이용 확인 선택 비교 느낌 기분 마음 관심 경험 차이 가격 돈 물건 제품 하나 둘 셋 가지 번째 여기까지 감사 부탁 안녕 만나 기다리 비싸 싸 오래 빨리 천천히 간단 편하 재미있 재밌 예쁘 맛있
`);

/** Words of English, as `unitsOf` stems them. */
const EVERYDAY_EN = lines(`
  i it this that these those one ones thing things way ways time times day days week weeks minute minutes hour hours year years today tomorrow now then first last next new old good great really very much many more most little lot lots only even still already always never often again back here there
  think know like want need make made take takes took get got give go going come let show tell say said see look find use used work works try start end help keep put feel mean talk turn ask
  people someone everyone something everything nothing idea question video channel part reason example problem easy hard simple important actually maybe sure thanks thank please subscribe comment below link watch watching best better big small right wrong how why when where about
`);

/** What is compared: a Korean syllable of a stem, or a whole word of another script. */
export interface Unit {
  code: number;
  /** Of the word it stands in, as [start, end) in UTF-16 units. */
  start: number;
  end: number;
  /** How much it says: 2 for a syllable, 3 for a word of another script. */
  weight: number;
  /** A figure, or what it counts: a fact, which nobody can say in other words. */
  isFigure?: boolean;
  /** Of a word that everybody uses every day. */
  isEveryday?: boolean;
}

export const SYLLABLE_WEIGHT = 2;
export const WORD_WEIGHT = 3;
const LONG_NUMBER_WEIGHT = 5;

const WORD =
  /[가-힣]+|[\p{Script=Latin}\p{M}'’]+|\p{N}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{L}+/gu;

/** Particles, the longest first. */
const PARTICLES = (
  '에게서는 으로부터 에서부터 이라고는 에서는 에서도 에게는 에게도 으로는 으로도 까지는 까지도 부터는 이라는 이라고 이지만 한테서 ' +
  '에서 에게 으로 한테 까지 부터 처럼 보다 마다 조차 이나 이란 라는 라고 이며 이고 께서 은 는 이 가 을 를 에 의 도 와 과 로 만 랑 나'
).split(' ');

/** Endings of verbs after the stem, the longest first; what is glued to the stem by its tail is undone after them. */
const ENDINGS = (
  '었었습니다 습니다만 습니다 습니까 더라고요 더라구요 잖아요 거든요 는데요 은데요 는군요 네요 군요 나요 까요 세요 십시오 지요 이에요 예요 에요 ' +
  '으면서 으니까 으려고 으므로 었다가 으며 으면 으니 으러 는데 은데 지만 면서 니까 려고 므로 도록 거나 든지 다가 다고 다는 라고 라는 자고 ' +
  '어서 아서 여서 해서 어요 아요 여요 해요 어야 아야 어도 아도 었던 았던 니다 는 은 던 을 기 게 고 며 면 지 죠 요 다 어 아 네 음 자'
).split(' ');

const UNMERGED: Readonly<Record<string, string>> = { ㅘ: 'ㅗ', ㅝ: 'ㅜ', ㅕ: 'ㅣ', ㅙ: 'ㅚ' };
const GLUED = 'ㅆㄴㄹㅂㅁ';
const HA = syllableOf('하')?.lead;

const endingsBy = (endings: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const byLast = new Map<string, string[]>();
  for (const ending of endings) byLast.set(ending.slice(-1), [...(byLast.get(ending.slice(-1)) ?? []), ending]);
  return byLast;
};
const endingsByLast = endingsBy(ENDINGS);
const particlesByLast = endingsBy(PARTICLES);

const without = (word: string, byLast: ReadonlyMap<string, readonly string[]>): string => {
  const ending = byLast.get(word.slice(-1))?.find((one) => word.length > one.length && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** The stem's last syllable as in the dictionary: 했, 한, 합 and 해 are 하; 갔 and 간 are 가. */
function unglued(stem: string): string {
  const last = syllableOf(stem.at(-1));
  if (!last) return stem;
  const isBare = last.tail === '' || GLUED.includes(last.tail);
  if (last.lead === HA && isBare && 'ㅏㅐㅕ'.includes(last.vowel)) return `${stem.slice(0, -1)}하`;
  if (last.tail !== '' && last.tail !== 'ㅆ') return stem;
  return withLast(stem, { tail: '', vowel: UNMERGED[last.vowel] ?? last.vowel });
}

/** 하다 and 되다 make verbs of nouns: the noun is what counts. */
const LIGHT = /(?<=[가-힣]{2})(?:하였|되었|하|되|된|됐|시키|이었|였|이)$/;

/** The stem of a Korean word, roughly, and the same for all its forms: 하얀 and 하얗다 may differ, 연구했습니다 and 연구하는 not. */
export function koreanStemOf(word: string): string {
  const bare = without(without(word, particlesByLast), endingsByLast);
  const isPast = tailOf(bare) === 'ㅆ' && bare.length > 1 && '었았였'.includes(bare.slice(-1));
  return unglued(isPast ? bare.slice(0, -1) : bare).replace(LIGHT, '') || word.slice(0, 1);
}

/** Forms of the verbs in which every sentence ends, as far as their ending was not undone: '보시', '드릴게', '될'. */
const AUXILIARY =
  /^(?:보|봐|해|하|되|될|돼|됩|알|모르|드리|드릴|주|줄|쓰|씁|있|없|싶)(?:시|셔|신|실|게|겠|주셔|주시)?$/;
const isEverydayStem = (stem: string): boolean => EVERYDAY_KO.has(stem) || AUXILIARY.test(stem);

/** What a figure counts or measures. */
const MEASURE =
  /^(?:미터|센티|센티미터|밀리|킬로|킬로미터|그램|킬로그램|리터|시간|개월|퍼센트|달러|가지|숟갈|스푼|인분|배속)$/;

const ENGLISH_STOP = new Set(
  (
    'the a an of and to in that it is was for on with as at by from this but not be are were have has had he she his her they their its ' +
    "it's i you we my your our me us do does did so if or no there then than will would can could just very also been being which who what into"
  ).split(' '),
);

const englishStemOf = (word: string): string => {
  const stem = word.replace(/['’]s?$/, '').replace(/(?:ational|ations?|ingly|edly|ing|ies|ied|ed|es|ly|s|e)$/, '');
  return stem.length < 3 ? word : stem;
};

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

const PERCENT = hashOf('%');
/** Behind a number, however it is written. */
const PER_HUNDRED = /^\s?(?:%|퍼센트|프로(?![가-힣])|percent\b)/i;

/**
 * The units of a text without particles, endings, small words and white space, so that neither forms nor spacing hide a copy;
 * a number is what it counts, in digits or in words.
 */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const { value, at } of numbersIn(text, /[가-힣]/.test(text) ? 'ko' : 'en')) {
    const [start, end] = at;
    if (start < from) continue;
    addWords(units, text, from, start);
    units.push({
      code: hashOf(`#${value}`),
      start,
      end,
      weight: value < 100 ? WORD_WEIGHT : LONG_NUMBER_WEIGHT,
      isFigure: true,
    });
    const percent = PER_HUNDRED.exec(text.slice(end, end + 9))?.[0];
    from = end + (percent?.length ?? 0);
    if (percent !== undefined)
      units.push({ code: PERCENT, start: end, end: from, weight: SYLLABLE_WEIGHT, isFigure: true });
  }
  addWords(units, text, from, text.length);
  return units;
}

function addWords(units: Unit[], text: string, from: number, to: number): void {
  for (const { 0: written, index } of text.slice(from, to).matchAll(WORD)) {
    const [start, end] = [from + index, from + index + written.length];
    const found = written.normalize('NFC');
    if (isHangul(found[0])) {
      const stem = koreanStemOf(found);
      const before = units.at(-1);
      const isBehindFigure = before?.isFigure === true && start - before.end <= 1;
      const isEveryday = isEverydayStem(stem) || isEverydayStem(without(stem, particlesByLast));
      for (let i = 0; i < stem.length; i += 1) {
        const isCounter = isBehindFigure && (stem.length === 1 || MEASURE.test(stem));
        units.push({
          code: stem.charCodeAt(i),
          start,
          end,
          weight: SYLLABLE_WEIGHT,
          ...(isCounter && { isFigure: true }),
          ...(isEveryday && { isEveryday }),
        });
      }
      continue;
    }
    const word = found.toLowerCase().replaceAll('’', "'");
    if (ENGLISH_STOP.has(word)) continue;
    const isHan = found.length === 1 && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(found);
    units.push({
      code: hashOf(englishStemOf(word)),
      start,
      end,
      weight: isHan ? SYLLABLE_WEIGHT : WORD_WEIGHT,
      ...(EVERYDAY_EN.has(word) && { isEveryday: true }),
    });
  }
}

/** A shingle says at least this much: three syllables, or two words of another script. */
const SHINGLE_WEIGHT = 6;

/** The shingle that begins at each unit, as a number; -1 where the text ends before it is full. */
export function shinglesOf(units: readonly Unit[]): Int32Array {
  const shingles = new Int32Array(units.length).fill(-1);
  for (let i = 0; i < units.length; i += 1) {
    let hash = 0x811c9dc5;
    let weight = 0;
    for (let k = i; k < units.length && weight < SHINGLE_WEIGHT; k += 1) {
      const unit = units[k];
      hash = Math.imul(hash ^ (unit?.code ?? 0), 0x01000193);
      hash ^= hash >>> 13;
      weight += unit?.weight ?? 0;
    }
    if (weight >= SHINGLE_WEIGHT) shingles[i] = hash & 0x7fffffff;
  }
  return shingles;
}
