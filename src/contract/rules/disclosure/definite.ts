import { either, inSequence } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';

export interface Replacement {
  at: Span;
  by: string;
}

const CONTEXT =
  '(?:링크|파트너스|제휴|활동|어필리에이트|애드센스|추천인|(?:이|본|해당|위) ?(?:글|포스팅|포스트|게시물|영상|콘텐츠|컨텐츠|리뷰|쇼츠|레터))';
/** Of a fee that somebody pays to a bank nobody speaks like this: 'receive', or a link, or this very post. */
const KO = [
  /(?:수수료|원고료|광고비|광고료|제작비|대가|커미션|고료)[^.!?,\n]{0,20}?(?<!돌려|환급|할인)(?:지급받|제공받|받|얻)(?:게 될|을|았을) ?수/g,
  new RegExp(
    `${CONTEXT}[^.!?\\n]{0,60}?(?:수수료|수익|리워드|대가|제품|상품|금전|보상|혜택)[^.!?\\n]{0,25}?(?:받|얻|발생|지급|제공|생)(?:을|할|될|길) ?수`,
    'g',
  ),
  new RegExp(`${CONTEXT}[^.!?\\n]{0,60}?(?:광고|협찬)[^.!?\\n]{0,12}?(?:포함|일|될|할|받)[^.!?\\n]{0,8}? ?수`, 'g'),
  /(?:광고|협찬)(?:가|를|이|을|도)? ?(?:포함(?:될|할|되어 있을|돼 있을|하고 있을)|일|이 될) ?수/g,
  /(?:일정(?:액의)?|소정의)\s?(?:수수료|원고료|대가|커미션|혜택|고료)[^.!?\n]{0,16}?(?:지급될|제공될|발생할|받았을|받을|얻을) ?수/g,
] as const;

const STEM =
  /(?<!\S)(\S*?)(받을|받았을|얻을|있을|발생할|제공될|지급될|포함될|포함할|포함될|일|될|할|생길) ?수(?:도|는)? ?있(습니다|어요|음|다|는|으며|고|지만|으니|을|습니당|어|답니다)?/;
type Ending = '습니다' | '어요' | '음' | '다' | '는' | '으며' | '고' | '지만' | '으니' | '어' | '답니다';
const DEFINITE: Readonly<Record<string, Readonly<Record<Ending, string>>>> = {
  받: {
    습니다: '받습니다',
    어요: '받아요',
    음: '받음',
    다: '받는다',
    는: '받는',
    으며: '받으며',
    고: '받고',
    지만: '받지만',
    으니: '받으니',
    어: '받아',
    답니다: '받습니다',
  },
  얻: {
    습니다: '얻습니다',
    어요: '얻어요',
    음: '얻음',
    다: '얻는다',
    는: '얻는',
    으며: '얻으며',
    고: '얻고',
    지만: '얻지만',
    으니: '얻으니',
    어: '얻어',
    답니다: '얻습니다',
  },
  있: {
    습니다: '있습니다',
    어요: '있어요',
    음: '있음',
    다: '있다',
    는: '있는',
    으며: '있으며',
    고: '있고',
    지만: '있지만',
    으니: '있으니',
    어: '있어',
    답니다: '있습니다',
  },
  되: {
    습니다: '됩니다',
    어요: '돼요',
    음: '됨',
    다: '된다',
    는: '되는',
    으며: '되며',
    고: '되고',
    지만: '되지만',
    으니: '되니',
    어: '돼',
    답니다: '됩니다',
  },
  하: {
    습니다: '합니다',
    어요: '해요',
    음: '함',
    다: '한다',
    는: '하는',
    으며: '하며',
    고: '하고',
    지만: '하지만',
    으니: '하니',
    어: '해',
    답니다: '합니다',
  },
  이: {
    습니다: '입니다',
    어요: '예요',
    음: '임',
    다: '이다',
    는: '인',
    으며: '이며',
    고: '이고',
    지만: '이지만',
    으니: '이니',
    어: '야',
    답니다: '입니다',
  },
  생기: {
    습니다: '생깁니다',
    어요: '생겨요',
    음: '생김',
    다: '생긴다',
    는: '생기는',
    으며: '생기며',
    고: '생기고',
    지만: '생기지만',
    으니: '생기니',
    어: '생겨',
    답니다: '생깁니다',
  },
};
const VERB: Readonly<Record<string, readonly [stem: string, before: string]>> = {
  받을: ['받', ''],
  받았을: ['받', ''],
  얻을: ['얻', ''],
  있을: ['있', ''],
  발생할: ['하', '발생'],
  제공될: ['되', '제공'],
  지급될: ['되', '지급'],
  포함될: ['되', '포함'],
  포함할: ['하', '포함'],
  일: ['이', ''],
  될: ['되', ''],
  할: ['하', ''],
  생길: ['생기', ''],
};

const EN = inSequence(
  [
    /\b(may|might|could)\s+(also\s+)?(earn|receive|get|make|contain|include|be paid|be compensated)\b/,
    either([
      /(?=[^.!?\n]{0,50}\b(?:commissions?|compensat\w{0,5}|payments?|fees?|affiliate|paid|products?)\b)/,
      /(?=[^.!?\n]{0,50}\b(?:ads?|advertis\w{0,8}|sponsor\w{0,4})\b|\s(?:for|by|if|when|from)\b)/,
    ]),
  ],
  'gi',
);
const PLURAL_BEFORE = /(?:\b(?:I|we|you|they|these|those|links)|s)\s+$/i;

const koreanOf = (text: string): Replacement[] => {
  const found = new Map<number, Replacement>();
  for (const pattern of KO) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const from = Math.max(match.index, end - 16);
      const stem = STEM.exec(text.slice(from, end + 8));
      const [verb, before] = VERB[stem?.[2] ?? ''] ?? [];
      if (!stem || verb === undefined) continue;
      const at = from + stem.index + (stem[1]?.length ?? 0);
      const ending = (stem[3] ?? '는') as Ending;
      const by = (before ?? '') + (DEFINITE[verb]?.[ending] ?? DEFINITE[verb]?.는 ?? '');
      found.set(at, { at: [at, from + stem.index + stem[0].length], by });
    }
  }
  return [...found.values()].sort((a, b) => a.at[0] - b.at[0]);
};

const englishOf = (text: string): Replacement[] =>
  [...text.matchAll(EN)].map((match) => {
    const { index, 0: whole, 2: also = '', 3: verb = '' } = match;
    const before = text.slice(Math.max(0, index - 20), index);
    const isPlural = PLURAL_BEFORE.test(before) && !/\bthis\s+$/i.test(before);
    const be = /\bI\s+$/.test(before) ? 'am' : isPlural ? 'are' : 'is';
    const by = verb.toLowerCase().startsWith('be ') ? verb.replace(/^be/i, be) : isPlural ? verb : `${verb}s`;
    return { at: [index, index + whole.length] as const, by: also + by };
  });

/** The uncertain words of a text about being paid ('받을 수 있습니다', 'may earn'), each with the definite ones. */
export const uncertainOf = (text: string, language: Language): Replacement[] =>
  language === 'ko' ? koreanOf(text) : englishOf(text);
