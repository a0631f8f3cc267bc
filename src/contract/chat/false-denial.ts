import { sentencesOf } from '../base/sentences.ts';
import { stemOf } from '../base/stem.ts';

/** What a sentence says that it is missing, and whether that is said of one thing that is named or of all that was read. */
export interface Denied {
  words: readonly string[];
  /** The noun by which it names one source ('계약서', 'contract'); null where it names none, or all of them. */
  of: string | null;
  isOfAll: boolean;
  /** Only what is told of it is missing ('위약금 이야기'): that it is told at all denies this. */
  isTelling: boolean;
}

const SOURCES = '소스|자료|출처';
const WORKS =
  '메모|노트|구절|본문|문서|영상|글|페이지|기사|대본|자막|파일|링크|원문|인터뷰|제안서|기획서|견적서|계약서|약관|강의|방송|보고서|회의록|녹음|브리프|메일|책|광고|사이트';
const PLACE = `(?:(?<which>이|그|해당|\\S+ 번째|\\S+의)\\s)?(?:(?:연결된|연결하신|제공된|어느|어떤|모든)\\s)?(?<place>${SOURCES}|${WORKS})(?:들)?(?:\\s?(?:안|속|어디|전체))?(?:에는|에서는|에서도|에도|에서|에|엔|에선)`;
const ALL = new RegExp(`^(?:${SOURCES})$`, 'u');
const HARDLY = '(?:(?:전혀|따로|아예|하나도|별도로|직접)\\s)?';
const LACKS =
  '(?:없(?:어요|습니다|네요|다|음|었어요|었습니다)|(?:들어\\s?있|담겨 있|실려 있|포함되어 있|포함돼 있|나와 있|적혀 있|쓰여 있|명시되어 있|명시돼 있|언급되어 있)지\\s?않\\S+|(?:나오|들어가|포함되|언급되|등장하|다루|보이|확인되|존재하|언급하)지\\s?않\\S+|(?:찾|찾아내|확인하)지\\s?못\\S+|찾을 수 없\\S+)';
const END = '[\\s.!~…]*$';
const LEAD = '^(?:다만|단|하지만|그러나|아쉽게도|안타깝게도|참고로)?[,\\s]*';
const IN_KOREAN = [
  `${LEAD}${PLACE}\\s(?<what>\\S.*?)(?:이|가|은|는|을|를|도)\\s${HARDLY}${LACKS}${END}`,
  `${LEAD}(?<what>\\S.*?)(?:이|가|은|는|을|를|도)\\s(?:${PLACE}\\s)?${HARDLY}${LACKS}${END}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Words about it, or what covers all of its kind, without which it is the same. */
const TOLD =
  /\s?(?:에\s)?(?:(?:대한|관한|대해|관련|관련된|이라는|라는|이란)\s)?(?:이야기|얘기|말|언급|내용|정보|설명|단어|표현|문구|소개|안내)$/u;
const KIND_OF_RULE = /\s(?:조항|규정|조건|항목|약정|clause|provision|term)s?$/u;
const ASKS = /(?:는지|은지|인지|할지|언제|누가|누구|얼마|어떻게|왜|어디|무엇)|의\s|[,;“”"「『]|\d/u;
/** Of these it is the amount, the date or the like that is missing, though the word be there. */
const HAS_VALUE =
  /(?:날짜|[급정감가]일|일정|이름|금액|가격|단가|요금|수치|시간|시각|주소|번호|기간|기한|장소|위치|이유|방법|방식|제목|크기|무게|길이|나이|비율|횟수|수량|개수|순서|배경|결과|예외|기준|여부|대상|조회수|구독자)$/u;
const IS_AMOUNT = /(?:비|료|금|액|값|율|률|세|수)$/u;

const PAPERS =
  'sources?|notes?|passages?|documents?|materials?|transcripts?|videos?|pages?|articles?|files?|texts?|briefs?|emails?|interviews?|contracts?|agreements?|reports?|memos?|proposals?|scripts?|posts?|papers?|guides?|books?|letters?|websites?|clips?|courses?|terms';
const ALL_IN_ENGLISH = /^(?:sources|passages|documents|materials|files)$/iu;
const THE = `(?:(?:the|your|these|this|that|those|any|any of the|either)\\s)(?:\\w+\\s)?`;
const WHERE = `(?:in|on|by|from|anywhere in)\\s${THE}(?<place>${PAPERS})`;
const WHAT =
  '(?:(?:a|an|the|any)\\s)?(?:(?:mention of|information (?:about|on)|anything about|details (?:about|on|of)|reference to|word)\\s(?:a\\s|an\\s|the\\s|any\\s)?)?(?<what>[^,;.]+?)';
const NOT = "(?:\\snot|n['’]t)";
const IN_ENGLISH = [
  `^(?:the|your|these|this|that)\\s(?:\\w+\\s)?(?<place>${PAPERS})\\s(?:do|does|did)${NOT}\\s(?:actually\\s)?(?<verb>mention|include|contain|cover|have|refer to|discuss|talk about|address|say anything about|feature)\\s${WHAT}${END}`,
  `^(?:the|your|these|this|that)\\s(?:\\w+\\s)?(?<place>${PAPERS})\\s(?:has|have|contains?|includes?|makes?|says?|mentions?)\\s(?:no|nothing about|nothing on)\\s${WHAT}${END}`,
  `^there(?:\\sis|\\sare|['’]s)\\s(?:no|nothing about)\\s${WHAT}(?:\\s${WHERE})?${END}`,
  `^(?:nothing|nowhere)\\sin\\s${THE}(?<place>${PAPERS})\\s(?:mentions?|covers?|discusses|refers to|talks about|addresses)\\s${WHAT}${END}`,
  `^(?:none of the|no|neither)\\s(?:connected\\s)?(?<place>${PAPERS})\\s(?:mentions?|covers?|discuss(?:es)?|refers? to|talks? about|includes?)\\s${WHAT}${END}`,
  `^${WHAT}\\s(?:is|are|was|were)(?:\\snot|n['’]t|\\snever)\\s(?:mentioned|included|covered|discussed|addressed|found)\\s(?:anywhere\\s)?${WHERE}${END}`,
  `^${WHAT}\\s(?:do|does|did)(?:\\snot|n['’]t)\\s(?:appear|come up)\\s${WHERE}${END}`,
].map((pattern) => new RegExp(pattern, 'iu'));
const ASKS_IN_ENGLISH =
  /\b(?:for|of|to|in|on|with|when|where|who|what|which|how|why|whether|if|that|than|from|by|at|about|or|and|exact|specific|further|other|more|enough|such|it|this|these|those|you|dates?|names?|prices?|amounts?|numbers?|times?|durations?|reasons?|deadlines?|costs?|fees?)\b|[“”"\d]/iu;

const bare = (sentence: string): string =>
  sentence
    .trim()
    .replace(/^(?:>|[-*•]|\d{1,3}[.)])\s+/u, '')
    .replace(/[‘’'"“”*_]/gu, '')
    .replace(/^(?:However|But|Note that|Unfortunately),?\s/iu, '');

/** What a sentence denies in a few plain words; null where it denies nothing, or more than can be looked for. */
export function deniedIn(sentence: string): Denied | null {
  if (sentence.length > 200) return null;
  const text = bare(sentence);
  for (const pattern of IN_KOREAN) {
    const { what, place, which } = pattern.exec(text)?.groups ?? {};
    if (what === undefined) continue;
    const isTelling = TOLD.test(what);
    const words = what.replace(TOLD, '').replace(KIND_OF_RULE, '').trim();
    if (ASKS.test(what) || HAS_VALUE.test(words)) return null;
    return toDenied(words, { place, isOfAll: !which && ALL.test(place ?? ''), isTelling });
  }
  for (const pattern of IN_ENGLISH) {
    const { what, place, verb = '' } = pattern.exec(text)?.groups ?? {};
    if (what === undefined) continue;
    const words = what
      .replace(/^the word\s|^word\s/iu, '')
      .replace(KIND_OF_RULE, '')
      .trim();
    if (ASKS_IN_ENGLISH.test(words)) return null;
    const isTelling = !/^(?:include|contain|have|feature)$/iu.test(verb);
    return toDenied(words, { place, isOfAll: ALL_IN_ENGLISH.test(place ?? ''), isTelling });
  }
  return null;
}

const MOST_WORDS = 3;
const NAMES_SOURCE = new RegExp(
  `^(?:${SOURCES}|메모|노트|본문|문서|영상|글|페이지|기사|파일|링크|원문|${PAPERS})$`,
  'iu',
);
const GENERAL =
  /^(?:것|답|정보|내용|언급|설명|이야기|말|근거|구체적인?|자세한|그런|해당|관련|anything|something|answer|information|details?|it|one)$/iu;

interface Where {
  place: string | undefined;
  isOfAll: boolean;
  isTelling: boolean;
}

function toDenied(phrase: string, { place, isOfAll, isTelling }: Where): Denied | null {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const isPlain = words.every((word) => word.length > 1 && !GENERAL.test(word) && !NAMES_SOURCE.test(word));
  if (words.length === 0 || words.length > MOST_WORDS || !isPlain) return null;
  return { words: words.map(stemOf), of: isOfAll ? null : (place ?? null), isOfAll, isTelling };
}

/** What takes it back, asks for it or leaves it open. */
const TAKEN_BACK =
  /없|않|못하|못한|아니|말고|제외|면제|빼고|[뺐뺀]|지[웠우]|삭제|없[애앴]|제거|생략|금지|피하|안\s|[?？]|는지|인지|여부|확인|물어|문의|혹시|만약|검토|논의|미정|필요|예정|\b(?:no|not|never|without|none|nor|if|whether|ask|check|confirm|maybe|perhaps|unless|tbd|waived?|except|should|remov\w+|delet\w+|cut|dropped|omit\w*|skip\w*|avoid\w*|banned|prohibit\w*)\b|n['’]t\b/iu;

/**
 * Whether these texts have in so many words what is denied, each in a sentence that affirms it; sentences that take it back
 * anywhere leave it open.
 */
export function isAffirmed({ words, of, isTelling }: Denied, texts: readonly string[]): boolean {
  const [first = ''] = words;
  const holding = texts
    .filter((text) => text.toLowerCase().includes(first))
    .flatMap((text) => {
      const sentences = sentencesOf(text);
      return sentences.flatMap((sentence, at) =>
        standsIn(words, sentence) ? [[sentence, sentences[at + 1] ?? '']] : [],
      );
    });
  if (holding.length === 0) return false;
  if (
    holding.some(
      ([own = '', next = '']) =>
        TAKEN_BACK.test(own) || /^(?:그건|이건|그것은|이것은|but|however|하지만|그러나)/iu.test(next),
    )
  )
    return false;
  const needsFigure = !isTelling && of === null && IS_AMOUNT.test(words.at(-1) ?? '');
  return !needsFigure || holding.some(([own = '']) => /\d/.test(own));
}

/** In this order, one right after the other; the last may have a particle. */
function standsIn(words: readonly string[], sentence: string): boolean {
  const said = sentence.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return said.some((_, from) =>
    words.every((word, at) => {
      const own = said[from + at] ?? '';
      return own === word || stemOf(own) === word;
    }),
  );
}

/** Whether these texts say the quoted words plainly: where somebody denies that they do, that is not so. */
export const saysPlainly = (quoted: string, texts: readonly string[]): boolean =>
  texts
    .flatMap((text) => (text.includes(quoted) ? sentencesOf(text) : []))
    .some((sentence) => sentence.includes(quoted) && !TAKEN_BACK.test(sentence.replace(quoted, ' ')));
