import { stemOf } from '#contract/base/stem.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import { partedMeasure } from '../../../ai/embedded/measures.ts';
import { tellingWordsOf } from '../../../ai/embedded/terms.ts';
import { listOf } from './word-lists.ts';
import { englishList } from './english-list.ts';
import type { Part } from './part.ts';

const MOST_PARTS = 6;
const LONGEST_QUESTION = 300;
const MOST_WORDS = 4;
const ASKS =
  /몇|얼마|언제|어디|누구|누가|무엇|뭐|뭘|무슨|어떤|어떻게|왜|어느|며칠|\b(?:how|what|when|where|who|which|why)\b/i;
const SENTENCE = /(?<=[?？!])\s+|(?<=[.。])\s+(?=\S)/;
const CLAUSE = /,\s*(?:그리고\s|또\s|and\s)?|\s그리고\s|(?<=[가-힣][고며])\s|\sand\s|;\s/gi;

/** What is asked for, each part by itself: by sentences, by clauses that each ask, by lists of things. Never empty. */
export function partsOf(question: string): Part[] {
  const whole = question.normalize('NFC').trim();
  if (whole.length > LONGEST_QUESTION) return [sentence(whole)];
  const parts = clausesOf(whole).flatMap((clause) => listed(clause) ?? sentence(clause));
  return parts.length > MOST_PARTS ? [sentence(whole)] : parts;
}

const sentence = (clause: string): Part => ({ name: nameOf(clause), queries: [clause], thing: [] });
const nameOf = (clause: string): string => tellingWordsOf(clause).map(stemOf).join(' ') || clause;
const hasContent = (text: string): boolean => tellingWordsOf(text).length > 0;

function clausesOf(question: string): string[] {
  const sentences = question.split(SENTENCE).filter((one) => one.trim() !== '');
  return (sentences.every(hasContent) ? sentences : [question]).flatMap((one) => {
    const clauses: string[] = [];
    let from = 0;
    for (const { 0: joint, index } of one.matchAll(CLAUSE)) {
      const [left, right] = [one.slice(from, index), one.slice(index + joint.length)];
      if (![left, right].every((side) => ASKS.test(side) && hasContent(side))) continue;
      clauses.push(left);
      from = index + joint.length;
    }
    return [...clauses, one.slice(from)];
  });
}

/** The things of a list that nothing but the asking follows, or one such thing; null for a sentence that says more. */
function listed(clause: string): Part[] | null {
  return /[가-힣]/.test(clause) ? koreanList(clause) : englishList(clause);
}

/** Words that end like the particle between two things and have none. */
const NO_PARTICLE = new Set(
  listOf('결과 성과 통과 학과 경과 인과 문과 일과 사랑 자랑 신랑 기와 조사결과 노랑 파랑 효과 사과'),
);
const AND = /(?<=[가-힣])(?:와|과|이랑|랑)$/;
/** Behind these a particle parts no two things. */
const WITH = /^(?:함께|같이|더불어|같은|같게|다른|다르|비슷|비교|관련|상관|달리)/;
const CASE = /(?:은|는|이|가|을|를|에|에서|에게|으로|로|도|만)$/;
/** Nouns that end like a particle. */
const NOUNS = new Set(
  listOf(
    '길이 높이 깊이 넓이 나이 차이 종이 놀이 고양이 어린이 아이 먹이 휴가 평가 물가 단가 원가 정가 국가 작가 허가 추가 도로 경로 진로',
  ),
);
const TOPIC = /(?:은|는|이|가|을|를|도)$/;
/** What stands before a noun and is a sentence of its own. */
const BEFORE_NOUN = /.(?:던|[하했된]|한|된|할|는|은|인|적|어난|나온|[려어여]진|[운난린른킨긴친])$/;
const isNounBefore = (word: string): boolean => NOUNS.has(word) || (!CASE.test(word) && !BEFORE_NOUN.test(word));

function koreanList(clause: string): Part[] | null {
  const things = separated(clause);
  const last = things.at(-1);
  if (!last) return null;
  const asking = last.findIndex((word) => ASKS.test(word) || !hasContent(word));
  const end = last.findLastIndex(
    (word, place) => TOPIC.test(word) && !NOUNS.has(word) && (asking < 0 || place <= asking),
  );
  const cut = end >= 0 ? end + 1 : asking >= 0 ? asking : last.length;
  const tail = last.slice(cut);
  const items = [...things.slice(0, -1), last.slice(0, cut)].map((words, place, all) =>
    bare(words, place === all.length - 1),
  );
  if (items.some((words, place) => !isThing(words, place === 0 && items.length > 1))) return null;
  const more = tail.filter((word, place) => hasContent(word) && !isCounted(word, tail[place - 1]));
  const isAsked =
    more.length === 0 ||
    (items.length > 1 && (more.length === 1 || (more.length <= 3 && tail.some((word) => ASKS.test(word)))));
  if (!isAsked) return null;
  const ending = more.length === 0 ? '' : ` ${tail.join(' ')}`;
  const shared = headOf(items.at(-1) ?? []);
  return items.map((words, place) => {
    const name = words.join(' ');
    const isLast = place === items.length - 1;
    const wide = !isLast && shared ? [`${name}의 ${shared}${ending}`] : [];
    return { name, queries: [...wide, `${name}${ending}`], thing: thingOf(words) };
  });
}

/** '몇 살인가요', '몇 도': what is counted is told by the thing. */
const isCounted = (word: string, before = ''): boolean => before === '몇' || /^몇./.test(word);

/** The words of each thing, parted by signs, by words between them and by particles. */
function separated(clause: string): string[][] {
  const words = withoutEnd(clause.trimEnd(), /[?？!.。]/)
    .replace(/[,、/&;]|\s(?:및|그리고)\s/g, ' , ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const things: string[][] = [[]];
  words.forEach((word, place) => {
    const isAnd = AND.test(word) && !NO_PARTICLE.has(word) && fits(word);
    const isJoined = isAnd && place < words.length - 1 && !WITH.test(words[place + 1] ?? '');
    if (word !== ',') things.at(-1)?.push(isJoined ? word.replace(AND, '') : word);
    if (word === ',' || isJoined) things.push([]);
  });
  return things.filter((words) => words.length > 0);
}

/** '와' stands behind a vowel, '과' behind a consonant: 효과 ends in none of them. */
function fits(word: string): boolean {
  const before = word.replace(AND, '');
  const hasFinal = ((before.codePointAt(before.length - 1) ?? 0) - 0xac00) % 28 > 0;
  return before.length > 0 && (word.endsWith('와') ? !hasFinal : word.endsWith('과') ? hasFinal : true);
}

function bare(words: readonly string[], isLast: boolean): string[] {
  const end = words.length - 1;
  return words.map((word, place) =>
    place === end && !NOUNS.has(word) && (isLast || /(?:은|는|을|를)$/.test(word))
      ? word.replace(TOPIC, '') || word
      : word,
  );
}

const isThing = (words: readonly string[], isFirst: boolean): boolean =>
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  hasContent(words.at(-1) ?? '') &&
  words
    .slice(0, -1)
    .every((word) => (isFirst ? NOUNS.has(word) || !/(?:은|는|을|를|에서|에게)$/.test(word) : isNounBefore(word)));

/** What is asked of a thing without being part of it. */
const GENERIC = new Set(
  listOf(
    '특징 방법 이유 까닭 내용 정보 설명 종류 점 뜻 의미 역할 순서 과정 이야기 부분 것 법 특성 말 얘기 이름 명칭 제목',
  ),
);

/** The thing itself comes last. */
function thingOf(words: readonly string[]): string[] {
  const telling = words.map(withoutOf).filter((word) => !GENERIC.has(word) && hasContent(word));
  const thing = telling.length > 0 ? telling : [...words];
  return [...thing.slice(0, -1), ...partedMeasure(thing.at(-1) ?? '')];
}

const withoutOf = (word: string): string => (/..의$/.test(word) ? word.slice(0, -1) : word);

/** Of 'the traits of the beans' what other things of the list may have, too. */
function headOf(words: readonly string[]): string | null {
  const of = words.findLastIndex((word) => /..?의$/.test(word));
  return of >= 0 && of < words.length - 1 ? words.slice(of + 1).join(' ') : null;
}
